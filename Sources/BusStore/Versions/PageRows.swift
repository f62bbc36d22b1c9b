internal import BusModel
internal import BusReading
internal import GRDB

/// Writing of the tables `page`, `timetable` and `departure`.
enum PageRows {
  /// Writes the pages of a version.
  static func insert(_ pages: [PublishedPage], version: Int, in db: Database) throws {
    var departures = try DepartureWriter(db)
    for (position, page) in pages.enumerated() {
      try db.run(
        """
        INSERT INTO page (version, position, direction, url, sha256, fetchedAt, hintsKey, dayRules)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .int(version), .int(position), .text(page.direction.rawValue), .text(page.source.url),
          .text(page.source.sha256), .int(page.source.fetchedAt.secondsSince1970),
          .text(page.hintsKey), .optional(page.dayRules.stored),
        ])
      try insert(page.timetables, page: Int(db.lastInsertedRowID), &departures, in: db)
    }
  }

  private static func insert(
    _ timetables: [BusTimetable], page: Int, _ departures: inout DepartureWriter, in db: Database
  ) throws {
    for (position, timetable) in timetables.enumerated() {
      try db.run(
        """
        INSERT INTO timetable (page, position, stop, routeName, destination, platform, label,
          service, pattern, validFrom, at, sources) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .int(page), .int(position), .optional(timetable.stop), .optional(timetable.routeName),
          .optional(timetable.destination), .optional(timetable.platform),
          .optional(timetable.label), .optional(timetable.service?.rawValue),
          .optional(timetable.pattern?.stored), .optional(timetable.validFrom?.description),
          .text(timetable.at), .optional(SourcesText.text(of: timetable.sources)),
        ])
      let id = Int(db.lastInsertedRowID)
      let checksum = try departures.insert(timetable.departures, timetable: id)
      try VersionSums.note(checksum, timetable: id, in: db)
    }
  }
}
