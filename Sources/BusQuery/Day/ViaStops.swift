public import BusModel

/// The stops that a bus calls at after the one it is boarded at, on pages of stops × trips.
public struct ViaStops: Sendable {
  /// A stop and when the bus leaves it.
  public struct Stop: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// When the bus leaves it.
    public let time: ServiceTime
  }

  private struct Trip: Hashable {
    let url: String
    let name: String
  }

  private var stops: [Trip: [(position: Int, stop: Stop)]] = [:]

  /// The stops of a version's trips; none of pages that list one stop alone.
  public init(_ version: PublishedVersion?) {
    for page in version?.pages ?? [] {
      for column in page.timetables {
        guard let name = column.stop else { continue }
        for departure in column.departures {
          guard let trip = departure.trip, let position = departure.stopPosition else { continue }
          stops[Trip(url: page.source.url, name: trip), default: []]
            .append((position, Stop(name: name, time: departure.departureTime)))
        }
      }
    }
  }

  /// The stops after a departure's own, in the order of the trip; empty where none is told.
  public func after(_ departure: PlannedDeparture) -> [Stop] {
    guard let trip = departure.schedule.trip, let own = departure.schedule.stopPosition else {
      return []
    }
    let all = stops[Trip(url: departure.source.url, name: trip)] ?? []
    return all.filter { $0.position > own }.sorted { $0.position < $1.position }.map(\.stop)
  }
}
