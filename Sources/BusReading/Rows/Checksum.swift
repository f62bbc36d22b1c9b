/// A checksum of 64 bits over numbers and texts: it guards against damage and not against forgers,
/// and must cost next to nothing beside reading the row.
///
/// Each eight bytes are folded into the state by one multiplication of 64 × 64 bits, as wyhash and its
/// kin do. It is part of the stored form: whoever changes it writes a migration.
package struct Checksum {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// What was added so far, as SQLite keeps it.
  package var value: Int { Int(Int64(bitPattern: state)) }

  /// Adds a number.
  mutating func add(_ number: Int) { step(UInt64(bitPattern: Int64(number))) }

  /// Adds a text, with its length before it.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    step(UInt64(bytes.count) | Self.text)
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      step(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    guard offset < raw.count else { return }
    var rest: UInt64 = 0
    for index in offset..<raw.count { rest = rest << 8 | UInt64(raw[index]) }
    step(rest)
  }

  /// Adds a text as SQLite keeps it, which is to its first NUL, or that there is none.
  mutating func add(_ text: String?) {
    guard var text else { return addNull() }
    text.withUTF8 { addToNUL($0) }
  }

  /// The same of a text's bytes.
  mutating func addToNUL(_ bytes: UnsafeBufferPointer<UInt8>) {
    add(bytes.contains(0) ? UnsafeBufferPointer(rebasing: bytes.prefix { $0 != 0 }) : bytes)
  }

  /// Adds that there is no value.
  mutating func addNull() { step(Self.null) }

  /// Adds that a text is the one of the row before.
  mutating func addRepetition() { step(Self.repetition) }

  // No length of a text comes near these.
  private static let text: UInt64 = 1 << 60
  private static let null: UInt64 = 2 << 60
  private static let repetition: UInt64 = 3 << 60

  private mutating func step(_ word: UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = (product.high ^ product.low) &+ 0xA076_1D64_78BD_642F
  }
}

extension Checksum {
  /// The checksum of a row's values.
  static func of(_ values: [SQLiteArgument]) -> Checksum {
    var checksum = Checksum()
    for value in values {
      switch value {
      case .int(let number): checksum.add(number)
      case .text(let text): checksum.add(text)
      case .null: checksum.addNull()
      }
    }
    return checksum
  }

  /// The checksum of some columns of a row: of the same values the same.
  package static func of(_ row: SQLiteRow, _ columns: Range<Int32>) -> Checksum {
    var checksum = Checksum()
    for column in columns { row.add(column, to: &checksum) }
    return checksum
  }
}

/// The checksum of a column's departures, in their order and with their number.
package struct DeparturesChecksum {
  private var checksum = Checksum()
  private var count = 0

  /// Of no departures.
  package init() {}

  /// What is stored.
  package var value: Int {
    var whole = checksum
    whole.add(count)
    return whole.value
  }

  /// Whether the next row is the column's first: only then a text is added that repeats the one before.
  package var isEmpty: Bool { count == 0 }

  /// Begins a row.
  package mutating func add(position: Int, minutes: Int, stopPosition: Int?) {
    checksum.add(position)
    checksum.add(minutes)
    checksum.add(stopPosition ?? 0)
    count += 1
  }

  /// Adds the next text of the row.
  package mutating func add(_ text: String?, repeatsLast: Bool) {
    if repeatsLast, count > 1 {
      checksum.addRepetition()
    } else {
      checksum.add(text)
    }
  }

  /// The same of its bytes.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>?, repeatsLast: Bool) {
    if repeatsLast, count > 1 {
      checksum.addRepetition()
    } else if let bytes {
      checksum.addToNUL(bytes)
    } else {
      checksum.addNull()
    }
  }
}
