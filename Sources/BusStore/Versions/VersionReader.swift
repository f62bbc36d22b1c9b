internal import BusModel

/// Reads routes and versions back into values, within one transaction.
struct VersionReader {
  private let reader: SQLiteReader
  private let direction: Direction?
  private var columns: ColumnReader

  /// A reader of routes.
  ///
  /// - Parameters:
  ///   - reader: the connection, in a transaction.
  ///   - direction: whose pages are read; nil for both.
  init(_ reader: SQLiteReader, direction: Direction? = nil) {
    self.reader = reader
    self.direction = direction
    columns = ColumnReader(reader)
  }

  /// The route that a condition on table `route` finds, with what is in force and announced.
  mutating func route(_ condition: String, _ key: String) throws -> PublishedRoute? {
    guard let found = try identity(condition, key) else { return nil }
    let versions = try reader.all(
      """
      SELECT id FROM version WHERE route = ? AND state IN ('active', 'announced')
      ORDER BY state, effectiveFrom
      """, [.int(found.row)]
    ) { $0.int(0) }
    return PublishedRoute(
      routeID: found.route.id, name: found.route.name,
      versions: try versions.compactMap { try version($0) },
      lastOutcome: try RunRows.last(route: found.row, in: reader))
  }

  /// What was in force for a route at a moment of the past.
  mutating func route(id: String, asOf moment: Moment) throws -> PublishedRoute? {
    guard let found = try identity("uuid = ?", id) else { return nil }
    let versions = try reader.all(
      """
      SELECT id FROM version WHERE route = ? AND publishedAt <= ?
        AND (supersededAt IS NULL OR supersededAt > ?)
      ORDER BY effectiveFrom, id
      """,
      [.int(found.row), .int(moment.secondsSince1970), .int(moment.secondsSince1970)]
    ) { $0.int(0) }
    return PublishedRoute(
      routeID: found.route.id, name: found.route.name,
      versions: try versions.compactMap { try version($0) })
  }

  /// A version with its pages, whatever its state.
  mutating func version(_ id: Int) throws -> PublishedVersion? {
    let found = try reader.first(
      "SELECT coalesce(publishedAt, createdAt), effectiveFrom FROM version WHERE id = ?", [.int(id)]
    ) { row in
      (at: Moment(secondsSince1970: row.int(0)), from: row.optionalText(1))
    }
    guard let found else { return nil }
    return PublishedVersion(
      id: id, publishedAt: found.at, effectiveFrom: found.from.flatMap { CivilDate($0) },
      pages: try pages(version: id))
  }

  private func identity(
    _ condition: String, _ key: String
  ) throws -> (row: Int, route: RouteIdentity)? {
    try reader.first("SELECT id, uuid, name FROM route WHERE \(condition)", [.text(key)]) { row in
      (row: row.int(0), route: RouteIdentity(id: row.text(1), name: row.text(2)))
    }
  }

  private mutating func pages(version: Int) throws -> [PublishedPage] {
    var timetables = try self.timetables(version: version)
    return try reader.all(
      """
      SELECT page.id, direction, url, page.sha256, coalesce(confirmation.at, fetchedAt),
        page.hintsKey, dayRules
      FROM page LEFT JOIN confirmation ON confirmation.page = page.id
      WHERE \(pagesAsked) ORDER BY position
      """, [.int(version)]
    ) { row in
      guard let direction = Direction(rawValue: row.text(1)) else {
        throw damaged(.direction, row.text(1))
      }
      let source = PageSourceReference(
        url: row.text(2), fetchedAt: row.moment(4), sha256: row.text(3))
      return PublishedPage(
        direction: direction, source: source,
        timetables: timetables.removeValue(forKey: row.int(0)) ?? [], hintsKey: row.text(5),
        dayRules: try dayRules(row.optionalText(6)))
    }
  }

  private func dayRules(_ text: String?) throws(StoreError) -> [PageDayRule] {
    guard let text else { return [] }
    guard let rules = [PageDayRule](stored: text) else {
      throw damaged(.dayRules, text)
    }
    return rules
  }

  /// The condition on table `page` that chooses the version's pages of the direction.
  private var pagesAsked: String {
    "version = ?" + (direction.map { " AND direction = '\($0.rawValue)'" } ?? "")
  }

  private mutating func timetables(version: Int) throws -> [Int: [BusTimetable]] {
    var departures = try columns.departures(of: .pages(condition: pagesAsked, version: version))
    var timetables: [Int: [BusTimetable]] = [:]
    for column in try columns.heads(condition: pagesAsked, version: version) {
      var timetable = column.head
      timetable.departures = departures.removeValue(forKey: column.id) ?? []
      timetables[column.page, default: []].append(timetable)
    }
    return timetables
  }

  private func damaged(_ column: StoreColumn, _ found: String) -> StoreError {
    StoreError(reader.path, .badColumn(column, found: found))
  }
}
