/// What a route of routes.json allows beyond the usual before new data is kept aside; nil leaves
/// the usual figure.
public struct GateSetting: Hashable, Sendable {
  /// How many percent of a day's departures may be gone.
  public var lostPercent: Int?
  /// To how many percent of what they were a day's departures may grow.
  public var grownPercent: Int?
  /// How many percent of all departures may be at other times, without a revision being announced.
  public var changedPercent: Int?
  /// By how many minutes the first and the last bus of a day may move.
  public var movedMinutes: Int?
  /// How many buses a column may have in one hour.
  public var busesPerHour: Int?

  /// What is allowed.
  public init(
    lostPercent: Int? = nil, grownPercent: Int? = nil, changedPercent: Int? = nil,
    movedMinutes: Int? = nil, busesPerHour: Int? = nil
  ) {
    self.lostPercent = lostPercent
    self.grownPercent = grownPercent
    self.changedPercent = changedPercent
    self.movedMinutes = movedMinutes
    self.busesPerHour = busesPerHour
  }
}
