import BusLabels
import BusModel

/// Sentences that say of one of a page's lines on which days it rests, wherever they stand: "川手コースは祝日運休です。" of
/// three courses. What they say stands beside that line's timetables and beside no other's.
struct LineSentences {
  /// The sentences that are used so.
  private(set) var used: Set<String> = []
  /// What they say, and of which timetables.
  private var said: [(readings: Set<PageTree.Index>, words: String)] = []

  /// None.
  init() {}

  /// Reads sentences beside the timetables; with `takesDays` those too that say on which days a line runs, where
  /// nothing else does.
  init(_ readings: [LayoutResult], lines: PageLines, takesDays: Bool = false, tree: PageTree) {
    guard readings.count > 1 else { return }
    lazy var headings = readings.map { TripPlaces.headings(of: $0, tree) }
    for (index, line) in lines.lines.enumerated() where line.text.utf8.count <= 150 {
      guard takesDays || DayStatements.services.isFound(in: line), DayWords.hasHint(line),
        let (name, words) = Self.divided(line.text)
          ?? (takesDays ? Self.row(lines.lines[..<index].last, line, tree) : nil),
        Self.isUnderstood(words, takesDays),
        DayStatements.services.isFound(in: line)
          || takesDays && ServicePattern.read(words).pattern?.namesWeek == true,
        let own = TripPlaces.named(name, Array(readings.indices), readings, { headings[$0] }),
        !own.isEmpty, own.count < readings.count
      else { continue }
      said.append((Set(own.map { readings[$0].node }), words))
      used.insert(line.text)
    }
  }

  /// A cell with the one before it: 北部線 | 月・水・金.
  private static func row(
    _ head: PageLines.Line?, _ line: PageLines.Line, _ tree: PageTree
  ) -> (name: String, words: String)? {
    guard let head, head.text.utf8.count <= 60, HeadedDays.areRow(head, line, tree) else {
      return nil
    }
    return (Texts.compact(head.text), Texts.compact(line.text))
  }

  /// What is said of the line of a timetable.
  func words(of reading: LayoutResult) -> [String] {
    said.filter { $0.readings.contains(reading.node) }.map(\.words)
  }

  /// 川手コース and 祝日運休です of "※川手コースは、祝日運休です。"; and of 川手コース：祝日運休.
  private static func divided(_ text: String) -> (name: String, words: String)? {
    let text = Texts.compact(text)
    guard let end = text.firstIndex(where: { "は：:".contains($0) }) else { return nil }
    let name = text[..<end].drop { "※・＊*●■◆○◎【「".contains($0) }.filter { !"】」".contains($0) }
    let words = text[text.index(after: end)...].drop { "、，".contains($0) }
    // 江木温泉は第3水曜日が休業日 is said of a house.
    guard TripPlaces.lines.contains(where: { name.ends(with: $0) }) else { return nil }
    return (String(name), String(words.ends(with: "。") ? words.dropLast() : words))
  }

  /// Whether words say when nothing runs, or `takesDays` when something does, and nothing else.
  private static func isUnderstood(_ words: String, _ takesDays: Bool) -> Bool {
    let reading = ServicePattern.read(words)
    guard reading.unread.isEmpty, !reading.losesDays, let pattern = reading.pattern else {
      return false
    }
    return (pattern.saysNoService || takesDays && !words.contains("も")) && !words.contains("ダイヤ")
  }
}
