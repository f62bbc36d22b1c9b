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

  /// The pages that should not be asked for by their names, for then "not modified" would keep for ever
  /// what is not wanted: those that were refused, and those that were kept aside. Asked once a run: there
  /// are few, and to look for each page whether it is one of them costs as much as its request.
  ///
  /// - Parameter extractorVersion: whose refusal counts.
  /// - Returns: those pages, of whatever address.
  /// - Throws: `StoreError` of the disk.
  public func doubts(extractorVersion: String) throws(StoreError) -> PageDoubts {
    try connection.read { db in
      let rows = try db.rows()
      let refused = try rows.texts(
        "SELECT sha256 FROM parse WHERE extractorVersion = ? AND verdict <> 'timetable'",
        [.text(extractorVersion)])
      let keptAside = try rows.all(
        """
        SELECT page.url, page.sha256 FROM version JOIN page ON page.version = version.id
        WHERE version.state = 'quarantined'
        """
      ) { PageDoubts.Page(url: $0.text(0), sha256: $0.text(1)) }
      return PageDoubts(refused: Set(refused), keptAside: Set(keptAside))
    }
  }
}

/// The pages whose bytes are not wanted again.
public struct PageDoubts: Sendable {
  struct Page: Hashable, Sendable {
    let url: String
    let sha256: String
  }

  let refused: Set<String>
  let keptAside: Set<Page>

  /// Whether the last page of an address is one of them, or an attempt since then gave no page.
  public func contains(_ known: KnownFetch) -> Bool {
    guard let sha256 = known.record.sha256 else { return true }
    return known.hasFailedSince || refused.contains(sha256)
      || !keptAside.isEmpty && keptAside.contains(Page(url: known.record.url, sha256: sha256))
  }
}

/// The last attempt of an address that gave a page.
public struct KnownFetch: Sendable {
  /// The attempt, with the validators to ask by and the archive's key.
  public var record: FetchRecord
  /// Whether an attempt since then gave no page.
  public var hasFailedSince: Bool

  /// An attempt.
  public init(record: FetchRecord, hasFailedSince: Bool) {
    self.record = record
    self.hasFailedSince = hasFailedSince
  }
}
