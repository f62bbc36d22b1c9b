/// The lines that are a departure each, "8:40 土日祝運休" in a list of times: what they say besides is
/// said of that one bus, never of the page.
struct OwnLines {
  private var departures: [PageTree.Index: Int] = [:]

  /// Those of the departures of a page.
  init(_ readings: [Reading]) {
    for departure in readings.flatMap(\.columns).flatMap(\.departures) {
      if let node = departure.node { departures[node, default: 0] += 1 }
    }
  }

  /// Whether a line begins with the time of a departure and holds no other.
  func isOne(_ line: PageLines.Line) -> Bool {
    guard departures[line.node] == 1, let first = line.text.unicodeScalars.first else {
      return false
    }
    return (0x30...0x39).contains(Scalars.folded(first.value))
  }
}
