import BusModel

/// A legend that speaks of how departures look: "赤字は病院経由です。", "太字：急行、下線：土曜運休",
/// "急行は赤字で表示".
struct StyleWords {
  /// The word as printed: 赤字, 太字, 下線.
  let word: String
  /// What the legend says of it.
  let text: String

  /// The styles that the word means.
  func holds(for style: TextStyle) -> Bool {
    if word.begins(with: "太") { return style == .bold }
    if word.begins(with: "斜") || word.begins(with: "イタ") { return style == .italic }
    if word.begins(with: "下線") || word.begins(with: "アンダー") { return style == .underline }
    let isText = word.ends(with: "字") || word.ends(with: "文字")
    let isGround = ["網", "背景", "塗", "マーカー", "地", "枠"].contains { word.contains($0) }
    let colour = StyleColour(japanese: word)
    switch style {
    case .colour(let found): return !isGround && (colour == nil || colour == found)
    case .background(let found): return !isText && (colour == nil || colour == found)
    default: return false
    }
  }

  /// What a line says of styles; most lines say nothing.
  static func read(_ line: String) -> [StyleWords] {
    guard line.utf8.count <= 800, hints.isFound(in: line), line.count <= 200 else { return [] }
    let leading = starts(in: line)
    guard leading.isEmpty else {
      return leading.enumerated().map { index, start in
        let end = index + 1 < leading.count ? leading[index + 1].range.lowerBound : line.endIndex
        return start.words(upTo: end, in: line)
      }.filter { !$0.text.isEmpty }
    }
    return trailing(line).map { [$0] } ?? []
  }

  /// "赤字は": the word, and where its meaning begins.
  private struct Start {
    var range: Range<String.Index>
    var word: String
    var isSentence: Bool

    func words(upTo end: String.Index, in line: String) -> StyleWords {
      let part = line[(isSentence ? range.lowerBound : range.upperBound)..<end]
      let text = LegendLine.withoutSeparator(Self.trimmed(part))
      return StyleWords(word: word, text: text)
    }

    private static func trimmed(_ text: Substring) -> Substring {
      var rest = text
      while let last = rest.last, " 、,・／/;；(（※".contains(last) { rest.removeLast() }
      return rest
    }
  }

  private static func starts(in line: String) -> [Start] {
    var starts: [Start] = []
    var place = line.startIndex
    while place < line.endIndex {
      if let start = start(at: place, in: line) {
        starts.append(start)
        place = start.range.upperBound
      } else {
        place = line.unicodeScalars.index(after: place)
      }
    }
    return starts
  }

  /// The first reading of the words at a place that a sign follows: 赤色文字は before 赤色.
  private static func start(at place: String.Index, in line: String) -> Start? {
    for end in StyleNames.ends(of: line[place...]) {
      let rest = StyleNames.withoutFillers(line[end...])
      guard let sign = StyleNames.signEnd(rest.drop { $0 == " " }) else { continue }
      return Start(
        range: place..<sign, word: String(line[place..<end]),
        isSentence: rest.startIndex == end && rest.first == "は")
    }
    return nil
  }

  /// "急行は赤字で表示": the meaning stands before.
  private static func trailing(_ line: String) -> StyleWords? {
    guard let subject = line.firstIndex(of: "は") else { return nil }
    let before = line[..<subject]
    let bare = before.drop { "※・●■*＊ ".contains($0) }
    // Of two characters at least: what looks like a bullet may be one of them.
    let text = bare.count < 2 ? before.suffix(2) : bare
    guard (2...30).contains(text.count) else { return nil }
    var rest = line[line.index(after: subject)...]
    if rest.first == "、" { rest = rest.dropFirst() }
    for end in StyleNames.predicateEnds(of: rest) where StyleNames.endsClause(line[end...]) {
      return StyleWords(word: String(rest[..<end]), text: Texts.collapsed(text))
    }
    return nil
  }

  private static let hints = WordList([
    "字", "色", "斜体", "イタリック", "下線", "アンダーライン", "網", "塗り", "マーカー", "枠",
    "赤：", "青：", "緑：", "赤＝", "青＝", "緑＝", "赤:", "青:", "緑:",
  ])
}
