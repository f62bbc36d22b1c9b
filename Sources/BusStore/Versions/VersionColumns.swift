public import BusModel
internal import BusReading
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
      var reader = VersionReader(try db.rows())
      return try reader.heads(version: version)?.flatMap { page in
        page.columns.map { column in
          VersionColumn(
            id: column.id, direction: page.direction, url: page.page.source.url,
            head: column.column)
        }
      }
    }
  }

  /// The departures of a column as far as a passenger would notice them: without trip and place.
  ///
  /// - Throws: ``StoreError`` with `altered` when they are not what was published.
  public func departures(column: Int) throws(StoreError) -> [BusSchedule] {
    try read { db in
      let rows = try db.rows()
      var reader = ColumnReader(rows)
      let found = try reader.departures(of: .timetable(column))[column] ?? ColumnReader.Rows()
      let stored = try rows.first(
        """
        SELECT timetable.checksum, version FROM timetable JOIN page ON page.id = timetable.page
        WHERE timetable.id = ?
        """, [.int(column)]
      ) { (checksum: $0.optionalInt(0), version: $0.int(1)) }
      guard let stored, !found.isBroken, stored.checksum == found.checksum.value else {
        throw StoreError(path, .altered(version: stored?.version ?? 0))
      }
      return found.departures.map { departure in
        var departure = departure
        (departure.trip, departure.stopPosition, departure.at) = (nil, nil, "")
        return departure
      }
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
