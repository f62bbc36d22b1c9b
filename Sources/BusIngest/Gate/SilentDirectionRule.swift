import BusModel

extension GateRule {
  /// At a first publication: one way has departures, and not a single one stands on the pages of the
  /// other.
  static let silentDirection = GateRule { old, new, _ in
    guard old == nil, new.departures > 0 else { return [] }
    return Direction.allCases.filter { new.ways[$0] == 0 }
      .map { .silentDirection($0) }
  }
}
