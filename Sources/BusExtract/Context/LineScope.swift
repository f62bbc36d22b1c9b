import BusLabels
import BusModel

/// Of which timetables of a page a line speaks: what stands in another section is none of ours.
struct LineScope {
  private struct Heading {
    var node: PageTree.Index
    var level: Int
    var isOfAll: Bool
    /// Whether it is one of remarks.
    var isRemark: Bool
    /// Whether it names a bus, and none but those of which the page prints a timetable.
    var namesOwn: Bool
    /// Whether it names no stop, line or way: 秋祭り.
    var namesNothing: Bool
    /// Whether it says no such name in so many words: 休み, which may be a stop's name all the same.
    var saysNothing: Bool
    /// Whether it names a line, and no way of it.
    var isLine: Bool
    /// Whether it names a way: 市民病院行き, 往路.
    var isWay: Bool
    /// Whether it is about something that is no vehicle: a programme, opening hours.
    var isForeign: Bool
    /// The places within it, where it names days and a way: it says them of its own section alone.
    var ownWords: Range<PageTree.Index>
    /// The same of a season or dates, お盆特別運行（8/13～8/16）, where a timetable stands in its section.
    var seasonWords: Range<PageTree.Index>
  }

  private let tree: PageTree
  private let headings: [Heading]
  private let readings: [PageTree.Index]
  /// Definitions below a term that names the line of some timetables and not of all: 西線 | 全便運休.
  private let definitions: [(places: Range<PageTree.Index>, of: Set<PageTree.Index>)]
  /// What is said below the timetables of the last of several lines, each under a heading of its own.
  private var lastLine: LastLine?

  /// What stands below the last line's timetables.
  private struct LastLine {
    var start: PageTree.Index
    /// Whether days are said below those of another line too: what is said here is of the last alone then.
    var isAlone: Bool
  }

  /// `names` are those of the readings.
  init(_ readings: [LayoutResult], names: [TimetableNames], tree: PageTree) {
    self.tree = tree
    self.readings = readings.map(\.node).sorted()
    headings = tree.headings().map { node in
      let tag = tree.nodes[node].tag
      let level = Int(tag.rawValue) - Int(Tag.h1.rawValue) + 1
      let text = HeadingText.of(Texts.line(of: node, in: tree))
      let namesOwn = !text.said.contains { claim in
        zip(readings, names).allSatisfy { $1.contradict(claim, in: $0) }
      }
      let repeats = text.claims.contains { claim in names.contains { $0.tell(claim) } }
      return Heading(
        node: node, level: level, isOfAll: level == 1 || text.isRemark || text.namesDays,
        isRemark: text.isRemark, namesOwn: namesOwn && (!text.said.isEmpty || repeats),
        namesNothing: text.said.isEmpty && text.claims.isEmpty, saysNothing: text.said.isEmpty,
        isLine: text.isLine,
        isWay: level > 1 && text.namesWay, isForeign: text.isForeign,
        ownWords: level > 1 && text.namesDaysOfWay ? node..<Int(tree.nodes[node].end) : node..<node,
        seasonWords: level > 1 && text.namesSpecialDays
          ? node..<Int(tree.nodes[node].end) : node..<node)
    }
    definitions = Self.definitions(below: readings, in: tree)
    lastLine = findLastLine()
  }

  /// Finds whether each timetable stands in the section of one line of several.
  private func findLastLine() -> LastLine? {
    let holders = readings.map { reading in headings.last { $0.node < reading } }
    let areLines = holders.allSatisfy { $0?.isLine == true }
    guard let last = readings.last, areLines || holders.allSatisfy({ $0?.isWay == true }),
      Set(holders.map { $0?.level }).count == 1, Set(holders.map { $0?.node }).count > 1
    else { return nil }
    let isAlone = zip(readings, readings.dropFirst()).contains { first, second in
      let end = headings.first { $0.node > first }?.node ?? second
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
    return headings.last { $0.node < line }?.isLine == true
  }

  /// Whether a line speaks of a timetable.
  ///
  /// A line below the last timetable of the page speaks of all; one in a section speaks of the
  /// timetables of that section, of none when it has none and names a bus of its own. What is said of
  /// services below a programme is said of buses.
  func holds(_ line: PageTree.Index, for reading: PageTree.Index) -> Bool {
    if let own = definitions.first(where: { $0.places.contains(line) }) {
      return own.of.contains(reading)
    }
    guard let index = headings.lastIndex(where: { $0.node < line }) else { return true }
    let heading = headings[index]
    let end = headings[(index + 1)...].first { $0.level <= heading.level }?.node ?? .max
    let own = readings.filter { (heading.node..<end).contains($0) }
    let isItself =
      heading.ownWords.contains(line) || heading.seasonWords.contains(line) && !own.isEmpty
    guard !heading.isOfAll || isItself else { return true }
    if isItself, !own.isEmpty { return own.contains(reading) }
    if lastLine != nil, heading.isLine || heading.isWay, !own.isEmpty {
      return own.contains(reading)
    }
    if readings.allSatisfy({ $0 < line }),
      !own.isEmpty || heading.namesOwn || isOfBuses(line, heading) || isFirst(heading)
    {
      return true
    }
    if own.isEmpty, readings.allSatisfy({ line < $0 }), isOfBuses(line, heading) { return true }
    return own.contains(reading)
  }

  /// Whether a line may say when a timetable runs: one that holds for it, and is not said between the heading of a
  /// later section and the timetable there, of which alone it is then.
  func maySay(_ line: PageTree.Index, daysOf reading: PageTree.Index) -> Bool {
    guard holds(line, for: reading) else { return false }
    guard let index = headings.lastIndex(where: { $0.node < line }),
      case let heading = headings[index], heading.level > 1, !heading.isRemark,
      reading < heading.node, let next = readings.first(where: { $0 > line })
    else { return true }
    let end = index + 1 < headings.count ? headings[index + 1].node : .max
    return next > end || readings.contains { (heading.node..<line).contains($0) }
  }

  /// Whether a line that holds for none stands below a heading that names no other bus (秋祭り), or, said of all, may.
  func isBelowAnything(_ line: PageTree.Index) -> Bool {
    guard let heading = headings.last(where: { $0.node < line }), !heading.isLine, !heading.isWay
    else { return false }
    return heading.namesNothing
      || heading.saysNothing
        && Self.alls.isFound(in: Texts.line(of: tree.parent(of: line), in: tree))
  }

  /// Whether a line stands below a heading that says no name in so many words, and is of no other thing.
  func isBelowUnnamed(_ line: PageTree.Index) -> Bool {
    headings.last { $0.node < line }
      .map { $0.saysNothing && !$0.isLine && !$0.isWay && !$0.isForeign } ?? true
  }

  private func isOfBuses(_ line: PageTree.Index, _ heading: Heading) -> Bool {
    guard heading.isForeign || heading.saysNothing, !heading.isLine, !heading.isWay else {
      return false
    }
    let text = Texts.line(of: tree.parent(of: line), in: tree)
    // What alone runs may be said of any bus.
    guard heading.isForeign else {
      return OtherSubjects.speaksOfBuses(text) && DayStatements.isDate(text)
        && !Self.limits.isFound(in: text)
    }
    return Self.buses.isFound(in: text) || SpecialDayLines.services.isFound(in: text)
      || SpecialDayLines.defines(text)
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
    readings.contains { $0 < line }
      && headings.contains { (line..<reading).contains($0.node) && $0.level > 1 && !$0.isRemark }
  }

  /// Whether no timetable stands below another one.
  func isLast(_ reading: PageTree.Index) -> Bool { readings.last == reading }

  /// Of some lines that speak of a timetable those below itself, where others stand below others: each
  /// has its own then. What stands above all of them stays.
  func own(_ lines: [PageLines.Line], for reading: PageTree.Index) -> [PageLines.Line] {
    let places = lines.map { line in readings.count { $0 < line.node } }
    let own = readings.count { $0 <= reading }
    guard places.contains(own), places.contains(where: { $0 > 0 && $0 != own }) else {
      return lines
    }
    return zip(lines, places).filter { $1 == own || $1 == 0 }.map(\.0)
  }

  /// Whether the page has no other timetable.
  func isOnly(_ reading: PageTree.Index) -> Bool { readings == [reading] }

  /// Where the timetable before another one ends; 0 before the first.
  func end(before reading: PageTree.Index, in tree: PageTree) -> PageTree.Index {
    readings.last { $0 < reading }.map { Int(tree.nodes[$0].end) } ?? 0
  }

  /// Whether a line speaks of any timetable of the page.
  func holdsForSome(_ line: PageTree.Index) -> Bool {
    readings.contains { holds(line, for: $0) }
  }

  /// Whether a line speaks of all timetables of the page.
  func holdsForAll(_ line: PageTree.Index) -> Bool {
    readings.allSatisfy { holds(line, for: $0) }
  }
}
