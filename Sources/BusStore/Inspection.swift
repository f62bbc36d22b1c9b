public import BusModel
internal import GRDB

extension TimetableStore {
  /// What SQLite finds wrong in the file by `PRAGMA quick_check`; empty when it is sound. Reads the
  /// whole file once.
  ///
  /// - Throws: ``StoreError`` when even looking is not possible.
  public func faults() throws(StoreError) -> [String] {
    try read { db in
      try db.rows().texts("PRAGMA quick_check(20)").filter { $0 != "ok" }
    }
  }

  /// Looks for damage before a night's work is laid on top of it, where that costs next to nothing:
  /// in a file of up to 8 MB.
  ///
  /// - Throws: ``StoreError`` with `damaged`.
  public func checkIfSmall() throws(StoreError) {
    let size = try read { db in
      let rows = try db.rows()
      return try (rows.number("PRAGMA page_count") ?? 0) * (rows.number("PRAGMA page_size") ?? 0)
    }
    guard size <= 8 << 20, let fault = try faults().first else { return }
    let last = fault.split(separator: "\n").last.map(String.init) ?? fault
    throw StoreError(path, .sqlite(.damaged, said: last))
  }

  /// The versions in force or announced that no longer say what was published: their rows were
  /// changed by damage, or by hand. Reads all of their rows.
  ///
  /// - Throws: ``StoreError`` when even looking is not possible.
  public func alteredVersions() throws(StoreError) -> [VersionSummary] {
    var altered: [VersionSummary] = []
    for summary in try versions(limit: .max)
    where summary.state == .active || summary.state == .announced {
      guard let pages = try version(summary.id)?.pages else { continue }
      if Fingerprint.of(pages) != summary.contentHash { altered.append(summary) }
    }
    return altered
  }

  /// The hashes of the bytes by which the versions in force and announced were last confirmed.
  public func hashesInForce() throws(StoreError) -> [String] {
    try read { db in
      try db.rows().texts(
        """
        SELECT DISTINCT coalesce(confirmation.sha256, page.sha256)
        FROM version JOIN page ON page.version = version.id
          LEFT JOIN confirmation ON confirmation.page = page.id
        WHERE version.state IN ('active', 'announced') ORDER BY 1
        """)
    }
  }
}
