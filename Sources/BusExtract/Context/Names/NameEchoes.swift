/// What a line says again of the name before it: its reading, 御影【みかげ】行; its form in another language,
/// "港駅 / Minato Sta. 行".
enum NameEchoes {
  /// A line without them.
  static func removed(from text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0xE3 }) else { return text }
    let bare = withoutReadings(text)
    return withoutTranslations(behindDirection(bare) ?? bare)
  }

  // MARK: Readings

  /// "御影【みかげ】行", "港［Minato］" and "港《ミナト》" without what stands in the brackets.
  private static func withoutReadings(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isOpen) else { return text }
    var kept = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let open = rest.firstIndex(where: isOpen) {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(where: isClose) else { break }
      kept += rest[..<open]
      if !isReading(inside[..<close], of: kept, open: rest[open]) { kept += rest[open...close] }
      rest = inside[inside.index(after: close)...]
    }
    return Texts.collapsed(String(kept + rest))
  }

  /// Whether kana or Latin letters in brackets say again what stands before them in kanji.
  private static func isReading(
    _ inner: Substring.UnicodeScalarView, of before: String.UnicodeScalarView,
    open: Unicode.Scalar
  ) -> Bool {
    let printed = String(before)
    let name = printed.split(separator: " ").last.map(String.init) ?? ""
    guard name.unicodeScalars.contains(where: isKanji), !buses.ends(name),
      !said.isOne(String(Substring(inner)))
    else { return false }
    let isPlain = open == "（" || open == "("
    let letters = inner.filter { $0 != " " && $0 != "　" && $0 != "・" && $0 != "ー" }
    guard letters.count > 1 else { return false }
    // "本町（ショッピングセンター）" is one name.
    let last: UInt32 = isPlain ? 0x309F : 0x30FA
    if letters.allSatisfy({ (0x3041...last).contains($0.value) }) { return true }
    return isForeign(String(Substring(inner)))
  }

  private static let buses = WordList(["バス", "号", "タクシー", "線", "系統"])
  private static let said = WordList(["ゆき", "のりば", "のりばあんない", "まで", "から"])

  // MARK: Other languages

  /// "to 港駅" and "Bound for 港駅" as "港駅 行".
  private static func behindDirection(_ text: String) -> String? {
    guard let first = text.utf8.first, "tTfFbB".utf8.contains(first),
      let lead = directions.first(where: { Texts.lowercased(text).begins(with: $0) })
    else { return nil }
    let place = text.dropFirst(lead.length)
    guard let head = place.unicodeScalars.first, isEastern(head), !place.contains(" "),
      HeadingWords.destination(in: String(place)) == nil
    else { return nil }
    return place + " 行"
  }

  private static let directions = ["to ", "for ", "towards ", "toward ", "bound for "]

  /// "港駅 / Minato Sta. 行", "港駅 Minato 行" and "港駅/Minato行" as "港駅 行": what stands between a name and the
  /// word that goes with it; of names with nothing behind them the second stays.
  private static func withoutTranslations(_ text: String) -> String {
    guard text.utf8.contains(where: { isLetter($0) || $0 >= 0xEA || $0 == 0x2F || $0 == 0x7C })
    else { return text }
    var words = divided(text)
    var start = 1
    while start < words.count {
      let isBehindSign = dividers.contains(words[start])
      let first = isBehindSign ? start + 1 : start
      let end = words[first...].firstIndex { !isForeignPart($0) } ?? words.count
      if isBehindSign, end == first, end < words.count, endings.contains(words[end]) {
        words.remove(at: start)
        continue
      }
      guard end > first, end < words.count, ways.contains(words[end]),
        words[start - 1].unicodeScalars.contains(where: isEastern),
        isBehindSign
          ? isForeign(words[first..<end].joined(separator: " "))
          : Romaji.isName(words[first..<end])
      else {
        start += 1
        continue
      }
      words.removeSubrange(start..<end)
    }
    return words.joined(separator: " ")
  }

  /// The words between blanks; those glued to a Latin one are set apart: "港/Minato Sta.行".
  private static func divided(_ text: String) -> [String] {
    text.split(separator: " ").flatMap { word -> [String] in
      var word = String(word)
      var parts: [String] = []
      if let slash = word.firstIndex(where: { "/／｜|".contains($0) }), slash > word.startIndex,
        let next = word[word.index(after: slash)...].utf8.first, isLetter(next)
      {
        parts = [String(word[..<slash]), String(word[slash])]
        word = String(word[word.index(after: slash)...])
      }
      let latin = word.unicodeScalars.prefix { $0.value < 0x80 }
      let rest = String(word.unicodeScalars.dropFirst(latin.count))
      guard !latin.isEmpty, isForeignPart(String(String.UnicodeScalarView(latin))),
        ways.contains(rest)
      else { return parts + [word] }
      return parts + [String(String.UnicodeScalarView(latin)), rest]
    }
  }

  private static let dividers: Set<String> = ["/", "／", "|", "｜", "-", "－", "–", "—"]
  private static let endings: Set<String> = ["行", "行き", "ゆき", "方面", "方面行", "方面行き", "発"]
  private static let ways = endings.union([
    "バス停", "停留所", "時刻表", "の時刻表", "バス時刻表", "→", "⇒",
  ])

  /// Latin letters with a small one among five, or Hangul: JR and AEON may be the names of places.
  private static func isForeign(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
    if letters.contains(where: isHangul) { return true }
    let isLong = letters.count > 4 || letters.count > 2 && letters.dropFirst().allSatisfy(isSmall)
    return isLong && text.unicodeScalars.allSatisfy { $0.value < 0x250 && !isDigit($0) }
  }

  private static func isForeignPart(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { isHangul($0) || $0.value < 0x250 && !isDigit($0) }
      && word.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & ~0x20)
  }
  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isLowercase }
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }
  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value)
  }
  private static func isKanji(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value)
  }
  private static func isEastern(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x9FFF).contains(scalar.value)
  }
  private static func isOpen(_ scalar: Unicode.Scalar) -> Bool {
    "【［[〔《〈＜<（(".unicodeScalars.contains(scalar)
  }
  private static func isClose(_ scalar: Unicode.Scalar) -> Bool {
    "】］]〕》〉＞>）)".unicodeScalars.contains(scalar)
  }
}
