import BusModel

extension GateRule {
  /// A kind of day that had buses has no column any more.
  static let lostDays = GateRule { old, new, _ in
    guard let old else { return [] }
    let lost = old.keys.filter { key in
      new.days[key] == nil && (old.days[key]?.departures ?? 0) > 0
    }
    guard !lost.isEmpty else { return [] }
    return [.lostDays(lost.map(\.gateDays))]
  }
}
