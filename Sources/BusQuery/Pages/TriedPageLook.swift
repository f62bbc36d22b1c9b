internal import BusModel

/// What the pages of a route give, before they are saved: "3 timetables: 平日 92, 土曜 70, 日祝 65".
extension [TriedPage] {
  /// For a person: each page, and below it what it gives.
  public func look(_ language: Language) -> String {
    let twins = twins
    return flatMap { page in
      let twin = twins.first { $0.back == page }.map { [TriedPage.twin(of: $0.out, language)] }
      return ["\(language.name(of: page.direction))  \(page.url)"]
        + (page.said(language) + (twin ?? [])).map { "    " + $0 }
    }
    .map { TerminalText.clean($0) + "\n" }.joined()
  }
}

extension TriedPage {
  fileprivate func said(_ language: Language) -> [String] {
    var lines: [String] = []
    if let page, page.raw.verdict != .notATimetable {
      lines = [Self.counts(of: page.timetables, language)]
      lines += Self.stops(of: page.timetables, language).map { [$0] } ?? []
    }
    lines += trouble(language).map { [$0] } ?? []
    return lines + NoticeLines.lines(notices, of: url, language)
  }

  private static func counts(of found: [BusTimetable], _ language: Language) -> String {
    let some = found.prefix(6).map { timetable in
      "\(timetable.name(language)) \(timetable.departures.count)" + language("", "本")
    }
    let rest = found.count - some.count
    switch language {
    case .en:
      let more = rest > 0 ? ["\(rest) more"] : []
      return "\(Counted.english(found.count, "timetable")): "
        + (some + more).joined(separator: ", ")
    case .ja:
      let more = rest > 0 ? ["ほか\(rest)"] : []
      return "時刻表\(found.count)つ: " + (some + more).joined(separator: "、")
    }
  }

  /// A page of many stops wants a word on which one is meant.
  private static func stops(of found: [BusTimetable], _ language: Language) -> String? {
    var names: [String] = []
    for name in found.compactMap(\.stop) where !names.contains(name) { names.append(name) }
    guard names.count > 1 else { return nil }
    let some =
      names.prefix(5).joined(separator: language(", ", "、"))
      + (names.count > 5 ? " …" : "")
    return switch language {
    case .en: "\(names.count) stops: \(some); --stop NAME chooses one"
    case .ja: "停留所\(names.count): \(some)(--stop 名前 で選べます)"
    }
  }
}
