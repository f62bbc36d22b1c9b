internal import BusModel
internal import GRDB

/// The open file, and transactions on it.
struct StoreConnection: Sendable {
  let queue: DatabaseQueue
  /// The path as given; ":memory:" in tests.
  let path: String

  /// Runs `body` in one read transaction.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try queue.read(body)
    } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Runs `body` in one write transaction that begins as a writer, so that it never has to wait in
  /// the middle; one that is not to be committed only shows what it would do.
  func write<Value>(
    isCommitted: Bool = true, _ body: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    do {
      return try queue.writeWithoutTransaction { db in
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
