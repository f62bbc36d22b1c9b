import Glibc

/// Looks at bytes faster than one by one.
enum ByteSearch {
  /// Whether the eight bytes from a place on are printable ASCII: each is below 0x80 and none is
  /// below 0x20 or DEL.
  @inline(__always)
  static func isPlainASCII(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 8 <= bytes.count else { return false }
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let high: UInt64 = 0x8080_8080_8080_8080
    // Adding 1 carries DEL, and subtracting 0x20 borrows for control characters, into the high bit.
    let low = word &- 0x2020_2020_2020_2020
    let delete = word &+ 0x0101_0101_0101_0101
    return (word | low | delete) & high == 0
  }

  /// Whether none of the eight bytes from a place on can begin a control character: none is below
  /// 0x20, DEL, or 0xC2, with which UTF-8 begins C1.
  @inline(__always)
  static func hasNoControl(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 8 <= bytes.count else { return false }
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let high: UInt64 = 0x8080_8080_8080_8080
    let below = (word &- ones &* 0x20) & ~word
    let delete = word ^ ones &* 0x7F
    let lead = word ^ ones &* 0xC2
    return (below | (delete &- ones) & ~delete | (lead &- ones) & ~lead) & high == 0
  }

  /// The place of the first such byte from a place on, or nil.
  static func index(of byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard start < buffer.count, let base = buffer.baseAddress else { return nil }
      return memchr(base + start, Int32(byte), buffer.count - start).map {
        UnsafeRawPointer($0) - base
      }
    }
  }
}
