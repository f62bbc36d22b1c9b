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
        WITH last (id, sha256) AS (
          SELECT coalesce(max(id), 0), ?3 FROM fetch WHERE url = ?1 AND sha256 IS NOT NULL)
        SELECT \(Self.doubt) FROM last
        """, [.text(record.url), .text(extractorVersion), .text(sha256)]) == 1
    }
  }

  /// Whether a page is doubted whose address is ?1, of the row `last` with its `sha256` and the `id` of the
  /// last attempt that gave a page; ?2 is the extractor's version.
  static let doubt = """
    EXISTS (
        SELECT 1 FROM parse WHERE parse.sha256 = last.sha256
          AND parse.extractorVersion = ?2 AND verdict <> 'timetable')
      OR EXISTS (
        SELECT 1 FROM page JOIN version ON version.id = page.version
        WHERE page.sha256 = last.sha256 AND page.url = ?1 AND version.state = 'quarantined')
      OR EXISTS (
        SELECT 1 FROM fetch AS later WHERE later.url = ?1 AND later.sha256 IS NULL
          AND later.id > last.id)
    """
}
