import BusModel

/// Makes the page's result of the readings that were accepted: legend, context, marks, verdict.
struct PageAssembler {
  let tree: PageTree
  let hints: PageHints

  /// The result.
  func assemble(_ found: [Reading], _ encoding: PageEncoding) -> RawPage {
    let lines = PageLines(tree, skipping: found.flatMap(\.consumed))
    var readings = found
    RubyMarks.add(to: &readings, in: tree)
    let styles = StyleMarks(&readings, lines: lines, tree: tree)
    let words = DistinctWords(readings, count: tree.tokens.words.texts.count)
    var legend = LegendReader(lines, used: words.marks, tree: tree)
    legend.add(styles.legend)
    let sorter = WordSorter(legend: legend, words: words)
    var page = RawPage(encoding: encoding, verdict: .timetable, legend: legend.entries)
    let stops = Set(readings.flatMap(\.columns).compactMap(\.stop))
    let contexts = contexts(of: readings, lines)
    for (reading, context) in zip(readings, contexts) {
      for column in reading.columns {
        page.timetables.append(
          TimetableAssembler(
            sorter: sorter, context: context, hints: hints, choosesStop: stops.count > 1
          )
          .assemble(column, reading, notices: &page.notices))
      }
      page.notices += reading.notices + reading.leftovers
    }
    page.timetables = EqualCopies.merged(page.timetables)
    page.layout = readings.max { $0.departureCount < $1.departureCount }?.layout
    page.confidence = confidence(readings)
    let odd =
      styles.leftovers + contexts.compactMap(\.dispute) + ImageLegend.notices(readings, in: tree)
      + AlikeTimetables.notices(page.timetables) + EmptyHours.unlabelled(readings, contexts)
      + EmptyHours.doubts(page, lines, tree)
    // What is no fault stands first: the last notice is what a refusal quotes.
    let special = SpecialDayLines.notices(
      lines, labels: page.timetables.compactMap(\.label), legend: legend.entries)
    page.notices = special + page.notices + odd
    if !odd.isEmpty || readings.contains(where: { !$0.leftovers.isEmpty }) {
      page.verdict = .uncertain
    }
    page.timetables = Selection(hints).applied(to: page.timetables)
    if stops.count > 1 { chooseStop(in: &page) }
    return page
  }

  /// What stands around each reading; days that only the order of tabs gives are filled in.
  private func contexts(of readings: [Reading], _ lines: PageLines) -> [ContextReader] {
    let firstNode = readings.map(\.node).min() ?? 0
    let headings = HeadingMemo()
    let opening = ContextLines(lines, before: firstNode, tree: tree, headings: headings)
      .filled(ContextReader.Facts())
    var contexts = readings.map { reading in
      ContextReader(
        tree: tree, lines: lines, headings: headings, reading: reading, firstNode: firstNode,
        opening: opening)
    }
    let unlabelled = readings.indices.filter { index in
      contexts[index].surroundingLabel == nil && readings[index].isUnlabelled
    }
    if let labels = TabOrder.labels(for: unlabelled.map { readings[$0].node }, in: tree) {
      for (index, label) in zip(unlabelled, labels) { contexts[index].surroundingLabel = label }
    }
    return contexts
  }

  /// Keeps the stop that the hint names; one that the page does not list leaves it uncertain.
  private func chooseStop(in page: inout RawPage) {
    guard let wanted = hints.stop else { return }
    let kept = page.timetables.filter { $0.stop.map(Texts.compact) == Texts.compact(wanted) }
    guard kept.isEmpty else {
      page.timetables = kept
      return
    }
    let stops = Set(page.timetables.compactMap(\.stop)).sorted().joined(separator: ", ")
    page.notices.append(
      Notice(.badHint(.unknownStop(wanted, listed: stops))))
    page.verdict = .uncertain
  }

  /// The mean score, weighted by departures.
  private func confidence(_ readings: [Reading]) -> Double {
    let total = readings.reduce(0.0) { $0 + Double(max($1.departureCount, 1)) }
    let sum = readings.reduce(0.0) { $0 + $1.score * Double(max($1.departureCount, 1)) }
    return (sum / total * 100).rounded() / 100
  }
}
