import BusLabels

/// A line that says of the same dates as what days they run, and that the buses with a mark do not.
enum SharedDates {
  /// "12/29～1/3は日祝ダイヤ、▲印の便は運休です" as "12/29～1/3は日祝ダイヤ" and "▲印の便は12/29～1/3運休"; nil for any other line.
  static func divided(_ line: PageLines.Line) -> [String]? {
    let text = line.text
    guard text.utf8.count <= 240, LegendSentences.sign.isFound(in: line),
      let sign = text[...].firstRange(of: "印"),
      let topic = text[...].firstRange(of: "は"), topic.upperBound < sign.lowerBound,
      case let dates = String(text[..<topic.lowerBound]), DayWords.onlyDates(dates),
      let joint = text[..<sign.lowerBound].lastIndex(where: { "、。（(".contains($0) }),
      joint >= topic.upperBound
    else { return nil }
    var second = text[text.index(after: joint)...].drop { $0.isWhitespace || $0 == "、" }
    for word in ["ただし、", "ただし", "但し"] where second.hasPrefix(word) {
      second = second.dropFirst(word.count)
    }
    let mark = second.prefix { $0 != "印" }
    guard (1...6).contains(mark.count), rests.contains(where: { second == mark + $0 }) else {
      return nil
    }
    var first = String(text[..<joint])
    for (open, closed) in verbs where first.ends(with: open) {
      first = first.before(ending: open) + closed
    }
    let reading = ParsedDayRules.read(first)
    guard reading.isSettled, !reading.rules.isEmpty else { return nil }
    return [first, mark + "印の便は" + dates + "運休"]
  }

  private static let verbs = [("運行し", "運行します"), ("となり", "となります")]
  private static let rests: [String] = ["印の便は", "印のバスは", "印便は", "印は"].flatMap { subject in
    ["運休", "運休です", "運休します", "運休いたします", "運休となります", "運行しません", "運転しません"].flatMap { verb in
      ["", "。", "）", ")", "）。", "。）"].map { subject + verb + $0 }
    }
  }
}
