import BusModel

extension GateRule {
  /// A page that had departures and has none is broken far more often than its line is closed. One
  /// that never had any says what it says: hours without a bus, on days that it names.
  static let emptied = GateRule { old, new, _ in
    guard new.departures == 0 else { return [] }
    if let old, old.departures > 0 { return [.emptied(before: old.departures)] }
    return new.days.isEmpty ? [.emptied(before: nil)] : []
  }
}
