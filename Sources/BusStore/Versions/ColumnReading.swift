public import BusModel
internal import GRDB

/// A column of a version, whose departures are read only when they are asked for.
public struct VersionColumn: Hashable, Sendable {
  /// What ``TimetableStore/departures(column:)`` takes.
  public var id: Int
  /// Which way its page is.
  public var direction: Direction
  /// The address of its page.
  public var url: String
  /// Its names and days, without departures.
  public var head: BusTimetable
}

extension TimetableStore {
  /// The columns of a version in page order; nil when there is no such number.
  public func columns(version: Int) throws(StoreError) -> [VersionColumn]? {
    try read { db in
      let isThere = try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM version WHERE id = ?)", arguments: [version])
      guard isThere == true else { return nil }
      var reader = ColumnReader(path: path)
      return try reader.columns(version: version, in: db)
    }
  }

  /// The departures of a column as far as a passenger would notice them: without trip and place.
  public func departures(column: Int) throws(StoreError) -> [BusSchedule] {
    try read { db in
      var reader = ColumnReader(path: path)
      return try reader.departures(column: column, in: db)
    }
  }

  /// The versions of a route that answer now, or that were believed at a moment, without pages.
  ///
  /// - Parameters:
  ///   - id: the route's UUID.
  ///   - moment: the moment of the past; nil for now.
  /// - Returns: nil when no run ever tried the route.
  /// - Throws: ``StoreError`` of the disk.
  public func outline(id: String, asOf moment: Moment? = nil) throws(StoreError) -> PublishedRoute?
  {
    try read { db in
      guard let row = try RouteRows.row(id: id, in: db) else { return nil }
      let versions = try Row.fetchAll(
        db,
        sql: """
          SELECT id, publishedAt, effectiveFrom FROM version
          WHERE route = ?1 AND publishedAt IS NOT NULL AND CASE WHEN ?2 IS NULL
            THEN state IN ('active', 'announced')
            ELSE publishedAt <= ?2 AND (supersededAt IS NULL OR supersededAt > ?2) END
          ORDER BY effectiveFrom, id
          """, arguments: [row, moment?.secondsSince1970])
      return PublishedRoute(
        routeID: id, name: "",
        versions: versions.map { version in
          PublishedVersion(
            id: version[0], publishedAt: Moment(secondsSince1970: version[1]),
            effectiveFrom: (version[2] as String?).flatMap { CivilDate($0) }, pages: [])
        })
    }
  }
}

/// Reads columns, and departures without what only provenance needs.
private struct ColumnReader {
  let path: String
  var patterns = PatternText()

  mutating func columns(version: Int, in db: Database) throws -> [VersionColumn] {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT timetable.id, direction, url, stop, routeName, destination, platform, label, service,
          pattern, validFrom, at
        FROM page JOIN timetable ON timetable.page = page.id
        WHERE version = ? ORDER BY page.position, timetable.position
        """, arguments: [version])
    var columns: [VersionColumn] = []
    while let row = try rows.next() {
      let head = BusTimetable(
        stop: row[3], routeName: row[4], destination: row[5], platform: row[6], label: row[7],
        service: (row[8] as String?).flatMap { ServiceKind(rawValue: $0) },
        pattern: try patterns.pattern(in: row[9], subject: path),
        validFrom: (row[10] as String?).flatMap { CivilDate($0) }, at: row[11])
      guard let direction = Direction(rawValue: row[1]) else { continue }
      columns.append(VersionColumn(id: row[0], direction: direction, url: row[2], head: head))
    }
    return columns
  }

  mutating func departures(column: Int, in db: Database) throws -> [BusSchedule] {
    let statement = try db.cachedStatement(sql: SQLiteDepartures.sql)
    return try SQLiteDepartures(statement, path: path).departures(column: column, &patterns)
  }
}
