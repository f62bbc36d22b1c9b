import BusLabels
import BusModel

/// Sentences that say of the buses without a mark on which days they run: "★印以外は平日のみ運行",
/// "★印の便は毎日運行、その他の便は平日のみ運行", "★印の便のみ土日祝も運行". They are entries for 無印.
struct UnmarkedLegend {
  let used: UsedMarks

  /// The entries of a line; nil unless it speaks of buses without a used mark.
  func entries(in line: String) -> [Mark]? {
    guard line.utf8.count <= 200, Self.hints.isFound(in: line), DayWords.hasHint(line) else {
      return nil
    }
    let bare = Texts.collapsed(line).drop { "※＊*・●■ 　".contains($0) }
    let text = bare.ends(with: "。") ? String(bare.dropLast()) : String(bare)
    // Of three and more each has its own pair.
    let signs = Set(text.filter { !$0.isNumber && !$0.isLetter && used.contains(String($0)) })
    guard signs.count < 2, (LegendLine.pairs(text, used: used)?.count ?? 0) < 3,
      let found = except(text) ?? alone(text) ?? both(text)
    else { return nil }
    return found.allSatisfy { Self.isRule($0.text ?? "") } ? found : nil
  }

  /// "★印以外の便は土日祝運休", "★印のない便は土日祝運休です".
  private func except(_ text: String) -> [Mark]? {
    guard let (_, rest) = afterMark(text) else { return nil }
    for words in ["以外の便は", "以外のバスは", "以外は", "のない便は", "のないバスは", "の付いていない便は", "のついていない便は"]
    where rest.begins(with: words) {
      return [Mark(mark: "無印", text: Self.said(rest.dropFirst(words.count)))]
    }
    return nil
  }

  /// "★印の便のみ土日祝も運行します": on these days the others do not run.
  private func alone(_ text: String) -> [Mark]? {
    guard let (_, rest) = afterMark(text) else { return nil }
    for words in ["の便のみ", "のバスのみ", "のみ", "の便だけ"] where rest.begins(with: words) {
      let said = rest.dropFirst(words.count).drop { $0 == "、" }
      guard
        let end = said.firstRange(of: "も運") ?? said.firstRange(of: "に運")
          ?? said.firstRange(of: "は運"),
        !said.contains("休")
      else { continue }
      return [Mark(mark: "無印", text: said[..<end.lowerBound] + "運休")]
    }
    return nil
  }

  /// "★は毎日、無印は土日祝運休", "無印は平日のみ運行、★印は毎日運行".
  private func both(_ text: String) -> [Mark]? {
    let words = [
      "その他の便は", "そのほかの便は", "ほかの便は", "他の便は", "それ以外の便は", "それ以外は", "その他は", "無印の便は", "無印は", "無印：",
      "無印:",
    ]
    for word in words {
      guard let range = text[...].firstRange(of: word) else { continue }
      if range.lowerBound == text.startIndex {
        let said = text[range.upperBound...]
        guard
          let comma = said.indices.first(where: { index in
            "、　 ".contains(said[index]) && afterMark(said[said.index(after: index)...]) != nil
          }), let (mark, rest) = afterMark(said[said.index(after: comma)...])
        else { continue }
        return [
          Mark(mark: mark, text: Self.said(Self.withoutTopic(rest))),
          Mark(mark: "無印", text: Self.said(said[..<comma])),
        ]
      }
      guard let (mark, rest) = afterMark(text[..<range.lowerBound]) else { continue }
      return [
        Mark(mark: mark, text: Self.said(Self.withoutTopic(rest))),
        Mark(mark: "無印", text: Self.said(text[range.upperBound...])),
      ]
    }
    return nil
  }

  /// The used mark at the head of words, and what follows it and 印.
  private func afterMark(_ text: some StringProtocol) -> (mark: String, rest: Substring)? {
    let text = Substring(text)
    guard let first = text.first, !first.isNumber, used.contains(String(first)) else { return nil }
    let rest = text.dropFirst()
    return (String(first), rest.begins(with: "印") ? rest.dropFirst() : rest)
  }

  private static func withoutTopic(_ text: Substring) -> Substring {
    for words in ["の便は", "のバスは", "は", "：", ":", "＝", "="] where text.begins(with: words) {
      return text.dropFirst(words.count)
    }
    return text
  }

  private static func said(_ text: some StringProtocol) -> String {
    let rest = text.drop { "、，　 ".contains($0) }
    let end = rest.reversed().drop { "、，。　 （(".contains($0) }
    // "日祝運休（その他の便は毎日運行）": the bracket around the second is none of its words.
    let words = String(end.reversed())
    return words.ends(with: "）") && !words.contains("（") ? String(words.dropLast()) : words
  }

  private static func isRule(_ text: String) -> Bool {
    let reading = ServicePattern.read(text)
    return reading.pattern != nil && reading.unread.isEmpty
  }

  /// A line that is one holds one of these.
  static let words = ["以外", "のみ", "だけ", "無印", "その他", "他の便", "ほかの便", "のない", "いない便"]
  private static let hints = WordList(words)
}
