public import BusModel

extension PageDocument {
  /// 0 for a timetable, else 65.
  public var exitStatus: Int32 { verdict == .timetable ? 0 : 65 }

  /// The page in one line, each timetable with its departures hour by hour, legend and notices.
  public func text(_ language: Language) -> String {
    var lines = [head(language)]
    for timetable in timetables {
      lines += ["", timetable.title(language)] + timetable.hourLines
    }
    lines += Self.section(
      language("legend", "凡例"), raw.legend.map { "\($0.mark)  \($0.text ?? "")" })
    lines += Self.section(
      language("notices", "注意"), raw.notices.map { $0.line(language) })
    lines += Self.section(language("remarks", "備考"), raw.remarks.lines(language))
    return lines.map { TerminalText.clean($0) + "\n" }.joined()
  }

  private func head(_ language: Language) -> String {
    let layout = raw.layout.map { ["\($0) \(raw.confidence)"] } ?? []
    // The contract's word in English, as the JSON has it.
    let verdict = language(raw.verdict.rawValue, raw.verdict.name(.ja))
    return ([verdict] + layout + [raw.encoding.name, language.bytes(byteCount)]).joined(
      separator: " · ")
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { "  " + $0 }
  }
}

extension PageRemarks {
  /// A line each, and how many lines of the page are not among them.
  fileprivate func lines(_ language: Language) -> [String] {
    guard !shown.isEmpty else { return [] }
    let rest = language(
      "\(Counted.english(otherLines, "other line")) on the page", "ほかに\(otherLines)行")
    return shown.map(\.text) + (otherLines > 0 ? ["… " + rest] : [])
  }
}

extension BusTimetable {
  fileprivate func title(_ language: Language) -> String {
    let way = destination.map { "→ \($0)" }
    let platform = platform.map { language("(platform \($0))", "(のりば\($0))") }
    let names = [stop, routeName, way, platform, name(language)].compactMap { $0 }
    return names.joined(separator: "  ") + ": " + language.departures(departures.count)
  }

  /// Its label, or that the page gives none.
  func name(_ language: Language) -> String {
    label ?? language("days not said", "曜日の記載なし")
  }

  fileprivate var hourLines: [String] {
    let hours = Dictionary(grouping: departures) { $0.departureTime.hour }
    return hours.keys.sorted().map { hour in
      let minutes = (hours[hour] ?? []).map { departure in
        "\(departure.departureTime)".suffix(2) + departure.marks.map(\.mark).joined()
      }
      return "  " + (hour < 10 ? "0" : "") + "\(hour) | " + minutes.joined(separator: " ")
    }
  }
}

extension Notice {
  fileprivate func line(_ language: Language) -> String {
    switch language {
    case .en: "\(code)  " + words(language) + (at.map { "  at \($0)" } ?? "")
    case .ja: words(language) + (at.map { "  場所: \($0)" } ?? "")
    }
  }
}

extension Language {
  /// "12 bytes", "12バイト".
  public func bytes(_ count: Int) -> String { self("\(count) bytes", "\(count)バイト") }

  /// "12 departures", "12本".
  func departures(_ count: Int) -> String {
    self(Counted.english(count, "departure"), "\(count)本")
  }
}

extension RawPage.Verdict {
  /// "timetable", "no timetable", "uncertain".
  func name(_ language: Language) -> String {
    switch (self, language) {
    case (.timetable, .en): "timetable"
    case (.timetable, .ja): "時刻表"
    case (.notATimetable, .en): "no timetable"
    case (.notATimetable, .ja): "時刻表ではありません"
    case (.uncertain, .en): "uncertain"
    case (.uncertain, .ja): "一部を読み取れません"
    }
  }
}
