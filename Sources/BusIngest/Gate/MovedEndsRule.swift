import BusModel

extension GateRule {
  /// The first or the last bus of a kind of day moved by hours.
  static let movedEnds = GateRule { old, new, thresholds in
    guard let old else { return nil }
    for key in old.keys {
      guard let before = old.days[key], let now = new.days[key] else { continue }
      for (name, from, to) in [
        ("first", before.first, now.first), ("last", before.last, now.last),
      ] {
        guard let from, let to else { continue }
        let moved = abs(from.minutes - to.minutes)
        if moved > thresholds.movedMinutes {
          return "the \(name) bus on \(key) moved from \(from) to \(to)"
        }
      }
    }
    return nil
  }
}
