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

  /// Sets the `?` of a number, from 1, to a number.
  package func bind(_ number: Int, at index: Int) throws {
    try check(sqlite3_bind_int64(statement, Int32(index), Int64(number)))
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

  /// Runs the statement with these texts besides what it is bound to, and forgets all: what is not bound
  /// anew is NULL the next time.
  package func run(_ texts: inout RunTexts) throws {
    defer {
      sqlite3_clear_bindings(statement)
      texts.removeAll()
    }
    try texts.bytes.withUnsafeBufferPointer { bytes in
      try bytes.withMemoryRebound(to: CChar.self) { bytes in
        for text in texts.bound {
          let start = bytes.baseAddress.map { $0 + text.place.start }
          // Without a destructor SQLite takes no copy: they lie there until it has run.
          let count = Int32(text.place.count)
          try check(sqlite3_bind_text(statement, text.index, start, count, nil))
        }
      }
      try run()
    }
  }

  private func check(_ code: Int32) throws(StoreError) {
    guard code != SQLITE_OK else { return }
    let name = sqlite3_db_filename(handle, "main").map { String(cString: $0) } ?? ":memory:"
    throw StoreError(sqliteCode: code, said: String(cString: sqlite3_errmsg(handle)), path: name)
  }
}

/// Texts for one run of a statement, in one piece of memory where SQLite reads them: a copy of its own
/// costs more than all else of a bound text, and one that is bound several times lies there once.
package struct RunTexts {
  /// Where a text lies.
  package struct Place {
    fileprivate let start: Int
    fileprivate let count: Int
  }

  fileprivate private(set) var bytes: [UInt8] = []
  fileprivate private(set) var bound: [(index: Int32, place: Place)] = []

  /// None.
  package init() {}

  /// Takes a text in.
  package mutating func add(_ text: String) -> Place {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    let place = Place(start: start, count: bytes.count - start)
    // An empty text has an address too.
    bytes.append(0)
    return place
  }

  /// Lets the `?` of a number, from 1, be a text.
  package mutating func bind(_ place: Place, at index: Int) {
    bound.append((Int32(index), place))
  }

  fileprivate mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    bound.removeAll(keepingCapacity: true)
  }
}
