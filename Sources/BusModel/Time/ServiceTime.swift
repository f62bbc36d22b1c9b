/// A time of the service day: minutes since its start, 0 ..< 2880.
///
/// A bus at ten past midnight belongs to the service day that began the evening before: 24:10.
public struct ServiceTime: Hashable, Comparable, Sendable {
  /// Minutes since 0:00 of the service day.
  public let minutes: Int

  /// A time, or nil outside 0 ..< 2880.
  public init?(minutes: Int) {
    guard (0..<2880).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// A time from an hour 0 … 47 and a minute 0 … 59, or nil outside these.
  public init?(hour: Int, minute: Int) {
    guard (0...47).contains(hour), (0...59).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// The hour, 0 … 47.
  public var hour: Int { minutes / 60 }

  /// The minute of the hour, 0 … 59.
  public var minute: Int { minutes % 60 }

  /// The moment it falls on when the service day is `date`: 24:10 is the next civil day at 00:10.
  public func moment(on date: CivilDate) -> Moment { Moment(date: date, minute: minutes) }

  /// Earlier times first.
  public static func < (left: ServiceTime, right: ServiceTime) -> Bool {
    left.minutes < right.minutes
  }
}

extension ServiceTime: CustomStringConvertible {
  /// "07:05", "24:10".
  public var description: String { padded(hour, to: 2) + ":" + padded(minute, to: 2) }

  /// Reads what `description` prints: one or two digits, a colon, two digits.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
