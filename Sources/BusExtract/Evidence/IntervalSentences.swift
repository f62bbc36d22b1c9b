import BusModel

/// Sentences that fill a gap between departures: "8時～20時の間は20分間隔で運行". Those in the gap are not known.
enum IntervalSentences {
  /// A doubt for each beside what was read.
  static func doubts(
    _ lines: PageLines, _ readings: [LayoutResult], holds: (PageLines.Line) -> Bool
  ) -> [Notice] {
    let isShort = readings.contains { reading in
      reading.layout == PageLayout.departureList.rawValue && reading.departureCount <= few
    }
    return lines.lines.filter { line in
      (fillsGap(line) || isShort && tellsMinutes(line.text)) && !commends(line.text)
        && holds(line)
    }
    .map { Notice(.intervalRule($0.text), at: readings.first?.columns.first?.at) }
  }

  private static func fillsGap(_ line: PageLines.Line) -> Bool {
    line.text.utf8.count <= 200 && intervals.isFound(in: line)
      && line.text.contains(where: \.isNumber)
      && (gaps.isFound(in: line) || everyHour.isFound(in: line))
  }

  /// "市内循環バス（毎時00分）をご利用ください": another bus, whose times stand behind its name alone.
  private static func commends(_ text: String) -> Bool {
    guard let end = closes.lazy.compactMap({ text.firstRange(of: $0)?.lowerBound }).first,
      let start = text[..<end].lastIndex(where: { "（(".contains($0) })
    else { return false }
    return !intervals.isFound(in: String(text[..<start]))
      && !intervals.isFound(in: String(text[end...]))
      && others.isFound(in: String(text[..<start]))
  }

  private static let closes = ["）をご利用", ")をご利用", "）もご利用", ")もご利用"]
  private static let others = WordList([
    "隣", "別の", "他の", "ほかの", "循環バス", "系統", "号線", "乗り継", "乗継", "電車", "列車",
  ])

  /// A list so short may be what a rule leaves over.
  private static let few = 12

  /// "毎時 00・30分発".
  private static func tellsMinutes(_ text: String) -> Bool {
    text.utf8.count <= 100 && hourly.isFound(in: text)
      && Texts.holdsNumber(before: [0x5206], in: text)
  }

  private static let hourly = WordList(["毎時"])
  static let intervals = WordList(["分間隔", "分おき", "分毎", "分ごと", "毎時"], asked: .interval)
  /// "毎時 00・30分発".
  private static let everyHour = WordList(["毎時"])
  private static let gaps = WordList(["の間は", "の間", "この間", "以降、", "以降は", "その後", "時台まで", "時台は"])
}
