/// A moment, in whole seconds of Unix time, seen from Japan (UTC+9, no summer time, always).
public struct Moment: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let secondsSince1970: Int

  /// A moment of Unix time.
  public init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

  /// The moment at which a clock in Japan shows so many minutes after the midnight that begins
  /// `date`; more than 1440 minutes reach into the days after it.
  public init(date: CivilDate, minute: Int) {
    secondsSince1970 = date.dayNumber * 86_400 + minute * 60 - Self.japanOffset
  }

  /// Reads "2026-11-21T07:30", with optional seconds, in Japanese time unless "Z" or an offset such
  /// as "+09:00" follows; a date alone is its midnight. Nil for anything else.
  public init?(_ text: String) {
    var reader = MomentReader(text)
    guard let seconds = reader.read() else { return nil }
    secondsSince1970 = seconds
  }

  /// Japan's distance from UTC in seconds.
  static let japanOffset = 9 * 3600

  private var japanSeconds: Int { secondsSince1970 + Self.japanOffset }
  private var dayNumber: Int { Int((Double(japanSeconds) / 86_400).rounded(.down)) }

  /// The civil date in Japan.
  public var date: CivilDate { CivilDate(dayNumber: dayNumber) }

  /// Seconds since midnight in Japan, 0 ..< 86400.
  public var secondOfDay: Int { japanSeconds - dayNumber * 86_400 }

  /// Minutes since midnight in Japan, 0 ..< 1440.
  public var minuteOfDay: Int { secondOfDay / 60 }

  /// The moment so many seconds later.
  public func adding(seconds: Int) -> Moment {
    Moment(secondsSince1970: secondsSince1970 + seconds)
  }

  /// Whole minutes from `earlier` to here, rounded down: 59 s are 0, -1 s is -1.
  public func minutes(since earlier: Moment) -> Int {
    let seconds = secondsSince1970 - earlier.secondsSince1970
    return seconds >= 0 ? seconds / 60 : -((-seconds + 59) / 60)
  }

  /// Earlier moments first.
  public static func < (left: Moment, right: Moment) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

extension Moment: CustomStringConvertible {
  /// "2026-11-21T07:30:00+09:00".
  public var description: String { "\(date)T\(clockWithSeconds)+09:00" }

  /// The clock in Japan: "07:30".
  public var clock: String {
    padded(minuteOfDay / 60, to: 2) + ":" + padded(minuteOfDay % 60, to: 2)
  }

  /// The clock in Japan: "07:30:05".
  public var clockWithSeconds: String { clock + ":" + padded(secondOfDay % 60, to: 2) }
}

/// Reads the notations of a moment, byte by byte.
private struct MomentReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  mutating func read() -> Int? {
    guard let year = digits(4), take("-"), let month = digits(2), take("-"), let day = digits(2),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    let midnight = date.dayNumber * 86_400
    if rest.isEmpty { return midnight - Moment.japanOffset }
    guard take("T") || take(" ") else { return nil }
    guard let hour = digits(2), hour < 24, take(":"), let minute = digits(2), minute < 60 else {
      return nil
    }
    var second = 0
    if take(":") {
      guard let read = digits(2), read < 60 else { return nil }
      second = read
    }
    guard let offset = offset(), rest.isEmpty else { return nil }
    return midnight + hour * 3600 + minute * 60 + second - offset
  }

  private mutating func offset() -> Int? {
    if rest.isEmpty { return Moment.japanOffset }
    if take("Z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = digits(2), hours < 24 else { return nil }
    _ = take(":")
    guard let minutes = digits(2), minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func digits(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let byte = rest.first, (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
      rest.removeFirst()
    }
    return value
  }
}
