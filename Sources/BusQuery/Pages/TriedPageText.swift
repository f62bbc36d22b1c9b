public import BusJSON
internal import BusModel

/// How pages that were tried are told.
extension [TriedPage] {
  /// The answer of `bus routes check`: a row for each page, and below it what was odd about it.
  public func text(_ language: Language) -> String {
    zip(TextTable.lines(map { $0.row(language) }), self).flatMap { row, page in
      [row] + NoticeLines.lines(page.notices, of: page.url, language).map { "    " + $0 }
    }
    .map { TerminalText.clean($0) + "\n" }.joined()
  }

  /// What keeps the pages from being saved unseen: a sentence, or a line for each of several.
  public func trouble(_ language: Language) -> String {
    var troubles = compactMap { page in page.trouble(language).map { "\(page.url): \($0)" } }
    troubles += twins.map { "\($0.back.url): " + TriedPage.twin(of: $0.out, language) }
    return troubles.count == 1 ? troubles[0] : troubles.map { "\n  " + $0 }.joined()
  }
}

extension TriedPage {
  /// Route, direction, verdict, counts, address, and what is wrong: the cells of a table's row.
  fileprivate func row(_ language: Language) -> [String] {
    let head = [route, language.name(of: direction)]
    switch result {
    case .read(let page):
      let count = page.timetables.count
      return head + [
        page.raw.verdict.name(language), page.raw.layout ?? "",
        language(Counted.english(count, "timetable"), "時刻表\(count)つ"),
        language.departures(page.departureCount), url, page.fault?.text(language) ?? "",
      ]
    case .notFetched(let why):
      return head + [Self.notFetched(language), "", "", "", url, why.words(language)]
    }
  }

  /// What keeps the page from being saved unseen, with what to do; nil when nothing does.
  func trouble(_ language: Language) -> String? {
    switch result {
    case .notFetched(let why): "\(Self.notFetched(language)): \(why.words(language))"
    case .read(let page):
      switch page.raw.verdict {
      case .notATimetable: Self.refused(page.fault?.text(language) ?? "", language)
      case .uncertain: Self.doubted(page.fault?.text(language) ?? "", language)
      case .timetable: renamed(language)
      }
    }
  }

  static func twin(of out: TriedPage, _ language: Language) -> String {
    language(
      "the way back gives the same timetables as the way out (\(out.url)); give the other way's page, "
        + "or leave the way back out; --unchecked saves it all the same",
      "帰りの時刻表が行き(\(out.url))と同じです。反対方向のページを指定するか、帰りを省いてください。"
        + "このまま保存するには --unchecked")
  }

  private static func notFetched(_ language: Language) -> String {
    language("not fetched", "取得できません")
  }

  private static func refused(_ why: String, _ language: Language) -> String {
    switch language {
    case .en: "no timetable: \(why); give the page that shows the times themselves"
    case .ja: "時刻表ではありません: \(why)。時刻そのものが載っているページを指定してください"
    }
  }

  private static func doubted(_ why: String, _ language: Language) -> String {
    switch language {
    case .en: "not all of it was understood: \(why); --unchecked saves it all the same"
    case .ja: "一部を読み取れません: \(why)。このまま保存するには --unchecked"
    }
  }

  private func renamed(_ language: Language) -> String? {
    guard let renamedStop, let name = hintedStop else { return nil }
    return switch language {
    case .en: "its stop is \(renamedStop), not \(name); --unchecked calls it \(name) all the same"
    case .ja: "停留所は「\(renamedStop)」とあり、「\(name)」ではありません。それでも「\(name)」とするには --unchecked"
    }
  }

  /// The same with keys.
  public var json: JSONValue {
    let problem: (words: String?, code: String?) =
      switch result {
      case .read(let page): (page.fault?.words(.en), page.fault?.code)
      case .notFetched(let why): (why.words(.en), why.message.code)
      }
    return [
      "route": .string(route), "direction": .string(direction.rawValue), "url": .string(url),
      "verdict": JSONValue(page?.raw.verdict.rawValue), "layout": JSONValue(page?.raw.layout),
      "timetables": JSONValue(page?.timetables.count),
      "departures": JSONValue(page?.departureCount), "message": JSONValue(problem.words),
      "messageCode": JSONValue(problem.code),
      "notices": .array((page?.raw.notices ?? []).map(\.json)),
    ]
  }
}
