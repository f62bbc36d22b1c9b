internal import BusModel
internal import BusReading
internal import GRDB

/// Writing of the tables `page`, `timetable` and `departure`.
enum PageRows {
  /// Writes the pages of a version.
  static func insert(_ pages: [PublishedPage], version: Int, in db: Database) throws {
    let pageRow = try db.cachedStatement(
      sql: """
        INSERT INTO page (version, position, direction, url, sha256, fetchedAt, hintsKey, dayRules)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """)
    var departures = try DepartureWriter(db)
    for (position, page) in pages.enumerated() {
      try pageRow.execute(arguments: [
        version, position, page.direction.rawValue, page.source.url, page.source.sha256,
        page.source.fetchedAt.secondsSince1970, page.hintsKey, page.dayRules.stored,
      ])
      try insert(page.timetables, page: Int(db.lastInsertedRowID), &departures, in: db)
    }
  }

  private static func insert(
    _ timetables: [BusTimetable], page: Int, _ departures: inout DepartureWriter, in db: Database
  ) throws {
    let row = try db.cachedStatement(
      sql: """
        INSERT INTO timetable (page, position, stop, routeName, destination, platform, label,
          service, pattern, validFrom, at, sources) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    for (position, timetable) in timetables.enumerated() {
      try row.execute(arguments: [
        page, position, timetable.stop, timetable.routeName, timetable.destination,
        timetable.platform, timetable.label, timetable.service?.rawValue,
        timetable.pattern?.stored, timetable.validFrom?.description, timetable.at,
        SourcesText.text(of: timetable.sources),
      ])
      let id = Int(db.lastInsertedRowID)
      let checksum = try departures.insert(timetable.departures, timetable: id)
      try VersionSums.note(checksum, timetable: id, in: db)
    }
  }
}
