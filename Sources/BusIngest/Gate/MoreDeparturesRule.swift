extension GateRule {
  /// The departures of a kind of day grew beyond what a timetable change does: two stops in one, or
  /// digits that are no minutes.
  static let moreDepartures = GateRule { old, new, thresholds in
    guard let old else { return nil }
    for key in old.keys {
      guard let before = old.days[key]?.departures, before > 0,
        let now = new.days[key]?.departures, now >= thresholds.leastGrown
      else { continue }
      if now * 100 > before * thresholds.grownPercent {
        return "\(key) rose from \(before) to \(now) departures"
      }
    }
    return nil
  }
}
