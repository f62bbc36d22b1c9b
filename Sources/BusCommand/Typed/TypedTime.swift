public import BusModel

/// Dates and moments as people type them, with an example when they are not understood.
public enum TypedTime {
  /// A moment, or a clock's time near `clock`.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func moment(
    _ text: String, near clock: Moment, option: String
  ) throws(Failure) -> Moment {
    if let moment = Moment(text) { return moment }
    if let time = ServiceTime(text) { return moment(of: time, near: clock) }
    throw .usage(
      option,
      expected: "a time such as 7:20, or a moment in Japanese time such as 2026-11-21T07:30",
      found: text)
  }

  /// A day of the calendar.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func date(_ text: String, option: String) throws(Failure) -> CivilDate {
    if let date = CivilDate(text) { return date }
    throw .usage(option, expected: "a date such as 2026-11-21", found: text)
  }

  /// A moment; a date alone is its end: what was believed on that day.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func past(_ text: String, option: String) throws(Failure) -> Moment {
    if let date = CivilDate(text) { return Moment(date: date, minute: 1440).adding(seconds: -1) }
    if let moment = Moment(text) { return moment }
    throw .usage(
      option, expected: "a date such as 2026-10-01, or a moment such as 2026-10-01T06:00",
      found: text)
  }

  /// A moment; a date alone is its beginning: all before that day is meant.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func start(_ text: String, option: String) throws(Failure) -> Moment {
    if let date = CivilDate(text) { return Moment(date: date, minute: 0) }
    return try past(text, option: option)
  }

  /// The end of a span: a moment, or a clock's time near `start`. One that is over is refused:
  /// nobody at a stop who types 7:30 at 8:00 means tomorrow, and who does can say so.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func end(
    _ text: String, after start: Moment, option: String
  ) throws(Failure) -> Moment {
    let end: Moment
    if let moment = Moment(text), text.utf8.count > 10 {
      end = moment
    } else if let time = ServiceTime(text) {
      end = moment(of: time, near: start)
    } else {
      throw .usage(
        option, expected: "a time such as 9:00 or 24:30, or a moment such as 2026-11-21T09:00",
        found: text)
    }
    guard end < start else { return end }
    let later = end.adding(seconds: 86_400)
    let advice = later < start ? "" : "; for the day after: \(later.date)T\(later.clock)"
    throw .usage(
      option, expected: "a time that is not over at \(start.clock)", found: text, advice: advice)
  }

  /// The moment that a person means by a clock's time: 4:00 to 23:59 are of today's date, what is
  /// before and beyond belongs to the night of the service day, which ends at 4:00.
  private static func moment(of time: ServiceTime, near clock: Moment) -> Moment {
    let isNight = time.hour < dayStart || time.hour >= 24
    guard isNight else { return time.moment(on: clock.date) }
    let isNightNow = clock.minuteOfDay < dayStart * 60
    let day = isNightNow ? clock.date.adding(days: -1) : clock.date
    return Moment(date: day, minute: time.minutes + (time.hour < dayStart ? 1440 : 0))
  }

  /// The hour at which people's new day begins.
  private static let dayStart = 4

  /// A time of the service day.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func serviceTime(_ text: String) throws(Failure) -> ServiceTime {
    if let time = ServiceTime(text) { return time }
    throw .usage("TIME", expected: "a time of the service day such as 07:41 or 24:10", found: text)
  }
}
