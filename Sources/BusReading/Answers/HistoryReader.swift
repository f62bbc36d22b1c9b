public import BusModel

extension TimetableReader {
  /// One version as history tells it; nil when there is no such number.
  public func versionSummary(_ id: Int) throws(StoreError) -> VersionSummary? {
    try read {
      try reader.first(VersionSummary.query + " WHERE version.id = ?", [.int(id)]) {
        VersionSummary($0)
      } ?? nil
    }
  }

  /// The versions of a route, or of all routes, newest first.
  public func versions(routeID: String? = nil, limit: Int = 100) throws(StoreError)
    -> [VersionSummary]
  {
    try read {
      try reader.all(
        VersionSummary.query
          + " WHERE ?1 IS NULL OR route.uuid = ?1 ORDER BY version.id DESC LIMIT ?2",
        [.optional(routeID), .int(limit)]
      ) { VersionSummary($0) }.compactMap(\.self)
    }
  }

  /// The last runs, newest first, each with what became of its routes.
  public func runs(limit: Int = 30) throws(StoreError) -> [RunSummary] {
    try read {
      try reader.all(
        """
        SELECT id, startedAt, finishedAt, outcome, requests, notModified, bytes, parsed, skipped
        FROM run ORDER BY id DESC LIMIT ?
        """, [.int(limit)]
      ) { row in
        try RunSummary(row, routes: RunRows.entries(run: row.int(0), in: reader))
      }
    }
  }

  /// What the last runs asked of hosts, newest run first, in the order of their names.
  public func hostNights(runs limit: Int = 30) throws(StoreError) -> [(run: Int, night: HostNight)]
  {
    try read {
      try reader.all(
        """
        SELECT run, host, requests, notModified, failed, wireBytes, bytes, milliseconds, waited
        FROM hostNight WHERE run IN (SELECT id FROM run ORDER BY id DESC LIMIT ?)
        ORDER BY run DESC, host
        """, [.int(limit)]
      ) { row in
        var night = HostNight(host: row.text(1))
        night.requests = row.int(2)
        night.notModified = row.int(3)
        night.failed = row.int(4)
        night.wireBytes = row.int(5)
        night.bytes = row.int(6)
        night.milliseconds = row.int(7)
        night.waited = row.int(8)
        return (row.int(0), night)
      }
    }
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
