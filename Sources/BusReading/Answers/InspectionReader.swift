public import BusModel

extension TimetableReader {
  /// What SQLite finds wrong in the file by `PRAGMA quick_check`; empty when it is sound. Reads the
  /// whole file once.
  ///
  /// - Throws: `StoreError` when even looking is not possible.
  public func faults() throws(StoreError) -> [String] {
    try read { try reader.texts("PRAGMA quick_check(20)").filter { $0 != "ok" } }
  }

  /// The versions, of whatever state, that no longer say what was written: their rows were changed
  /// by damage, or by hand. Reads all rows.
  ///
  /// - Throws: `StoreError` when even looking is not possible.
  public func alteredVersions() throws(StoreError) -> [VersionSummary] {
    let all = try versions(limit: .max)
    return try read { try all.filter { try !VersionReader.isSound($0.id, in: reader) } }
  }

  /// The hashes of the bytes by which the versions in force and announced were last confirmed.
  public func hashesInForce() throws(StoreError) -> [String] {
    try read {
      try reader.texts(
        """
        SELECT DISTINCT coalesce(confirmation.sha256, page.sha256)
        FROM version JOIN page ON page.version = version.id
          LEFT JOIN confirmation ON confirmation.page = page.id
        WHERE version.state IN ('active', 'announced') ORDER BY 1
        """)
    }
  }
}
