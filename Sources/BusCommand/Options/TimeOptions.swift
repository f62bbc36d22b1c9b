public import ArgumentParser
import BusQuery
public import BusModel

/// `--at`: another moment for now.
public struct NowOption: ParsableArguments {
  /// What was typed.
  @Option(.at)
  public var at: String?

  /// Nothing typed.
  public init() {}

  /// The moment that was meant.
  ///
  /// - Parameter clock: what the clock says; a time of the clock is near it.
  /// - Returns: the moment; nil when none was typed.
  /// - Throws: ``Failure`` with 64.
  public func moment(near clock: Moment) throws(Failure) -> Moment? {
    try Self.moment(at, near: clock)
  }

  /// The same for a text that was typed.
  public static func moment(_ text: String?, near clock: Moment) throws(Failure) -> Moment? {
    guard let text else { return nil }
    return try TypedTime.moment(text, near: clock, option: "--at")
  }
}

/// `--as-of`: the past whose belief is asked for.
public struct BeliefOption: ParsableArguments {
  /// What was typed.
  @Option(.asOf)
  public var asOf: String?

  /// Nothing typed.
  public init() {}

  /// The moment of the past; nil when none was typed.
  ///
  /// - Throws: ``Failure`` with 64.
  public func moment() throws(Failure) -> Moment? { try Self.moment(asOf) }

  /// The same for a text that was typed.
  public static func moment(_ text: String?) throws(Failure) -> Moment? {
    guard let text else { return nil }
    return try TypedTime.past(text, option: "--as-of")
  }
}

/// `--date`: another service day.
public struct ServiceDayOption: ParsableArguments {
  /// What was typed.
  @Option(help: .text(.date, "date"))
  public var date: String?

  /// Nothing typed.
  public init() {}

  /// The day that was meant; today by a clock when none was typed.
  ///
  /// - Throws: ``Failure`` with 64.
  public func day(by clock: Moment) throws(Failure) -> CivilDate {
    guard let date else { return clock.date }
    return try TypedTime.date(date, option: "--date", by: clock)
  }
}

/// `--from`: the first of several days.
public struct FirstDayOption: ParsableArguments {
  /// What was typed.
  @Option(help: .text(.from, "date"))
  public var from: String?

  /// Nothing typed.
  public init() {}

  /// The day that was meant; nil when none was typed.
  ///
  /// - Throws: ``Failure`` with 64.
  public func day() throws(Failure) -> CivilDate? {
    guard let from else { return nil }
    return try TypedTime.date(from, option: "--from")
  }
}
