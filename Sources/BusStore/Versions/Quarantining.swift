public import BusModel
internal import BusReading
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
}
