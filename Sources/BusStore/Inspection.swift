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

  /// The versions, of whatever state, that no longer say what was written: their rows were changed
  /// by damage, or by hand. Reads all rows.
  ///
  /// - Throws: ``StoreError`` when even looking is not possible.
  public func alteredVersions() throws(StoreError) -> [VersionSummary] {
    let all = try versions(limit: .max)
    return try read { db in
      let rows = try db.rows()
      return try all.filter { try !Self.isSound($0.id, in: rows) }
    }
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
