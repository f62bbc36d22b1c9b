public import BusModel

/// A day, a time or both as a person types them, before it is told by a clock which are meant.
public enum TypedWhen: Hashable, Sendable {
  /// So many minutes from the running one: `+30`, `now`, `30分後`.
  case after(minutes: Int)
  /// A moment in full: `2026-11-21T07:30:00Z`.
  case moment(Moment)
  /// A time: `7:20`, `0720`, `7時20分`, `24:10`.
  case time(ServiceTime)
  /// A day, and a time of it: `明日`, `11/23 7:20`.
  case day(TypedDay, ServiceTime?)

  /// Reads what was typed, in letters of any width; nil when it means neither day nor time.
  public init?(_ text: String) {
    // The notation of computers first: it knows seconds and zones, which people do not type.
    let folded = FoldedName.folded(text, keepingBlanks: true)
    let words = TypedScanner.trimmed(folded)
    if words.utf8.count > 10, let moment = Moment(words.uppercased()) {
      self = .moment(moment)
      return
    }
    var scanner = TypedScanner(words)
    guard let read = Self.read(&scanner) else { return nil }
    self = read
  }

  private static func read(_ scanner: inout TypedScanner) -> TypedWhen? {
    if let minutes = scanner.whole({ $0.minutesAhead() }) { return .after(minutes: minutes) }
    if let time = scanner.whole({ $0.time() }) { return .time(time) }
    guard let day = scanner.day() else { return nil }
    if scanner.isAtEnd { return .day(day, nil) }
    scanner.skipBetween()
    guard let time = scanner.time(), scanner.isAtEnd else { return nil }
    return .day(day, time)
  }
}

/// A day as a person types it.
public enum TypedDay: Hashable, Sendable {
  /// With its year.
  case date(CivilDate)
  /// `11/23`, and the day of the week where one stands beside it.
  case monthDay(Int, Int, Weekday?)
  /// `土曜`.
  case weekday(Weekday)
  /// `明日` is 1.
  case fromToday(Int)

  /// How far back a date without a year may lie; one that is further back is the coming one.
  private static let daysBack = 60

  /// The day that is meant.
  ///
  /// - Parameter today: today's date.
  /// - Returns: nil when there is none, such as a Monday 11/23 in no year near.
  public func date(by today: CivilDate) -> CivilDate? {
    switch self {
    case .date(let date): return date
    case .fromToday(let days): return today.adding(days: days)
    case .weekday(let weekday):
      let days = (weekday.rawValue - today.weekday.rawValue + 7) % 7
      return today.adding(days: days)
    case .monthDay(let month, let day, let weekday):
      let oldest = today.adding(days: -Self.daysBack)
      // A 29 February may be eight years off, where a century has none.
      let found = (today.year - 1...today.year + 8).lazy
        .compactMap { CivilDate(year: $0, month: month, day: day) }.first { $0 >= oldest }
      guard let weekday, let found else { return found }
      return found.weekday == weekday ? found : nil
    }
  }
}
