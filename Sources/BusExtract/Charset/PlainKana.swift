import BusModel

/// Kana in the one form in which words are looked for: joined with the voice marks that pages written on
/// a Mac have apart from them, and words in half-width katakana (ﾊﾞｽ停), as old pages have them, in
/// full width. A single half-width letter stays: it is a mark.
enum PlainKana {
  /// UTF-8 with か and U+3099 as が, は and U+309A as ぱ, ﾊﾞｽ as バス.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
    guard isNeeded(bytes) else { return bytes }
    var text: [Unicode.Scalar] = []
    text.reserveCapacity(bytes.count)
    var word: [Unicode.Scalar] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if isHalfWidth(scalar.value) {
        word.append(scalar)
        continue
      }
      if !word.isEmpty {
        add(word, to: &text)
        word.removeAll(keepingCapacity: true)
      }
      add(scalar, to: &text)
    }
    add(word, to: &text)
    return Array(String(scalars: text).utf8)
  }

  private static func add(_ word: [Unicode.Scalar], to text: inout [Unicode.Scalar]) {
    guard word.count > 1 else { return text.append(contentsOf: word) }
    for scalar in word { add(fullWidth[Int(scalar.value) - 0xFF66], to: &text) }
  }

  private static func add(_ scalar: Unicode.Scalar, to text: inout [Unicode.Scalar]) {
    let joined =
      switch scalar.value {
      case 0x3099: text.last.flatMap { voiced[$0] }
      case 0x309A: text.last.flatMap { halfVoiced[$0] }
      default: Unicode.Scalar?.none
      }
    guard let joined else { return text.append(scalar) }
    text[text.count - 1] = joined
  }

  private static func isHalfWidth(_ scalar: UInt32) -> Bool { (0xFF66...0xFF9F).contains(scalar) }

  /// Whether there is a voice mark (E3 82 99, E3 82 9A) or a half-width letter (from EF BD A6 to
  /// EF BE 9F).
  private static func isNeeded(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { page in
      var index = 0
      while index + 2 < page.count {
        if page[index] < 0x80 {
          index = ByteSearch.endOfASCII(page, from: index + 1)
          continue
        }
        let third = page[index + 2]
        switch (page[index], page[index + 1]) {
        case (0xE3, 0x82) where third == 0x99 || third == 0x9A: return true
        case (0xEF, 0xBD) where third >= 0xA6: return true
        case (0xEF, 0xBE) where third <= 0x9F: return true
        case (0xE0..., _): index += 3
        default: index += 1
        }
      }
      return false
    }
  }

  /// From U+FF66 on; the voice marks as those that join.
  private static let fullWidth = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars)

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
