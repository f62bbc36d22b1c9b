/// One line of `bus calendar`: what a date runs as, and why.
public struct CalendarLine: Hashable, Sendable {
  /// The date.
  public let date: CivilDate
  /// The day of the week in English, lower case: "thursday".
  public let weekday: String
  /// The holiday it is, or nil.
  public let holiday: Holiday?
  /// "weekday", "saturday", "sundayHoliday", "none", or the name of a special timetable.
  public let service: String
  /// Why, in Japanese.
  public let because: String

  /// The line for a day.
  public init(_ day: ServiceDay) {
    date = day.date
    weekday = day.weekday.name
    holiday = day.holiday
    service = day.runs.name
    because = day.because
  }
}

extension ServiceCalendar {
  /// The lines of `bus calendar` from one date to another, both included.
  public func lines(from first: CivilDate, to last: CivilDate) -> [CalendarLine] {
    guard first <= last else { return [] }
    return (first.dayNumber...last.dayNumber).map {
      CalendarLine(day(CivilDate(dayNumber: $0)))
    }
  }
}
