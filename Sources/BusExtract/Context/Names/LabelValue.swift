import BusModel

/// What a name is that stands behind a label: without the signs around it, its reading, its number.
enum LabelValue {
  /// A value without the dividers at its ends: "港／", "→ 港".
  static func trimmed(_ value: String) -> String {
    let printed = NameBrackets.withoutReading(value)
    let scalars = printed.unicodeScalars
    guard scalars.first.map(edges.contains) == true || scalars.last.map(edges.contains) == true
    else { return printed }
    var rest = Substring(printed).unicodeScalars
    while let first = rest.first, edges.contains(first) { rest.removeFirst() }
    while let last = rest.last, edges.contains(last) { rest.removeLast() }
    return String(rest)
  }

  private static let edges = Set(
    " ／/｜|、，,；;・。→⇒►▶▼▽▲△◀◁■□●◆◇＞>＜<»›－–—-".unicodeScalars)

  /// The name: "『港』", "[港]", "港（みなと）", "07 港" and "港 Minato" as 港.
  static func bare(_ printed: String, of kind: NameKind) -> String {
    let bare = NameBrackets.withoutAside(NameText.withoutSecondLanguage(trimmed(printed)))
    let name = unwrapped(bare)
    return kind == .stop || kind == .destination ? withoutNumber(name) : name
  }

  /// "(みなと)" alone is what the page says beside a name.
  private static func unwrapped(_ value: String) -> String {
    if value.first == "(" || value.first == "（", NamePiece.pieces(of: value).count == 1 {
      return ""
    }
    guard let first = value.first, let last = value.last, value.length > 2, pairs[first] == last,
      NamePiece.pieces(of: value).count == 1
    else { return value }
    return String(value.dropFirst().dropLast())
  }

  private static let pairs: [Character: Character] = [
    "『": "』", "「": "」", "【": "】", "［": "］", "[": "]", "〈": "〉", "《": "》", "〔": "〕",
  ]

  /// "07 港", "7. 港" and "（07）港": the stop's number, which is no part of its name. 3丁目 and 2条 have theirs in
  /// the word.
  private static func withoutNumber(_ name: String) -> String {
    let rest = name.unicodeScalars.drop { $0 == "（" || $0 == "(" }
    let digits = rest.prefix { (0x30...0x39).contains(Scalars.folded($0.value)) }
    let circles = rest.prefix { Scalars.isCircledNumber($0.value) }
    let behind = rest.dropFirst(max(digits.count, circles.count))
    let place = behind.drop { "）). ．:：".unicodeScalars.contains($0) }
    guard (1...4).contains(digits.count) && place.count < behind.count || circles.count == 1,
      let first = place.first, (0x3041...0x9FFF).contains(first.value)
    else { return name }
    return String(place)
  }
}
