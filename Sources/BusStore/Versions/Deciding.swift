public import BusModel
internal import BusReading
internal import GRDB

extension TimetableStore {
  /// Publishes a version by hand: one that was kept aside or rejected, or one that was in force
  /// before. The latter comes back as a new version with the old content, so that what was believed
  /// when stays true; and what the pages say now stays out of force until they say something else.
  ///
  /// - Parameters:
  ///   - version: its number.
  ///   - moment: now.
  ///   - isForced: whether to do so even if it was compared with another version than the one that
  ///     is in force by now.
  /// - Returns: `published` or `announced`.
  /// - Throws: ``StoreError`` with `refused` when there is no such version, or it is overtaken;
  ///   `altered` when an old one is not what was published.
  public func accept(
    version: Int, at moment: Moment, isForced: Bool = false
  ) throws(StoreError) -> PublishResult {
    try write { db in
      guard let kept = try DecidingRows.kept(version, in: db) else {
        throw try notKeptAside(version, in: db)
      }
      try VersionRows.promoteDue(route: kept.route, at: moment, in: db)
      let current = try VersionRows.current(route: kept.route, in: db)?.id
      let isBack = kept.state == .superseded
      guard isForced || isBack || current == kept.replaces else {
        throw StoreError(path, .otherInForce(version: version, now: current))
      }
      if isBack, let current { try DecidingRows.decideAgainst(current, kept, in: db) }
      let isAhead = kept.effectiveFrom.map { $0 > moment.date } ?? false
      if isAhead {
        try VersionRows.retireAnnounced(
          route: kept.route, for: kept.effectiveFrom, at: moment, in: db)
      } else if let current {
        try VersionRows.retire(current, at: moment, in: db)
      }
      let id =
        isBack
        ? try DecidingRows.copy(version, kept, isAhead: isAhead, current, at: moment, in: db)
        : try DecidingRows.put(version, isAhead: isAhead, current, at: moment, in: db)
      return isAhead ? .announced(version: id) : .published(version: id, replaced: current)
    }
  }

  /// Puts a quarantined version aside for good, with a person's reason.
  ///
  /// - Throws: ``StoreError`` with `refused` when there is no such version.
  public func reject(
    version: Int, reason: String? = nil, at moment: Moment
  ) throws(StoreError) {
    try write { db in
      guard try DecidingRows.kept(version, in: db)?.state == .quarantined else {
        throw try notKeptAside(version, in: db)
      }
      try VersionRows.change(
        [version], "state = 'rejected', decidedAt = ?, reason = coalesce(?, reason)",
        [moment.secondsSince1970, reason.map { MessageText.text(of: .text($0)) }], in: db)
    }
  }

  /// Confirms the version in force by what a person decided: the pages still say what was decided
  /// against.
  public func confirmDecision(routeID: String, at moment: Moment) throws(StoreError) {
    try write { db in
      guard let route = try RouteRows.row(id: routeID, in: db),
        let current = try VersionRows.current(route: route, in: db)
      else { return }
      try Confirmations.renew(version: current.id, at: moment, in: db)
    }
  }

  private func notKeptAside(_ version: Int, in db: Database) throws -> StoreError {
    let state = try db.rows().texts(
      "SELECT state FROM version WHERE id = ?", [.int(version)]
    ).first
    return StoreError(
      path, .notKeptAside(version: version, state: state.flatMap { VersionState(rawValue: $0) }))
  }
}

private enum DecidingRows {
  /// A version that a person may decide upon.
  struct Kept {
    let route: Int
    let state: VersionState
    let effectiveFrom: CivilDate?
    let replaces: Int?
    let hash: String
  }

  static func kept(_ version: Int, in db: Database) throws -> Kept? {
    let found = try db.rows().first(
      """
      SELECT route, state, effectiveFrom, replaces, contentHash FROM version
      WHERE id = ? AND state IN ('quarantined', 'rejected', 'superseded')
      """, [.int(version)]
    ) { row in
      VersionState(rawValue: row.text(1)).map { state in
        Kept(
          route: row.int(0), state: state, effectiveFrom: row.optionalDate(2),
          replaces: row.optionalInt(3), hash: row.text(4))
      }
    }
    return found ?? nil
  }

  /// What takes the place of a version says that the pages, as far as they say it now, are wrong.
  static func decideAgainst(_ current: Int, _ kept: Kept, in db: Database) throws {
    let same = try db.rows().all(
      "SELECT id FROM version WHERE route = ? AND contentHash = ? AND isDecidedAgainst = 1",
      [.int(kept.route), .text(kept.hash)]
    ) { $0.int(0) }
    try VersionRows.change(same, "isDecidedAgainst = 0", in: db)
    let isSaid = try Confirmations.inputs(version: current, in: db).pages.allSatisfy { page in
      try FetchRows.newestHash(of: page.source.url, in: db) == page.source.sha256
    }
    if isSaid { try VersionRows.change([current], "isDecidedAgainst = 1", in: db) }
  }

  /// Puts a version in force that never was.
  static func put(
    _ version: Int, isAhead: Bool, _ current: Int?, at moment: Moment, in db: Database
  ) throws -> Int {
    try VersionRows.change(
      [version], "state = ?, publishedAt = ?, decidedAt = ?, replaces = ?",
      [
        (isAhead ? VersionState.announced : .active).rawValue, moment.secondsSince1970,
        moment.secondsSince1970, current,
      ], in: db)
    return version
  }

  /// Writes an old version anew: its pages as they were read then, confirmed by a person now.
  static func copy(
    _ version: Int, _ kept: Kept, isAhead: Bool, _ current: Int?, at moment: Moment,
    in db: Database
  ) throws -> Int {
    var reader = VersionReader(try db.rows())
    let route = try RouteRows.identity(kept.route, in: db)
    guard let route, let old = try reader.version(version),
      !old.pages.flatMap(\.timetables).contains(where: \.isDamaged)
    else { throw try StoreError(db.rows().path, .altered(version: version)) }
    let publication = Publication(
      route: route, pages: old.pages, at: moment,
      extractorVersion: try Confirmations.inputs(version: version, in: db).extractorVersion,
      effectiveFrom: isAhead ? kept.effectiveFrom : nil)
    let row = NewVersion(
      route: kept.route, state: isAhead ? .announced : .active, hash: kept.hash,
      replaces: current, publishedAt: moment)
    let id = try VersionRows.insert(row, publication, in: db)
    try VersionRows.change([id], "decidedAt = ?", [moment.secondsSince1970], in: db)
    try Confirmations.renew(version: id, at: moment, in: db)
    return id
  }
}
