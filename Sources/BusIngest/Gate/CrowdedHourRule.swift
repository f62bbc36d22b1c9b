import BusModel

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
