public import BusModel
internal import BusReading
internal import GRDB

/// What was removed from the database, in rows.
public struct Pruned: Hashable, Sendable {
  /// Attempts to fetch.
  public var fetches = 0
  /// Requests that had a row of their own.
  public var requests = 0
  /// Readings of bytes.
  public var parses = 0
  /// Versions that were kept aside and never published.
  public var versions = 0
  /// Runs.
  public var runs = 0
  /// The hashes of all bytes that a version, a confirmation or a fetch refers to after that: what
  /// the archive must keep.
  public var archived: Set<String> = []
}

extension TimetableStore {
  /// Forgets what is older than a moment and that nothing refers to.
  ///
  /// What was ever published stays, with its pages, and so does the last fetch of every address
  /// that gave bytes, what a person has rejected, the newest quarantined version of a route, and
  /// how every route's last run ended.
  ///
  /// - Parameters:
  ///   - moment: what happened before it may go.
  ///   - isDry: whether to count only.
  /// - Returns: what was, or would be, removed.
  /// - Throws: ``StoreError`` of the disk; then nothing was removed.
  public func prune(before moment: Moment, isDry: Bool = false) throws(StoreError) -> Pruned {
    let isCommitted = !isDry
    return try write(isCommitted: isCommitted) { db in
      var pruned = Pruned()
      pruned.versions = try PruningRows.delete(PruningRows.versions, moment, in: db)
      pruned.fetches = try PruningRows.delete(PruningRows.fetches, moment, in: db)
      pruned.requests = try PruningRows.delete(PruningRows.requests, moment, in: db)
      _ = try PruningRows.delete(PruningRows.routeOutcomes, moment, in: db)
      pruned.runs = try PruningRows.delete(PruningRows.runs, moment, in: db)
      pruned.parses = try PruningRows.delete(PruningRows.parses, moment, in: db)
      pruned.archived = Set(try db.rows().texts(PruningRows.referred))
      return pruned
    }
  }
}

private enum PruningRows {
  static let versions = """
    DELETE FROM version WHERE state = 'quarantined' AND createdAt < ?
      AND id < (SELECT max(id) FROM version AS newer
        WHERE newer.route = version.route AND newer.state = 'quarantined')
      AND id NOT IN (SELECT replaces FROM version WHERE replaces IS NOT NULL)
    """

  static let fetches = """
    DELETE FROM fetch WHERE at < ?
      AND id NOT IN (SELECT max(id) FROM fetch WHERE sha256 IS NOT NULL GROUP BY url)
    """

  static let requests = "DELETE FROM request WHERE at < ?"

  static let routeOutcomes = """
    DELETE FROM runRoute WHERE at < ?
      AND run < (SELECT max(run) FROM runRoute AS newer WHERE newer.route = runRoute.route)
    """

  static let runs = """
    DELETE FROM run WHERE startedAt < ? AND id < (SELECT max(id) FROM run)
      AND id NOT IN (SELECT run FROM runRoute)
      AND id NOT IN (SELECT run FROM fetch WHERE run IS NOT NULL)
      AND id NOT IN (SELECT run FROM request)
      AND id NOT IN (SELECT run FROM version WHERE run IS NOT NULL)
    """

  static let parses = """
    DELETE FROM parse WHERE at < ?
      AND sha256 NOT IN (\(referred))
    """

  static let referred = """
    SELECT sha256 FROM page UNION SELECT sha256 FROM confirmation
    UNION SELECT sha256 FROM fetch WHERE sha256 IS NOT NULL
    """

  static func delete(_ statement: String, _ moment: Moment, in db: Database) throws -> Int {
    try db.execute(sql: statement, arguments: [moment.secondsSince1970])
    return db.changesCount
  }
}
