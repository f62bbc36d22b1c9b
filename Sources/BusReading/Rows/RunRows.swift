package import BusModel

extension RunSummary {
  init(_ row: SQLiteRow, routes: [Entry]) {
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
package enum RunRows {
  static let columns = RowSum.runRoute.list

  /// What became of the routes of a run.
  static func entries(run: Int, in reader: SQLiteReader) throws -> [RunSummary.Entry] {
    var entries: [RunSummary.Entry] = []
    try reader.forEach(
      """
      SELECT \(columns), uuid, name FROM runRoute JOIN route ON route.id = runRoute.route
      WHERE run <= ?1 AND coalesce(lastRun, run) >= ?1 ORDER BY name
      """, [.int(run)]
    ) { row in
      guard let outcome = outcome(row) else { return }
      let route = RouteIdentity(id: row.text(10), name: row.text(11))
      entries.append(RunSummary.Entry(route: route, outcome: outcome))
    }
    return entries
  }

  /// How the last run that tried a route ended for it; what it kept aside and a person accepted
  /// since counts as published, what a person rejected as unchanged. A record
  /// that is not what was written counts as a failure.
  package static func last(route: Int, in reader: SQLiteReader) throws -> RouteOutcome? {
    let last = try reader.first(
      "SELECT \(columns) FROM runRoute WHERE route = ? ORDER BY run DESC LIMIT 1", [.int(route)]
    ) { recorded($0) }
    return try last.map { try decided($0, route: route, in: reader) }
  }

  /// How it ended for those routes for which it failed or kept something aside, by their UUIDs. A damaged
  /// record that says neither is none of them.
  package static func lastTroubles(in reader: SQLiteReader) throws -> [String: RouteOutcome] {
    let all = try reader.all(
      """
      SELECT \(columns), uuid FROM runRoute JOIN route ON route.id = runRoute.route
      WHERE outcome NOT IN ('unchanged', 'published')
        AND run = (SELECT max(run) FROM runRoute AS newest WHERE newest.route = runRoute.route)
      """
    ) { (route: $0.int(6), uuid: $0.text(10), outcome: recorded($0)) }
    let outcomes = try all.map { one in
      (one.uuid, try decided(one.outcome, route: one.route, in: reader))
    }
    return Dictionary(outcomes.filter { $1.isTrouble }) { $1 }
  }

  private static func recorded(_ row: SQLiteRow) -> RouteOutcome {
    guard RowSum.runRoute.isSound(row), let found = outcome(row) else {
      return RouteOutcome(kind: .failed, at: row.moment(1), message: .damagedRecord)
    }
    return found
  }

  /// What a person has made since of what was kept aside.
  private static func decided(
    _ last: RouteOutcome, route: Int, in reader: SQLiteReader
  ) throws -> RouteOutcome {
    guard last.kind == .quarantined else { return last }
    let accepted = try reader.first(
      """
      SELECT 1 FROM version
      WHERE route = ? AND state IN ('active', 'announced') AND publishedAt > ? LIMIT 1
      """, [.int(route), .int(last.at.secondsSince1970)]
    ) { $0.int(0) }
    guard accepted == nil else {
      return RouteOutcome(
        kind: .published, at: last.at, departures: last.departures, changes: last.changes)
    }
    guard try isRejected(route: route, after: last.at, in: reader) else { return last }
    return RouteOutcome(kind: .unchanged, at: last.at)
  }

  /// Whether what was kept aside last has been rejected since.
  private static func isRejected(
    route: Int, after moment: Moment, in reader: SQLiteReader
  ) throws -> Bool {
    try reader.first(
      """
      SELECT state = 'rejected' AND decidedAt >= ?2 FROM version
      WHERE route = ?1 AND state IN ('quarantined', 'rejected') ORDER BY id DESC LIMIT 1
      """, [.int(route), .int(moment.secondsSince1970)]
    ) { $0.int(0) } == 1
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
