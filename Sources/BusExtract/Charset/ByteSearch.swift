import Glibc

/// Looks at bytes faster than one by one.
enum ByteSearch {
  /// A byte repeated eight times.
  @inline(__always)
  private static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Eight bytes from a place on.
  @inline(__always)
  private static func eight(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt64 {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Where a run of ASCII from a place on ends, eight bytes at a time.
  @inline(__always)
  static func endOfASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index + 8 <= bytes.count, eight(bytes, at: index) & repeated(0x80) == 0 { index += 8 }
    return index
  }

  /// Where a run of blanks or of tabs from a place on ends, eight bytes at a time.
  @inline(__always)
  static func endOfBlanks(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index + 8 <= bytes.count {
      let word = eight(bytes, at: index)
      guard word == repeated(0x20) || word == repeated(0x09) else { return index }
      index += 8
    }
    return index
  }

  /// So many bytes are looked at together where the compiler makes them few.
  static let block = 64

  /// Whether none of a block's bytes from a place on can begin a control character: none is below 0x20
  /// but for tab and line ends, none is DEL, and none is 0xC2, with which UTF-8 begins C1.
  @inline(__always)
  static func hasNoControl(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index &+ block <= bytes.count else { return false }
    // Numbers and no conditions, so that sixteen bytes go into one register.
    var found: UInt8 = 0
    for offset in 0..<block {
      let byte = bytes[index &+ offset]
      let below: UInt8 = byte < 0x20 ? 1 : 0
      let space: UInt8 =
        (byte == 0x09 ? 1 : 0) | (byte == 0x0A ? 1 : 0) | (byte == 0x0D ? 1 : 0)
      found |= (below ^ space) | (byte == 0x7F ? 1 : 0) | (byte == 0xC2 ? 1 : 0)
    }
    return found == 0
  }

  /// Where a run of ASCII white space from a place on ends: pages indent by hundreds of blanks.
  @inline(__always)
  static func endOfSpaces(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, Scalars.isASCIISpace(bytes[index]) {
      index = endOfBlanks(bytes, from: index + 1)
    }
    return index
  }

  /// Whether a byte stands among others.
  static func holds(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
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
