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

  /// Whether a sign is joined to one that 印 follows: the ○ of "○・△印の便は".
  static func isJoined(_ sign: Character, in line: String) -> Bool {
    guard let end = line[...].firstRange(of: "印"), end.lowerBound > line.startIndex else {
      return false
    }
    return before(line.index(before: end.lowerBound), in: line[...], from: line.startIndex)
      .marks.contains(String(sign))
  }

  /// The marks of "◎、◇", each used; nil where anything else is there.
  static func all(_ words: Substring, used: UsedMarks) -> [String]? {
    let marks = words.split { joiners.contains($0) || $0 == " " }.map(String.init)
    return marks.count > 1 && marks.allSatisfy { used.contains($0) } ? marks : nil
  }

  static let joiners: Set<Character> = ["・", "、", ",", "，", "･", "/", "／", "と", "･"]

  private static func isBoundary(_ character: Character) -> Bool {
    joiners.contains(character) || "。 　：:（(※".contains(character)
  }

  /// A sign, a letter or one kanji; no kana, in which sentences end.
  private static func isMark(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return !(0x3041...0x3096).contains(scalar.value) && !character.isNumber
      && !joiners.contains(character) && !"。．.".contains(character)
  }
}
