import BusModel

extension GateRule {
  /// At a first publication: one way has pages, and not a single departure stands on them.
  static let silentDirection = GateRule { old, new, _ in
    guard old == nil else { return [] }
    return Direction.allCases.filter { new.ways[$0] == 0 }
      .map { .silentDirection($0) }
  }
}

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

extension GateRule {
  /// More buses in one hour of a column than could call at a stop.
  static let crowdedHour = GateRule { old, new, thresholds in
    guard let busiest = new.busiest, busiest.departures > thresholds.busesPerHour else {
      return []
    }
    // A person has accepted as many before.
    if let known = old?.busiest, known.departures >= busiest.departures { return [] }
    return [
      .crowdedHour(buses: busiest.departures, hour: busiest.hour, busiest.key.gateDays)
    ]
  }
}
