import BusLabels

/// A date with its weekday behind the name of an event's bus: "花火大会 臨時バス 8月7日(土)". It runs on that day,
/// and on no other Saturday.
enum EventDates {
  /// The dates; the whole line where it is no event's, so that nobody takes the weekday for the days.
  static func label(in printed: String) -> String? {
    guard printed.utf8.count <= 150, DateWeekdays.removed(from: printed) != printed,
      !sentences.isFound(in: printed),
      let start = firstDate(in: printed), start > printed.startIndex
    else { return nil }
    let name = printed[..<start]
    let dates = Texts.compact(printed[start...])
    guard DayWords.isLabel(dates), DayWords.onlyDates(dates),
      !DayWords.onlyBegins(dates), DayWords.kind(of: Texts.compact(name)) == nil
    else { return nil }
    return events.isFound(in: String(name)) ? dates : nil
  }

  /// Where the first date begins: the month of 8月7日 or 8/7.
  private static func firstDate(in text: String) -> String.Index? {
    guard let sign = text.firstIndex(where: { "月/／".contains($0) }) else { return nil }
    let digits = text[..<sign].reversed().prefix { $0.isNumber }.count
    guard (1...2).contains(digits) else { return nil }
    return text.index(sign, offsetBy: -digits)
  }

  private static let sentences = WordList([
    "。", "改正", "改定", "更新", "現在", "発行", "実施", "施行", "掲載", "から", "より",
  ])
  private static let events = WordList([
    "臨時", "シャトル", "イベント", "まつり", "祭", "大会", "入試", "試験", "花火", "当日", "開催", "初日の出", "初詣", "試合",
    "マラソン", "フェス",
    "オープンキャンパス", "見学会", "説明会", "式", "コンサート", "ライブ", "特別", "運行日",
  ])
}
