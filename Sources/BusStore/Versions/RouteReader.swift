internal import BusModel
internal import GRDB

/// Reads versions back into values, within one transaction.
struct RouteReader {
  private let db: Database
  private let path: String
  private var patterns = PatternText()

  init(_ db: Database, path: String) {
    self.db = db
    self.path = path
  }

  /// The route that a condition on table `route` finds.
  func identity(_ condition: String, _ key: String) throws -> (row: Int, route: RouteIdentity)? {
    let statement = try db.cachedStatement(
      sql: "SELECT id, uuid, name FROM route WHERE \(condition)")
    return try Row.fetchOne(statement, arguments: [key]).map { row in
      (row: row[0], route: RouteIdentity(id: row[1], name: row[2]))
    }
  }

  /// A version with its pages, whatever its state.
  mutating func version(_ id: Int) throws -> PublishedVersion? {
    let statement = try db.cachedStatement(
      sql: "SELECT coalesce(publishedAt, createdAt), effectiveFrom FROM version WHERE id = ?")
    guard let row = try Row.fetchOne(statement, arguments: [id]) else { return nil }
    return PublishedVersion(
      id: id, publishedAt: Moment(secondsSince1970: row[0]),
      effectiveFrom: (row[1] as String?).flatMap { CivilDate($0) }, pages: try pages(version: id))
  }

  private mutating func pages(version: Int) throws -> [PublishedPage] {
    var timetables = try self.timetables(version: version)
    let statement = try db.cachedStatement(
      sql: """
        SELECT page.id, direction, url, page.sha256, coalesce(confirmation.at, fetchedAt),
          page.hintsKey
        FROM page LEFT JOIN confirmation ON confirmation.page = page.id
        WHERE version = ? ORDER BY position
        """)
    return try Row.fetchAll(statement, arguments: [version]).map { row in
      guard let direction = Direction(rawValue: row[1]) else {
        throw damaged("expected a direction, found \(row[1] as String)")
      }
      let source = PageSourceReference(
        url: row[2], fetchedAt: Moment(secondsSince1970: row[4]), sha256: row[3])
      return PublishedPage(
        direction: direction, source: source,
        timetables: timetables.removeValue(forKey: row[0]) ?? [], hintsKey: row[5])
    }
  }

  private mutating func timetables(version: Int) throws -> [Int: [BusTimetable]] {
    var departures = try self.departures(version: version)
    let statement = try db.cachedStatement(
      sql: """
        SELECT timetable.id, page, stop, routeName, destination, platform, label, service, pattern,
          validFrom, at
        FROM page JOIN timetable ON timetable.page = page.id
        WHERE version = ? ORDER BY page.position, timetable.position
        """)
    var result: [Int: [BusTimetable]] = [:]
    for row in try Row.fetchAll(statement, arguments: [version]) {
      let timetable = BusTimetable(
        stop: row[2], routeName: row[3], destination: row[4], platform: row[5], label: row[6],
        service: (row[7] as String?).flatMap { ServiceKind(rawValue: $0) },
        pattern: try patterns.pattern(in: row[8], subject: path),
        validFrom: (row[9] as String?).flatMap { CivilDate($0) },
        departures: departures.removeValue(forKey: row[0]) ?? [], at: row[10])
      result[row[1], default: []].append(timetable)
    }
    return result
  }

  private mutating func departures(version: Int) throws -> [Int: [BusSchedule]] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT departure.timetable, minutes, departure.routeName, departure.destination,
          departure.platform, marks, departure.pattern, trip, stopPosition, departure.at
        FROM page JOIN timetable ON timetable.page = page.id
          JOIN departure ON departure.timetable = timetable.id
        WHERE version = ? ORDER BY page.position, timetable.position, departure.position
        """)
    var result: [Int: [BusSchedule]] = [:]
    let rows = try Row.fetchCursor(statement, arguments: [version])
    while let row = try rows.next() {
      result[row[0], default: []].append(try departure(row))
    }
    return result
  }

  private mutating func departure(_ row: Row) throws -> BusSchedule {
    let minutes: Int = row[1]
    guard let time = ServiceTime(minutes: minutes) else {
      throw damaged("expected minutes of a service day, found \(minutes)")
    }
    let marks = try (row[5] as String?).map { try MarkText.marks(in: $0, subject: path) } ?? []
    return BusSchedule(
      departureTime: time, routeName: row[2], destination: row[3], platform: row[4], marks: marks,
      pattern: try patterns.pattern(in: row[6], subject: path), trip: row[7], stopPosition: row[8],
      at: row[9])
  }

  private func damaged(_ detail: String) -> StoreError {
    StoreError(
      code: .damaged, subject: path,
      detail: "\(detail); move the file aside and run `bus ingest --offline`")
  }
}
