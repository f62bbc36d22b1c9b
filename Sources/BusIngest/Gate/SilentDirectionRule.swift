import BusModel

extension GateRule {
  /// At a first publication: one way has pages, and not a single departure stands on them.
  static let silentDirection = GateRule { old, new, _ in
    guard old == nil else { return [] }
    return Direction.allCases.filter { new.ways[$0] == 0 }
      .map { .silentDirection($0) }
  }
}
