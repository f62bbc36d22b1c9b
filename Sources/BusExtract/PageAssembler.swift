import BusModel

/// Makes the page's result of the readings that were accepted: legend, context, marks, verdict.
struct PageAssembler {
  let tree: PageTree
  let hints: PageHints

  /// The result.
  func assemble(_ readings: [Reading], _ encoding: PageEncoding) -> RawPage {
    let words = readings.flatMap(\.columns).flatMap(\.departures).flatMap(\.words)
    let consumed = readings.reduce(into: Set<PageTree.Index>()) { $0.formUnion($1.consumed) }
    let lines = PageLines(tree, skipping: consumed)
    let legend = LegendReader(lines, used: Self.keys(of: words), tree: tree)
    let headings = HeadingMemo()
    let sorter = WordSorter(legend: legend, words: words)
    var page = RawPage(encoding: encoding, verdict: .timetable, legend: legend.entries)
    let stops = Set(readings.flatMap(\.columns).compactMap(\.stop))
    let firstNode = readings.map(\.node).min() ?? 0
    for reading in readings {
      let context = ContextReader(
        tree: tree, lines: lines, headings: headings, reading: reading, firstNode: firstNode)
      for column in reading.columns {
        page.timetables.append(
          TimetableAssembler(
            sorter: sorter, context: context, hints: hints, choosesStop: stops.count > 1
          )
          .assemble(column, reading, notices: &page.notices))
      }
      page.notices += reading.notices + reading.leftovers
    }
    page.layout = readings.max { $0.departureCount < $1.departureCount }?.layout
    page.confidence = confidence(readings)
    if readings.contains(where: { !$0.leftovers.isEmpty }) { page.verdict = .uncertain }
    page.timetables = Selection(hints).applied(to: page.timetables)
    if stops.count > 1 { chooseStop(in: &page) }
    return page
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
      Notice(code: "badHint", message: "the page lists no stop \"\(wanted)\"; it lists \(stops)"))
    page.verdict = .uncertain
  }

  /// The mean score, weighted by departures.
  private func confidence(_ readings: [Reading]) -> Double {
    let total = readings.reduce(0.0) { $0 + Double(max($1.departureCount, 1)) }
    let sum = readings.reduce(0.0) { $0 + $1.score * Double(max($1.departureCount, 1)) }
    return (sum / total * 100).rounded() / 100
  }

  /// The keys of all words beside departures, joined marks also one by one.
  private static func keys(of words: [MinuteCell.Word]) -> Set<String> {
    var keys = Set<String>()
    var seen = Set<[UInt8]>()
    for word in words where seen.insert(Array(word.text.utf8)).inserted {
      keys.insert(MarkKey.of(word.text))
      guard word.text.length <= 4 else { continue }
      for character in word.text { keys.insert(MarkKey.of(String(character))) }
    }
    return keys
  }
}
