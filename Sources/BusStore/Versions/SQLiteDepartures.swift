internal import BusModel
internal import GRDB
internal import GRDBSQLite

/// The departures of a column by SQLite's C API, for a million of them at once: a text that is the
/// same as in the row before is not made again.
struct SQLiteDepartures {
  /// What is read: all that a passenger would notice.
  static let sql = """
    SELECT minutes, routeName, destination, platform, marks, pattern FROM departure
    WHERE timetable = ? ORDER BY position
    """

  private let statement: OpaquePointer
  private let path: String

  /// - Parameters:
  ///   - statement: ``sql``, prepared, by whose owner it is finalised.
  ///   - path: the database's path, for messages.
  init(_ statement: Statement, path: String) {
    self.statement = statement.sqliteStatement
    self.path = path
  }

  /// The departures in their order.
  func departures(column: Int, _ patterns: inout PatternText) throws -> [BusSchedule] {
    // Repeats what sqlite3_step has told already.
    defer { _ = sqlite3_reset(statement) }
    try check(sqlite3_bind_int64(statement, 1, Int64(column)))
    var departures: [BusSchedule] = []
    var names = (RepeatedText(1), RepeatedText(2), RepeatedText(3))
    var marks = (text: RepeatedText(4), reader: MarkText(), value: [Mark]())
    var days = (text: RepeatedText(5), value: ServicePattern?.none)
    while try step() {
      if marks.text.read(statement) {
        marks.value = try marks.reader.marks(in: marks.text.value, subject: path)
      }
      if days.text.read(statement) {
        days.value = try patterns.pattern(in: days.text.value, subject: path)
      }
      _ = (names.0.read(statement), names.1.read(statement), names.2.read(statement))
      departures.append(
        BusSchedule(
          departureTime: try time(), routeName: names.0.value, destination: names.1.value,
          platform: names.2.value, marks: marks.value, pattern: days.value, at: ""))
    }
    return departures
  }

  private func time() throws(StoreError) -> ServiceTime {
    let minutes = Int(sqlite3_column_int64(statement, 0))
    guard let time = ServiceTime(minutes: minutes) else {
      throw StoreError(path, .badColumn(.minutes, found: "\(minutes)"))
    }
    return time
  }

  /// Whether there is a row.
  private func step() throws(StoreError) -> Bool {
    let code = sqlite3_step(statement)
    if code == SQLITE_ROW { return true }
    try check(code == SQLITE_DONE ? SQLITE_OK : code)
    return false
  }

  private func check(_ code: Int32) throws(StoreError) {
    guard code != SQLITE_OK else { return }
    let said = String(cString: sqlite3_errmsg(sqlite3_db_handle(statement)))
    throw StoreError(sqliteCode: code, said: said, path: path)
  }
}

/// The text of a result's column, kept from row to row.
private struct RepeatedText {
  private let column: Int32
  private var isRead = false
  private(set) var value: String?

  init(_ column: Int32) { self.column = column }

  /// Reads the column of the present row; false when it holds what it held in the row before.
  mutating func read(_ statement: OpaquePointer) -> Bool {
    guard let bytes = sqlite3_column_text(statement, column) else {
      defer { (isRead, value) = (true, nil) }
      return !isRead || value != nil
    }
    let found = UnsafeBufferPointer(
      start: bytes, count: Int(sqlite3_column_bytes(statement, column)))
    let isSame =
      value?.utf8.withContiguousStorageIfAvailable { $0.elementsEqual(found) } ?? false
    if isSame { return false }
    (isRead, value) = (true, String(decoding: found, as: UTF8.self))
    return true
  }
}
