internal import BusModel
internal import GRDB

/// The ledger of pages: every attempt to fetch one, and every reading of bytes. It is apart from
/// what is published: nothing here decides what a question is answered by.
public struct PageRecords: Sendable {
  let connection: StoreConnection
}

extension PageRecords {
  /// Writes down attempts to fetch pages, all in one transaction.
  public func recordFetches(_ records: [FetchRecord], run: Int? = nil) throws(StoreError) {
    try connection.write { db in
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
    try connection.read { db in
      try db.rows().first(
        """
        SELECT \(FetchRows.columns) FROM fetch
        WHERE url = ? AND sha256 IS NOT NULL ORDER BY id DESC LIMIT 1
        """, [.text(url)]
      ) { FetchRecord($0) }
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
  fileprivate init(_ row: SQLiteRow) {
    self.init(
      url: row.text(0), at: row.moment(1), status: row.optionalInt(2),
      sha256: row.optionalText(3), bytes: row.optionalInt(4), contentType: row.optionalText(5),
      etag: row.optionalText(6), lastModified: row.optionalText(7),
      milliseconds: row.optionalInt(8),
      error: row.optionalText(9).map { FetchFault(MessageText.message(in: $0)) })
  }
}
