public import BusModel
internal import GRDB

extension TimetableStore {
  /// Everything a question about a route needs, read in one transaction by indexes alone: how much
  /// else is in the database does not matter.
  ///
  /// - Parameter name: the route's short name, as of the last run.
  /// - Returns: the route; nil when no run ever tried one of that name.
  /// - Throws: ``StoreError`` of the disk, or `damaged`.
  public func activeRoute(name: String) throws(StoreError) -> PublishedRoute? {
    try route("name = ? ORDER BY id DESC LIMIT 1", name)
  }

  /// The same by the route's UUID, which also finds a route that was renamed since the last run.
  public func activeRoute(id: String) throws(StoreError) -> PublishedRoute? {
    try route("uuid = ?", id)
  }

  /// What was in force for a route at a moment of the past: what we believed then.
  public func route(id: String, asOf moment: Moment) throws(StoreError) -> PublishedRoute? {
    try read { db in
      var reader = RouteReader(db, path: path)
      guard let found = try reader.identity("uuid = ?", id) else { return nil }
      let versions = try Int.fetchAll(
        db,
        sql: """
          SELECT id FROM version WHERE route = ? AND publishedAt <= ?
            AND (supersededAt IS NULL OR supersededAt > ?)
          ORDER BY effectiveFrom, id
          """,
        arguments: [found.row, moment.secondsSince1970, moment.secondsSince1970])
      return PublishedRoute(
        routeID: found.route.id, name: found.route.name,
        versions: try versions.compactMap { try reader.version($0) })
    }
  }

  private func route(_ condition: String, _ key: String) throws(StoreError) -> PublishedRoute? {
    try read { db in
      var reader = RouteReader(db, path: path)
      guard let found = try reader.identity(condition, key) else { return nil }
      let versions = try Int.fetchAll(
        db,
        sql: """
          SELECT id FROM version WHERE route = ? AND state IN ('active', 'announced')
          ORDER BY state, effectiveFrom
          """, arguments: [found.row])
      return PublishedRoute(
        routeID: found.route.id, name: found.route.name,
        versions: try versions.compactMap { try reader.version($0) },
        lastOutcome: try RunRows.last(route: found.row, in: db))
    }
  }
}
