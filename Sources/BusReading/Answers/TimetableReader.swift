public import BusModel

/// The database for the one purpose of answering at once: what is in force for a route, read
/// straight through SQLite's C API.
///
/// ```swift
/// let reader = try TimetableReader.open(path: "bus.sqlite")
/// let home = try reader.basis(of: home.id, holidaysFrom: today)
/// ```
///
/// Every method is one read transaction, by indexes alone where it is about a route, so how much else
/// is in the database does not matter. `TimetableStore` answers by the same methods, within
/// transactions of its own. It is for one thread.
public struct TimetableReader {
  let reader: SQLiteReader

  /// The path as given.
  public var path: String { reader.path }

  /// A reader on somebody else's connection, for as long as the transaction lasts that it is in.
  package init(within reader: SQLiteReader) { self.reader = reader }

  /// Opens the database at `path` for reading: two pragmas, no migration, no lock that a writer would
  /// notice.
  ///
  /// - Parameter path: the file.
  /// - Returns: an open reader; it closes when the last copy is gone.
  /// - Throws: `StoreError` with `missing`, `unreadable`, `notADatabase`, `foreign`, `newer`, `older`,
  ///   `damaged` or `busy`.
  public static func open(path: String) throws(StoreError) -> TimetableReader {
    try StoreFile.openForReading(path) { name throws(StoreError) in
      let opened = TimetableReader(within: try SQLiteReader(opening: name, path: path))
      try opened.read { try SchemaVersion.current.check(opened.reader) }
      return opened
    }
  }

  /// Runs `body` in one read transaction.
  func read<Value>(_ body: () throws -> Value) throws(StoreError) -> Value {
    do {
      guard reader.isOwner else { return try body() }
      try reader.forEach("BEGIN") { _ in }
      let value = try body()
      try reader.forEach("COMMIT") { _ in }
      return value
    } catch {
      // The first error counts; a transaction that only read has nothing to lose.
      if reader.isOwner { try? reader.forEach("ROLLBACK") { _ in } }
      throw StoreError(ofReading: error, path: reader.path)
    }
  }
}

extension TimetableReader {
  /// What is known of a route: what is published and announced, how the last run went, and the
  /// holidays that a feed told.
  ///
  /// - Parameters:
  ///   - id: the route's UUID.
  ///   - direction: the way that is asked about, so that the other's pages are not read; nil for
  ///     both.
  ///   - past: the moment of the past whose belief is asked for; nil for what is in force.
  ///   - start: the first date whose holidays are of interest.
  /// - Returns: all of it as of one transaction.
  /// - Throws: `StoreError` of the disk, or `damaged`.
  public func basis(
    of id: String, direction: Direction? = nil, asOf past: Moment? = nil,
    holidaysFrom start: CivilDate
  ) throws(StoreError) -> StoredRouteBasis {
    try read {
      var routes = VersionReader(reader, direction: direction)
      return StoredRouteBasis(
        route: try past.map { try routes.route(id: id, asOf: $0) } ?? routes.route(.id(id)),
        holidays: try HolidayRows.all(in: reader, from: start)?.holidays ?? [])
    }
  }

  /// The holidays of the feed in order of their dates; nil when none was ever taken in.
  public func holidays() throws(StoreError) -> HolidayFeed? {
    try read { try HolidayRows.all(in: reader) }
  }
}

/// What an answer about a route rests on.
public struct StoredRouteBasis: Hashable, Sendable {
  /// What the store knows of the route; nil when no run ever tried it.
  public var route: PublishedRoute?
  /// The holidays of the feed in order of their dates, from the first date of interest; empty when
  /// none was taken in.
  public var holidays: [Holiday]

  /// A basis.
  public init(route: PublishedRoute?, holidays: [Holiday]) {
    self.route = route
    self.holidays = holidays
  }
}
