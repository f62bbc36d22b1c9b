public import BusModel
internal import BusReading
internal import GRDB

/// Writes the checksums of versions, their pages and columns: in the transaction that writes the rows.
enum VersionSums {
  /// Adds up all rows of a version as they stand, departures included.
  static func renew(version: Int, in db: Database) throws {
    let reader = try db.rows()
    var columns = ColumnReader(reader, isCounting: true)
    let timetables = try reader.all(
      "SELECT timetable.id FROM timetable JOIN page ON page.id = timetable.page WHERE version = ?",
      [.int(version)]
    ) { $0.int(0) }
    for id in timetables {
      let rows = try columns.departures(of: .timetable(id))[id] ?? ColumnReader.Rows()
      try note(rows.checksum.value, timetable: id, in: db)
    }
    try renewPages(version: version, in: db)
  }

  /// Notes what the departures of a column add up to.
  static func note(_ checksum: Int, timetable: Int, in db: Database) throws {
    try db.run("UPDATE timetable SET checksum = ? WHERE id = ?", [.int(checksum), .int(timetable)])
  }

  /// Adds up the pages of a version, whose columns' departures are added up already, and the version.
  static func renewPages(version: Int, in db: Database) throws {
    let reader = try db.rows()
    let pages = try PageHeadReader(reader).pages(version: version)
    var sums = Dictionary(pages.map { ($0.id, $0.sum) }) { first, _ in first }
    var columns = ColumnReader(reader)
    _ = try columns.heads(condition: "version = ?", version: version, &sums)
    for page in pages {
      try db.run(
        "UPDATE page SET checksum = ? WHERE id = ?",
        [.optional(sums[page.id]?.value), .int(page.id)])
    }
    try renewRow(version: version, in: db)
  }

  /// Adds up the row of a version with its pages' checksums.
  static func renewRow(version: Int, in db: Database) throws {
    guard let sum = try sum(of: version, in: db.rows())?.found else { return }
    try db.run("UPDATE version SET checksum = ? WHERE id = ?", [.int(sum), .int(version)])
  }

  /// What a version's row should add up to, and what it does; nil when there is no such version.
  static func sum(of version: Int, in reader: SQLiteReader) throws -> (stored: Int?, found: Int)? {
    let pages = PageHeadReader(reader)
    guard let head = try pages.version(version) else { return nil }
    return (head.checksum, head.sum(with: try pages.pages(version: version)))
  }
}

extension TimetableStore {
  /// Whether all rows of a version are what was published: itself, its pages, columns and departures.
  ///
  /// - Throws: ``StoreError`` of the disk; a damaged file is an answer.
  public func isSound(version: Int) throws(StoreError) -> Bool {
    try read { db in try VersionReader.isSound(version, in: db.rows()) }
  }

  /// The versions of a route, in force or announced, whose rows are not what was published.
  public func damagedVersions(routeID: String) throws(StoreError) -> [Int] {
    try read { db in
      guard let route = try RouteRows.row(id: routeID, in: db) else { return [] }
      let reader = try db.rows()
      let versions = try reader.all(
        "SELECT id FROM version WHERE route = ? AND state IN ('active', 'announced')",
        [.int(route)]
      ) { $0.int(0) }
      return try versions.filter { try !VersionReader.isSound($0, in: reader) }
    }
  }

  /// A version as far as it can be read, for comparing with it alone; nil when nothing of it can.
  public func versionAsItStands(_ id: Int) throws(StoreError) -> PublishedVersion? {
    do throws(StoreError) {
      return try read { db in
        var reader = VersionReader(try db.rows(), isLenient: true)
        return try reader.version(id)
      }
    } catch  where error.code == .damaged {
      return nil
    }
  }
}
