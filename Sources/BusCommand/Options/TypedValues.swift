public import BusModel
public import BusQuery

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
    throw .typed(.option(option), expected: .time(.moment), found: text)
  }

  /// A day of the calendar.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func date(_ text: String, option: String) throws(Failure) -> CivilDate {
    if let date = CivilDate(text) { return date }
    throw .typed(.option(option), expected: .time(.date), found: text)
  }

  /// A moment; a date alone is its end: what was believed on that day.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func past(_ text: String, option: String) throws(Failure) -> Moment {
    if let date = CivilDate(text) { return Moment(date: date, minute: 1440).adding(seconds: -1) }
    if let moment = Moment(text) { return moment }
    throw .typed(.option(option), expected: .time(.pastMoment), found: text)
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
      throw .typed(.option(option), expected: .time(.end), found: text)
    }
    guard end < start else { return end }
    let later = end.adding(seconds: 86_400)
    let dayAfter = later < start ? nil : "\(later.date)T\(later.clock)"
    throw .typed(
      .option(option), expected: .time(.later(than: "\(start.clock)", dayAfter: dayAfter)),
      found: text)
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
    throw .typed(.time, expected: .time(.serviceTime), found: text)
  }
}

/// Whole numbers as people type them.
public enum TypedNumber {
  /// Digits alone: no sign, no point, nothing beyond the range.
  ///
  /// - Parameters:
  ///   - text: what was typed; nil when nothing was.
  ///   - range: the numbers there may be.
  ///   - option: "--count".
  ///   - kind: what is counted.
  /// - Returns: the number; nil when nothing was typed.
  /// - Throws: ``Failure`` with 64.
  public static func whole(
    _ text: String?, in range: ClosedRange<Int>, option: String,
    as kind: (ClosedRange<Int>) -> TypedFault.Expectation = { .number($0) }
  ) throws(Failure) -> Int? {
    guard let text else { return nil }
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    guard isPlain, let number = Int(text), range.contains(number) else {
      throw .typed(.option(option), expected: kind(range), found: text)
    }
    return number
  }
}
