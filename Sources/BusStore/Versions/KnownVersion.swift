public import BusModel
internal import BusReading
internal import GRDB

/// The version that pages are known by when they come again.
public enum KnownVersion: Hashable, Sendable {
  /// They are those of the version in force.
  case active(version: Int)
  /// They are those of a version that waits for its date.
  case announced(version: Int)
  /// They were kept aside, and nobody has decided yet.
  case quarantined(version: Int)
  /// A person has looked at them and rejected them, or put another version in their place.
  case rejected(version: Int)

  fileprivate init?(_ state: VersionState?, version: Int) {
    switch state {
    case .superseded: self = .rejected(version: version)
    case .active: self = .active(version: version)
    case .announced: self = .announced(version: version)
    case .rejected: self = .rejected(version: version)
    case .quarantined: self = .quarantined(version: version)
    case nil: return nil
    }
  }
}

extension TimetableStore {
  /// What is known of pages by their bytes: what is decided need not be read again.
  ///
  /// - Parameters:
  ///   - routeID: the route.
  ///   - pages: its pages as fetched, in the order of routes.json; moments do not matter.
  ///   - extractorVersion: the extractor that would read them.
  /// - Returns: nil when they are of no version, or were read by another extractor then.
  /// - Throws: ``StoreError`` of the disk.
  public func knownVersion(
    routeID: String, pages: [PageInput], extractorVersion: String
  ) throws(StoreError) -> KnownVersion? {
    try read { db in
      guard let route = try RouteRows.row(id: routeID, in: db) else { return nil }
      let isSame = { (version: Int) in
        let inputs = try Confirmations.inputs(version: version, in: db)
        return inputs.extractorVersion == extractorVersion && inputs.isSame(as: pages)
      }
      // Nearly all of them, every night.
      if let current = try VersionRows.current(route: route, in: db), try isSame(current.id) {
        return .active(version: current.id)
      }
      for (version, state) in try KnownVersionRows.known(route: route, in: db)
      where try isSame(version) {
        return KnownVersion(state, version: version)
      }
      return nil
    }
  }

  /// What is decided of pages by what they say, whatever their bytes.
  ///
  /// - Returns: nil when the same was never decided upon; what is announced for another day or not
  ///   announced is not the same.
  /// - Throws: ``StoreError`` of the disk.
  public func knownVersion(of publication: Publication) throws(StoreError) -> KnownVersion? {
    try read { db in
      guard let route = try RouteRows.row(id: publication.route.id, in: db) else { return nil }
      let hash = Fingerprint.of(publication.pages)
      if let same = try VersionRows.same(as: publication, hash: hash, route: route, in: db) {
        return publication.isAhead ? .announced(version: same) : .active(version: same)
      }
      return try db.rows().number(
        """
        SELECT max(id) FROM version
        WHERE route = ? AND (state = 'rejected' OR isDecidedAgainst = 1) AND contentHash = ?
        """,
        [.int(route), .text(hash)]
      ).map { .rejected(version: $0) }
    }
  }
}

private enum KnownVersionRows {
  /// The versions of a route that a page could be recognised by: those decided upon, the one in
  /// force first, then those that wait for a decision. A superseded one is only known when a person
  /// decided against it.
  static func known(route: Int, in db: Database) throws -> [(Int, VersionState?)] {
    try db.rows().all(
      """
      SELECT id, state FROM version
      WHERE route = ?
        AND (state IN ('active', 'announced', 'rejected', 'quarantined') OR isDecidedAgainst = 1)
      ORDER BY state = 'quarantined', state, id DESC
      """, [.int(route)]
    ) { ($0.int(0), VersionState(rawValue: $0.text(1))) }
  }
}

extension RouteInputs {
  /// Whether these are the same pages, bytes and hints; moments do not matter.
  fileprivate func isSame(as others: [PageInput]) -> Bool {
    pages.count == others.count
      && zip(pages, others).allSatisfy { mine, other in
        mine.direction == other.direction && mine.source.url == other.source.url
          && mine.source.sha256 == other.source.sha256 && mine.hintsKey == other.hintsKey
      }
  }
}
