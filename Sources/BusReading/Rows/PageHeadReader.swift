package import BusModel

/// One page of a version as its row says, without its columns.
package struct PageHead {
  package let id: Int
  let direction: Direction?
  /// With the moment at which it was last confirmed.
  package let source: PageSourceReference
  let hintsKey: String
  let dayRules: String?
  /// What its row and its columns must add up to; nil when they never did.
  let checksum: Int?
  /// Its row, added up; its columns are still to be added.
  package let sum: Checksum
}

/// Reads the rows of versions and pages and adds them up.
package struct PageHeadReader {
  private let reader: SQLiteReader

  package init(_ reader: SQLiteReader) { self.reader = reader }

  /// The pages of a version in their order.
  ///
  /// A confirmation that is not what was written counts as none: what its page says of when it was
  /// fetched is true as well, only older.
  package func pages(version: Int) throws -> [PageHead] {
    try reader.all(
      """
      SELECT position, direction, url, page.sha256, fetchedAt, page.hintsKey, dayRules,
        page.checksum, id,
        confirmation.page, confirmation.at, confirmation.sha256, confirmation.hintsKey,
        confirmation.extractorVersion, confirmation.checksum
      FROM page LEFT JOIN confirmation ON confirmation.page = page.id
      WHERE version = ? ORDER BY position
      """, [.int(version)]
    ) { row in
      let isConfirmed = row.optionalInt(14) == Checksum.of(row, 9..<14).value
      return PageHead(
        id: row.int(8), direction: Direction(rawValue: row.text(1)),
        source: PageSourceReference(
          url: row.text(2), fetchedAt: row.moment(isConfirmed ? 10 : 4), sha256: row.text(3)),
        hintsKey: row.text(5), dayRules: row.optionalText(6), checksum: row.optionalInt(7),
        sum: Checksum.of(row, 0..<7))
    }
  }

  /// A version's row.
  package func version(_ id: Int) throws -> VersionHead? {
    try reader.first(
      """
      SELECT id, route, run, state, createdAt, publishedAt, supersededAt, effectiveFrom, replaces,
        contentHash, extractorVersion, departures, reason, isDecidedAgainst, decidedAt, checksum
      FROM version WHERE id = ?
      """, [.int(id)]
    ) { row in
      VersionHead(
        publishedAt: row.optionalMoment(5) ?? row.moment(4), effectiveFrom: row.optionalDate(7),
        checksum: row.optionalInt(15), sum: Checksum.of(row, 0..<15))
    }
  }
}

/// The row of a version, as far as answers need it.
package struct VersionHead {
  let publishedAt: Moment
  let effectiveFrom: CivilDate?
  /// What the row and its pages must add up to; nil when they never did.
  package let checksum: Int?
  /// The row, added up.
  fileprivate let sum: Checksum

  /// What the row and these pages add up to: all of the version's, in their order.
  package func sum(with pages: [PageHead]) -> Int {
    var sum = sum
    for page in pages { sum.add(page.checksum ?? 0) }
    sum.add(pages.count)
    return sum.value
  }
}
