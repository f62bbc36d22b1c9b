public import BusModel
internal import GRDB

extension TimetableStore {
  /// One version as history tells it; nil when there is no such number.
  public func versionSummary(_ id: Int) throws(StoreError) -> VersionSummary? {
    try read { db in
      try db.rows().first(VersionSummary.query + " WHERE version.id = ?", [.int(id)]) {
        VersionSummary($0)
      } ?? nil
    }
  }

  /// The versions of a route, or of all routes, newest first.
  public func versions(routeID: String? = nil, limit: Int = 100) throws(StoreError)
    -> [VersionSummary]
  {
    try read { db in
      try db.rows().all(
        VersionSummary.query
          + " WHERE ?1 IS NULL OR route.uuid = ?1 ORDER BY version.id DESC LIMIT ?2",
        [.optional(routeID), .int(limit)]
      ) { VersionSummary($0) }.compactMap(\.self)
    }
  }

  /// One version with all of its pages, whatever its state; nil when there is no such number.
  public func version(_ id: Int) throws(StoreError) -> PublishedVersion? {
    try routes { try $0.version(id) }
  }
}

extension VersionSummary {
  fileprivate static let query = """
    SELECT version.id, route.uuid, route.name, state, createdAt, publishedAt, supersededAt,
      effectiveFrom, replaces, contentHash, extractorVersion, departures, reason, decidedAt
    FROM version JOIN route ON route.id = version.route
    """

  fileprivate init?(_ row: SQLiteRow) {
    guard let state = VersionState(rawValue: row.text(3)) else { return nil }
    self.init(
      id: row.int(0), route: RouteIdentity(id: row.text(1), name: row.text(2)), state: state,
      createdAt: row.moment(4), publishedAt: row.optionalMoment(5),
      supersededAt: row.optionalMoment(6), effectiveFrom: row.optionalDate(7),
      replaces: row.optionalInt(8), contentHash: row.text(9), extractorVersion: row.text(10),
      departures: row.int(11),
      reason: row.optionalText(12).map { RouteMessage(MessageText.message(in: $0)) })
    decidedAt = row.optionalMoment(13)
  }
}
