public import BusModel

/// What a person's words for a day or a time mean at a moment.
public struct Understood<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What is meant.
  public var value: Value
  /// Whether it is what stands there; else a person is told what was understood.
  public var isPlain: Bool
}

extension TypedWhen {
  /// The moment that is meant.
  ///
  /// A time is of today, from 0:00 to 3:59 of the night of the service day that ends then, and of
  /// tomorrow when it lies more than twelve hours back; a day without a time is its midnight; 24:10 is
  /// in the small hours after the day.
  ///
  /// - Parameter clock: what the clock says.
  /// - Returns: nil when there is no such day.
  public func moment(by clock: Moment) -> Understood<Moment>? {
    switch self {
    case .moment(let moment): return Understood(value: moment, isPlain: true)
    case .after(let minutes):
      let running = clock.adding(seconds: -(clock.secondOfDay % 60))
      return Understood(value: running.adding(seconds: minutes * 60), isPlain: minutes == 0)
    case .time(let time):
      let moment = Self.moment(of: time, by: clock)
      let isOver = moment.adding(seconds: Self.longestBack) < clock
      return Understood(value: isOver ? moment.adding(seconds: 86_400) : moment, isPlain: !isOver)
    case .day(let day, let time):
      guard let date = day.date(by: clock.date) else { return nil }
      return Understood(
        value: Moment(date: date, minute: time?.minutes ?? 0), isPlain: day.isPlain)
    }
  }

  /// The day that is meant; nil for a time alone, or when there is no such day.
  public func date(by clock: Moment) -> Understood<CivilDate>? {
    switch self {
    case .after(0): return Understood(value: clock.date, isPlain: true)
    case .after, .time, .moment, .day(_, .some): return nil
    case .day(let day, nil):
      return day.date(by: clock.date).map { Understood(value: $0, isPlain: day.isPlain) }
    }
  }

  /// The time that is meant, for what takes one of any day; nil where a day stands.
  public var time: ServiceTime? {
    if case .time(let time) = self { return time }
    return nil
  }

  private static let longestBack = 12 * 3600
  /// The hour at which people's new day begins.
  private static let dayStart = 4

  /// Of today's date, or of the night of the service day, which ends at 4:00.
  private static func moment(of time: ServiceTime, by clock: Moment) -> Moment {
    let isNight = time.hour < dayStart || time.hour >= 24
    guard isNight else { return time.moment(on: clock.date) }
    let isNightNow = clock.minuteOfDay < dayStart * 60
    let day = isNightNow ? clock.date.adding(days: -1) : clock.date
    return Moment(date: day, minute: time.minutes + (time.hour < dayStart ? 1440 : 0))
  }
}

extension TypedDay {
  fileprivate var isPlain: Bool {
    switch self {
    case .date, .fromToday(0): true
    case .monthDay, .weekday, .fromToday: false
    }
  }
}

extension Language {
  /// What was understood of a day that was not typed in full: "taken as Wed 25 Nov 2026".
  public func understood(_ date: CivilDate) -> String {
    let name = fullName(of: date)
    return self("taken as \(name)", "\(name)のこととして答えます")
  }

  /// The same of a moment: "taken as Wed 25 Nov 2026 07:20".
  public func understood(_ moment: Moment) -> String {
    let name = "\(fullName(of: moment.date)) \(moment.clock)"
    return self("taken as \(name)", "\(name) のこととして答えます")
  }
}
