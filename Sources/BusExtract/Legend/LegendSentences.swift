/// Divides lines that explain a mark in one sentence and speak of other things in others: "運行日が変わり
/// ました。○印の曜日に運行します。日曜日は運休です。".
enum LegendSentences {
  /// What explains marks and what does not, in their order; nil for a line that is all of one kind.
  static func divided(_ line: PageLines.Line) -> [String]? {
    guard line.text.utf8.count <= 600, sign.isFound(in: line), line.text.contains("。") else {
      return nil
    }
    var groups: [(isLegend: Bool, sentences: [String])] = []
    for sentence in sentences(of: line.text) {
      let explains = sign.isFound(in: sentence)
      let goesOn = groups.last.map { $0.isLegend ? explains || !isApart(sentence) : !explains }
      if goesOn == true {
        groups[groups.count - 1].sentences.append(sentence)
      } else {
        groups.append((explains, [sentence]))
      }
    }
    return groups.count > 1 ? groups.map { $0.sentences.joined() } : nil
  }

  /// Each with its full stop; one within brackets ends none.
  private static func sentences(of line: String) -> [String] {
    var found = [""]
    var depth = 0
    for character in line {
      if "（(「".contains(character) { depth += 1 }
      if "）)」".contains(character) { depth = max(depth - 1, 0) }
      found[found.count - 1].append(character)
      if character == "。", depth == 0 { found.append("") }
    }
    return found.map { Texts.collapsed($0) }.filter { !$0.isEmpty }
  }

  /// "日曜日は運休です" behind what a mark means has a subject of its own; その便は and ただし have none.
  private static func isApart(_ sentence: String) -> Bool {
    guard let topic = sentence.prefix(12).firstIndex(of: "は"), !joints.begins(sentence) else {
      return false
    }
    return !buses.isFound(in: String(sentence[..<topic]))
  }

  static let sign = WordList(["印"], asked: .sign)
  private static let joints = WordList([
    "ただし", "但し", "なお", "その", "この", "これ", "また", "他", "それ", "上記", "同", "当該", "以外", "ほか", "（", "(",
    "※",
  ])
  private static let buses = WordList(["便", "バス", "記号", "時刻", "表示", "無印", "もの"])
}
