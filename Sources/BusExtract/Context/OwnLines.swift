import BusModel

/// The lines that a reading has read already: "8:40 土日祝運休" in a list of times, "1便（土日祝運休）" over the
/// times of one trip. What they say besides is said of that one bus, never of the page.
struct OwnLines {
  /// How many departures' times each text is, at most two.
  private var departures: [UInt8]
  /// For each table of trips, from its first element to its last departure.
  private var trips: [Range<PageTree.Index>] = []
  private let tree: PageTree

  /// Those of the departures of a page.
  init(_ readings: [LayoutResult], _ tree: PageTree) {
    self.tree = tree
    departures = [UInt8](repeating: 0, count: tree.nodes.count)
    for reading in readings {
      for column in reading.columns {
        for index in column.departures.indices {
          guard let node = column.departures[index].node else { continue }
          departures[node] = min(departures[node] + 1, 2)
        }
      }
    }
    for reading in readings where Self.layouts.contains(reading.layout) {
      let last = reading.columns.flatMap(\.departures).compactMap(\.node).max()
      if let last, last > reading.node { trips.append(reading.node..<last) }
    }
  }

  private static let layouts: Set<String> = [
    PageLayout.stopsByTrips.rawValue, PageLayout.tripsByStops.rawValue,
  ]

  /// Whether a line is said of one bus of the page.
  func isOne(_ line: PageLines.Line) -> Bool { isDeparture(line) || isHead(line) }

  /// Whether a line begins with the time of a departure and holds no other.
  private func isDeparture(_ line: PageLines.Line) -> Bool {
    guard departures[line.node] == 1, let first = line.text.unicodeScalars.first else {
      return false
    }
    return (0x30...0x39).contains(Scalars.folded(first.value))
  }

  /// Whether a line about days stands in a cell of a row of several above the last times of a table of
  /// trips.
  private func isHead(_ line: PageLines.Line) -> Bool {
    guard trips.contains(where: { $0.contains(line.node) }), DayWords.hasHint(line),
      tree.nodes[line.block].tag.isCell
    else { return false }
    return tree.elements(of: tree.parent(of: line.block))
      .count { tree.nodes[$0].tag.isCell } > 2
  }
}
