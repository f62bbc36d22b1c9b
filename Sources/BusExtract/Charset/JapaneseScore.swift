/// How much a decoded page looks like a page somebody wrote: the measure by which charsets that
/// all decode without an error are told apart.
enum JapaneseScore {
  /// What only Japanese in its own charset reaches: EUC-JP read as CP932 is half-width kana, CP932
  /// read as EUC-JP leaves characters that it cannot decode.
  static let certain = 0.3

  /// Per non-ASCII character: +1 for kana and common punctuation, +0.5 for kanji and full-width
  /// forms, +0.3 for European letters, -1 for half-width kana (what CP932 makes of EUC-JP),
  /// -3 for a replacement or private-use character. The mean over the
  /// first `limit`; 0 for pure ASCII.
  static func of(_ utf8: [UInt8], replaced: Int, limit: Int = 20_000) -> Double {
    var total = 0.0
    var count = 0
    utf8.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count, count < limit {
        if bytes[position] < 0x80 {
          position += 1
          continue
        }
        count += 1
        total += weight(of: ScalarReader.next(bytes, &position, bytes.count))
      }
    }
    guard count > 0 else { return replaced == 0 ? 0 : -3 }
    return total / Double(count)
  }

  private static func weight(of scalar: UInt32) -> Double {
    switch scalar {
    case 0x3041...0x3096, 0x30A1...0x30FC, 0x3000...0x3002: 1
    case 0x4E00...0x9FFF, 0xFF01...0xFF5E, 0x3003...0x303F: 0.5
    case 0xFF61...0xFF9F: -1
    case 0x80...0x9F, 0xE000...0xF8FF, 0xFFFD: -3
    case 0xC0...0x24F: 0.3
    default: 0.1
    }
  }
}
