public import BusModel

extension TimetableReader {
  /// Everything a question about a route needs, by the route's UUID, which also finds a route that
  /// was renamed since the last run; nil when no run ever tried it.
  public func activeRoute(id: String) throws(StoreError) -> PublishedRoute? {
    try routes { try $0.route(.id(id)) }
  }

  /// The same by the route's short name, as of the last run.
  public func activeRoute(name: String) throws(StoreError) -> PublishedRoute? {
    try routes { try $0.route(.name(name)) }
  }

  /// What was in force for a route at a moment of the past: what we believed then.
  public func route(id: String, asOf moment: Moment) throws(StoreError) -> PublishedRoute? {
    try routes { try $0.route(id: id, asOf: moment) }
  }

  /// One version with all of its pages, whatever its state; nil when there is no such number.
  public func version(_ id: Int) throws(StoreError) -> PublishedVersion? {
    try routes { try $0.version(id) }
  }

  /// Runs `body` with a reader of routes in one read transaction.
  private func routes<Value>(
    _ body: (inout VersionReader) throws -> Value
  ) throws(StoreError) -> Value {
    try read {
      var routes = VersionReader(reader)
      return try body(&routes)
    }
  }
}

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
