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
    // One route's by its index: a night asks for each of its routes.
    let condition = routeID == nil ? "" : " WHERE route.uuid = ?"
    let arguments = [routeID].compactMap { $0.map(SQLiteArgument.text) }
    return try read {
      try reader.all(
        VersionSummary.query + condition + " ORDER BY version.id DESC LIMIT ?",
        arguments + [SQLiteArgument.int(limit)]
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

  /// The requests of the last runs that were not plain, newest run first, in the order in which they
  /// were written down.
  public func requests(
    runs limit: Int = 30
  ) throws(StoreError) -> [(run: Int, request: RequestRecord)] {
    try read {
      try reader.all(
        """
        SELECT run, at, host, page, url, hops, attempt, sent, address, httpVersion, status,
          wireBytes, bytes, milliseconds, waited, error
        FROM request WHERE run IN (SELECT id FROM run ORDER BY id DESC LIMIT ?)
        ORDER BY run DESC, id
        """, [.int(limit)]
      ) { (run: $0.int(0), request: RequestRecord($0)) }
    }
  }
}

extension RequestRecord {
  fileprivate init(_ row: SQLiteRow) {
    let page = row.text(3)
    self.init(
      page: page, url: row.optionalText(4) ?? page, host: row.text(2), at: row.moment(1))
    hop = row.int(5)
    attempt = row.int(6)
    sent = row.int(7)
    address = row.optionalText(8)
    httpVersion = row.optionalText(9)
    status = row.optionalInt(10)
    wireBytes = row.int(11)
    bytes = row.int(12)
    milliseconds = row.int(13)
    waitMilliseconds = row.int(14)
    fault = row.optionalText(15).map { FetchFault(MessageText.message(in: $0)) }
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
