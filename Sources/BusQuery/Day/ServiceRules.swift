public import BusModel

/// What a date is, and whether a pattern holds on it: the calendar as the queries see it.
public struct ServiceRules: Sendable {
  /// What a date is and as what it runs.
  public let day: @Sendable (CivilDate) -> ServiceDay
  /// Whether a pattern runs on a date.
  public let runs: @Sendable (ServicePattern, CivilDate) -> RunsAnswer

  /// Rules by two functions.
  ///
  /// - Parameters:
  ///   - day: what a date is and as what it runs.
  ///   - runs: whether a pattern runs on a date.
  public init(
    day: @escaping @Sendable (CivilDate) -> ServiceDay,
    runs: @escaping @Sendable (ServicePattern, CivilDate) -> RunsAnswer
  ) {
    self.day = day
    self.runs = runs
  }
}
