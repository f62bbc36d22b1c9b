public import BusModel

extension NextQuestion {
  /// When to leave home for a departure: as much earlier as the walk takes. Nil where no walk is set.
  public func leaveHome(for departure: PlannedDeparture) -> Moment? {
    walkMinutes.map { departure.departsAt.adding(seconds: -60 * $0) }
  }
}
