import BusModel

/// Sentences that say that people get on at a stop: "東町から乗る場合の発車時刻は東町の欄をご覧ください". Where the page's
/// tables hold only arrivals there, nobody knows when the bus leaves.
enum BoardingSentences {
  /// A doubt for each such sentence.
  static func doubts(_ lines: PageLines, _ readings: [LayoutResult]) -> [Notice] {
    lines.lines.compactMap { line in
      guard words.isFound(in: line), line.text.utf8.count <= 300 else { return nil }
      let sentences = Texts.compact(line.text).split(separator: "。")
      let isOpen = sentences.contains { sentence in
        words.isFound(in: String(sentence)) && !denials.isFound(in: String(sentence))
          && leavesNever(sentence, readings)
      }
      return isOpen ? Notice(.leftOver(.outsideCells(line.text)), at: nil) : nil
    }
  }

  /// Whether the stop that stands before the words is one on the way in the tables, and no bus leaves it
  /// there. From the last one people may get on by another page.
  private static func leavesNever(_ sentence: Substring, _ readings: [LayoutResult]) -> Bool {
    let columns = readings.flatMap { reading in
      reading.columns.filter { column in
        column.stop.map { stop in
          deeds.contains { sentence.contains(Texts.compact(stop) + $0) }
        } ?? false
      }.map { (column: $0, isLast: $0.stop == reading.columns.last?.stop) }
    }
    return columns.contains { !$0.isLast } && columns.allSatisfy(\.column.departures.isEmpty)
  }

  private static let deeds = [
    "から乗る", "から乗車", "からご乗車", "からも乗る", "からも乗車", "からもご乗車", "でも乗車", "でもご乗車", "からお乗り",
    "からのご乗車", "からの乗車", "で乗車する", "でご乗車",
  ]
  static let words = WordList(deeds, asked: .boarding)
  private static let denials = WordList([
    "できません", "出来ません", "いただけません", "頂けません", "なれません", "ません", "不可", "限り", "のみ",
  ])
}
