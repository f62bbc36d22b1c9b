internal import BusModel
internal import BusReading
internal import GRDB

/// A row of table `version` that is about to be written.
struct NewVersion {
  var route: Int
  var state: VersionState
  var hash: String
  var replaces: Int?
  var publishedAt: Moment?
  var reason: String?
}

/// The rows of table `version` and the changes of their state.
enum VersionRows {
  /// The version in force and its fingerprint.
  static func current(route: Int, in db: Database) throws -> (id: Int, hash: String)? {
    try db.rows().first(
      "SELECT id, contentHash FROM version WHERE route = ? AND state = 'active'", [.int(route)]
    ) { (id: $0.int(0), hash: $0.text(1)) }
  }

  /// The version, in force or announced for the same day, that says what this publication says.
  static func same(
    as publication: Publication, hash: String, route: Int, in db: Database
  ) throws -> Int? {
    guard publication.isAhead else {
      return try current(route: route, in: db).flatMap { $0.hash == hash ? $0.id : nil }
    }
    return try db.rows().number(
      """
      SELECT id FROM version
      WHERE route = ? AND state = 'announced' AND effectiveFrom = ? AND contentHash = ?
      """, [.int(route), .optional(publication.effectiveFrom?.description), .text(hash)])
  }

  /// Puts announced versions whose day has come in force, the last of them in the end.
  static func promoteDue(route: Int, at moment: Moment, in db: Database) throws {
    let due = try db.rows().all(
      """
      SELECT id, effectiveFrom FROM version
      WHERE route = ? AND state = 'announced' AND effectiveFrom <= ?
      ORDER BY effectiveFrom, id
      """, [.int(route), .text(moment.date.description)]
    ) { (id: $0.int(0), date: $0.optionalDate(1)) }
    for version in due {
      let start = version.date.map { Moment(date: $0, minute: 0) } ?? moment
      if let current = try current(route: route, in: db) {
        try retire(current.id, at: start, in: db)
      }
      try change([version.id], "state = 'active'", in: db)
    }
  }

  /// Takes a version out of force.
  static func retire(_ version: Int, at moment: Moment, in db: Database) throws {
    try change(
      [version], "state = 'superseded', supersededAt = ?", [moment.secondsSince1970], in: db)
  }

  /// Changes the rows of versions. One that was what was written is so afterwards; one that was not
  /// does not seem so.
  static func change(
    _ versions: [Int], _ assignments: String, _ values: [(any DatabaseValueConvertible)?] = [],
    in db: Database
  ) throws {
    for version in versions {
      let sum = try VersionSums.sum(of: version, in: db.rows())
      try db.execute(
        sql: "UPDATE version SET \(assignments) WHERE id = ?",
        arguments: StatementArguments(values + [version]))
      if let sum, sum.stored == sum.found { try VersionSums.renewRow(version: version, in: db) }
    }
  }

  /// Withdraws what was announced for a day, before something else is announced for it.
  static func retireAnnounced(
    route: Int, for date: CivilDate?, at moment: Moment, in db: Database
  ) throws {
    let versions = try db.rows().all(
      "SELECT id FROM version WHERE route = ? AND state = 'announced' AND effectiveFrom = ?",
      [.int(route), .optional(date?.description)]
    ) { $0.int(0) }
    for version in versions { try retire(version, at: moment, in: db) }
  }

  /// Withdraws what was announced for other days than these: the pages say otherwise now.
  static func retireAnnounced(
    route: Int, except days: Set<CivilDate> = [], at moment: Moment, in db: Database
  ) throws {
    let announced = try db.rows().all(
      "SELECT id, effectiveFrom FROM version WHERE route = ? AND state = 'announced'",
      [.int(route)]
    ) { (id: $0.int(0), day: $0.optionalDate(1)) }
    for version in announced where version.day.map({ !days.contains($0) }) ?? true {
      try retire(version.id, at: moment, in: db)
    }
  }

  /// Whether a version of the route waits for its date.
  static func isAnnounced(_ version: Int, route: Int, in db: Database) throws -> Bool {
    try db.rows().number(
      "SELECT 1 FROM version WHERE id = ? AND route = ? AND state = 'announced'",
      [.int(version), .int(route)]) != nil
  }

  /// Writes a version with all of its pages.
  static func insert(
    _ version: NewVersion, _ publication: Publication, in db: Database
  ) throws -> Int {
    try db.execute(
      sql: """
        INSERT INTO version (route, run, state, createdAt, publishedAt, effectiveFrom, replaces,
          contentHash, extractorVersion, departures, reason)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        version.route, publication.run, version.state.rawValue, publication.at.secondsSince1970,
        version.publishedAt?.secondsSince1970, publication.effectiveFrom?.description,
        version.replaces, version.hash, publication.extractorVersion,
        publication.departureCount, version.reason,
      ])
    let id = Int(db.lastInsertedRowID)
    try PageRows.insert(publication.pages, version: id, in: db)
    try VersionSums.renewPages(version: id, in: db)
    return id
  }
}
