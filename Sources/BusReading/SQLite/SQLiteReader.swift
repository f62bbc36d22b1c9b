package import BusModel
internal import CSQLite

/// SQLite's C API as far as answers need it: one connection, statements with `?` arguments, rows.
///
/// Every row is read by it, whether the connection is its own or one of GRDB's in the middle of a
/// transaction, so that each query is written once. Opening it costs a tenth of what opening a
/// connection of GRDB's does, and that is most of a `bus next`; and a million rows take it half the
/// time that GRDB's take.
package final class SQLiteReader {
  /// The database's path, for messages.
  package let path: String
  private let handle: OpaquePointer
  /// Whether it opened the connection itself, and transactions on it are its own.
  let isOwner: Bool
  /// Gives statements that stay prepared; nil where each is prepared for its one use.
  private let prepared: ((String) throws -> OpaquePointer)?

  /// A connection of somebody else's, in the middle of a transaction, who keeps it open for longer
  /// than this lives.
  ///
  /// - Parameters:
  ///   - handle: the connection.
  ///   - prepared: gives its statements, which it keeps.
  package init(
    borrowing handle: OpaquePointer, prepared: @escaping (String) throws -> OpaquePointer
  ) {
    self.handle = handle
    self.prepared = prepared
    let name = sqlite3_db_filename(handle, "main").map { String(cString: $0) } ?? ""
    path = name.isEmpty ? ":memory:" : name
    isOwner = false
  }

  /// A connection of its own, for reading alone and for one thread (sqlite3_open_v2).
  ///
  /// - Parameters:
  ///   - name: the file's path, or a URI that names it.
  ///   - path: the file's path.
  /// - Throws: `StoreError`.
  package init(opening name: String, path: String) throws(StoreError) {
    var opened: OpaquePointer?
    // A path that happens to begin with "file:" is no URI.
    let uri = name == path ? 0 : SQLITE_OPEN_URI
    let code = sqlite3_open_v2(
      name, &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | uri, nil)
    guard code == SQLITE_OK, let opened else {
      let said = opened.map { String(cString: sqlite3_errmsg($0)) }
      sqlite3_close_v2(opened)
      throw StoreError(sqliteCode: code, said: said, path: path)
    }
    handle = opened
    prepared = nil
    self.path = path
    isOwner = true
    // Always SQLITE_OK on an open connection: errors say what exactly went wrong, and a writer's
    // moment of locking is waited for.
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 5000)
  }

  deinit { if isOwner { sqlite3_close_v2(handle) } }

  /// Gives each row of a query to `body`, in order.
  ///
  /// - Parameters:
  ///   - sql: one statement with a `?` for each argument.
  ///   - arguments: their values.
  ///   - body: takes a row, which is gone afterwards.
  /// - Throws: `StoreError`, and what `body` throws.
  package func forEach(
    _ sql: String, _ arguments: [SQLiteArgument] = [], _ body: (SQLiteRow) throws -> Void
  ) throws {
    let kept = try prepared?(sql)
    // One that is in the middle of its rows is left to whoever reads them.
    let isKept = kept.map { sqlite3_stmt_busy($0) == 0 } ?? false
    guard let statement = isKept ? kept : try compiled(sql) else { return }
    // Both repeat what sqlite3_step has told already.
    defer { _ = isKept ? sqlite3_reset(statement) : sqlite3_finalize(statement) }
    for (index, argument) in arguments.enumerated() {
      try check(argument.bind(to: statement, at: Int32(index + 1)))
    }
    while true {
      let code = sqlite3_step(statement)
      guard code == SQLITE_ROW else { return try check(code == SQLITE_DONE ? SQLITE_OK : code) }
      try body(SQLiteRow(statement: statement))
    }
  }

  /// Nil for an empty text, which ours are not.
  private func compiled(_ sql: String) throws(StoreError) -> OpaquePointer? {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    return statement
  }

  private func check(_ code: Int32) throws(StoreError) {
    guard code != SQLITE_OK else { return }
    throw StoreError(sqliteCode: code, said: String(cString: sqlite3_errmsg(handle)), path: path)
  }
}

extension SQLiteReader {
  /// What `body` makes of the first row; nil when there is none.
  package func first<Value>(
    _ sql: String, _ arguments: [SQLiteArgument] = [], _ body: (SQLiteRow) throws -> Value
  ) throws -> Value? {
    var value: Value?
    try forEach(sql, arguments) { row in
      if value == nil { value = try body(row) }
    }
    return value
  }

  /// What `body` makes of the rows.
  package func all<Value>(
    _ sql: String, _ arguments: [SQLiteArgument] = [], _ body: (SQLiteRow) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    try forEach(sql, arguments) { values.append(try body($0)) }
    return values
  }

  /// The number in the first column of the first row; nil when there is no row, or NULL.
  package func number(_ sql: String, _ arguments: [SQLiteArgument] = []) throws -> Int? {
    try first(sql, arguments) { $0.optionalInt(0) } ?? nil
  }

  /// The texts of the first column.
  package func texts(_ sql: String, _ arguments: [SQLiteArgument] = []) throws -> [String] {
    try all(sql, arguments) { $0.text(0) }
  }
}

/// SQLite as a whole process uses it.
package enum SQLiteLibrary {
  /// Leaves off counting what SQLite's memory comes to, which takes a lock for each piece of it: a
  /// Debian build has no store of pieces, and takes some dozens for every statement. Holds for what is
  /// opened first and all after it; where something was opened before, nothing changes.
  package static func countNoMemory() { _ = hasLeftOff }

  private static let hasLeftOff = bus_sqlite_count_no_memory() == SQLITE_OK
}
