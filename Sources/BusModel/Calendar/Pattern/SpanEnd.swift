/// One end of a run of dates as a text gives it: exactly ("8/13", "8/13(木)"), or only within some
/// days of a month ("3月中旬").
package struct SpanEnd: Hashable, Sendable {
  /// The year, or nil when it comes back every year.
  package var year: Int?
  /// 1 … 12.
  package var month: Int
  /// The earliest day it can mean.
  package var earliest: Int
  /// The latest day it can mean.
  package var latest: Int
  /// The day of the week printed beside it, which fixes the year of a date without one.
  package var weekday: Weekday?

  /// Whether it names one day.
  package var isExact: Bool { earliest == latest }

  /// A day, or nil when no calendar has it.
  package init?(year: Int? = nil, month: Int, day: Int) {
    // 2000 is a leap year: a yearly 2/29 is a day.
    guard CivilDate(year: year ?? 2000, month: month, day: day) != nil else { return nil }
    self.init(year: year, month: month, days: day...day)
  }

  /// Some days of a month.
  package init(year: Int?, month: Int, days: ClosedRange<Int>) {
    self.year = year
    self.month = month
    earliest = days.lowerBound
    latest = days.upperBound
  }

  /// A third of a month, the first one for 0.
  package static func third(_ third: Int, year: Int?, month: Int) -> SpanEnd {
    let last = third == 2 ? CivilDate.days(inMonth: month, of: year ?? 2000) : third * 10 + 10
    return SpanEnd(year: year, month: month, days: (third * 10 + 1)...last)
  }

  /// "8/13", "2026/8/13(木)", "3月中旬".
  var text: String {
    let prefix = year.map { "\($0)" } ?? ""
    let suffix = weekday.map { "(\($0.kanji))" } ?? ""
    if isExact { return (year == nil ? "" : prefix + "/") + "\(month)/\(earliest)" + suffix }
    let third = earliest == 1 ? "上旬" : earliest == 11 ? "中旬" : "下旬"
    return (year == nil ? "" : prefix + "年") + "\(month)月\(third)"
  }
}
