import Glibc

/// Looks for single bytes, as memchr(3) does.
enum ByteSearch {
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
