import BusModel

/// Dates and moments as people type them, with an example when they are not understood.
enum TypedTime {
  static func moment(_ text: String, option: String) throws(Failure) -> Moment {
    if let moment = Moment(text) { return moment }
    throw .usage(
      option, expected: "a moment in Japanese time such as 2026-11-21T07:30", found: text)
  }

  static func date(_ text: String, option: String) throws(Failure) -> CivilDate {
    if let date = CivilDate(text) { return date }
    throw .usage(option, expected: "a date such as 2026-11-21", found: text)
  }

  /// A moment; a date alone is its end: what was believed on that day.
  static func past(_ text: String, option: String) throws(Failure) -> Moment {
    if let date = CivilDate(text) { return Moment(date: date, minute: 1440).adding(seconds: -1) }
    if let moment = Moment(text) { return moment }
    throw .usage(
      option, expected: "a date such as 2026-10-01, or a moment such as 2026-10-01T06:00",
      found: text)
  }

  /// The end of a span: a moment, or a clock's time, which is the next such time after `start`; past
  /// 24:00 it is of the service day of `start`.
  static func end(
    _ text: String, after start: Moment, option: String
  ) throws(Failure) -> Moment {
    if let moment = Moment(text), text.utf8.count > 10 { return moment }
    guard let time = ServiceTime(text) else {
      throw .usage(
        option, expected: "a time such as 9:00 or 24:30, or a moment such as 2026-11-21T09:00",
        found: text)
    }
    let today = time.moment(on: start.date)
    return today >= start ? today : time.moment(on: start.date.adding(days: 1))
  }

  static func serviceTime(_ text: String) throws(Failure) -> ServiceTime {
    if let time = ServiceTime(text) { return time }
    throw .usage("TIME", expected: "a time of the service day such as 07:41 or 24:10", found: text)
  }
}
