package import BusModel
internal import CSQLite
import Glibc

/// The value of a `?`.
package enum SQLiteArgument {
  case int(Int)
  case text(String)
  case null

  /// A number, or NULL.
  package static func optional(_ number: Int?) -> SQLiteArgument {
    number.map { .int($0) } ?? .null
  }

  /// A text, or NULL.
  package static func optional(_ text: String?) -> SQLiteArgument {
    text.map { .text($0) } ?? .null
  }

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .null: return sqlite3_bind_null(statement, index)
    case .int(let value): return sqlite3_bind_int64(statement, index, Int64(value))
    case .text(let value): return Self.bind(value, to: statement, at: index)
    }
  }

  static func bind(_ text: String, to statement: OpaquePointer, at index: Int32) -> Int32 {
    // SQLITE_TRANSIENT, which Swift does not import: SQLite takes a copy.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_bind_text(statement, index, $0.baseAddress, Int32($0.count), copies)
      }
    }
  }
}

/// One row of a query; good until the next one is asked for.
package struct SQLiteRow {
  private let statement: OpaquePointer

  init(statement: OpaquePointer) { self.statement = statement }

  /// A number; 0 for NULL.
  package func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  /// A number; nil for NULL.
  package func optionalInt(_ column: Int32) -> Int? {
    sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : int(column)
  }

  /// A number with a fraction; 0 for NULL.
  package func double(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

  /// A moment in seconds; nil for NULL.
  package func optionalMoment(_ column: Int32) -> Moment? {
    optionalInt(column).map { Moment(secondsSince1970: $0) }
  }

  /// A moment in seconds.
  package func moment(_ column: Int32) -> Moment { Moment(secondsSince1970: int(column)) }

  /// A date; nil for NULL.
  package func optionalDate(_ column: Int32) -> CivilDate? {
    optionalText(column).flatMap { CivilDate($0) }
  }

  /// A text; nil for NULL.
  package func optionalText(_ column: Int32) -> String? {
    bytes(column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A text; "" for NULL.
  package func text(_ column: Int32) -> String { optionalText(column) ?? "" }

  /// Whether a column holds the very bytes of a text.
  package func `is`(_ text: String, at column: Int32) -> Bool {
    guard let found = bytes(column), found.count == text.utf8.count else { return false }
    var text = text
    return text.withUTF8 { RepeatedText.isSame($0, found) }
  }

  /// Whether a column holds the very bytes of a text, or NULL for none.
  package func `is`(_ text: String?, at column: Int32) -> Bool {
    guard let text else { return bytes(column) == nil }
    return self.is(text, at: column)
  }

  /// Adds the value of a column to a checksum.
  func add(_ column: Int32, to checksum: inout Checksum) {
    if sqlite3_column_type(statement, column) == SQLITE_INTEGER {
      checksum.add(int(column))
    } else if let bytes = bytes(column) {
      checksum.add(bytes)
    } else {
      checksum.addNull()
    }
  }

  /// The bytes of a text, good until the next row; nil for NULL.
  fileprivate func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8>? {
    sqlite3_column_text(statement, column).map {
      UnsafeBufferPointer(start: $0, count: Int(sqlite3_column_bytes(statement, column)))
    }
  }
}

/// The text of a column, kept from row to row: one that is the same as in the row before is not made
/// again.
struct RepeatedText {
  private let column: Int32
  private var isRead = false
  private(set) var value: String?

  init(_ column: Int32) { self.column = column }

  /// Reads the column of a row; false when it holds what it held in the row before.
  mutating func read(_ row: SQLiteRow) -> Bool {
    guard let found = row.bytes(column) else {
      defer { (isRead, value) = (true, nil) }
      return !isRead || value != nil
    }
    let isSame =
      value?.utf8.withContiguousStorageIfAvailable { Self.isSame($0, found) } ?? false
    if isSame { return false }
    (isRead, value) = (true, String(decoding: found, as: UTF8.self))
    return true
  }

  fileprivate static func isSame(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // A text without bytes may have no address either.
    guard left.count == right.count, let first = left.baseAddress, let second = right.baseAddress
    else { return left.count == right.count }
    return memcmp(first, second, left.count) == 0
  }

  /// The same, with the text added to the checksum of the departures.
  mutating func read(_ row: SQLiteRow, _ checksum: inout DeparturesChecksum) -> Bool {
    let isNew = read(row)
    checksum.add(value, repeatsLast: !isNew)
    return isNew
  }
}

/// The bytes of a column, kept from row to row, where they are only added up and no text is made of them.
struct RepeatedBytes {
  private let column: Int32
  private var isRead = false
  private var isNull = true
  private var bytes: [UInt8] = []

  init(_ column: Int32) { self.column = column }

  /// Adds the column of a row to the checksum of the departures.
  mutating func read(_ row: SQLiteRow, _ checksum: inout DeparturesChecksum) {
    let found = row.bytes(column)
    let isSame = isRead && holds(found)
    checksum.add(found, repeatsLast: isSame)
    guard !isSame else { return }
    (isRead, isNull) = (true, found == nil)
    bytes.removeAll(keepingCapacity: true)
    if let found { bytes.append(contentsOf: found) }
  }

  private func holds(_ found: UnsafeBufferPointer<UInt8>?) -> Bool {
    guard let found else { return isNull }
    return !isNull && bytes.withUnsafeBufferPointer { RepeatedText.isSame($0, found) }
  }
}
