public import BusModel
internal import GRDB

extension TimetableStore {
  /// Keeps pages that did not pass the gate, whole, for a person to look at; what is in force goes
  /// on serving. The same content on the next night is the same quarantined version.
  ///
  /// - Parameters:
  ///   - publication: the pages.
  ///   - reason: why, in words for a person.
  /// - Returns: the number of the version.
  /// - Throws: ``StoreError`` of the disk.
  public func quarantine(
    _ publication: Publication, reason: RouteMessage
  ) throws(StoreError) -> Int {
    let hash = Fingerprint.of(publication.pages)
    return try write { db in
      let route = try RouteRows.row(for: publication.route, in: db)
      let known = try db.rows().number(
        """
        SELECT id FROM version
        WHERE route = ? AND state IN ('quarantined', 'rejected') AND contentHash = ?
        """, [.int(route), .text(hash)])
      if let known { return known }
      let row = NewVersion(
        route: route, state: .quarantined, hash: hash,
        replaces: try VersionRows.current(route: route, in: db)?.id,
        reason: MessageText.text(of: reason.message))
      return try VersionRows.insert(row, publication, in: db)
    }
  }

  /// Publishes a quarantined or rejected version by hand.
  ///
  /// - Parameters:
  ///   - version: its number.
  ///   - moment: now.
  ///   - isForced: whether to do so even if it was compared with another version than the one that
  ///     is in force by now.
  /// - Returns: `published` or `announced`.
  /// - Throws: ``StoreError`` with `refused` when there is no such version, or it is overtaken.
  public func accept(
    version: Int, at moment: Moment, isForced: Bool = false
  ) throws(StoreError) -> PublishResult {
    try write { db in
      let kept = try db.rows().first(
        """
        SELECT route, effectiveFrom, replaces FROM version
        WHERE id = ? AND state IN ('quarantined', 'rejected')
        """, [.int(version)]
      ) { (route: $0.int(0), effectiveFrom: $0.optionalDate(1), replaces: $0.optionalInt(2)) }
      guard let kept else { throw try notQuarantined(version, in: db) }
      let (route, effectiveFrom) = (kept.route, kept.effectiveFrom)
      let isAhead = effectiveFrom.map { $0 > moment.date } ?? false
      try VersionRows.promoteDue(route: route, at: moment, in: db)
      let current = try VersionRows.current(route: route, in: db)?.id
      guard isForced || current == kept.replaces else { throw overtaken(version, by: current) }
      if isAhead {
        try VersionRows.retireAnnounced(route: route, for: effectiveFrom, at: moment, in: db)
      } else if let current {
        try VersionRows.retire(current, at: moment, in: db)
      }
      try db.execute(
        sql: "UPDATE version SET state = ?, publishedAt = ?, replaces = ? WHERE id = ?",
        arguments: [
          (isAhead ? VersionState.announced : .active).rawValue, moment.secondsSince1970, current,
          version,
        ])
      return isAhead
        ? .announced(version: version) : .published(version: version, replaced: current)
    }
  }

  /// Puts a quarantined version aside for good, with a person's reason.
  ///
  /// - Throws: ``StoreError`` with `refused` when there is no such version.
  public func reject(version: Int, reason: String? = nil) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: """
          UPDATE version SET state = 'rejected', reason = coalesce(?, reason)
          WHERE id = ? AND state = 'quarantined'
          """, arguments: [reason.map { MessageText.text(of: .text($0)) }, version])
      guard db.changesCount == 1 else { throw try notQuarantined(version, in: db) }
    }
  }

  private func overtaken(_ version: Int, by current: Int?) -> StoreError {
    StoreError(path, .otherInForce(version: version, now: current))
  }

  private func notQuarantined(_ version: Int, in db: Database) throws -> StoreError {
    let state = try db.rows().texts(
      "SELECT state FROM version WHERE id = ?", [.int(version)]
    ).first
    return StoreError(
      path, .notKeptAside(version: version, state: state.flatMap { VersionState(rawValue: $0) }))
  }
}
