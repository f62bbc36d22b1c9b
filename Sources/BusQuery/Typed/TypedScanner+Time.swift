internal import BusModel

/// Times, and how far off something is.
extension TypedScanner {
  /// `now`, `+30`, `+1h`, `30分後`, `in 30 min`.
  mutating func minutesAhead() -> Int? {
    if take(["now": true, "今": true, "いま": true, "現在": true]) != nil { return 0 }
    if let minutes = attempt({
      $0.take("+") ? $0.span(units: Self.units, isUnitNeeded: false) : nil
    }) {
      return minutes
    }
    if let minutes = attempt({
      $0.take("in ") ? $0.span(units: Self.units, isUnitNeeded: true) : nil
    }) {
      return minutes
    }
    return attempt { $0.span(units: Self.unitsLater, isUnitNeeded: true) }
  }

  private mutating func span(units: KeyValuePairs<String, Int>, isUnitNeeded: Bool) -> Int? {
    skipBlanks()
    guard let number = number(digits: 1...4) else { return nil }
    skipBlanks()
    guard let unit = take(units) else { return isUnitNeeded || !isAtEnd ? nil : number }
    return isInWord ? nil : number * unit
  }

  private static let units: KeyValuePairs = [
    "m": 1, "min": 1, "mins": 1, "minute": 1, "minutes": 1, "分": 1,
    "h": 60, "hour": 60, "hours": 60, "時間": 60,
  ]
  private static let unitsLater: KeyValuePairs = [
    "分後": 1, "時間後": 60, "min later": 1, "minutes later": 1, "hours later": 60,
  ]

  /// `7:20`, `0720`, `7時20分`, `7時半`, `午後3時`, `7:20pm`, `正午`, `24:10`.
  mutating func time() -> ServiceTime? {
    attempt { scanner in
      if let time = scanner.take(Self.names) { return scanner.isInWord ? nil : time }
      let half = scanner.take(Self.halves)
      scanner.skipBlanks()
      guard let clock = scanner.clock(), scanner.isAtEndOfTime else { return nil }
      let later = scanner.attempt { scanner in
        scanner.skipBlanks()
        return half == nil ? scanner.take(Self.halvesBehind) : nil
      }
      guard let half = half ?? later else {
        return clock.isBare ? nil : ServiceTime(hour: clock.hour, minute: clock.minute)
      }
      // Noon is 12 p.m. and 午後0時, midnight 12 a.m. and 午前0時.
      guard (0...12).contains(clock.hour) else { return nil }
      return ServiceTime(hour: clock.hour % 12 + half, minute: clock.minute)
    }
  }

  private static let names: KeyValuePairs<String, ServiceTime?> = [
    "正午": ServiceTime(hour: 12, minute: 0), "noon": ServiceTime(hour: 12, minute: 0),
    "midnight": ServiceTime(hour: 24, minute: 0),
  ]
  private static let halves: KeyValuePairs = ["午前": 0, "午後": 12, "am ": 0, "pm ": 12]
  private static let halvesBehind: KeyValuePairs = ["am": 0, "a.m.": 0, "pm": 12, "p.m.": 12]

  /// Hour and minute; `isBare` for an hour alone, which is a time only beside 午後 or pm.
  private mutating func clock() -> (hour: Int, minute: Int, isBare: Bool)? {
    if let packed = attempt({ $0.packed() }) { return packed }
    guard let hour = number(digits: 1...2) else { return nil }
    if take(":") {
      guard let minute = number(digits: 2...2) else { return nil }
      // Seconds, which no bus has, are passed over.
      if take(":"), (number(digits: 2...2) ?? 60) > 59 { return nil }
      return minute < 60 ? (hour, minute, false) : nil
    }
    skipBlanks()
    guard take("時") else { return (hour, 0, true) }
    if take("半") { return (hour, 30, false) }
    skipBlanks()
    guard let minute = number(digits: 1...2) else { return (hour, 0, false) }
    _ = take("分")
    return minute < 60 ? (hour, minute, false) : nil
  }

  /// `0720`, `720`: not the number of a year or a platform, for no minute is beyond 59.
  private mutating func packed() -> (hour: Int, minute: Int, isBare: Bool)? {
    guard let number = number(digits: 3...4), number % 100 < 60 else { return nil }
    return (number / 100, number % 100, false)
  }

  private var isAtEndOfTime: Bool {
    var copy = self
    copy.skipBlanks()
    return copy.isAtEnd || copy.take(Self.halvesBehind) != nil && copy.isAtEnd
  }
}
