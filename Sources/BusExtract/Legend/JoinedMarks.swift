/// Finds the marks that one sentence of a legend explains together: "▲・△印は渡し場経由です。".
enum JoinedMarks {
  /// The marks before one that begins at `start`, joined to it by ・ or 、, and where the first begins.
  static func before(
    _ start: Substring.Index, in text: Substring, from: Substring.Index
  ) -> (start: Substring.Index, marks: [String]) {
    var first = start
    var marks: [String] = []
    while first > from {
      let joint = text.index(before: first)
      guard joiners.contains(text[joint]), joint > from else { break }
      let sign = text.index(before: joint)
      guard isMark(text[sign]), sign == from || isBoundary(text[text.index(before: sign)]) else {
        break
      }
      marks.insert(String(text[sign]), at: 0)
      first = sign
    }
    return (first, marks)
  }

  private static let joiners: Set<Character> = ["・", "、", ",", "，", "･", "/", "／", "と", "･"]

  private static func isBoundary(_ character: Character) -> Bool {
    joiners.contains(character) || "。 　：:（(".contains(character)
  }

  /// A sign, a letter or one kanji; no kana, in which sentences end.
  private static func isMark(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return !(0x3041...0x3096).contains(scalar.value) && !character.isNumber
      && !joiners.contains(character) && !"。．.".contains(character)
  }
}
