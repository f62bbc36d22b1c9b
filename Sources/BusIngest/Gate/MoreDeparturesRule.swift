import BusModel

extension GateRule {
  /// The departures of a kind of day grew beyond what a timetable change does: two stops in one, or
  /// digits that are no minutes.
  static let moreDepartures = GateRule { old, new, thresholds in
    DayChange.all(from: old, to: new).compactMap { change in
      let (before, now) = (change.before.departures, change.now.departures)
      guard before > 0, now >= thresholds.leastGrown,
        now * 100 > before * thresholds.grownPercent
      else { return nil }
      return .moreDepartures(change.days, before: before, now: now)
    }
  }
}
