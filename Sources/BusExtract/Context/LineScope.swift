import BusLabels
import BusModel

/// Of which timetables of a page a line speaks: what stands in another section is none of ours.
struct LineScope {
  private let tree: PageTree
  private let headings: [Heading]
  /// The headings but for the page's own and those of remarks.
  private let sections: [PageTree.Index]
  private let readings: [PageTree.Index]
  /// Definitions below a term that names the line of some timetables and not of all: 西線 | 全便運休.
  private let definitions: [Definition]
  /// The lines that were looked at for what they speak of.
  private let topics = LineTopics()
  /// What is said below the timetables of the last of several lines, each under a heading of its own.
  private var lastLine: LastLine?

  /// What stands below the last line's timetables.
  private struct LastLine {
    var start: PageTree.Index
    /// Whether days are said below those of another line too: what is said here is of the last alone then.
    var isAlone: Bool
  }

  /// Of which timetables a line speaks: of all, of those in a section, of some.
  private enum Reach {
    case all
    case section(Range<PageTree.Index>)
    case these(Set<PageTree.Index>)
  }

  /// `names` are those of the readings.
  init(_ readings: [LayoutResult], names: [TimetableNames], tree: PageTree) {
    self.tree = tree
    self.readings = readings.map(\.node).sorted()
    headings = Heading.all(readings, names, tree)
    sections = headings.filter { $0.level > 1 && !$0.isRemark }.map(\.node)
    definitions = Self.definitions(below: readings, in: tree)
    lastLine = findLastLine()
  }

  /// Finds whether each timetable stands in the section of one line of several.
  private func findLastLine() -> LastLine? {
    let holders = readings.map { heading(before: $0) }
    let areLines = holders.allSatisfy { $0?.isLine == true }
    guard let last = readings.last, areLines || holders.allSatisfy({ $0?.isWay == true }),
      Set(holders.map { $0?.level }).count == 1, Set(holders.map { $0?.node }).count > 1
    else { return nil }
    let isAlone = zip(readings, readings.dropFirst()).contains { first, second in
      let next = headings.leadingCount(where: { $0.node <= first })
      let end = next < headings.count ? headings[next].node : second
      return end < second
        && (Int(tree.nodes[first].end)..<end).contains { node in
          tree.nodes[node].tag == .text
            && Self.saysDays(String(decoding: tree.textBytes(node), as: UTF8.self), areLines)
        }
    }
    // Below the last of several ways a note is of all, unless the others have notes of their own.
    guard areLines || isAlone else { return nil }
    return LastLine(start: Int(tree.nodes[last].end), isAlone: isAlone)
  }

  private static func saysDays(_ text: String, _ areLines: Bool) -> Bool {
    guard !areLines else { return DayWords.hasHint(text) }
    let bare = String(Texts.compact(text).drop { "※・＊*●■".contains($0) })
    return bare.utf8.count <= 120 && DayStatements.services.isFound(in: bare)
      && DayWords.isUnderstood(bare)
  }

  /// Whether a line may be said of the last of several lines alone, or of all.
  func isUnplaced(_ line: PageTree.Index) -> Bool {
    guard let lastLine, !lastLine.isAlone, line >= lastLine.start else { return false }
    return heading(before: line)?.isLine == true
  }

  /// The last heading before a node.
  private func heading(before node: PageTree.Index) -> Heading? {
    headings.lastLeading(where: { $0.node < node })
  }

  /// Whether a line speaks of a timetable.
  func holds(_ line: PageTree.Index, for reading: PageTree.Index) -> Bool {
    switch reach(of: line) {
    case .all: true
    case .section(let section): section.contains(reading)
    case .these(let own): own.contains(reading)
    }
  }

  /// A line below the last timetable of the page speaks of all; one in a section speaks of the
  /// timetables of that section, of none when it has none and names a bus of its own. What is said of
  /// services below a programme is said of buses.
  private func reach(of line: PageTree.Index) -> Reach {
    if let own = definitions.lastLeading(where: { $0.places.lowerBound <= line }),
      own.places.contains(line)
    {
      return .these(own.of)
    }
    guard let heading = heading(before: line) else { return .all }
    let own = Reach.section(heading.section)
    let isEmpty = !holdsReading(heading.section)
    let isItself =
      heading.ownWords.contains(line) || heading.seasonWords.contains(line) && !isEmpty
    guard !heading.isOfAll || isItself else { return .all }
    if !isEmpty, isItself || lastLine != nil && (heading.isLine || heading.isWay) { return own }
    if readings.last.map({ $0 < line }) ?? true,
      !isEmpty || heading.namesOwn || isOfBuses(line, heading) || isFirst(heading)
    {
      return .all
    }
    let isAbove = readings.first.map { line < $0 } ?? true
    return isEmpty && isAbove && isOfBuses(line, heading) ? .all : own
  }

  /// Whether a timetable begins within a range.
  private func holdsReading(_ range: Range<PageTree.Index>) -> Bool {
    reading(from: range.lowerBound).map { $0 < range.upperBound } ?? false
  }

  /// The first timetable that begins at a node or behind it.
  private func reading(from node: PageTree.Index) -> PageTree.Index? {
    let index = readings.leadingCount(where: { $0 < node })
    return index < readings.count ? readings[index] : nil
  }

  /// Whether a line may say when a timetable runs: one that holds for it, and is not said between the heading of a
  /// later section and the timetable there, of which alone it is then.
  func maySay(_ line: PageTree.Index, daysOf reading: PageTree.Index) -> Bool {
    guard holds(line, for: reading) else { return false }
    guard let heading = heading(before: line), heading.level > 1, !heading.isRemark,
      reading < heading.node, let next = self.reading(from: line + 1)
    else { return true }
    return next > heading.next || holdsReading(heading.node..<line)
  }

  /// Whether a line that holds for none stands below a heading that names no other bus (秋祭り), or, said of all, may.
  func isBelowAnything(_ line: PageTree.Index) -> Bool {
    guard let heading = heading(before: line), !heading.isLine, !heading.isWay else { return false }
    return heading.namesNothing
      || heading.saysNothing
        && Self.alls.isFound(in: Texts.line(of: tree.parent(of: line), in: tree))
  }

  /// Whether a line stands below a heading that says no name in so many words, and is of no other thing.
  func isBelowUnnamed(_ line: PageTree.Index) -> Bool {
    heading(before: line)
      .map { $0.saysNothing && !$0.isLine && !$0.isWay && !$0.isForeign } ?? true
  }

  private func isOfBuses(_ line: PageTree.Index, _ heading: Heading) -> Bool {
    guard heading.isForeign || heading.saysNothing, !heading.isLine, !heading.isWay else {
      return false
    }
    return topics.isOfBuses(line) {
      let text = Texts.line(of: tree.parent(of: line), in: tree)
      // What alone runs may be said of any bus.
      guard heading.isForeign else {
        return OtherSubjects.speaksOfBuses(text) && DayStatements.isDate(text)
          && !Self.limits.isFound(in: text)
      }
      return Self.buses.isFound(in: text) || SpecialDayLines.services.isFound(in: text)
        || SpecialDayLines.defines(text)
    }
  }

  /// Whether no heading stands above the timetables, so that none parts what stands below one from them.
  private func isFirst(_ heading: Heading) -> Bool {
    !heading.isForeign && heading.node == headings.first?.node
  }

  /// Whether a line stands above all timetables and speaks of all.
  func isAboveAll(_ line: PageTree.Index) -> Bool {
    readings.first.map { line < $0 } == true && holdsForAll(line)
  }

  /// Whether a line stands between the timetable before another one and the heading of that other one's section: it is
  /// said of what stands above it.
  func isBehind(_ line: PageTree.Index, _ reading: PageTree.Index) -> Bool {
    guard readings.first.map({ $0 < line }) == true else { return false }
    let next = sections.leadingCount(where: { $0 < line })
    return next < sections.count && sections[next] < reading
  }

  /// Whether no timetable stands below another one.
  func isLast(_ reading: PageTree.Index) -> Bool { readings.last == reading }

  /// Of some lines that speak of a timetable those below itself, where others stand below others: each
  /// has its own then. What stands above all of them stays.
  func own(_ lines: [PageLines.Line], for reading: PageTree.Index) -> [PageLines.Line] {
    let places = lines.map { line in readings.leadingCount(where: { $0 < line.node }) }
    let own = readings.leadingCount(where: { $0 <= reading })
    guard places.contains(own), places.contains(where: { $0 > 0 && $0 != own }) else {
      return lines
    }
    return zip(lines, places).filter { $1 == own || $1 == 0 }.map(\.0)
  }

  /// Whether the page has one timetable.
  var isOne: Bool { readings.count == 1 }

  /// Where the timetable before another one ends; 0 before the first.
  func end(before reading: PageTree.Index, in tree: PageTree) -> PageTree.Index {
    readings.lastLeading(where: { $0 < reading }).map { Int(tree.nodes[$0].end) } ?? 0
  }

  /// Whether a line speaks of any timetable of the page.
  func holdsForSome(_ line: PageTree.Index) -> Bool {
    switch reach(of: line) {
    case .all: !readings.isEmpty
    case .section(let section): holdsReading(section)
    case .these(let own): readings.contains(where: own.contains)
    }
  }

  /// Whether a line speaks of all timetables of the page.
  func holdsForAll(_ line: PageTree.Index) -> Bool {
    switch reach(of: line) {
    case .all: true
    case .section(let section):
      [readings.first, readings.last].allSatisfy { $0.map(section.contains) ?? true }
    case .these(let own): readings.allSatisfy(own.contains)
    }
  }
}
