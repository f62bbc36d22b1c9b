public import BusModel
internal import GRDB

extension TimetableStore {
  /// One version as history tells it; nil when there is no such number.
  public func versionSummary(_ id: Int) throws(StoreError) -> VersionSummary? {
    try read { db in
      try Row.fetchOne(db, sql: VersionSummary.query + " WHERE version.id = ?", arguments: [id])
        .flatMap { VersionSummary($0) }
    }
  }

  /// The versions of a route, or of all routes, newest first.
  public func versions(routeID: String? = nil, limit: Int = 100) throws(StoreError)
    -> [VersionSummary]
  {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: VersionSummary.query
          + " WHERE ? IS NULL OR route.uuid = ? ORDER BY version.id DESC LIMIT ?",
        arguments: [routeID, routeID, limit])
      return rows.compactMap { VersionSummary($0) }
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
      effectiveFrom, replaces, contentHash, extractorVersion, departures, reason
    FROM version JOIN route ON route.id = version.route
    """

  fileprivate init?(_ row: Row) {
    guard let state = VersionState(rawValue: row[3]) else { return nil }
    self.init(
      id: row[0], route: RouteIdentity(id: row[1], name: row[2]), state: state,
      createdAt: Moment(secondsSince1970: row[4]),
      publishedAt: (row[5] as Int?).map { Moment(secondsSince1970: $0) },
      supersededAt: (row[6] as Int?).map { Moment(secondsSince1970: $0) },
      effectiveFrom: (row[7] as String?).flatMap { CivilDate($0) }, replaces: row[8],
      contentHash: row[9], extractorVersion: row[10], departures: row[11],
      reason: (row[12] as String?).map { RouteMessage(MessageText.message(in: $0)) })
  }
}
