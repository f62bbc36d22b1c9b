extension GateRule {
  /// A page without a single departure is a broken page far more often than a closed line.
  static let emptied = GateRule { old, new, _ in
    guard new.departures == 0 else { return [] }
    guard let old, old.departures > 0 else { return ["the pages hold no departure at all"] }
    return ["the pages hold no departure any more, there were \(old.departures)"]
  }
}
