internal import BusModel
internal import BusReading
internal import GRDB

/// The rows of table `fetch`.
enum FetchRows {
  static let columns =
    "url, at, status, sha256, bytes, contentType, etag, lastModified, milliseconds, error, "
    + "attempt, address, httpVersion, hops"

  /// Writes an attempt down, in the row of the last one where it ended as that did.
  static func note(_ record: FetchRecord, run: Int?, in db: Database) throws {
    if let last = try newest(like: record, in: db) {
      try fold(record, into: last, in: db)
    } else {
      try insert(record, run: run, in: db)
    }
  }

  /// The bytes that an address gave last; nil when it never gave any.
  static func newestHash(of url: String, in db: Database) throws -> String? {
    try db.rows().texts(
      "SELECT sha256 FROM fetch WHERE url = ? AND sha256 IS NOT NULL ORDER BY id DESC LIMIT 1",
      [.text(url)]
    ).first
  }

  /// The newest row of an address, where that attempt came to the same: the same bytes, or none for the
  /// same reason, by the same way.
  private static func newest(like record: FetchRecord, in db: Database) throws -> Int? {
    // Each half is one step in an index; the newest of all is the newer of both.
    try db.rows().first(
      """
      SELECT id, attempt, hops, sha256, error, status FROM fetch WHERE id = max(
        coalesce((SELECT max(id) FROM fetch WHERE url = ?1 AND sha256 IS NOT NULL), 0),
        coalesce((SELECT max(id) FROM fetch WHERE url = ?1 AND sha256 IS NULL), 0))
      """, [.text(record.url)]
    ) { row in
      let isSameWay =
        row.optionalInt(1) == record.attempt && row.optionalInt(2) == record.hops
      guard isSameWay, row.is(record.sha256, at: 3) else { return nil }
      let error = row.optionalText(4).map { FetchFault(MessageText.message(in: $0)) }
      let isSameAnswer = record.sha256 != nil || row.optionalInt(5) == record.status
      return error == record.error && isSameAnswer ? row.int(0) : nil
    } ?? nil
  }

  private static func fold(_ record: FetchRecord, into id: Int, in db: Database) throws {
    try db.run(
      """
      UPDATE fetch SET firstAt = coalesce(firstAt, at), count = count + 1, at = ?, status = ?,
        bytes = ?, contentType = ?, etag = ?, lastModified = ?, milliseconds = ?, address = ?,
        httpVersion = ? WHERE id = ?
      """,
      [
        .int(record.at.secondsSince1970), .optional(record.status), .optional(record.bytes),
        .optional(record.contentType), .optional(record.etag), .optional(record.lastModified),
        .optional(record.milliseconds), .optional(record.address), .optional(record.httpVersion),
        .int(id),
      ])
  }

  private static func insert(_ record: FetchRecord, run: Int?, in db: Database) throws {
    try db.run(
      """
      INSERT INTO fetch (run, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .optional(run), .text(record.url), .int(record.at.secondsSince1970),
        .optional(record.status), .optional(record.sha256), .optional(record.bytes),
        .optional(record.contentType), .optional(record.etag), .optional(record.lastModified),
        .optional(record.milliseconds),
        .optional(record.error.map { MessageText.text(of: $0.message) }),
        .optional(record.attempt), .optional(record.address), .optional(record.httpVersion),
        .optional(record.hops),
      ])
  }
}

extension FetchRecord {
  init(_ row: SQLiteRow) {
    self.init(
      url: row.text(0), at: row.moment(1), status: row.optionalInt(2),
      sha256: row.optionalText(3), bytes: row.optionalInt(4), contentType: row.optionalText(5),
      etag: row.optionalText(6), lastModified: row.optionalText(7),
      milliseconds: row.optionalInt(8),
      error: row.optionalText(9).map { FetchFault(MessageText.message(in: $0)) })
    attempt = row.optionalInt(10)
    address = row.optionalText(11)
    httpVersion = row.optionalText(12)
    hops = row.optionalInt(13)
  }
}
