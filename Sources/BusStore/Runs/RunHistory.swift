public import BusModel
internal import BusReading
internal import GRDB

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

  /// Whether neither the last run nor the one before it has come to its end.
  public func areLastUnfinished() throws(StoreError) -> Bool {
    try connection.read { db in
      try db.rows().number(
        "SELECT count(finishedAt) FROM (SELECT finishedAt FROM run ORDER BY id DESC LIMIT 2)") == 0
    }
  }

  /// How the last run that tried each route ended for it where it failed or kept something aside, by the
  /// route's UUID; what a person has decided since is none of these.
  public func lastTroubles() throws(StoreError) -> [String: RouteOutcome] {
    try connection.read { db in try RunRows.lastTroubles(in: db.rows()) }
  }
}
