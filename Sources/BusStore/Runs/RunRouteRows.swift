internal import BusModel
internal import BusReading
internal import GRDB

/// Writing of table `runRoute`: a row is of the runs from `run` to `lastRun`.
enum RunRouteRows {
  private struct Last {
    let run: Int
    let lastRun: Int
    let texts: [String?]
  }

  /// Writes down what became of a route in a run.
  static func note(_ outcome: RouteOutcome, route: Int, run: Int, in db: Database) throws {
    let texts = [
      outcome.kind.rawValue, outcome.stage?.rawValue,
      outcome.message.map { MessageText.text(of: $0.message) },
    ]
    let last = try last(route: route, in: db)
    if let last, last.texts == texts, outcome.kind != .published, last.run < run,
      last.lastRun == run - 1 || last.lastRun == run
    {
      try setEnd(of: last.run, route: route, to: run, at: outcome.at.secondsSince1970, in: db)
      return
    }
    if let last, last.run < run, last.lastRun == run {
      try setEnd(of: last.run, route: route, to: run - 1, at: nil, in: db)
    }
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO runRoute
          (route, run, lastRun, outcome, stage, message, at, departures, changes)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        route, run, run, texts[0], texts[1], texts[2], outcome.at.secondsSince1970,
        outcome.departures, outcome.changes,
      ])
    try RowSum.runRoute.renew([.int(route), .int(run)], in: db)
  }

  private static func last(route: Int, in db: Database) throws -> Last? {
    try db.rows().first(
      """
      SELECT run, coalesce(lastRun, run), outcome, stage, message FROM runRoute
      WHERE route = ? ORDER BY run DESC LIMIT 1
      """, [.int(route)]
    ) { row in
      Last(run: row.int(0), lastRun: row.int(1), texts: (2...4).map { row.optionalText($0) })
    }
  }

  private static func setEnd(
    of run: Int, route: Int, to lastRun: Int, at moment: Int?, in db: Database
  ) throws {
    let statement = try db.cachedStatement(
      sql: "UPDATE runRoute SET lastRun = ?, at = coalesce(?, at) WHERE route = ? AND run = ?")
    try statement.execute(arguments: [lastRun, moment, route, run])
    try RowSum.runRoute.renew([.int(route), .int(run)], in: db)
  }
}
