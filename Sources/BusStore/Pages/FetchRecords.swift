public import BusModel
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

/// One attempt to fetch a page, as it is remembered.
public struct FetchRecord: Hashable, Sendable {
  /// The address as routes.json gives it.
  public var url: String
  /// When the attempt ended.
  public var at: Moment
  /// The HTTP status; nil when no answer came.
  public var status: Int?
  /// SHA-256 of the page's bytes, lower-case hex: those received, or with status 304 those that the
  /// archive has. Nil when the attempt gave no page.
  public var sha256: String?
  /// How many bytes the page has: those received, or with status 304 those that the archive has.
  public var bytes: Int?
  /// The `Content-Type` header.
  public var contentType: String?
  /// The `ETag` header, to be sent back as `If-None-Match`.
  public var etag: String?
  /// The `Last-Modified` header, to be sent back as `If-Modified-Since`.
  public var lastModified: String?
  /// How long it took.
  public var milliseconds: Int?
  /// Why there is no page; nil when there is one.
  public var error: FetchFault?

  /// An attempt.
  public init(
    url: String, at: Moment, status: Int? = nil, sha256: String? = nil, bytes: Int? = nil,
    contentType: String? = nil, etag: String? = nil, lastModified: String? = nil,
    milliseconds: Int? = nil, error: FetchFault? = nil
  ) {
    self.url = url
    self.at = at
    self.status = status
    self.sha256 = sha256
    self.bytes = bytes
    self.contentType = contentType
    self.etag = etag
    self.lastModified = lastModified
    self.milliseconds = milliseconds
    self.error = error
  }
}
