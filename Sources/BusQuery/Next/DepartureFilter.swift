public import BusModel

/// Which departures are wanted; everything unless something is set.
public struct DepartureFilter: Hashable, Sendable {
  /// A part of the destination's name.
  public var destination: String?
  /// The platform, exactly as printed.
  public var platform: String?
  /// The last moment of departure.
  public var until: Moment?

  /// A filter.
  public init(destination: String? = nil, platform: String? = nil, until: Moment? = nil) {
    self.destination = destination
    self.platform = platform
    self.until = until
  }

  /// Whether a departure is wanted.
  func keeps(_ departure: PlannedDeparture) -> Bool {
    if let destination, departure.schedule.destination?.contains(destination) != true {
      return false
    }
    if let platform, departure.schedule.platform != platform { return false }
    return until.map { departure.departsAt <= $0 } ?? true
  }
}
