internal import BusModel
internal import CSQLite

/// A prepared statement that gives no rows, run many times with other values: straight to SQLite, for
/// a departure has ten of them, and the boxes that GRDB puts values in cost more than writing the row.
package struct BoundStatement {
  private let statement: OpaquePointer
  private let handle: OpaquePointer?

  /// The statement of a connection that lives longer than this.
  package init(_ statement: OpaquePointer) {
    self.statement = statement
    handle = sqlite3_db_handle(statement)
  }

  /// Sets the `?` of a number, from 1, to a number or NULL.
  package func bind(_ number: Int?, at index: Int) throws {
    guard let number else { return try check(sqlite3_bind_null(statement, Int32(index))) }
    try check(sqlite3_bind_int64(statement, Int32(index), Int64(number)))
  }

  /// The same to a text or NULL.
  package func bind(_ text: String?, at index: Int) throws {
    guard let text else { return try check(sqlite3_bind_null(statement, Int32(index))) }
    try check(SQLiteArgument.bind(text, to: statement, at: Int32(index)))
  }

  /// Runs the statement with these values for its `?`.
  package func run(_ values: [SQLiteArgument]) throws {
    for (index, value) in values.enumerated() {
      try check(value.bind(to: statement, at: Int32(index + 1)))
    }
    try run()
  }

  /// Runs the statement; what it was bound to stays.
  package func run() throws {
    let code = sqlite3_step(statement)
    // Repeats what sqlite3_step has told already.
    sqlite3_reset(statement)
    try check(code == SQLITE_DONE ? SQLITE_OK : code)
  }

  private func check(_ code: Int32) throws(StoreError) {
    guard code != SQLITE_OK else { return }
    let name = sqlite3_db_filename(handle, "main").map { String(cString: $0) } ?? ":memory:"
    throw StoreError(sqliteCode: code, said: String(cString: sqlite3_errmsg(handle)), path: name)
  }
}
