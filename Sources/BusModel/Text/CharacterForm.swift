/// The spelling that the reader of labels knows each character by.
enum CharacterForm {
  /// The form of a character; nil for what is not seen.
  static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    // Letters, kana and kanji, which most are.
    case 0x61...0x7A, 0x30...0x39, 0x3041...0x30FA, 0x30FC...0x30FF, 0x4E00...0x9FFF: scalar
    case 0x41...0x5A: Unicode.Scalar(UInt8(scalar.value + 32))
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: "\n"
    case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: " "
    case 0x200B...0x200D, 0xFEFF, 0xFE00...0xFE0F: nil
    default: other(scalar)
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if let form = table[scalar] { return form }
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return of(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
  }

  /// What is not here stands for itself.
  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    let rows: [(String, Unicode.Scalar)] = [
      ("～〜〰－–—―‐‑‒−─━-⁓∼", "~"),
      ("（［｛〔【「『〈《[{<＜｢", "("),
      ("）］｝〕】」』〉》]}>＞｣", ")"),
      ("・･•‧∙·ㆍ,，､&＆+＋;；", "、"),
      ("。｡", "。"),
      ("：︰", ":"), ("／", "/"), ("．", "."),
      ("⽇㊐㈰", "日"), ("⽉㊊㈪", "月"), ("⽕㊋㈫", "火"), ("⽔㊌㈬", "水"), ("⽊㊍㈭", "木"),
      ("⾦㊎㈮", "金"), ("⼟㊏㈯", "土"), ("㊗㈷", "祝"), ("㊡㉁", "休"), ("⽌", "止"),
    ]
    for (scalars, form) in rows {
      for scalar in scalars.unicodeScalars { table[scalar] = form }
    }
    for (offset, kana) in halfWidthKana.unicodeScalars.enumerated() {
      guard let scalar = Unicode.Scalar(0xFF66 + offset) else { continue }
      table[scalar] = kana
    }
    return table
  }()

  /// U+FF66 … U+FF9D in their order.
  private static let halfWidthKana =
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
}

extension Unicode.Scalar {
  /// Whether it is a voice mark: a part of the kana before it.
  var isVoiceMark: Bool {
    value == 0x3099 || value == 0x309A || value == 0xFF9E || value == 0xFF9F
  }

  /// A kana with a voice mark, which stands one or two places on in Unicode.
  func voiced(by mark: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x30AB...0x30DB).contains(value) || (0x304B...0x307B).contains(value) else {
      return self
    }
    let isHalf = mark.value == 0x309A || mark.value == 0xFF9F
    return Unicode.Scalar(value + (isHalf ? 2 : 1)) ?? self
  }

  /// Whether it is a letter, kana, kanji or digit: something a reader would read aloud. A number in
  /// a circle is a mark.
  package var isWord: Bool {
    switch value {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF:
      true
    case 0...0x7F: false
    default: properties.isAlphabetic || properties.numericType != nil && !isCircled
    }
  }

  private var isCircled: Bool {
    (0x2460...0x249B).contains(value) || (0x2776...0x2793).contains(value)
  }
}
