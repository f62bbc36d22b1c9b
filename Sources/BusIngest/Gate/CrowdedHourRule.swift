import BusModel

extension GateRule {
  /// More buses in one hour of a column than could call at a stop.
  static let crowdedHour = GateRule { old, new, thresholds in
    guard let busiest = new.busiest, busiest.departures > thresholds.busesPerHour else {
      return []
    }
    // A person has accepted as many before.
    if let known = old?.busiest, known.departures >= busiest.departures { return [] }
    let hour = "\(busiest.hour):00 to \(busiest.hour):59"
    return ["\(busiest.departures) buses from \(hour) in \(busiest.key)"]
  }
}
