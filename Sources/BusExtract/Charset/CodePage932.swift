/// Reads CP932 by a table, which iconv fills once: asked for every character of a page it takes forty times
/// as long, most of it for markup, which is ASCII in both.
///
/// The charset has no states, a character is a byte or two, and each is one of the BMP.
struct CodePage932: Sendable {
  /// The table; nil where iconv does not know the charset.
  static let shared = CodePage932()

  /// For every pair of a byte from 0x80 on and the next one the UTF-8 of the character that they are, its
  /// first byte lowest; 0 where they are none.
  private var pairs = [UInt32](repeating: 0, count: 128 * 256)
  /// The same of single bytes from 0x80 on.
  private var singles = [UInt32](repeating: 0, count: 128)

  private init?() {
    guard let converter = Iconv(from: "CP932") else { return nil }
    for first in UInt8(0x80)...0xFF {
      let place = Int(first) - 0x80
      singles[place] = Self.character(converter, [first])
      guard singles[place] == 0 else { continue }
      for second in UInt8(0x40)...0xFF {
        pairs[place << 8 | Int(second)] = Self.character(converter, [first, second])
      }
    }
  }

  /// The UTF-8 of the character that some bytes are.
  private static func character(_ converter: borrowing Iconv, _ bytes: [UInt8]) -> UInt32 {
    guard let (utf8, replaced) = converter.decode(bytes), replaced == 0 else { return 0 }
    return utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The text, and how many bytes were replaced by U+FFFD.
  func decode(_ bytes: [UInt8]) -> (utf8: [UInt8], replaced: Int) {
    var replaced = 0
    let utf8 = bytes.withUnsafeBufferPointer { bytes in
      // A byte that is not ASCII becomes three at most.
      let most = bytes.reduce(bytes.count) { $0 + Int($1 >> 7) * 2 }
      return [UInt8](unsafeUninitializedCapacity: most) { output, count in
        count = decode(bytes, into: output, &replaced)
      }
    }
    return (utf8, replaced)
  }

  /// Writes the text and gives its length.
  private func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>,
    _ replaced: inout Int
  ) -> Int {
    var (position, end) = (0, 0)
    while position < bytes.count {
      if bytes[position] < 0x80 {
        let next = ByteSearch.endOfASCII(bytes, from: position + 1)
        end = output[end...].initialize(fromContentsOf: bytes[position..<next])
        position = next
        continue
      }
      let place = Int(bytes[position]) - 0x80
      var (character, length) = (singles[place], 1)
      if character == 0, position + 1 < bytes.count {
        (character, length) = (pairs[place << 8 | Int(bytes[position + 1])], 2)
      }
      if character == 0 {
        (character, length) = (Self.replacement, 1)
        replaced += 1
      }
      while character > 0 {
        output[end] = UInt8(truncatingIfNeeded: character)
        character >>= 8
        end += 1
      }
      position += length
    }
    return end
  }

  /// U+FFFD.
  private static let replacement: UInt32 = 0xBDBFEF
}
