import BusModel

/// Tables of trips that lead back: from where another of the page ends to where that one begins.
enum TripTurns {
  /// The ends of such a table.
  private struct Way {
    var node: PageTree.Index
    var first: String
    var last: String
    /// Whether the heading names the last stop.
    var isClosed: Bool
    /// Its stops in their order, without white space.
    var stops: [String]
  }

  /// Those of the readings whose buses come to where others begin that go, as their heading says, to where
  /// these do; for each whether it goes by all the stops of such another, and by no others.
  static func found(
    _ readings: [LayoutResult], _ contexts: [ContextReader]
  ) -> [PageTree.Index: Bool] {
    let ways = zip(readings, contexts).compactMap { reading, context -> Way? in
      guard let first = reading.columns.first?.stop, let last = reading.columns.last?.stop,
        !NameKey.agree(first, last)
      else { return nil }
      let heading = context.names.common[NameKind.destination.index].told?.claim.text
      return Way(
        node: reading.node, first: first, last: last,
        isClosed: heading.map { RowName.areRelated($0, last) } ?? false,
        stops: reading.columns.compactMap(\.stop).map(Texts.compact))
    }
    var found: [PageTree.Index: Bool] = [:]
    for way in ways {
      for other in ways
      where other.isClosed && NameKey.agree(other.first, way.last)
        && NameKey.agree(other.last, way.first)
      {
        let isWhole = way.stops.count > 2 && way.stops == other.stops.reversed()
        found[way.node] = found[way.node] == true || isWhole
      }
    }
    return found
  }
}
