public import BusModel

/// Hours and times that go past midnight without saying so.
extension ServiceTime {
  /// The hours of a table's rows as hours of the service day.
  ///
  /// A row whose hour is smaller than the one above it and at most 4 is past midnight and gets 24
  /// more, and so do those that follow it: 5, 6, 22, 23, 0, 1 are 5, 6, 22, 23, 24, 25. After 11 or 12
  /// a 1 may be of a clock with twelve hours, and stays. A row of 0 to 4 that stands first could be
  /// either, and stays: `isAmbiguous` says so.
  public static func carried(hours: [Int]) -> (hours: [Int], isAmbiguous: Bool) {
    var above: Int?
    let carried = hours.map { hour in
      let isPast = hour <= 4 && above.map { hour == 0 ? $0 > 0 : $0 > 12 } ?? false
      let carried = isPast && hour + 24 >= above ?? 0 ? hour + 24 : hour
      above = carried
      return carried
    }
    let first = hours.first ?? 5
    return (carried, first <= 2 && hours.contains { $0 > 4 })
  }

  /// The times of one trip as clocks show them, each at or after the one before: 23:58, 0:06 is
  /// 23:58, 24:06.
  ///
  /// Nil when a time goes backwards by less than half a day, which no clock does: the order is wrong.
  public static func carried(clock times: [ServiceTime]) -> [ServiceTime]? {
    var carried: [ServiceTime] = []
    for time in times {
      guard let last = carried.last, time < last else {
        carried.append(time)
        continue
      }
      guard last.minutes - time.minutes > 720, let next = ServiceTime(minutes: time.minutes + 1440)
      else { return nil }
      carried.append(next)
    }
    return carried
  }
}

extension ServiceTime {
  /// A clock time with a flag that says it is past midnight, as ODPT's `isMidnight` does: before
  /// 6:00 the flag adds a day. Nil when the text is no time.
  public init?(clock text: some StringProtocol, isMidnight: Bool) {
    guard let time = ServiceTime(notation: text) else { return nil }
    self.init(minutes: isMidnight && time.hour < 6 ? time.minutes + 1440 : time.minutes)
  }
}
