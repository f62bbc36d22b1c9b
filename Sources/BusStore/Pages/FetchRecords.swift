public import BusModel
internal import BusReading
internal import GRDB

/// The ledger of pages: every attempt to fetch one, and every reading of bytes. It is apart from
/// what is published: nothing here decides what a question is answered by.
public struct PageRecords: Sendable {
  let connection: StoreConnection
}

extension PageRecords {
  /// Writes down attempts to fetch pages, all in one transaction. One that ended as the last of its
  /// address did is folded into that one's row: first, last and count.
  public func recordFetches(_ records: [FetchRecord], run: Int? = nil) throws(StoreError) {
    try connection.write { db in
      for record in records { try FetchRows.note(record, run: run, in: db) }
    }
  }

  /// Writes down one attempt to fetch a page.
  public func recordFetch(_ record: FetchRecord, run: Int? = nil) throws(StoreError) {
    try recordFetches([record], run: run)
  }

  /// The last attempt of each address that gave a page, without addresses that never gave one.
  public func knownFetches(urls: [String]) throws(StoreError) -> [KnownFetch] {
    try connection.read { db in
      let rows = try db.rows()
      return try urls.compactMap { url in
        try rows.first(Self.known, [.text(url)]) {
          KnownFetch(record: FetchRecord($0), hasFailedSince: $0.int(14) == 1)
        }
      }
    }
  }

  /// The last attempt that gave a page; nil when the address never gave one.
  public func lastFetch(url: String) throws(StoreError) -> FetchRecord? {
    try knownFetches(urls: [url]).first?.record
  }

  // Both are one step in an index.
  private static let known = """
    SELECT \(FetchRows.columns),
      EXISTS (SELECT 1 FROM fetch AS later
        WHERE later.url = ?1 AND later.sha256 IS NULL AND later.id > last.id)
    FROM fetch AS last
    WHERE id = (SELECT max(id) FROM fetch WHERE url = ?1 AND sha256 IS NOT NULL)
    """
}
