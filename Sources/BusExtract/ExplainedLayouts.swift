import BusModel

/// The readings of a page with what its lines say of their departures: by marks, by looks, of single trips,
/// of where buses end.
struct ExplainedLayouts {
  /// The readings, marked.
  let readings: [LayoutResult]
  /// The lines beside them as printed, and divided into sentences.
  let lines: PageLines
  let divided: PageLines
  /// What colours and the like mean.
  let styles: StyleMarks
  /// The words for that.
  var looks: [String] { styles.legend.compactMap(\.text) }
  /// What is said of single trips.
  let trips: TripSentences
  /// The words beside departures.
  let words: DistinctWords
  /// What the marks mean.
  let legend: LegendReader

  /// Reads the lines beside what was found.
  init(_ found: [LayoutResult], in tree: PageTree) {
    var readings = found
    lines = FootedHeads(found, in: tree).named(Self.lines(besides: found, in: tree))
    DefinitionStops.name(&readings, in: tree)
    RubyMarks.add(to: &readings, in: tree)
    styles = StyleMarks(&readings, lines: lines, tree: tree)
    let unruled = DistinctWords(readings, count: tree.tokens.words.texts.count)
    divided = Self.statements(besides: unruled.marks, in: tree).divided(lines)
    trips = TripSentences(&readings, lines: divided, tree: tree)
    words =
      trips.used.isEmpty
      ? unruled : DistinctWords(readings, count: tree.tokens.words.texts.count)
    let passes = ExplainedPasses(readings)
    // "1便：月・水・金" is no second entry for the mark that it became.
    let used = trips.used
    let unsaid = used.isEmpty ? lines : lines.leavingOut { used.contains($0.text) }
    var legend = LegendReader(
      unsaid, used: words.marks.union(passes.signs), readings: readings, tree: tree)
    passes.settle(&readings, by: legend)
    legend.add(styles.legend + trips.legend)
    TripMarks.spread(&readings, legend: legend)
    PassingSentences.doubt(&readings, lines)
    AlightingSentences.close(&readings, lines, legend: legend.nodes, tree)
    EndSentences.doubt(&readings, lines: divided, legend: legend.nodes, tree: tree)
    self.readings = readings
    self.legend = legend
  }

  private static func lines(besides found: [LayoutResult], in tree: PageTree) -> PageLines {
    PageLines(tree, skipping: found.flatMap(\.consumed))
      .joining(tree.headedDays).leavingOut(where: OwnLines(found, tree).isOne)
      .leavingOut { TabOrder.isRow($0, in: tree) }.joiningBrackets().judged()
      .dividingLegend()
  }

  private static func statements(besides marks: Set<String>, in tree: PageTree) -> DayStatements {
    DayStatements(
      marks: marks,
      headings: tree.headings(and: .caption).map { Texts.line(of: $0, in: tree) })
  }
}
