import BusModel

extension GateRule {
  /// A page without a single departure is a broken page far more often than a closed line.
  static let emptied = GateRule { old, new, _ in
    guard new.departures == 0 else { return [] }
    guard let old, old.departures > 0 else { return [.emptied(before: nil)] }
    return [.emptied(before: old.departures)]
  }
}
