public import BusModel
internal import GRDB

extension TimetableStore {
  /// Runs `body`, all of whose writes to this store come to the disk together or not at all: many
  /// routes at once cost one commit.
  ///
  /// - Parameter body: calls this store's methods on the thread that it is called on.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws, and ``StoreError`` of the disk; then nothing was written.
  public func group<Value>(
    _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try connection.write { _ in try body() }
  }

  /// Another connection to the same file, which sees what is committed and waits for no transaction
  /// of this one; a database in memory has only one.
  ///
  /// - Throws: ``StoreError``.
  public func reader() throws(StoreError) -> TimetableStore {
    guard path != ":memory:" else { return self }
    let store = try Self.open(path: path, .readOnly)
    do {
      // What it keeps is overtaken with the next commit, and need not be much.
      try store.connection.queue.unsafeRead { try $0.execute(sql: "PRAGMA cache_size = -512") }
    } catch {
      throw StoreError(error, path: path)
    }
    return store
  }
}
