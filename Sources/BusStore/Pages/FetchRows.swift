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
    let error = record.error.map { MessageText.text(of: $0.message) }
    try fold(record, error, in: db)
    if db.changesCount == 0 { try insert(record, error, run: run, in: db) }
  }

  /// The bytes that an address gave last; nil when it never gave any.
  static func newestHash(of url: String, in db: Database) throws -> String? {
    try db.rows().texts(
      "SELECT sha256 FROM fetch WHERE url = ? AND sha256 IS NOT NULL ORDER BY id DESC LIMIT 1",
      [.text(url)]
    ).first
  }

  /// Folds an attempt into the newest row of its address, where that one came to the same: the same bytes,
  /// or none for the same reason, by the same way. It is one statement, for that is what becomes of nearly
  /// every page of a night.
  private static func fold(_ record: FetchRecord, _ error: String?, in db: Database) throws {
    // Each half is one step in an index; the newest of all is the newer of both.
    try db.run(
      """
      UPDATE fetch SET firstAt = coalesce(firstAt, at), count = count + 1, at = ?, status = ?,
        bytes = ?, contentType = ?, etag = ?, lastModified = ?, milliseconds = ?, address = ?,
        httpVersion = ?
      WHERE id = max(
          coalesce((SELECT max(id) FROM fetch WHERE url = ?10 AND sha256 IS NOT NULL), 0),
          coalesce((SELECT max(id) FROM fetch WHERE url = ?10 AND sha256 IS NULL), 0))
        AND sha256 IS ? AND error IS ? AND attempt IS ? AND hops IS ?
        AND (sha256 IS NOT NULL OR status IS ?2)
      """,
      [
        .int(record.at.secondsSince1970), .optional(record.status), .optional(record.bytes),
        .optional(record.contentType), .optional(record.etag), .optional(record.lastModified),
        .optional(record.milliseconds), .optional(record.address), .optional(record.httpVersion),
        .text(record.url), .optional(record.sha256), .optional(error), .optional(record.attempt),
        .optional(record.hops),
      ])
  }

  private static func insert(
    _ record: FetchRecord, _ error: String?, run: Int?, in db: Database
  ) throws {
    try db.run(
      """
      INSERT INTO fetch (run, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .optional(run), .text(record.url), .int(record.at.secondsSince1970),
        .optional(record.status), .optional(record.sha256), .optional(record.bytes),
        .optional(record.contentType), .optional(record.etag), .optional(record.lastModified),
        .optional(record.milliseconds), .optional(error), .optional(record.attempt),
        .optional(record.address), .optional(record.httpVersion), .optional(record.hops),
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
