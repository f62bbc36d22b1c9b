internal import BusModel

extension VersionReader {
  /// The route of a UUID or a name, with what is in force and announced.
  mutating func route(_ key: RouteKey) throws -> PublishedRoute? {
    guard let found = try identity(key) else { return nil }
    return PublishedRoute(
      routeID: found.route.id, name: found.route.name,
      versions: try current(route: found.row).compactMap { try version($0) },
      lastOutcome: try RunRows.last(route: found.row, in: reader))
  }

  /// What was in force for a route at a moment of the past.
  mutating func route(id: String, asOf moment: Moment) throws -> PublishedRoute? {
    guard let found = try identity(.id(id)) else { return nil }
    let versions = try reader.all(
      """
      SELECT id FROM version WHERE route = ? AND publishedAt <= ?
        AND (supersededAt IS NULL OR supersededAt > ?)
      ORDER BY effectiveFrom, id
      """,
      [.int(found.row), .int(moment.secondsSince1970), .int(moment.secondsSince1970)]
    ) { $0.int(0) }
    return PublishedRoute(
      routeID: found.route.id, name: found.route.name,
      versions: try versions.compactMap { try version($0) })
  }

  /// The versions in force and announced; an index that lost them is no reason to say that there are
  /// none.
  private func current(route: Int) throws -> [Int] {
    for index in ["", "NOT INDEXED"] {
      let versions = try reader.all(
        """
        SELECT id FROM version \(index) WHERE route = ? AND state IN ('active', 'announced')
        ORDER BY state, effectiveFrom
        """, [.int(route)]
      ) { $0.int(0) }
      if !versions.isEmpty { return versions }
    }
    return []
  }

  private func identity(_ key: RouteKey) throws -> (row: Int, route: RouteIdentity)? {
    for index in ["", "NOT INDEXED"] {
      let found = try reader.first(
        "SELECT id, uuid, name FROM route \(index) WHERE \(key.condition)", [.text(key.text)]
      ) { row in
        (row: row.int(0), route: RouteIdentity(id: row.text(1), name: row.text(2)))
      }
      if let found { return found }
    }
    return nil
  }
}

/// By what a route is looked for.
enum RouteKey {
  case id(String)
  case name(String)

  fileprivate var condition: String {
    switch self {
    case .id: "uuid = ?"
    case .name: "name = ? ORDER BY id DESC LIMIT 1"
    }
  }

  fileprivate var text: String {
    switch self {
    case .id(let text), .name(let text): text
    }
  }
}
