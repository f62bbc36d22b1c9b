extension GateRule {
  /// The departures of a kind of day fell by more than the share that is allowed.
  static let fewerDepartures = GateRule { old, new, thresholds in
    guard let old else { return nil }
    for key in old.keys {
      guard let before = old.days[key]?.departures, let now = new.days[key]?.departures else {
        continue
      }
      if now * 100 < before * (100 - thresholds.lostPercent) {
        return "\(key) fell from \(before) to \(now) departures"
      }
    }
    return nil
  }
}
