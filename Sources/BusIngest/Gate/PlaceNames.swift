import BusModel

/// What the pages of a place call their stops, lines and destinations.
struct PlaceNames: Hashable, Sendable {
  private var printed: [GateName: [String]] = [:]

  /// Notes the names of a column and of its departures.
  mutating func add(_ column: BusTimetable) {
    note(.stop, [column.stop])
    note(.line, [column.routeName] + column.departures.map(\.routeName))
    note(.destination, [column.destination] + column.departures.map(\.destination))
  }

  /// The names of a kind as printed, in page order.
  func names(_ kind: GateName) -> [String] { printed[kind] ?? [] }

  /// The kinds for which both name something and nothing is the same.
  func changes(to new: PlaceNames) -> [GateName] {
    GateName.allCases.filter { kind in
      let (before, now) = (names(kind), new.names(kind))
      guard !before.isEmpty, !now.isEmpty else { return false }
      return !before.contains { old in now.contains { Self.isSame(old, $0) } }
    }
  }

  private mutating func note(_ kind: GateName, _ names: [String?]) {
    for case let name? in names
    where printed[kind]?.last != name && !self.names(kind).contains(name) {
      printed[kind, default: []].append(name)
    }
  }

  /// Whether two names may be one: alike but for blanks and the width of letters, or one a part of
  /// the other, as 港 is of 港・駅方面.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    let (left, right) = (plain(left), plain(right))
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    guard !short.isEmpty else { return false }
    return long.indices.contains { long[$0...].starts(with: short) }
  }

  private static func plain(_ name: String) -> [Unicode.Scalar] {
    name.unicodeScalars.compactMap { scalar in
      if scalar.properties.isWhitespace { return nil }
      // Full-width forms stand in the order of ASCII.
      guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
      return Unicode.Scalar(scalar.value - 0xFEE0)
    }
  }
}
