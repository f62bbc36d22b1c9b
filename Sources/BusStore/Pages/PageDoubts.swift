public import BusModel
internal import BusReading
internal import GRDB

extension PageRecords {
  /// Whether a version in force has these bytes from this address, as published or as confirmed.
  public func isInForce(url: String, sha256: String) throws(StoreError) -> Bool {
    try connection.read { db in
      try db.rows().number(
        """
        SELECT EXISTS (
          SELECT 1 FROM page JOIN version ON version.id = page.version
          WHERE page.sha256 = ?1 AND page.url = ?2 AND version.state = 'active'
          UNION ALL
          SELECT 1 FROM version
            JOIN page ON page.version = version.id
            JOIN confirmation ON confirmation.page = page.id
          WHERE version.state = 'active' AND confirmation.sha256 = ?1 AND page.url = ?2)
        """, [.text(sha256), .text(url)]) == 1
    }
  }

  /// Whether the last page of an address should not be asked for by its name, for then "not
  /// modified" would keep for ever what is not wanted: it was refused, it was kept aside, or an
  /// attempt since then gave no page.
  ///
  /// - Parameters:
  ///   - record: the last attempt that gave a page.
  ///   - extractorVersion: whose refusal counts.
  /// - Returns: whether to ask without a condition.
  /// - Throws: `StoreError` of the disk.
  public func isDoubted(
    _ record: FetchRecord, extractorVersion: String
  ) throws(StoreError) -> Bool {
    guard let sha256 = record.sha256 else { return true }
    return try connection.read { db in
      try db.rows().number(
        """
        SELECT EXISTS (
            SELECT 1 FROM parse
            WHERE sha256 = ?1 AND extractorVersion = ?2 AND verdict <> 'timetable')
          OR EXISTS (
            SELECT 1 FROM page JOIN version ON version.id = page.version
            WHERE page.sha256 = ?1 AND page.url = ?3 AND version.state = 'quarantined')
          OR EXISTS (
            SELECT 1 FROM fetch WHERE url = ?3 AND sha256 IS NULL AND id > coalesce(
              (SELECT max(id) FROM fetch WHERE url = ?3 AND sha256 IS NOT NULL), 0))
        """, [.text(sha256), .text(extractorVersion), .text(record.url)]) == 1
    }
  }
}
