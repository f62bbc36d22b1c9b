/// Joins kana with the voice marks that follow them, as pages written on a Mac have them apart: every
/// word that is looked for is printed in one piece.
enum ComposedKana {
  /// UTF-8 with every か and U+3099 as が, every は and U+309A as ぱ.
  static func joined(_ bytes: [UInt8]) -> [UInt8] {
    guard hasMarks(bytes) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let isMark =
        index + 2 < bytes.count && bytes[index] == 0xE3 && bytes[index + 1] == 0x82
        && (bytes[index + 2] == 0x99 || bytes[index + 2] == 0x9A)
      if isMark, let kana = composed(result.suffix(3), isHalf: bytes[index + 2] == 0x9A) {
        result.replaceSubrange(result.count - 3..<result.count, with: kana)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func hasMarks(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { page in
      guard page.count > 2 else { return false }
      return (2..<page.count).contains { index in
        (page[index] == 0x99 || page[index] == 0x9A) && page[index - 1] == 0x82
          && page[index - 2] == 0xE3
      }
    }
  }

  /// The voiced kana of a kana, or with its half voice mark; nil for what has none.
  private static func composed(_ kana: ArraySlice<UInt8>, isHalf: Bool) -> [UInt8]? {
    guard let scalar = String(validating: kana, as: UTF8.self)?.unicodeScalars.first,
      let joined = (isHalf ? halfVoiced : voiced)[scalar]
    else { return nil }
    return Array(String(joined).utf8)
  }

  private static let voiced = pairs(
    "うかきくけこさしすせそたちつてとはひふへほウカキクケコサシスセソタチツテトハヒフヘホワヰヱヲ",
    "ゔがぎぐげござじずぜぞだぢづでどばびぶべぼヴガギグゲゴザジズゼゾダヂヅデドバビブベボヷヸヹヺ")

  private static let halfVoiced = pairs("はひふへほハヒフヘホ", "ぱぴぷぺぽパピプペポ")

  private static func pairs(
    _ plain: String, _ voiced: String
  ) -> [Unicode.Scalar: Unicode.Scalar] {
    Dictionary(
      zip(plain.unicodeScalars, voiced.unicodeScalars), uniquingKeysWith: { first, _ in first })
  }
}
