import BusCommand
import BusModel

/// The days that `bus calendar` is asked about.
struct TypedDays {
  /// The days in the order they were named.
  let dates: [CivilDate]

  /// No calendar needs more, and a mistyped year should not fill the screen for minutes.
  private static let most = 100_000

  init(
    _ typed: [String], from first: CivilDate?, to: String?, today: CivilDate, wholeYear: Bool
  ) throws(Failure) {
    var days: [CivilDate] = []
    for text in typed { days += try Self.days(text) }
    if first != nil || to != nil {
      let last = try to.map { text throws(Failure) in try TypedTime.date(text, option: "--to") }
      days += try Self.range(first ?? today, last ?? (first ?? today).adding(days: 30))
    } else if days.isEmpty {
      let first = CivilDate(year: today.year, month: 1, day: 1)
      let last = CivilDate(year: today.year, month: 12, day: 31)
      days = wholeYear ? try Self.range(first ?? today, last ?? today) : [today]
    }
    dates = days
  }

  /// "2026-11-21" or "2026-11-21..2026-11-30".
  private static func days(_ text: String) throws(Failure) -> [CivilDate] {
    if let date = CivilDate(text) { return [date] }
    // Two dates of ten letters with ".." between.
    if text.utf8.count == 22, let first = CivilDate(text.prefix(10)),
      let last = CivilDate(text.suffix(10)), text.dropFirst(10).hasPrefix("..")
    {
      return try range(first, last)
    }
    throw .usage(
      "DATE", expected: "a date such as 2026-11-21, or a range such as 2026-12-28..2027-01-04",
      found: text)
  }

  private static func range(_ first: CivilDate, _ last: CivilDate) throws(Failure) -> [CivilDate] {
    guard first <= last else {
      throw Failure(
        .usage, "expected a range that starts before it ends, found \(first)..\(last)")
    }
    guard last.dayNumber - first.dayNumber < most else {
      throw Failure(.usage, "expected at most \(most) days, found \(first)..\(last)")
    }
    return (first.dayNumber...last.dayNumber).map { CivilDate(dayNumber: $0) }
  }
}
