import BusModel

/// Reads a page's tree: finds its grids, has every layout try each, and keeps what holds best.
struct PageReader {
  let tree: PageTree
  let hints: PageHints
  let url: String?

  /// Readings below this score are no timetables.
  static let threshold = 0.6

  init(tree: PageTree, hints: PageHints, url: String?) {
    self.tree = tree
    self.hints = hints
    self.url = url
  }

  /// What the page says.
  mutating func read(encoding: PageEncoding) -> RawPage {
    let readings = accepted()
    guard !readings.isEmpty else {
      let reason = Refusal.reason(tree, PageLines(tree))
      return RawPage(encoding: encoding, verdict: .notATimetable, notices: [reason])
    }
    var page = assemble(readings, encoding)
    if encoding.replacedCharacters > 0 {
      page.notices.append(
        Notice(
          code: "replacedCharacters",
          message: "\(encoding.replacedCharacters) bytes have no meaning in \(encoding.name)"))
    }
    if tree.isCutOff {
      page.notices.append(
        Notice(code: "cutOff", message: "the page nests too deep or is too large to be read whole"))
      page.verdict = .uncertain
    }
    return page
  }

  /// The readings worth keeping, in page order; of nested elements only the better one.
  private func accepted() -> [Reading] {
    var best: [Reading] = []
    for grid in GridFinder(tree: tree).grids() {
      let readings = Layout.all.filter { hints.layout == nil || hints.layout == $0.name }
        .compactMap { $0.read(grid, tree) }
      guard let winner = readings.max(by: { $0.score < $1.score }) else { continue }
      guard winner.score >= Self.threshold else { continue }
      best.append(winner)
      best[best.count - 1].leadingLines = grid.leadingLines
    }
    return best.filter { reading in
      !best.contains { other in other.node != reading.node && beats(other, reading) }
    }
  }

  /// Whether another reading of an element around or inside this one makes this one superfluous.
  private func beats(_ other: Reading, _ reading: Reading) -> Bool {
    let isInside = tree.descendants(of: reading.node).contains(other.node)
    let isAround = tree.descendants(of: other.node).contains(reading.node)
    guard isInside || isAround else { return false }
    if other.departureCount != reading.departureCount {
      return other.departureCount > reading.departureCount
    }
    return isInside
  }

  private func assemble(_ readings: [Reading], _ encoding: PageEncoding) -> RawPage {
    let lines = PageLines(tree)
    let words = readings.flatMap(\.columns).flatMap(\.departures).flatMap(\.words)
    let consumed = readings.reduce(into: Set<PageTree.Index>()) { $0.formUnion($1.consumed) }
    let legend = LegendReader(
      PageLines(tree, skipping: consumed), used: Self.keys(of: words), tree: tree)
    let sorter = WordSorter(legend: legend)
    var page = RawPage(encoding: encoding, verdict: .timetable, legend: legend.entries)
    for reading in readings {
      let context = ContextReader(tree: tree, lines: lines, reading: reading, url: url)
      for column in reading.columns {
        page.timetables.append(
          TimetableAssembler(sorter: sorter, context: context, hints: hints)
            .assemble(column, reading, notices: &page.notices))
      }
      page.notices += reading.notices + reading.leftovers
    }
    page.layout = readings.max { $0.departureCount < $1.departureCount }?.layout
    page.confidence = confidence(readings)
    if readings.contains(where: { !$0.leftovers.isEmpty }) { page.verdict = .uncertain }
    page.timetables = Selection(hints).applied(to: page.timetables)
    return page
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
    for word in words {
      keys.insert(MarkKey.of(word.text))
      guard word.text.unicodeScalars.count <= 4 else { continue }
      for character in word.text { keys.insert(MarkKey.of(String(character))) }
    }
    return keys
  }
}
