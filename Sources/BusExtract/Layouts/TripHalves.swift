import BusModel

/// Finds trips that seem to be printed on a 12-hour clock of which nobody says the half: 9:10, then
/// 1:10 at the same stop.
enum TripHalves {
  /// A left-over for the first of them.
  static func notices(_ trips: [TripReader.Trip]) -> [Notice] {
    let doubtful = trips.indices.lazy.compactMap { index in
      trips[..<index].last { $0.label == trips[index].label }
        .flatMap { firstFall(from: $0, to: trips[index]) }
    }.first
    return doubtful.map { call in
      [
        Notice(.leftOver(.unsaidHalf), at: call.at)
      ]
    } ?? []
  }

  private static func firstFall(
    from before: TripReader.Trip, to after: TripReader.Trip
  ) -> TripReader.Call? {
    guard after.isAfternoon == nil else { return nil }
    return after.calls.first { call in
      let earlier = before.calls.first { $0.stop == call.stop }
      return earlier.map { (9...12).contains($0.time.hour) && (1...4).contains(call.time.hour) }
        ?? false
    }
  }
}
