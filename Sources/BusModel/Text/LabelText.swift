/// A page's words in one spelling, every character with its place in the original.
///
/// Full-width forms, brackets, dashes, circled and parenthesised kanji and half-width kana become
/// one form each; a space inside a word that was letter-spaced ("平　日") goes.
package struct LabelText {
  /// The characters in one spelling.
  package private(set) var characters: [Unicode.Scalar] = []
  /// Where each stood, in `source`.
  private var origins: [Int] = []
  /// The text as given.
  private let source: [Unicode.Scalar]

  package init(_ text: String) {
    source = Array(text.unicodeScalars)
    let gaps = DateGaps.places(in: source)
    let dots = DottedDates.places(in: source)
    characters.reserveCapacity(source.count)
    origins.reserveCapacity(source.count)
    for (index, scalar) in source.enumerated() where !gaps.contains(index) {
      if scalar.isVoiceMark, origins.last == index - 1, let last = characters.popLast() {
        characters.append(last.voiced(by: scalar))
        continue
      }
      if let form = dots.contains(index) ? "/" : CharacterForm.of(scalar) {
        append(form, at: index)
      }
      // ㊗㊐ are two words, 祝日 is one.
      let isFollowed = index + 1 < source.count && Self.isCircledDay(source[index + 1])
      if isFollowed, Self.isCircledDay(scalar) { append("、", at: index) }
    }
    closeLetterSpacing()
    settleLongVowels()
    joinMonths()
  }

  /// The original words at some places.
  package func quote(_ places: Range<Int>) -> String {
    guard let first = places.first, let last = places.last, origins.indices.contains(last)
    else { return "" }
    var end = origins[last] + 1
    while end < source.count, source[end].isVoiceMark || source[end].isVariationSelector {
      end += 1
    }
    return String(scalars: source[origins[first]..<end])
  }

  private static func isCircledDay(_ scalar: Unicode.Scalar) -> Bool {
    (0x3220...0x32B0).contains(scalar.value) && circledDays.contains(scalar)
  }

  private static let circledDays = Set("㊐㈰㊊㈪㊋㈫㊌㈬㊍㈭㊎㈮㊏㈯㊗㈷㊡㉁".unicodeScalars)

  private mutating func append(_ scalar: Unicode.Scalar, at index: Int) {
    characters.append(scalar)
    origins.append(index)
  }

  /// Takes out the space after a letter that stands alone: "平 日", "土 曜 日". Latin words keep theirs,
  /// and so does "火・木 祝日", where the letter ends a list.
  private mutating func closeLetterSpacing() {
    guard characters.contains(" ") else { return }
    let original = characters
    let kept = original.indices.filter { index in
      !(original[index] == " " && Self.isJapanese(original, index - 1)
        && !Self.isJapanese(original, index - 2) && !Self.isListed(original, index - 1)
        && Self.isJapanese(original, index + 1))
    }
    guard kept.count < original.count else { return }
    characters = kept.map { original[$0] }
    let places = origins
    origins = kept.map { places[$0] }
  }

  private static func isListed(_ characters: [Unicode.Scalar], _ index: Int) -> Bool {
    index > 1 && "~、".unicodeScalars.contains(characters[index - 1])
      && isJapanese(characters, index - 2)
  }

  private static func isJapanese(_ characters: [Unicode.Scalar], _ index: Int) -> Bool {
    guard characters.indices.contains(index) else { return false }
    let value = characters[index].value
    return (0x3041...0x30FF).contains(value) && value != 0x30FB
      || (0x4E00...0x9FFF).contains(value)
  }

  /// "【11月】24日、25日" and "11月：24日、25日" as "11月24日、25日": the month heads its days, and is none of them.
  private mutating func joinMonths() {
    guard characters.contains("月") else { return }
    var gone = Set<Int>()
    for month in characters.indices where characters[month] == "月" {
      let sign = month + 1
      guard sign < characters.count, ")：:".unicodeScalars.contains(characters[sign]) else {
        continue
      }
      let day = characters[(sign + 1)...].firstIndex { $0 != " " } ?? characters.count
      let end = characters[day...].firstIndex { !Self.isDigit($0) } ?? characters.count
      let number = characters[..<month].lastIndex { !Self.isDigit($0) }
      guard day < end, end < characters.count, characters[end] == "日",
        // 12月：10日間 counts days.
        end + 1 == characters.count || !"間目".unicodeScalars.contains(characters[end + 1]),
        number != month - 1
      else {
        continue
      }
      let isOpen = number.map { characters[$0] == "(" } ?? false
      guard isOpen == (characters[sign] == ")") else { continue }
      gone.formUnion(sign..<day)
      if isOpen, let number { gone.insert(number) }
    }
    guard !gone.isEmpty else { return }
    let kept = characters.indices.filter { !gone.contains($0) }
    let (original, places) = (characters, origins)
    characters = kept.map { original[$0] }
    origins = kept.map { places[$0] }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  /// ー is a dash unless kana go before it: 月ー金, but スクール.
  private mutating func settleLongVowels() {
    for index in characters.indices where characters[index] == "ー" {
      let before = index > 0 ? characters[index - 1].value : 0
      if !(0x3041...0x30FF).contains(before) { characters[index] = "~" }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it chooses the look of the character before it: no letter does.
  fileprivate var isVariationSelector: Bool {
    switch value {
    case 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: properties.isVariationSelector
    default: false
    }
  }
}

extension String {
  /// The text of some characters.
  @inlinable
  package init(scalars: some Sequence<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * scalars.underestimatedCount)
    for scalar in scalars {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
