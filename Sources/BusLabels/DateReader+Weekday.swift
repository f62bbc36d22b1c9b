internal import BusModel

/// The weekday in brackets behind a date.
extension DateReader {
  /// The brackets after a date: (木), [月・祝], (土曜日). The weekday alone is looked at.
  mutating func weekday() -> Weekday? {
    let start = reader.at
    // 1/1（祝）: a holiday, whatever day of the week.
    if reader.take("("), Self.feasts.contains(where: { reader.take(word: $0) }), reader.take(")") {
      return nil
    }
    reader.at = start
    guard reader.take("("), let first = reader.next,
      let weekday = Weekday.allCases.first(where: { day in
        [day.kanji, VocabularyDays.korean[day.rawValue]].contains(Character(first))
      }) ?? Self.chinese[first]
    else {
      reader.at = start
      return nil
    }
    reader.at += 1
    if reader.take("曜") { _ = reader.take("日") } else { _ = reader.take(word: "요일") }
    _ = reader.take("、") || reader.take("・")
    for word in Self.holidays where reader.take(word: word) { break }
    guard reader.take(")") else {
      reader.at = start
      return nil
    }
    return weekday
  }

  /// 12月30日（三）.
  private static let chinese: [Unicode.Scalar: Weekday] = [
    "一": .monday, "二": .tuesday, "三": .wednesday, "四": .thursday, "五": .friday, "六": .saturday,
  ]

  /// What may stand beside the weekday of a date; (土日祝) and (土・日・祝日) list days.
  private static let holidays =
    [
      "振替休日", "国民の休日", "振替休", "振替", "振休", "祝日", "祭日", "休日", "祝", "祭", "休",
    ] + named

  /// 8月11日（水・山の日）.
  private static let named = [
    "元日", "元旦", "大晦日", "成人の日", "建国記念の日", "建国記念日", "天皇誕生日", "春分の日", "昭和の日", "憲法記念日", "みどりの日",
    "こどもの日", "海の日", "山の日", "敬老の日", "秋分の日", "スポーツの日", "文化の日", "勤労感謝の日",
  ]

  private static let feasts = ["祝日", "祭日", "振替休日", "振休", "祝", "祭"] + named
}
