internal import BusModel
internal import GRDB

extension TimetableStore {
  /// Writes down attempts to fetch pages, all in one transaction.
  public func recordFetches(_ records: [FetchRecord], run: Int? = nil) throws(StoreError) {
    try write { db in
      for record in records { try FetchRows.insert(record, run: run, in: db) }
    }
  }

  /// Writes down one attempt to fetch a page.
  public func recordFetch(_ record: FetchRecord, run: Int? = nil) throws(StoreError) {
    try recordFetches([record], run: run)
  }

  /// The last attempt that gave a page, with the validators to ask by and the archive's key; nil
  /// when the address never gave one.
  public func lastFetch(url: String) throws(StoreError) -> FetchRecord? {
    try read { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT \(FetchRows.columns) FROM fetch
          WHERE url = ? AND sha256 IS NOT NULL ORDER BY id DESC LIMIT 1
          """, arguments: [url])
      return row.map { FetchRecord($0) }
    }
  }
}

/// The rows of table `fetch`.
private enum FetchRows {
  static let columns =
    "url, at, status, sha256, bytes, contentType, etag, lastModified, milliseconds, error"

  static func insert(_ record: FetchRecord, run: Int?, in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT INTO fetch (run, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    try statement.execute(arguments: [
      run, record.url, record.at.secondsSince1970, record.status, record.sha256, record.bytes,
      record.contentType, record.etag, record.lastModified, record.milliseconds,
      record.error.map { MessageText.text(of: $0.message) },
    ])
  }
}

extension FetchRecord {
  fileprivate init(_ row: Row) {
    self.init(
      url: row[0], at: Moment(secondsSince1970: row[1]), status: row[2], sha256: row[3],
      bytes: row[4], contentType: row[5], etag: row[6], lastModified: row[7],
      milliseconds: row[8],
      error: (row[9] as String?).map { FetchFault(MessageText.message(in: $0)) })
  }
}
