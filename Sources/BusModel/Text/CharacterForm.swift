/// The spelling that the reader of labels knows each character by.
enum CharacterForm {
  /// Character by character; what is not here stands for itself.
  static let table: [Character: Character] = {
    var table: [Character: Character] = [:]
    let rows: [(String, Character)] = [
      ("～〜〰－–—―‐‑‒−─━-⁓∼", "~"),
      ("（［｛〔【「『〈《[{<＜｢", "("),
      ("）］｝〕】」』〉》]}>＞｣", ")"),
      ("・･•‧∙,，､&＆+＋;；", "、"),
      ("。｡", "。"),
      ("：︰", ":"), ("／", "/"), ("．", "."),
      ("⽇㊐㈰", "日"), ("⽉㊊㈪", "月"), ("⽕㊋㈫", "火"), ("⽔㊌㈬", "水"), ("⽊㊍㈭", "木"),
      ("⾦㊎㈮", "金"), ("⼟㊏㈯", "土"), ("㊗㈷", "祝"), ("㊡㉁", "休"), ("⽌", "止"),
      ("〇", "〇"),
    ]
    for (characters, form) in rows {
      for character in characters { table[character] = form }
    }
    for (offset, kana) in halfWidthKana.enumerated() {
      guard let scalar = UnicodeScalar(0xFF66 + offset) else { continue }
      table[Character(scalar)] = kana
    }
    return table
  }()

  /// U+FF66 … U+FF9D in their order.
  private static let halfWidthKana =
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
}

extension Character {
  /// A kana with its voicing mark, which stands one or two places on in Unicode.
  func voiced(half: Bool) -> Character {
    guard let scalar = unicodeScalars.first, (0x30AB...0x30DB).contains(scalar.value),
      let voiced = UnicodeScalar(scalar.value + (half ? 2 : 1))
    else { return self }
    return Character(voiced)
  }
}

extension Character {
  /// Whether it is a letter, kana, kanji or digit: something a reader would read aloud. A number in
  /// a circle is a mark.
  package var isWord: Bool { isLetter || isNumber && !isCircled }

  private var isCircled: Bool {
    let scalar = unicodeScalars.first?.value ?? 0
    return (0x2460...0x249B).contains(scalar) || (0x2776...0x2793).contains(scalar)
  }
}
