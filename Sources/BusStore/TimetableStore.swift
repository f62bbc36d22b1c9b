internal import BusFiles
internal import BusModel
internal import BusReading
internal import GRDB

/// The one database: what was fetched, read, published and kept aside.
///
/// Every method is one whole transaction with values going in and out, so that a reader sees a
/// route's old state or its new one, and so that the same methods could stand before another
/// database. The file is SQLite in WAL mode: one writer, any number of readers.
///
/// ```swift
/// let store = try TimetableStore.open(path: "bus.sqlite", .readOnly)
/// let home = try store.activeRoute(name: "home")
/// ```
///
/// Methods block until the disk has answered; all of them throw ``StoreError``.
public struct TimetableStore: Sendable {
  let connection: StoreConnection

  /// The path as given; ":memory:" in tests.
  public var path: String { connection.path }

  /// What was fetched, and how it was read.
  public var pageRecords: PageRecords { PageRecords(connection: connection) }

  /// The runs of the nightly job, and what became of each route in them.
  public var runRecords: RunRecords { RunRecords(connection: connection) }

  /// What a store is opened for.
  public enum Access: Sendable, Hashable {
    /// Answers only. The file must exist and be of this version; nothing is written, and nothing is
    /// waited for while an ingest writes.
    case readOnly
    /// Answers and writes; a missing file is created, an older one brought up to date.
    case readWrite
  }

  /// Runs `body` in one read transaction.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try connection.read(body)
  }

  /// Runs `body` in one write transaction.
  func write<Value>(
    isCommitted: Bool = true, _ body: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    try connection.write(isCommitted: isCommitted, body)
  }
}

/// The open file, and transactions on it.
struct StoreConnection: Sendable {
  let queue: DatabaseQueue
  /// The path as given; ":memory:" in tests.
  let path: String

  /// Runs `body` in one read transaction.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try queue.unsafeReentrantRead { db in
        // In a group it is the group's transaction.
        guard !db.isInsideTransaction else { return try body(db) }
        var value: Value?
        try db.inTransaction(.deferred) {
          value = try body(db)
          return .commit
        }
        guard let value else { throw StoreError(path, .nothingWritten) }
        return value
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Runs `body`, which asks one statement alone: that is a transaction by itself, and beginning and
  /// ending another would cost more than it.
  func readOnce<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try queue.unsafeReentrantRead(body)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Runs `body` with a reader in one read transaction.
  func reading<Value>(_ body: (TimetableReader) throws -> Value) throws(StoreError) -> Value {
    try read { try body(TimetableReader(within: $0.rows())) }
  }

  /// Runs `body` in one write transaction that begins as a writer, so that it never has to wait in
  /// the middle; one that is not to be committed only shows what it would do. Within a group it is
  /// the group's transaction, which an error takes back as a whole.
  func write<Value>(
    isCommitted: Bool = true, _ body: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    do {
      return try queue.unsafeReentrantWrite { db in
        guard !db.isInsideTransaction else { return try body(db) }
        var value: Value?
        try db.inTransaction(.immediate) {
          value = try body(db)
          return isCommitted ? .commit : .rollback
        }
        guard let value else {
          throw StoreError(path, .nothingWritten)
        }
        return value
      }
    } catch {
      throw StoreError(error, path: path)
    }
  }
}

extension StoreError {
  /// Gives an error of a transaction its meaning for the caller.
  ///
  /// - Parameters:
  ///   - error: what GRDB or a reader threw; a `StoreError` passes through.
  ///   - path: the database's path.
  init(_ error: any Error, path: String) {
    if let error = error as? DatabaseError {
      self.init(
        sqliteCode: error.extendedResultCode.rawValue, said: error.message, path: path)
    } else if let error = error as? FileError, case .system(let action, let fault) = error.reason {
      self.init(error.path, action == .write ? .cannotSync(fault) : .backup(fault))
    } else {
      self.init(ofReading: error, path: path)
    }
  }
}

extension Database {
  /// The way in which rows are read in this transaction.
  func rows() throws(StoreError) -> SQLiteReader {
    guard let handle = sqliteConnection else { throw StoreError(":memory:", .closed) }
    return SQLiteReader(borrowing: handle) { try self.cachedStatement(sql: $0).sqliteStatement }
  }
}
