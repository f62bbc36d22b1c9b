import BusModel

/// Sentences that fill a gap between departures: "8時～20時の間は20分間隔で運行". Those in the gap are not known.
enum IntervalSentences {
  /// A doubt for each beside what was read.
  static func doubts(
    _ lines: PageLines, _ readings: [Reading], holds: (PageLines.Line) -> Bool
  ) -> [Notice] {
    lines.lines.filter { fillsGap($0.text) && holds($0) }
      .map { Notice(.intervalRule($0.text), at: readings.first?.columns.first?.at) }
  }

  private static func fillsGap(_ text: String) -> Bool {
    text.utf8.count <= 200 && intervals.isFound(in: text) && text.contains(where: \.isNumber)
      && (gaps.isFound(in: text) || everyHour.isFound(in: text))
  }

  private static let intervals = WordList(["分間隔", "分おき", "分毎", "分ごと", "毎時"])
  /// "毎時 00・30分発".
  private static let everyHour = WordList(["毎時"])
  private static let gaps = WordList(["の間は", "の間", "この間", "以降、", "以降は", "その後", "時台まで", "時台は"])
}
