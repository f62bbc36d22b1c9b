internal import BusModel
internal import BusReading
internal import GRDB

/// The rows of table `confirmation`: when a page was last found to say what its version says.
enum Confirmations {
  /// Confirms a version by a publication that says the same.
  static func confirm(version: Int, as publication: Publication, in db: Database) throws {
    let pages = publication.pages.map { page in
      PageInput(direction: page.direction, source: page.source, hintsKey: page.hintsKey)
    }
    _ = try confirm(
      version: version, pages: pages, extractorVersion: publication.extractorVersion, in: db)
  }

  /// Confirms a version's pages; false, and nothing written, when they are not its pages.
  static func confirm(
    version: Int, pages: [PageInput], extractorVersion: String, in db: Database
  ) throws -> Bool {
    let rows = try db.rows().all(
      "SELECT id, direction, url FROM page WHERE version = ? ORDER BY position", [.int(version)]
    ) { (id: $0.int(0), direction: $0.text(1), url: $0.text(2)) }
    let isSame =
      rows.count == pages.count
      && zip(rows, pages).allSatisfy { row, page in
        row.direction == page.direction.rawValue && row.url == page.source.url
      }
    guard isSame else { return false }
    try write(zip(rows.map(\.id), pages), extractorVersion, in: db)
    return true
  }

  /// Confirms the version in force where it has these very pages, bytes and hints, its route is still
  /// called so, and nothing is announced: one question and one row a page, for that is what nearly all
  /// routes come to every night.
  ///
  /// - Returns: the version; nil where there is more to look at, and nothing is written then.
  static func confirmPlain(
    route: RouteIdentity, pages: [PageInput], extractorVersion: String, in db: Database
  ) throws -> Int? {
    var found: (version: Int, ids: [Int])?
    var isSame = true
    try db.rows().forEach(
      """
      SELECT version.id, page.id, route.name, page.direction, page.url,
        coalesce(confirmation.sha256, page.sha256), coalesce(confirmation.hintsKey, page.hintsKey),
        coalesce(confirmation.extractorVersion, version.extractorVersion),
        EXISTS (SELECT 1 FROM version WHERE route = route.id AND state = 'announced')
      FROM route
        JOIN version ON version.route = route.id AND version.state = 'active'
        JOIN page ON page.version = version.id
        LEFT JOIN confirmation ON confirmation.page = page.id
      WHERE route.uuid = ? ORDER BY page.position
      """, [.text(route.id)]
    ) { row in
      let place = found?.ids.count ?? 0
      found = (row.int(0), (found?.ids ?? []) + [row.int(1)])
      guard isSame, place < pages.count else { return isSame = false }
      let page = pages[place]
      isSame =
        row.is(page.source.url, at: 4) && row.is(page.source.sha256, at: 5)
        && row.is(page.hintsKey, at: 6) && row.is(page.direction.rawValue, at: 3)
        && row.is(extractorVersion, at: 7) && row.is(route.name, at: 2) && row.int(8) == 0
    }
    guard let found, isSame, found.ids.count == pages.count else { return nil }
    try write(zip(found.ids, pages), extractorVersion, in: db)
    return found.version
  }

  private static func write(
    _ pages: some Sequence<(Int, PageInput)>, _ extractorVersion: String, in db: Database
  ) throws {
    for (id, page) in pages {
      let values: [SQLiteArgument] = [
        .int(id), .int(page.source.fetchedAt.secondsSince1970), .text(page.source.sha256),
        .text(page.hintsKey), .text(extractorVersion),
      ]
      try db.run(
        """
        INSERT INTO confirmation (page, at, sha256, hintsKey, extractorVersion, checksum)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET at = excluded.at, sha256 = excluded.sha256,
          hintsKey = excluded.hintsKey, extractorVersion = excluded.extractorVersion,
          checksum = excluded.checksum
        """, values + [.int(RowSum.of(values))])
    }
  }

  /// Confirms a version by what it was confirmed by before: its pages have moved on to announce the
  /// next one, and thereby say until when it holds.
  static func renew(version: Int, at moment: Moment, in db: Database) throws {
    try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO confirmation (page, at, sha256, hintsKey, extractorVersion)
        SELECT page.id, ?, coalesce(confirmation.sha256, page.sha256),
          coalesce(confirmation.hintsKey, page.hintsKey),
          coalesce(confirmation.extractorVersion, version.extractorVersion)
        FROM page JOIN version ON version.id = page.version
          LEFT JOIN confirmation ON confirmation.page = page.id
        WHERE page.version = ?
        """
    ).execute(arguments: [moment.secondsSince1970, version])
    let pages = try db.rows().all("SELECT id FROM page WHERE version = ?", [.int(version)]) {
      $0.int(0)
    }
    for page in pages { try RowSum.confirmation.renew([.int(page)], in: db) }
  }

  /// From what a version was last confirmed, or first read.
  static func inputs(version: Int, in db: Database) throws -> RouteInputs {
    var extractorVersion = ""
    let pages = try db.rows().all(
      """
        SELECT page.direction, page.url, coalesce(confirmation.at, page.fetchedAt),
          coalesce(confirmation.sha256, page.sha256),
          coalesce(confirmation.hintsKey, page.hintsKey),
          coalesce(confirmation.extractorVersion, version.extractorVersion)
        FROM page JOIN version ON version.id = page.version
          LEFT JOIN confirmation ON confirmation.page = page.id
        WHERE page.version = ? ORDER BY page.position
      """, [.int(version)]
    ) { row -> PageInput? in
      if extractorVersion.isEmpty { extractorVersion = row.text(5) }
      let source = PageSourceReference(
        url: row.text(1), fetchedAt: row.moment(2), sha256: row.text(3))
      return Direction(rawValue: row.text(0)).map {
        PageInput(direction: $0, source: source, hintsKey: row.text(4))
      }
    }
    return RouteInputs(
      version: version, extractorVersion: extractorVersion, pages: pages.compactMap(\.self))
  }
}
