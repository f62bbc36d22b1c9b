import BusLabels
import BusModel

/// Finds words that say on which days the buses of a timetable run, beside one that got no days: they
/// were not understood, and it must not pass for one of every day.
final class UnreadDayLines {
  private let lines: PageLines
  private let scope: LineScope
  /// Lines that are read as rules for dates.
  private let special: [PageLines.Line]
  private let tree: PageTree
  /// The lines that tell days, looked for once.
  private lazy var telling: [Int] = lines.lines.indices.filter { index in
    let line = lines.lines[index]
    return Self.tellsDays(line.text) && !isLink(line.node) && !isRule(line)
  }
  /// What tells a timetable's days from below: a sentence, or a label.
  private lazy var closing: [(node: PageTree.Index, text: String, isLabel: Bool)] = findClosing()

  init(_ lines: PageLines, scope: LineScope, special: [PageLines.Line], tree: PageTree) {
    self.lines = lines
    self.scope = scope
    self.special = special
    self.tree = tree
  }

  /// The words that head the timetable or stand above it, nearest first; nil when there are none, or
  /// none but those that gave it its label.
  func words(for reading: LayoutResult, besides label: DayLabel?) -> String? {
    let words = words(for: reading)
    return words.flatMap { BracketedDays.label(in: $0) }.map { $0 == label?.text } == true
      ? nil : words
  }

  private func words(for reading: LayoutResult) -> String? {
    let caption = Surroundings(tree: tree, node: reading.node).captionNode
      .map { Texts.line(of: $0, in: tree) }
    let heads = [caption].compactMap { $0 } + reading.columns.flatMap(\.headings)
    if let head = (heads + reading.leadingLines).first(where: Self.tellsDays) { return head }
    let start = scope.end(before: reading.node, in: tree)
    let above = telling.last { index in
      let line = lines.lines[index]
      return line.node < reading.node && (line.node >= start || scope.isAboveAll(line.node))
        && scope.maySay(line.node, daysOf: reading.node) && !scope.isBehind(line.node, reading.node)
    }
    return above.map { lines.lines[$0].text } ?? below(reading)
  }

  /// Such a line below the timetable, in its section.
  private func below(_ reading: LayoutResult) -> String? {
    let end = Int(tree.nodes[reading.node].end)
    return closing.first { line in
      line.node >= end && (!line.isLabel || scope.isLast(reading.node))
        && scope.holds(line.node, for: reading.node)
    }?.text
  }

  private func findClosing() -> [(node: PageTree.Index, text: String, isLabel: Bool)] {
    let told = Set(
      telling.filter { services(lines.lines[$0].text) || isList(lines.lines[$0].text) })
    return lines.lines.indices.compactMap { index in
      let (line, isTold) = (lines.lines[index], told.contains(index))
      return isTold || isLabel(line) ? (line.node, line.text, !isTold) : nil
    }
  }

  /// "（平日用）" below a timetable.
  private func isLabel(_ line: PageLines.Line) -> Bool {
    line.text.utf8.count <= 60 && line.text.contains("用") && DayLabel.isWhole(line.text)
      && DayWords.isPlain(Texts.compact(line.text)) && !DayLabel.isDaily(line.text)
      && !isLink(line.node)
  }

  /// "月・水・金（祝日の場合は翌日）".
  private func isList(_ text: String) -> Bool {
    let bare = Texts.compact(text).drop { "※・●■（(【".contains($0) }
    return bare.length <= 30 && bare.first.map { "月火水木金土日平".contains($0) } == true
      && (bare.contains("・") || bare.contains("、") || bare.contains("～") || bare.contains("曜"))
  }

  private func services(_ text: String) -> Bool { DayStatements.services.isFound(in: text) }

  /// Whether a text says when something runs, and is about nothing else.
  static func tellsDays(_ text: String) -> Bool {
    if isOfEvent(text) { return true }
    guard text.utf8.count <= 150, DayWords.hasHint(text), !OtherSubjects.isOne(text),
      !holdsTime(text), !OtherSubjects.namesDaysOfName(text), !OtherSubjects.isOfHouse(text)
    else { return false }
    guard let pattern = ServicePattern.read(text).pattern else {
      return days.isFound(in: text) && services.isFound(in: text)
    }
    return pattern.namesSomeWeekdays
      || pattern.cancelsWeekdays && !ServicePattern.read(text).unread.isEmpty
  }

  /// "開催日：2026年12月6日（日） 10:00～15:00": buses to what takes place then run on that day.
  private static func isOfEvent(_ text: String) -> Bool {
    guard text.utf8.count <= 150, events.begins(text) else { return false }
    let dates = text.drop { $0 != "日" }.dropFirst()
    return dates.contains("月") && dates.contains("日")
  }

  private static let events = WordList(["開催日：", "開催日:", "開催日時：", "開催日時:", "開催日 ", "開催日時 "])

  /// "9:00", "17時": of an office, or of one bus.
  private static func holdsTime(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map { Scalars.folded($0.value) }
    return zip(scalars, scalars.dropFirst()).contains { digit, sign in
      (0x30...0x39).contains(digit) && (sign == 0x3A || sign == 0x6642)
    }
  }

  /// Whether it is one of the rules for dates, which the page keeps.
  private func isRule(_ line: PageLines.Line) -> Bool {
    guard special.contains(where: { $0.node == line.node }) else { return false }
    return ParsedDayRules.read(line.text).isSettled
  }

  private func isLink(_ node: PageTree.Index) -> Bool {
    tree.nearest(from: tree.parent(of: node)) { index in
      tree.nodes[index].tag.isCell || tree.nodes[index].tag == .a
    }.map { tree.nodes[$0].tag == .a } ?? false
  }

  private static let days = WordList([
    "曜", "平日", "土日", "日祝", "祝日", "休日", "第5週", "第５週", "つく日", "偶数日", "奇数日", "隔週", "週末", "印の日",
    "印のある日",
  ])
  private static let services = WordList(["運行", "運転", "運休", "除く", "除き", "のみ", "限り", "限る"])
}
