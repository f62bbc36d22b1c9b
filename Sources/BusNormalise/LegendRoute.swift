import BusLabels

/// The line that a legend's words begin with: "5A系統 港行", "[5A] 港行", "5A・港行", "海岸線 港行".
struct LegendRoute {
  /// As the page calls it, without 系統.
  let name: String
  /// Whether 系統 says that it is one; else it is one where the heading lists it.
  let isSaid: Bool
  /// The words behind it.
  let rest: String

  /// Nil where something else than a way follows the first word.
  init?(in sentence: String) {
    let text = sentence.drop { Self.opening.contains($0) }
    let isBracketed = text.startIndex > sentence.startIndex
    let word = text.prefix { !Self.joints.contains($0) && !"（(".contains($0) }
    if let said = Self.said(word) {
      let joined = word[said.end...]
      (name, isSaid) = (String(said.name), true)
      rest = String(joined.isEmpty ? Self.behind(text[word.endIndex...]) : text[said.end...])
    } else {
      // "5A港行" may be a place that is called so.
      let isNumber = word.contains(where: \.isWholeNumber) && word.count < 7
      guard !word.isEmpty, word.count <= 12, isNumber || !isBracketed else { return nil }
      (name, isSaid) = (String(word), false)
      rest = String(Self.behind(text[word.endIndex...]))
    }
    guard rest.isEmpty || LegendDestination.name(in: rest) != nil || rest.hasSuffix("経由") else {
      return nil
    }
  }

  /// Whether what stands behind the line alone tells where the bus goes: of 5A・港行 the first is no part of the
  /// place.
  var leadsWay: Bool {
    !rest.isEmpty && rest.first?.isNumber == false
      && (isSaid || name.contains(where: \.isWholeNumber) && name.count < 7)
  }

  /// The name before 系統 in a word, and where that ends; nil where the name is words of a sentence.
  private static func said(_ word: Substring) -> (name: Substring, end: Substring.Index)? {
    guard let ending = word.firstRange(ofBytes: "系統") else { return nil }
    var name = word[..<ending.lowerBound]
    if name.ends(bytes: "号") { name = name.dropLast() }
    let isName = name.unicodeScalars.allSatisfy { !(0x3041...0x3096).contains($0.value) }
    return name.isEmpty || name.count > 10 || !isName ? nil : (name, ending.upperBound)
  }

  /// What is said of the way: "（港経由）浜行" as 浜行, "（浜行）" as that.
  private static func behind(_ text: Substring) -> Substring {
    let text = text.drop { joints.contains($0) }
    guard let open = text.first, "（(".contains(open),
      let close = text.firstIndex(where: { "）)".contains($0) })
    else { return text }
    let inner = text.dropFirst()[..<close]
    let after = text[text.index(after: close)...].drop { joints.contains($0) }
    return after.isEmpty ? inner : inner.ends(bytes: "経由") ? after : text
  }

  private static let opening: Set<Character> = ["[", "［", "【", "〔", "＜", "<", "「"]
  private static let joints: Set<Character> = [
    " ", "　", "・", "、", "，", ",", "：", ":", "／", "/", "]", "］", "】", "〕", "＞", ">", "」",
  ]
}
