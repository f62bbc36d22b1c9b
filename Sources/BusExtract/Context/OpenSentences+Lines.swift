import BusLabels

/// What the lines around a sentence, and the head of its column, say of its dates.
extension OpenSentences {
  /// "バスは運休します" with the sentence before it in its line, where that alone names dates.
  func withDates(_ line: PageLines.Line, _ before: PageLines.Line?) -> String {
    guard let before, before.node == line.node, BusRests.isOne(line.text),
      DayStatements.isDate(before.text), !DayStatements.isDate(line.text),
      !LimitingWords.namesDays(line.text)
    else { return line.text }
    return before.text + "。" + line.text
  }

  /// Whether a line answers a question about buses: "1月1日から3日まではお休みです" below お正月もバスは走りますか.
  func answers(_ line: PageLines.Line) -> Bool {
    guard DayStatements.isDate(line.text) || LimitingWords.namesDays(line.text),
      let before = tree.sibling(before: line.block)
    else { return false }
    let question = Texts.line(of: before, in: tree)
    return question.utf8.count <= 200 && OtherSubjects.speaksOfBuses(question)
      && (Self.questions.isFound(in: question) || tree.nodes[before].tag == .dt)
  }

  private static let questions = WordList(["？", "?", "ですか", "ますか", "でしょうか"])

  /// Dates of a table in a column headed 休校期間, with that head.
  func dates(ofBreaks line: PageLines.Line) -> String? {
    guard tree.nodes[line.block].tag == .td, DayStatements.isDate(line.text),
      DayWords.onlyDates(line.text), case let row = tree.parent(of: line.block),
      let index = tree.elements(of: row).firstIndex(of: line.block),
      let table = tree.nearest(from: row, where: { tree.nodes[$0].tag == .table }),
      let first = tree.elements(tagged: .tr).first(where: { $0 > table }), first < row,
      case let heads = tree.elements(of: first), index < heads.count,
      case let head = Texts.line(of: heads[index], in: tree), Self.breaks.isFound(in: head)
    else { return nil }
    return Texts.compact(head) + "：" + Texts.compact(line.text)
  }

  private static let breaks = WordList(["休校", "学休", "運休", "休講", "授業のない", "授業がない", "登校しない"])

  /// "Sailing 4 (2:30 PM) runs on weekends only" beside 4便（2:30PM）は土日のみ, of which marks were made.
  func isSaidAgain(_ text: String) -> Bool {
    guard Texts.dividesWords(text) else { return false }
    let times = Self.times(in: text)
    return !times.isEmpty
      && used.contains { $0 != text && times.isSubset(of: Self.times(in: $0)) }
  }

  private static func times(in text: String) -> Set<Substring> {
    Set(
      text.split { !$0.isNumber && !":：".contains($0) }.filter { $0.contains(":") && $0.count > 3 })
  }
}
