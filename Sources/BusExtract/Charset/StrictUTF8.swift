/// UTF-8 by the letter of RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.
enum StrictUTF8 {
  /// Whether every byte belongs to a well-formed sequence.
  static func isValid(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if buffer[index] < 0x80 {
          index = ByteSearch.endOfASCII(buffer, from: index + 1)
          continue
        }
        let length = sequence(buffer, at: index)
        guard length > 0 else { return false }
        index += length
      }
      return true
    }
  }

  /// The bytes with every ill-formed one replaced by U+FFFD, and how many were.
  static func repair(_ bytes: ArraySlice<UInt8>) -> (utf8: [UInt8], replaced: Int) {
    let whole = Array(bytes)
    guard !isValid(whole) else { return (whole, 0) }
    var output = [UInt8]()
    output.reserveCapacity(whole.count + 64)
    var replaced = 0
    whole.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let length = buffer[index] < 0x80 ? 1 : sequence(buffer, at: index)
        if length > 0 {
          output.append(contentsOf: buffer[index..<index + length])
          index += length
        } else {
          output.append(contentsOf: [0xEF, 0xBF, 0xBD])
          replaced += 1
          index += 1
        }
      }
    }
    return (output, replaced)
  }

  /// The length of the well-formed multi-byte sequence that begins at `index`; 0 when ill-formed.
  private static func sequence(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let lead = bytes[index]
    // Kana and kanji, which most are: nothing limits what follows but that it goes on.
    if (0xE1...0xEC).contains(lead), index + 2 < bytes.count {
      return bytes[index + 1] & 0xC0 == 0x80 && bytes[index + 2] & 0xC0 == 0x80 ? 3 : 0
    }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard (0xC2...0xF4).contains(lead), index + length <= bytes.count else { return 0 }
    for offset in 1..<length where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    let second = bytes[index + 1]
    switch lead {
    case 0xE0: return second >= 0xA0 ? length : 0
    case 0xED: return second < 0xA0 ? length : 0
    case 0xF0: return second >= 0x90 ? length : 0
    case 0xF4: return second < 0x90 ? length : 0
    default: return length
    }
  }
}
