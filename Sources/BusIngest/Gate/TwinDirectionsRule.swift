import BusModel

extension GateRule {
  /// At a first publication: there and back are the same timetable to the minute, so that one of
  /// the addresses is most likely the wrong one.
  static let twinDirections = GateRule { old, new, thresholds in
    guard old == nil, let out = new.ways[.outbound], out >= thresholds.leastChanged,
      new.ways[.inbound] == out, new.days(.outbound) == new.days(.inbound)
    else { return [] }
    return [.twinDirections(departures: out)]
  }
}
