import BusLabels
import BusModel

/// What becomes of the lines beside a page's timetables once marks, trips and names have taken theirs: rules
/// for dates, sentences that may limit the buses, remarks. See <doc:Sentences>.
struct PageSentences {
  let tree: PageTree
  let readings: [Reading]
  let scope: LineScope
  let parts: PartSentences
  /// The lines as printed, and divided into sentences.
  let lines: PageLines
  let divided: PageLines
  /// The lines that explain marks.
  let legend: Set<PageTree.Index>
  /// The sentences that single trips were marked with.
  let trips: Set<String>
  /// What looks, colours and the like mean.
  let looks: [String]
  /// What speaks of days with a service of their own.
  let special: [PageLines.Line]
  /// The words about days of timetables without any, which are named as not understood.
  let untold: Set<String>

  /// Keeps them.
  func keep(in page: inout RawPage) {
    let labels = page.timetables.compactMap(\.label)
    page.dayLines = special.filter { scope.holdsForAll($0.node) }.map(\.text)
      .filter { !labels.contains(Self.bare($0)) && !gives(labels, $0) }
    let open = open(page)
    // 「休日」は日曜・祝日および8月14日です is understood.
    page.dayLines += open.filter { HolidayDefinition($0) != nil }
    page.openLines = open.filter { HolidayDefinition($0) == nil }
    let said = trips.union(looks).union(untold)
    RemarkLines(
      tree: tree, readings: readings, scope: scope, legend: legend,
      used: UsedWords(of: page, and: said), rewritten: { rewritten }
    ).add(lines, to: &page)
  }

  /// The lines of which other readers made sentences: what these say is asked of the sentences.
  private var rewritten: Set<String> {
    let kept = Set(divided.lines.map(\.text))
    let changed = lines.lines.filter { line in
      !kept.contains(line.text)
        || special.contains { $0.node == line.node && $0.text.contains(line.text) }
    }
    return Set(changed.map(\.text))
  }

  private static func bare(_ line: String) -> String {
    let text = Texts.compact(line)
    return text.ends(with: "。") ? String(text.dropLast()) : text
  }

  /// Whether a line is a name with the days in brackets that a timetable got as its label.
  private func gives(_ labels: [String], _ line: String) -> Bool {
    BracketedDays.label(in: line).map(labels.contains) ?? false
  }

  /// The sentences that nothing used and that may limit the buses.
  private func open(_ page: RawPage) -> [String] {
    let rules = special.filter { DayRuleReading.read($0.text).isSettled }.map(\.text)
    let labels = page.timetables.flatMap { timetable in
      // Where no label says the days, nothing is made of words beside it.
      [timetable.label].compactMap { $0 }
        + timetable.remarks.filter {
          timetable.label != nil || !LimitingWords.isLimit($0) && !UnheardWords.isOne($0)
        }
    }
    let net = OpenSentences(
      tree: tree, readings: readings, scope: scope, parts: parts,
      used: trips.union(rules).union(untold),
      special: Set(special.map(\.text)), legend: looks,
      labels: Set(labels.map(Texts.compact)))
    let unplaced = special.filter { scope.isUnplaced($0.node) }.map(\.text)
    return (net.sentences(of: divided.leavingOut(legend)) + unplaced)
      .filter { !gives(page.timetables.compactMap(\.label), $0) }
  }
}
