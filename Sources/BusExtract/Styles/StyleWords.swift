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
    if word.hasPrefix("太") { return style == .bold }
    if word.hasPrefix("斜") || word.hasPrefix("イタ") { return style == .italic }
    if word.hasPrefix("下線") || word.hasPrefix("アンダー") { return style == .underline }
    let isText = word.hasSuffix("字") || word.hasSuffix("文字")
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
    guard line.count <= 200, hints.isFound(in: line) else { return [] }
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
    let pattern =
      #/(?<word>(?:(?:赤|朱|橙|オレンジ|黄緑|黄|緑|水|青|紺|紫|桃|ピンク|茶|灰|グレー)(?:色|い)?(?:文字|太字|字|枠|地|色|マーカー)|(?:赤|黄|緑|青|水|桃|茶|灰)色|太字|太文字|斜体|斜字|イタリック|下線|アンダーライン|網掛け|網かけ|塗りつぶし|色付き|色つき|背景色|マーカー))(?<rest>(?:の|で|が|部分|表示|表記|時刻|時間|便|あり|付き|つき|印)*)(?<sign>は|：|:|＝|=|…+|→|・・+)/#
    return line.matches(of: pattern).map { match in
      Start(
        range: match.range, word: String(match.word),
        isSentence: match.rest.isEmpty && match.sign == "は")
    }
  }

  /// "急行は赤字で表示": the meaning stands before.
  private static func trailing(_ line: String) -> StyleWords? {
    let pattern =
      #/^[※・●■*＊ ]*(?<text>[^は]{2,30})は、?(?<word>(?:赤|青|緑|黄|橙|紫|桃|茶)(?:色|い)?(?:文字|字)|(?:赤|青|緑|黄|水|桃|茶)色|太字|斜体|下線|網掛け|網かけ)(?:で|と|に|です|。|$)/#
    guard let match = line.firstMatch(of: pattern) else { return nil }
    return StyleWords(word: String(match.word), text: Texts.collapsed(match.text))
  }

  private static let hints = WordList([
    "字", "色", "斜体", "イタリック", "下線", "アンダーライン", "網", "塗り", "マーカー", "枠",
  ])
}
