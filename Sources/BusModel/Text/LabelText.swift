/// A page's words in one spelling, every character with its place in the original.
///
/// Full-width forms, brackets, dashes, circled and parenthesised kanji and half-width kana become
/// one form each; a space inside a word that was letter-spaced ("平　日") goes.
package struct LabelText {
  /// The characters in one spelling.
  package private(set) var characters: [Character] = []
  /// Where each stood, in `source`.
  private var origins: [Int] = []
  /// The text as given.
  private let source: [Character]

  package init(_ text: String) {
    source = Array(text)
    for (index, character) in source.enumerated() {
      for form in Self.forms(of: character) { append(form, at: index) }
      // ㊗㊐ are two words, 祝日 is one.
      let isFollowed = index + 1 < source.count && Self.isCircledDay(source[index + 1])
      if Self.isCircledDay(character), isFollowed { append("、", at: index) }
    }
    closeLetterSpacing()
    settleLongVowels()
  }

  /// The original words at some places.
  package func quote(_ places: Range<Int>) -> String {
    guard let first = places.first, let last = places.last, origins.indices.contains(last)
    else { return "" }
    return String(source[origins[first]...origins[last]])
  }

  private static func isCircledDay(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(circledDays.contains) ?? false
  }

  private static let circledDays = Set("㊐㈰㊊㈪㊋㈫㊌㈬㊍㈭㊎㈮㊏㈯㊗㈷㊡㉁".unicodeScalars)

  private mutating func append(_ character: Character, at index: Int) {
    characters.append(character)
    origins.append(index)
  }

  private static func forms(of character: Character) -> [Character] {
    if let form = CharacterForm.table[character] { return [form] }
    guard let scalar = character.unicodeScalars.first else { return [] }
    if let mark = character.unicodeScalars.dropFirst().first?.value,
      mark == 0xFF9E || mark == 0xFF9F
    {
      // The voicing mark of half-width kana is a scalar of its own in the same character.
      return forms(of: Character(scalar)).map { $0.voiced(half: mark == 0xFF9F) }
    }
    switch scalar.value {
    case 0xFF01...0xFF5E:
      return forms(of: Character(UnicodeScalar(UInt8(scalar.value - 0xFEE0))))
    case 0x200B...0x200D, 0xFEFF, 0xFE00...0xFE0F: return []
    case 0x41...0x5A: return [Character(UnicodeScalar(UInt8(scalar.value + 32)))]
    default: break
    }
    return character.isWhitespace ? [character.isNewline ? "\n" : " "] : [character]
  }

  /// Takes out the space after a letter that stands alone: "平 日", "土 曜 日". Latin words keep theirs.
  private mutating func closeLetterSpacing() {
    let original = characters
    var kept: [Int] = []
    for (index, character) in original.enumerated() {
      let isInside =
        character == " " && Self.isJapanese(original, index - 1)
        && !Self.isJapanese(original, index - 2)
        && Self.isJapanese(original, index + 1)
      if !isInside { kept.append(index) }
    }
    characters = kept.map { original[$0] }
    let places = origins
    origins = kept.map { places[$0] }
  }

  private static func isJapanese(_ characters: [Character], _ index: Int) -> Bool {
    guard characters.indices.contains(index),
      let scalar = characters[index].unicodeScalars.first
    else { return false }
    return (0x3041...0x30FF).contains(scalar.value) && scalar.value != 0x30FB
      || (0x4E00...0x9FFF).contains(scalar.value)
  }

  /// ー is a dash unless kana go before it: 月ー金, but スクール.
  private mutating func settleLongVowels() {
    for index in characters.indices where characters[index] == "ー" {
      let before = index > 0 ? characters[index - 1].unicodeScalars.first?.value ?? 0 : 0
      if !(0x3041...0x30FF).contains(before) { characters[index] = "~" }
    }
  }
}
