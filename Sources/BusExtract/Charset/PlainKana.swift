import BusModel

/// Kana in the one form in which words are looked for: joined with the voice marks that pages written on
/// a Mac have apart from them, and words in half-width katakana (ﾊﾞｽ停), as old pages have them, in
/// full width. A single half-width letter stays: it is a mark.
enum PlainKana {
  /// UTF-8 with か and U+3099 as が, は and U+309A as ぱ, ﾊﾞｽ as バス.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { page in
      guard var place = next(in: page, from: 0) else { return bytes }
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count)
      var position = 0
      while true {
        text.append(contentsOf: page[position..<place])
        position = place
        let scalar = ScalarReader.next(page, &position, page.count)
        if isHalfWidth(scalar) {
          position = endOfWord(in: page, from: place)
          add(word: UnsafeBufferPointer(rebasing: page[place..<position]), to: &text)
        } else {
          add(scalar, to: &text)
        }
        guard let next = next(in: page, from: position) else { break }
        place = next
      }
      text.append(contentsOf: page[position...])
      return text
    }
  }

  private static func add(word: UnsafeBufferPointer<UInt8>, to text: inout [UInt8]) {
    guard word.count > 3 else { return text.append(contentsOf: word) }
    var position = 0
    while position < word.count {
      let letter = ScalarReader.next(word, &position, word.count)
      add(fullWidth[Int(letter) - 0xFF66].value, to: &text)
    }
  }

  /// Adds kana or a voice mark, which joins the kana before it.
  private static func add(_ scalar: UInt32, to text: inout [UInt8]) {
    let joined =
      switch scalar {
      case 0x3099: last(of: text).flatMap { voiced[$0] }
      case 0x309A: last(of: text).flatMap { halfVoiced[$0] }
      default: Unicode.Scalar?.none
      }
    if joined != nil { text.removeLast(3) }
    let kana = joined?.value ?? scalar
    text.append(0xE0 | UInt8(kana >> 12))
    text.append(0x80 | UInt8(kana >> 6 & 0x3F))
    text.append(0x80 | UInt8(kana & 0x3F))
  }

  /// The kana that ends a text.
  private static func last(of text: [UInt8]) -> Unicode.Scalar? {
    guard text.count > 2, text[text.count - 3] == 0xE3 else { return nil }
    let (second, third) = (text[text.count - 2] & 0x3F, text[text.count - 1] & 0x3F)
    return Unicode.Scalar(0x3000 | UInt32(second) << 6 | UInt32(third))
  }

  private static func isHalfWidth(_ scalar: UInt32) -> Bool { (0xFF66...0xFF9F).contains(scalar) }

  /// Where the half-width letters end that stand at a place.
  private static func endOfWord(in page: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    var position = start
    while position < page.count,
      isHalfWidth(ScalarReader.next(page, &position, page.count))
    {
      end = position
    }
    return end
  }

  /// Where the next voice mark (E3 82 99, E3 82 9A) or half-width letter (from EF BD A6 to EF BE 9F)
  /// stands.
  private static func next(in page: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index + 2 < page.count {
      if page[index] < 0x80 {
        index = ByteSearch.endOfASCII(page, from: index + 1)
        continue
      }
      // Kanji.
      if (0xE4...0xE9).contains(page[index]) {
        index += 3
        continue
      }
      let third = page[index + 2]
      switch (page[index], page[index + 1]) {
      case (0xE3, 0x82) where third == 0x99 || third == 0x9A: return index
      case (0xEF, 0xBD) where third >= 0xA6: return index
      case (0xEF, 0xBE) where third <= 0x9F: return index
      case (0xE0..., _): index += 3
      default: index += 1
      }
    }
    return nil
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
