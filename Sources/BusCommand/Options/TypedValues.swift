public import BusModel
public import BusQuery

/// Days and times as people type them, with an example when they are not understood; what was not
/// typed in full is told as it was understood.
public enum TypedTime {
  /// A moment, or a clock's time near `clock`.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func moment(
    _ text: String, near clock: Moment, option: String
  ) throws(Failure) -> Moment {
    guard let found = TypedWhen(text)?.moment(by: clock) else {
      throw .typed(.option(option), expected: .time(.moment), found: text)
    }
    return echoing(found)
  }

  /// A day of the calendar.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func date(
    _ text: String, option: String, by clock: Moment = Shell.now
  ) throws(Failure) -> CivilDate {
    guard let found = TypedWhen(text)?.date(by: clock) else {
      throw .typed(.option(option), expected: .time(.date), found: text)
    }
    return echoing(found)
  }

  /// A day, or the first and the last of several: "11/23", "2026-12-28..2027-01-04", "12/28~1/4".
  ///
  /// - Throws: ``Failure`` with 64.
  public static func days(
    _ text: String, by clock: Moment = Shell.now
  ) throws(Failure) -> (first: CivilDate, last: CivilDate) {
    if let date = TypedWhen(text)?.date(by: clock) {
      let day = echoing(date)
      return (day, day)
    }
    if let ends = ends(of: text), let first = TypedWhen(ends.0)?.date(by: clock),
      let last = TypedWhen(ends.1)?.date(by: clock)
    {
      return (echoing(first), echoing(last))
    }
    throw .typed(.date, expected: .time(.dateOrRange), found: text)
  }

  /// Two times of the service day: "07:00..09:30".
  ///
  /// - Throws: ``Failure`` with 64.
  public static func times(
    _ text: String, option: String
  ) throws(Failure) -> ClosedRange<ServiceTime> {
    if let ends = ends(of: text), let first = TypedWhen(ends.0)?.time,
      let last = TypedWhen(ends.1)?.time, first <= last
    {
      return first...last
    }
    throw .typed(.option(option), expected: .time(.serviceTimes), found: text)
  }

  /// What stands before and behind "..", or a wave dash.
  private static func ends(of text: String) -> (String, String)? {
    let plain = FoldedName.folded(text, keepingBlanks: true).replacing("〜", with: "~")
      .replacing("~", with: "..")
    guard let gap = plain.firstRange(of: "..") else { return nil }
    return (String(plain[..<gap.lowerBound]), String(plain[gap.upperBound...]))
  }

  /// A moment; a date alone is its end: what was believed on that day.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func past(
    _ text: String, option: String, by clock: Moment = Shell.now
  ) throws(Failure) -> Moment {
    let when = TypedWhen(text)
    if let date = when?.date(by: clock) {
      return Moment(date: echoing(date), minute: 1440).adding(seconds: -1)
    }
    if let moment = when?.moment(by: clock) { return echoing(moment) }
    throw .typed(.option(option), expected: .time(.pastMoment), found: text)
  }

  /// A moment; a date alone is its beginning: all before that day is meant.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func start(
    _ text: String, option: String, by clock: Moment = Shell.now
  ) throws(Failure) -> Moment {
    if let date = TypedWhen(text)?.date(by: clock) {
      return Moment(date: echoing(date), minute: 0)
    }
    return try past(text, option: option, by: clock)
  }

  /// The end of a span: a moment, or a clock's time near `start`. One that is over is refused:
  /// nobody at a stop who types 7:30 at 8:00 means tomorrow, and who does can say so.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func end(
    _ text: String, after start: Moment, option: String
  ) throws(Failure) -> Moment {
    let when = TypedWhen(text)
    guard let found = when?.moment(by: start), when?.date(by: start) == nil else {
      throw .typed(.option(option), expected: .time(.end), found: text)
    }
    let end = found.value
    // It is over when its minute is.
    guard end.adding(seconds: 59) < start else { return echoing(found) }
    let later = end.adding(seconds: 86_400)
    let dayAfter = later < start ? nil : "\(later.date)T\(later.clock)"
    throw .typed(
      .option(option), expected: .time(.later(than: "\(start.clock)", dayAfter: dayAfter)),
      found: text)
  }

  /// A time of the service day.
  ///
  /// - Throws: ``Failure`` with 64.
  public static func serviceTime(_ text: String) throws(Failure) -> ServiceTime {
    if let time = TypedWhen(text)?.time { return time }
    throw .typed(.time, expected: .time(.serviceTime), found: text)
  }

  private static func echoing(_ found: Understood<Moment>) -> Moment {
    if !found.isPlain { Output.complain(Shell.language.understood(found.value)) }
    return found.value
  }

  private static func echoing(_ found: Understood<CivilDate>) -> CivilDate {
    if !found.isPlain { Output.complain(Shell.language.understood(found.value)) }
    return found.value
  }
}

/// Whole numbers as people type them.
public enum TypedNumber {
  /// Digits alone, of either width: no sign, no point, nothing beyond the range.
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
    let digits = FoldedName.folded(text)
    let isPlain = !digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }
    guard isPlain, let number = Int(digits), range.contains(number) else {
      throw .typed(.option(option), expected: kind(range), found: text)
    }
    return number
  }
}
