public import BusModel
internal import BusReading
internal import GRDB

extension TimetableStore {
  /// Puts a route's pages in force, all together, in one transaction: a reader sees the version
  /// before or this one.
  ///
  /// It is a compare-and-set: what was checked against one version is not laid over another. Where
  /// that version says the same already it is only confirmed, unless its rows were damaged: then it is
  /// written anew, as a new version.
  ///
  /// - Parameters:
  ///   - publication: the pages.
  ///   - checkedAgainst: the version in force when the gate looked; nil when there was none.
  /// - Returns: what came of it.
  /// - Throws: ``StoreError`` of the disk; then nothing has changed.
  public func publish(
    _ publication: Publication, checkedAgainst: Int?
  ) throws(StoreError) -> PublishResult {
    let hash = Fingerprint.of(publication.pages)
    return try write { db in
      let route = try RouteRows.row(for: publication.route, in: db)
      try VersionRows.promoteDue(route: route, at: publication.at, in: db)
      let current = try VersionRows.current(route: route, in: db)
      guard current?.id == checkedAgainst else { return .overtaken(current: current?.id) }
      if let same = try VersionRows.same(as: publication, hash: hash, route: route, in: db),
        try VersionReader.isSound(same, in: db.rows())
      {
        try Confirmations.confirm(version: same, as: publication, in: db)
        try settle(publication, route: route, current: current?.id, in: db)
        return .unchanged(version: same)
      }
      return try put(publication, hash: hash, route: route, replacing: current?.id, in: db)
    }
  }

  /// Pages that announce say until when the version in force holds; what they do not announce any
  /// more is withdrawn.
  private func settle(
    _ publication: Publication, route: Int, current: Int?, in db: Database
  ) throws {
    try VersionRows.retireAnnounced(
      route: route, except: publication.announces, at: publication.at, in: db)
    if publication.isAhead, let current {
      try Confirmations.renew(version: current, at: publication.at, in: db)
    }
  }

  private func put(
    _ publication: Publication, hash: String, route: Int, replacing: Int?, in db: Database
  ) throws -> PublishResult {
    if publication.isAhead {
      try VersionRows.retireAnnounced(
        route: route, for: publication.effectiveFrom, at: publication.at, in: db)
    } else if let replacing {
      try VersionRows.retire(replacing, at: publication.at, in: db)
    }
    try settle(publication, route: route, current: replacing, in: db)
    // The pages have changed: what a person decided of them before is past.
    let decided = try db.rows().all(
      "SELECT id FROM version WHERE route = ? AND isDecidedAgainst = 1", [.int(route)]
    ) { $0.int(0) }
    try VersionRows.change(decided, "isDecidedAgainst = 0", in: db)
    let row = NewVersion(
      route: route, state: publication.isAhead ? .announced : .active, hash: hash,
      replaces: replacing, publishedAt: publication.at)
    let version = try VersionRows.insert(row, publication, in: db)
    return publication.isAhead
      ? .announced(version: version) : .published(version: version, replaced: replacing)
  }
}
