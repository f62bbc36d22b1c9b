package import BusModel

/// Reads routes and versions back into values, within one transaction, and holds what it reads
/// against its checksums: rows that are not what was written are never answered from.
package struct VersionReader {
  let reader: SQLiteReader
  private let direction: Direction?
  private let isLenient: Bool
  private let pages: PageHeadReader
  private var columns: ColumnReader

  /// A reader of routes.
  ///
  /// - Parameters:
  ///   - reader: the connection, in a transaction.
  ///   - direction: whose pages are read; nil for both.
  ///   - isCounting: whether departures are only added up.
  ///   - isLenient: whether damaged rows are read as they stand, for comparing alone.
  package init(
    _ reader: SQLiteReader, direction: Direction? = nil, isCounting: Bool = false,
    isLenient: Bool = false
  ) {
    self.reader = reader
    self.direction = direction
    self.isLenient = isLenient
    pages = PageHeadReader(reader)
    columns = ColumnReader(reader, isCounting: isCounting)
  }

  /// A version with its pages, whatever its state. A column whose departures are not what was
  /// published is there without them, and says so.
  ///
  /// - Throws: `altered` when the version's, a page's or a column's own row is not what was published.
  package mutating func version(_ id: Int) throws -> PublishedVersion? {
    guard let version = try pages.version(id) else { return nil }
    let heads = try heads(of: version, id)
    var rows = try departures(of: heads.flatMap(\.columns), version: id)
    return PublishedVersion(
      id: id, publishedAt: version.publishedAt, effectiveFrom: version.effectiveFrom,
      pages: try heads.map { head in
        PublishedPage(
          direction: head.direction, source: head.page.source,
          timetables: head.columns.map { column($0, &rows) }, hintsKey: head.page.hintsKey,
          dayRules: try dayRules(head.page.dayRules))
      })
  }

  /// A page with its columns, which add up to what was published.
  package struct Page {
    package let direction: Direction
    package let page: PageHead
    package let columns: [ColumnReader.Head]
  }

  /// The pages of a version and their columns, without departures; nil when there is no such number.
  package mutating func heads(version id: Int) throws -> [Page]? {
    guard let version = try pages.version(id) else { return nil }
    return try heads(of: version, id)
  }

  /// Whether all rows of a version are what was published: itself, its pages, columns and departures.
  package static func isSound(_ version: Int, in rows: SQLiteReader) throws -> Bool {
    do {
      var reader = VersionReader(rows, isCounting: true)
      let pages = try reader.version(version)?.pages ?? []
      return !pages.flatMap(\.timetables).contains { $0.isDamaged }
    } catch let error as StoreError where error.code == .damaged {
      return false
    }
  }

  private mutating func heads(of version: VersionHead, _ id: Int) throws -> [Page] {
    let all = try pages.pages(version: id)
    guard isLenient || version.checksum == version.sum(with: all) else {
      throw StoreError(reader.path, .altered(version: id))
    }
    let asked = direction.map { way in all.filter { $0.direction == way } } ?? all
    var sums = Dictionary(asked.map { ($0.id, $0.sum) }) { first, _ in first }
    let heads = Dictionary(
      grouping: try columns.heads(condition: pagesAsked, version: id, &sums)
    ) { $0.page }
    return try asked.map { page in
      guard let direction = page.direction, isLenient || sums[page.id]?.value == page.checksum
      else { throw StoreError(reader.path, .altered(version: id)) }
      return Page(direction: direction, page: page, columns: heads[page.id] ?? [])
    }
  }

  /// The departures of the columns; where the file itself is broken, of each column that can be read.
  private mutating func departures(
    of columns: [ColumnReader.Head], version: Int
  ) throws -> [Int: ColumnReader.Rows] {
    do {
      return try self.columns.departures(of: .pages(condition: pagesAsked, version: version))
    } catch let error as StoreError where error.code == .damaged {
      var found: [Int: ColumnReader.Rows] = [:]
      for column in columns {
        // One that cannot be read is missing, and so found damaged.
        found[column.id] = try? self.columns.departures(of: .timetable(column.id))[column.id]
      }
      return found
    }
  }

  private func column(
    _ head: ColumnReader.Head, _ rows: inout [Int: ColumnReader.Rows]
  ) -> BusTimetable {
    let rows = rows.removeValue(forKey: head.id) ?? ColumnReader.Rows()
    var column = head.column
    column.isDamaged = rows.isBroken || rows.checksum.value != head.departuresChecksum
    column.departures = column.isDamaged && !isLenient ? [] : rows.departures
    return column
  }

  private func dayRules(_ text: String?) throws(StoreError) -> [PageDayRule] {
    guard let text else { return [] }
    guard let rules = [PageDayRule](stored: text) else {
      throw StoreError(reader.path, .badColumn(.dayRules, found: text))
    }
    return rules
  }

  /// The condition on table `page` that chooses the version's pages of the direction.
  private var pagesAsked: String {
    "version = ?" + (direction.map { " AND direction = '\($0.rawValue)'" } ?? "")
  }
}
