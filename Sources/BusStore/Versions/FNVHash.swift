/// FNV-1a with 128 bits (Fowler, Noll, Vo) over texts and numbers: it need not withstand an
/// adversary, only tell one night's timetable from the next, and must not cost more than writing
/// the rows.
struct FNVHash {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b

  /// What was added so far, as 32 hex digits.
  var digits: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }

  /// Adds a text, or that there is none.
  mutating func add(_ text: String?) {
    guard var text else {
      step(0xFF)
      return
    }
    // 0xFF and 0xFE never occur in UTF-8, so no text can pass for a border.
    text.withUTF8 { bytes in
      for byte in bytes { step(byte) }
    }
    step(0xFE)
  }

  /// Adds a number.
  mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes in
      for byte in bytes { step(byte) }
    }
  }

  private mutating func step(_ byte: UInt8) {
    state = (state ^ UInt128(byte)) &* Self.prime
  }
}
