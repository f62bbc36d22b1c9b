import BusModel

extension GateRule {
  /// The departures of a kind of day fell by more than the share that is allowed.
  static let fewerDepartures = GateRule { old, new, thresholds in
    DayChange.all(from: old, to: new).compactMap { change in
      let (before, now) = (change.before.departures, change.now.departures)
      guard now * 100 < before * (100 - thresholds.lostPercent) else { return nil }
      return .fewerDepartures(change.days, before: before, now: now)
    }
  }
}
