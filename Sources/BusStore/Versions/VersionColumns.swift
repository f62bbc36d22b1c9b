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
      let rows = try db.rows()
      guard try rows.number("SELECT 1 FROM version WHERE id = ?", [.int(version)]) != nil else {
        return nil
      }
      let pages = try rows.all(
        "SELECT id, direction, url FROM page WHERE version = ?", [.int(version)]
      ) { row in (row.int(0), (direction: Direction(rawValue: row.text(1)), url: row.text(2))) }
      let places = Dictionary(pages) { $1 }
      var reader = ColumnReader(rows)
      return try reader.heads(condition: "version = ?", version: version).compactMap { column in
        guard let page = places[column.page], let direction = page.direction else { return nil }
        return VersionColumn(
          id: column.id, direction: direction, url: page.url, head: column.head)
      }
    }
  }

  /// The departures of a column as far as a passenger would notice them: without trip and place.
  public func departures(column: Int) throws(StoreError) -> [BusSchedule] {
    try read { db in
      var reader = ColumnReader(try db.rows())
      return try reader.departures(of: .timetable(column))[column] ?? []
    }
  }

  /// The versions of a route that answer now, or that were believed at a moment, without pages.
  ///
  /// - Parameters:
  ///   - id: the route's UUID.
  ///   - moment: the moment of the past; nil for now.
  /// - Returns: nil when no run ever tried the route.
  /// - Throws: ``StoreError`` of the disk.
  public func outline(id: String, asOf moment: Moment? = nil) throws(StoreError) -> RouteOutline? {
    try read { db in
      guard let row = try RouteRows.row(id: id, in: db) else { return nil }
      let versions = try db.rows().all(
        """
        SELECT id, publishedAt, effectiveFrom FROM version
        WHERE route = ?1 AND publishedAt IS NOT NULL AND CASE WHEN ?2 IS NULL
          THEN state IN ('active', 'announced')
          ELSE publishedAt <= ?2 AND (supersededAt IS NULL OR supersededAt > ?2) END
        ORDER BY effectiveFrom, id
        """, [.int(row), .optional(moment?.secondsSince1970)]
      ) { row in
        VersionOutline(
          id: row.int(0), publishedAt: row.moment(1), effectiveFrom: row.optionalDate(2))
      }
      return RouteOutline(versions: versions)
    }
  }
}
