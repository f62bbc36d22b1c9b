public import BusModel
internal import GRDB

/// What is remembered of the runs of the nightly job, apart from what they published.
public struct RunRecords: Sendable {
  let connection: StoreConnection
}

extension RunRecords {
  /// Writes down that a run begins, and answers with its number.
  public func beginRun(at moment: Moment) throws(StoreError) -> Int {
    try connection.write { db in
      try db.execute(
        sql: "INSERT INTO run (startedAt) VALUES (?)", arguments: [moment.secondsSince1970])
      return Int(db.lastInsertedRowID)
    }
  }

  /// Writes down what became of a route in a run; said twice, the last word holds. What became of it
  /// in the run before as well is folded into that one's row.
  ///
  /// ``publish(_:checkedAgainst:)`` and its kin leave this to the caller, who knows the message.
  public func record(
    _ outcome: RouteOutcome, for route: RouteIdentity, run: Int
  ) throws(StoreError) {
    try connection.write { db in
      try RunRouteRows.note(outcome, for: route, run: run, in: db)
    }
  }

  /// Writes down that a run has ended, and how; a clock that jumped back counts as no time passed.
  public func finishRun(
    _ run: Int, at moment: Moment, outcome: RunOutcome, figures: RunFigures
  ) throws(StoreError) {
    try connection.write { db in
      try db.execute(
        sql: """
          UPDATE run SET finishedAt = max(startedAt, ?), outcome = ?, requests = ?,
            notModified = ?, bytes = ?, parsed = ?, skipped = ? WHERE id = ?
          """,
        arguments: [
          moment.secondsSince1970, outcome.rawValue, figures.requests, figures.notModified,
          figures.bytes, figures.parsed, figures.skipped, run,
        ])
      guard db.changesCount == 1 else {
        throw StoreError(connection.path, .noRun(run))
      }
    }
  }
}
