public import BusModel
internal import GRDB

extension RunRecords {
  /// The last runs, newest first, each with what became of its routes.
  public func runs(limit: Int = 30) throws(StoreError) -> [RunSummary] {
    try connection.read { db in
      let rows = try db.rows()
      return try rows.all(
        """
        SELECT id, startedAt, finishedAt, outcome, requests, notModified, bytes, parsed, skipped
        FROM run ORDER BY id DESC LIMIT ?
        """, [.int(limit)]
      ) { row in
        try RunSummary(row, routes: RunRows.entries(run: row.int(0), in: rows))
      }
    }
  }
}

extension RunRecords {
  /// When the oldest of the runs began that were broken off since the last one that ended; nil when
  /// the last one ended.
  ///
  /// - Parameters:
  ///   - moment: runs that began before this do not count.
  ///   - run: the run that asks, which does not count either.
  /// - Returns: the moment at which the night's work began that is still to be finished.
  /// - Throws: ``StoreError`` of the disk.
  public func unfinishedSince(
    _ moment: Moment, before run: Int? = nil
  ) throws(StoreError) -> Moment? {
    try connection.read { db in
      try db.rows().number(
        """
        SELECT min(startedAt) FROM run
        WHERE startedAt >= ? AND finishedAt IS NULL AND id < coalesce(?, id + 1)
          AND id > coalesce((SELECT max(id) FROM run WHERE finishedAt IS NOT NULL), 0)
        """, [.int(moment.secondsSince1970), .optional(run)]
      ).map { Moment(secondsSince1970: $0) }
    }
  }
}

extension RunSummary {
  fileprivate init(_ row: SQLiteRow, routes: [Entry]) {
    self.init(
      id: row.int(0), startedAt: row.moment(1), finishedAt: row.optionalMoment(2),
      outcome: row.optionalText(3).flatMap { RunOutcome(rawValue: $0) },
      figures: RunFigures(
        requests: row.int(4), notModified: row.int(5), bytes: row.int(6), parsed: row.int(7),
        skipped: row.int(8)),
      routes: routes)
  }
}

/// The rows of table `runRoute`.
enum RunRows {
  static let columns = "outcome, at, stage, message, departures, changes"

  /// What became of the routes of a run.
  static func entries(run: Int, in reader: SQLiteReader) throws -> [RunSummary.Entry] {
    var entries: [RunSummary.Entry] = []
    try reader.forEach(
      """
      SELECT \(columns), route.uuid, route.name FROM runRoute
        JOIN route ON route.id = runRoute.route
      WHERE run = ? ORDER BY route.name
      """, [.int(run)]
    ) { row in
      guard let outcome = outcome(row) else { return }
      let route = RouteIdentity(id: row.text(6), name: row.text(7))
      entries.append(RunSummary.Entry(route: route, outcome: outcome))
    }
    return entries
  }

  /// How the last run that tried a route ended for it; what it kept aside and a person accepted
  /// since counts as published.
  static func last(route: Int, in reader: SQLiteReader) throws -> RouteOutcome? {
    let last = try reader.first(
      "SELECT \(columns) FROM runRoute WHERE route = ? ORDER BY run DESC LIMIT 1", [.int(route)]
    ) { outcome($0) }
    guard let last, let last, last.kind == .quarantined else { return last ?? nil }
    let accepted = try reader.first(
      """
      SELECT 1 FROM version
      WHERE route = ? AND state IN ('active', 'announced') AND publishedAt > ? LIMIT 1
      """, [.int(route), .int(last.at.secondsSince1970)]
    ) { $0.int(0) }
    guard accepted != nil else { return last }
    return RouteOutcome(
      kind: .published, at: last.at, stage: nil, message: nil, departures: last.departures,
      changes: last.changes)
  }

  private static func outcome(_ row: SQLiteRow) -> RouteOutcome? {
    guard let kind = RouteOutcome.Kind(rawValue: row.text(0)) else { return nil }
    return RouteOutcome(
      kind: kind, at: Moment(secondsSince1970: row.int(1)),
      stage: row.optionalText(2).flatMap(RouteOutcome.Stage.init),
      message: row.optionalText(3).map { RouteMessage(MessageText.message(in: $0)) },
      departures: row.optionalInt(4), changes: row.optionalInt(5))
  }
}

extension RunRecords {
  /// How the last run that tried each route ended for it, by the route's UUID.
  public func lastOutcomes() throws(StoreError) -> [String: RouteOutcome] {
    try connection.read { db in
      var outcomes: [String: RouteOutcome] = [:]
      let rows = try db.rows()
      let routes = try rows.all("SELECT id, uuid FROM route") { (id: $0.int(0), uuid: $0.text(1)) }
      for route in routes {
        outcomes[route.uuid] = try RunRows.last(route: route.id, in: rows)
      }
      return outcomes
    }
  }
}
