/// Divides lines that explain a mark in one sentence and speak of other things in others: "運行日が変わり
/// ました。○印の曜日に運行します。日曜日は運休です。".
enum LegendSentences {
  /// What explains marks and what does not, in their order; nil for a line that is all of one kind.
  static func divided(_ line: PageLines.Line) -> [String]? {
    SharedDates.divided(line) ?? ofSentences(line) ?? behindRest(line) ?? ofAll(line)
  }

  /// "○＝運航　－＝運休（祝日も曜日どおり運航）": behind the sign of no service, which no bus bears, what is said is of all.
  private static func behindRest(_ line: PageLines.Line) -> [String]? {
    guard line.text.utf8.count <= 300, DayWords.hasHint(line), rests.isFound(in: line.text),
      let end = rest.lazy.compactMap({ line.text.firstRange(of: $0)?.upperBound }).max()
    else { return nil }
    // Behind "No service" too, and behind a blank alone.
    let tail = line.text[end...].drop { $0.isASCII && ($0.isLetter || $0 == " ") }
    let blank = line.text[end..<tail.startIndex].lastIndex(of: " ")
    let isDivided = tail.first.map { "（(　※。".contains($0) } == true
    return parts(of: line.text, isDivided ? tail : line.text[(blank ?? tail.startIndex)...])
  }

  /// "▲：低床バス（祝日は全便運休）", "①と⑤は学休日運休。1月1日はすべての便を運休します": of all buses in the legend of some.
  private static func ofAll(_ line: PageLines.Line) -> [String]? {
    guard line.text.utf8.count <= 300, DayWords.hasHint(line), all.isFound(in: line.text),
      line.text.dropFirst().first.map({ "＝=：:…".contains($0) }) == true || sign.isFound(in: line)
        || isOfSign(line.text),
      let place = ["全", "すべて"].lazy.compactMap({ line.text.firstRange(of: $0)?.lowerBound }).first,
      let start = line.text[..<place].lastIndex(where: { "（(　※。".contains($0) }),
      start > line.text.startIndex
    else { return nil }
    return parts(of: line.text, line.text[start...])
  }

  /// "★は…", "①と⑤は…".
  private static func isOfSign(_ text: String) -> Bool {
    let bare = text.drop { "※・ 　".contains($0) }
    guard let first = bare.first, !first.isLetter, !first.isPunctuation,
      !first.isNumber || first.unicodeScalars.allSatisfy({ Scalars.isCircled($0.value) })
    else { return false }
    return bare.prefix(8).contains("は")
  }

  /// The text before a tail, and the tail without what divides it; nil for one that says nothing of days.
  private static func parts(of text: String, _ tail: Substring) -> [String]? {
    guard let first = tail.first, "（( 　※。".contains(first) else { return nil }
    var said = tail.drop { "（( 　※。".contains($0) }
    if "（(".contains(first) {
      // A bracket that ends before the text does belongs to what stands before it.
      guard let last = said.last, "）)".contains(last) else { return nil }
      said.removeLast()
    }
    let head = Texts.collapsed(text[..<tail.startIndex])
    guard !head.isEmpty, DayWords.hasHint(String(said)) else { return nil }
    return [head, Texts.collapsed(said)]
  }

  private static let all = WordList(["全便", "全線", "全コース", "全ての便", "すべての便", "全てのバス", "すべてのバス"])
  private static let rest = ["－", "―", "-", "×", "✕", "ー", "–", "レ"].flatMap { sign in
    ["＝", "=", "…", "：", ":", "は", "・・・", "印は", "印："].map { sign + $0 + "運休" }
  }
  private static let rests = WordList(rest)

  private static func ofSentences(_ line: PageLines.Line) -> [String]? {
    guard line.text.utf8.count <= 600, sign.isFound(in: line) || beginsWithSign(line.text),
      line.text.contains("。")
    else { return nil }
    var groups: [(isLegend: Bool, sentences: [String])] = []
    for sentence in sentences(of: line.text) {
      let explains = sign.isFound(in: sentence) || beginsWithSign(sentence)
      let goesOn = groups.last.map { $0.isLegend ? explains || !isApart(sentence) : !explains }
      if goesOn == true {
        groups[groups.count - 1].sentences.append(sentence)
      } else {
        groups.append((explains, [sentence]))
      }
    }
    return groups.count > 1 ? groups.map { $0.sentences.joined() } : nil
  }

  /// "△の便は…": as good as △印は.
  private static func beginsWithSign(_ text: String) -> Bool {
    let bare = text.drop { "※・ 　".contains($0) }
    guard let first = bare.first, !first.isLetter, !first.isNumber, !first.isPunctuation else {
      return false
    }
    return ["の便は", "便は", "のバスは", "の付いた", "のついた", "がついた", "が付いた"]
      .contains(where: bare.dropFirst().hasPrefix)
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
