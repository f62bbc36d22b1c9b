import BusModel

/// Names of two stops that ran together: 桜橋東町 in one trip where others call at 桜橋 and then at 東町. The
/// time may be that of either, and one is lost.
enum GluedStops {
  /// A left-over for the first such name.
  static func notices(_ readings: [LayoutResult]) -> [Notice] {
    let columns = readings.flatMap(\.columns).filter { $0.stop != nil }
    guard columns.count > 3 else { return [] }
    var places: [String: [Int]] = [:]
    for (index, column) in columns.enumerated() {
      places[Texts.compact(column.stop ?? ""), default: []].append(index)
    }
    let glued = places.keys.sorted().first { name in
      (2..<max(name.count - 1, 2)).contains { length in
        guard let first = places[String(name.prefix(length))],
          let second = places[String(name.dropFirst(length))]
        else { return false }
        let trips = trips(columns, places[name] ?? [])
        return first.contains { second.contains($0 + 1) } && !trips.isEmpty
          && trips.isDisjoint(with: self.trips(columns, first + second))
      }
    }
    guard let glued, let column = places[glued]?.first.map({ columns[$0] }) else { return [] }
    return [Notice(.leftOver(.notTrip(column.stop ?? glued)), at: column.at)]
  }

  private static func trips(_ columns: [LayoutResult.Column], _ places: [Int]) -> Set<String> {
    Set(places.flatMap { columns[$0].departures.compactMap(\.trip) })
  }
}
