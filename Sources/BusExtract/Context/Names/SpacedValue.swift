import BusModel

/// The words behind a label without a colon: "停留所 桜台 三丁目", "行 先 桜台 車庫 行", "系 統 10 系統".
enum SpacedValue {
  /// The name that they are; nil where they may be more than one.
  static func text(_ words: [String], of kind: NameKind) -> String? {
    if words.count < 2 { return words.first }
    let last = words[words.count - 1]
    if words.count == 2, NameParts.isPart(last) { return words.joined(separator: " ") }
    if kind == .routeName {
      return words.count == 2 && ["系統", "号系統", "線", "号線"].contains(last)
        ? words.joined() : nil
    }
    guard kind == .stop || kind == .destination else { return nil }
    let isApart = kind == .destination && ways.contains(last)
    let names = isApart ? words.dropLast() : words[...]
    let name = names.joined(separator: " ") + (isApart && last == "方面" ? last : "")
    if names.count == 1 { return name }
    guard names.count == 2, let end = names.last else { return nil }
    if NameParts.isPart(end) { return name }
    // Two places beside 行先 may be two ends.
    guard isApart || kind == .stop || NameParts.isKindOfPlace(end), names.allSatisfy(isName) else {
      return nil
    }
    return name
  }

  private static let ways: Set<String> = ["行", "行き", "ゆき", "方面"]

  /// Whether a word is nothing but a name, in letters of which no reading is made.
  private static func isName(_ word: String) -> Bool {
    BareName.mayBe(word) && NameWords.mayBePlace(word) && !NameWords.isLone(word)
      && !LabelledNames.isLabel(word) && !LabelSigns.isFact(word)
      && !NameLine(word).claims.contains { $0.certainty == .said }
      && word.unicodeScalars.contains { (0x30A1...0x30FA).contains($0.value) || $0.value >= 0x4E00 }
  }
}
