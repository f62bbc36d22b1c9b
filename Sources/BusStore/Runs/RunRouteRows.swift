internal import BusModel
internal import BusReading
internal import GRDB

/// Writing of table `runRoute`: a row is of the runs from `run` to `lastRun`.
enum RunRouteRows {
  private struct Last {
    let run: Int
    let lastRun: Int
    let at: Int
    let texts: [String?]
    let numbers: [Int?]
  }

  /// Writes down what became of a route in a run.
  static func note(
    _ outcome: RouteOutcome, for route: RouteIdentity, run: Int, in db: Database
  ) throws {
    let known = try known(route, in: db)
    let row = try known.flatMap { $0.isNamed ? $0.id : nil } ?? RouteRows.row(for: route, in: db)
    try note(outcome, route: row, run: run, after: known?.last, in: db)
  }

  private static func note(
    _ outcome: RouteOutcome, route: Int, run: Int, after last: Last?, in db: Database
  ) throws {
    let texts = [
      outcome.kind.rawValue, outcome.stage?.rawValue,
      outcome.message.map { MessageText.text(of: $0.message) },
    ]
    if let last, last.texts == texts, outcome.kind != .published, last.run < run,
      last.lastRun == run - 1 || last.lastRun == run
    {
      try setEnd(of: last, route: route, to: run, at: outcome.at.secondsSince1970, in: db)
      return
    }
    if let last, last.run < run, last.lastRun == run {
      try setEnd(of: last, route: route, to: run - 1, at: last.at, in: db)
    }
    try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO runRoute
          (route, run, lastRun, outcome, stage, message, at, departures, changes)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      route, run, run, texts[0], texts[1], texts[2], outcome.at.secondsSince1970,
      outcome.departures, outcome.changes,
    ])
    try RowSum.runRoute.renew([.int(route), .int(run)], in: db)
  }

  /// A route's row, whether it has the route's name, and what became of it last; nil when there is none.
  private static func known(
    _ route: RouteIdentity, in db: Database
  ) throws -> (id: Int, isNamed: Bool, last: Last?)? {
    try db.rows().first(
      """
      SELECT run, coalesce(lastRun, run), outcome, stage, message, at, departures, changes,
        route.id, name
      FROM route LEFT JOIN runRoute ON runRoute.route = route.id
        AND run = (SELECT max(run) FROM runRoute WHERE runRoute.route = route.id)
      WHERE uuid = ?
      """, [.text(route.id)]
    ) { row in
      let last = row.optionalInt(0).map { run in
        Last(
          run: run, lastRun: row.int(1), at: row.int(5),
          texts: (2...4).map { row.optionalText($0) }, numbers: (6...7).map { row.optionalInt($0) })
      }
      return (id: row.int(8), isNamed: row.is(route.name, at: 9), last: last)
    }
  }

  private static func setEnd(
    of row: Last, route: Int, to lastRun: Int, at moment: Int, in db: Database
  ) throws {
    let sum = RowSum.of([
      .optional(row.texts[0]), .int(moment), .optional(row.texts[1]), .optional(row.texts[2]),
      .optional(row.numbers[0]), .optional(row.numbers[1]), .int(route), .int(row.run),
      .int(lastRun),
    ])
    try db.run(
      "UPDATE runRoute SET lastRun = ?, at = ?, checksum = ? WHERE route = ? AND run = ?",
      [.int(lastRun), .int(moment), .int(sum), .int(route), .int(row.run)])
  }
}
