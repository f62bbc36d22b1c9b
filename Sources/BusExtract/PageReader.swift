import BusModel

/// Reads a page's tree: finds its grids, has every layout try each, and keeps what holds best.
struct PageReader {
  let tree: PageTree
  let hints: PageHints
  /// Whether every layout is tried on every grid, also where one has read all there is.
  let triesAll: Bool
  /// Tables of times that are something else.
  private(set) var refused = Set<PageTree.Index>()
  /// Those of them against which words around them speak.
  private(set) var weighed = Set<PageTree.Index>()
  /// Those under headings of their own that say so.
  private(set) var foreign = Set<PageTree.Index>()
  /// Those that no visitor sees or that hold no longer.
  private(set) var past = Set<PageTree.Index>()
  /// Timetables that say again in another language what others say.
  private(set) var copies = Set<PageTree.Index>()
  /// Whether the page speaks of first buses, so that rules of intervals may stand on it.
  let namesFirstBuses: Bool
  /// What was tried, for those who ask why.
  private(set) var trials: [Trial] = []
  /// What the page says of the names; kept only when all layouts are tried.
  private(set) var names: [Explanation.NameTrial] = []

  /// Readings below this score are no timetables.
  static let threshold = 0.6

  /// A grid and what every layout made of it.
  struct Trial {
    var grid: Grid
    var readings: [LayoutResult]
    /// What speaks for and against the best of them, where it was looked for.
    var signs: [Sign] = []

    /// Whether two numbers stand in it, which could be times.
    var holdsNumbers: Bool {
      grid.cells.lazy.flatMap(\.tokens).filter(\.isNumber).prefix(2).count == 2
    }
  }

  init(tree: PageTree, hints: PageHints, triesAll: Bool) {
    self.tree = tree
    self.hints = hints
    self.triesAll = triesAll
    namesFirstBuses = IntervalRule.mayStand(on: tree)
  }

  /// What the page says.
  mutating func read(encoding: PageEncoding) -> RawPage {
    if let fault = HintedPart.fault(of: hints, in: tree) {
      return RawPage(encoding: encoding, judgement: .notATimetable(fault), notices: [fault])
    }
    // It could never be relied on, and reading what there is of it takes time and memory.
    if tree.isCutOff {
      let reason = Notice(.cutOff)
      return RawPage(encoding: encoding, judgement: .notATimetable(reason), notices: [reason])
    }
    var readings = accepted()
    if readings.isEmpty { readings = told() }
    guard !readings.isEmpty else {
      let rules = intervalRules()
      let holdsTable = trials.contains { !$0.grid.isLines && IntervalRule.isOne($0.grid) }
      let reason = Refusal.reason(tree, PageLines(tree))
      let judgement: RawPage.Judgement =
        if let rule = rules.first, holdsTable { .uncertain(rule) } else { .notATimetable(reason) }
      return RawPage(encoding: encoding, judgement: judgement, notices: rules + [reason])
    }
    var assembler = PageAssembler(tree: tree, hints: hints)
    var page = assembler.assemble(readings, encoding)
    if triesAll { names = assembler.nameTrials }
    page.notices += intervalRules()
    if encoding.replacedCharacters > 0 {
      page.notices.append(
        Notice(
          .replacedCharacters(
            count: encoding.replacedCharacters, encoding: encoding.name)))
    }
    page = AddressContext.filled(page, from: AddressFacts(fields: HiddenFields.all(in: tree)))
    let orphans = OrphanCells.notices(in: tree)
    for doubt in orphans + brokenOff {
      page.notices.append(doubt)
      page.doubt(doubt)
    }
    return page
  }

  /// The rules of first buses, last buses and intervals that the page gives.
  private func intervalRules() -> [Notice] {
    guard namesFirstBuses else { return [] }
    // "始発 6:10 終バス 22:00" in a line of text beside a timetable is no more than what that shows.
    let grids = trials.map(\.grid).filter { grid in
      !grid.isLines || grid.cells.contains { $0.tokens.contains { $0.is(.frequency) } }
    }
    return grids.filter(IntervalRule.isOne).map(IntervalRule.notice)
  }

  /// That the page could not be had or read to its end.
  private var brokenOff: [Notice] {
    tree.isTruncated ? [Notice(.truncated)] : []
  }

  /// The readings worth keeping, in page order; of nested elements only the better one.
  private mutating func accepted() -> [LayoutResult] {
    let part = HintedPart(hints, in: tree)
    var best: [LayoutResult] = []
    for found in GridFinder(tree: tree).grids() where part.holds(found.node) {
      let (grid, readings) = readingsOrShortened(found)
      trials.append(Trial(grid: grid, readings: readings))
      guard let winner = Orientation.winner(of: readings) else { continue }
      guard winner.score >= Self.threshold else { continue }
      best.append(winner)
      best[best.count - 1].leadingLines = grid.leadingLines
      let lost = StrayTexts.notices(of: grid, tree)
      let noted = winner.leftovers.map(\.content)
      best[best.count - 1].leftovers += lost.filter { !noted.contains($0.content) }
    }
    let empty = best.filter { $0.departureCount == 0 }
    best.removeAll { $0.departureCount == 0 }
    guard !best.isEmpty else { return EmptyHours.alone(empty, tree) }
    let shared = SharedCells(best, tree)
    let kept = best.indices.filter { index in
      !best.indices.contains { other in
        best[other].node != best[index].node
          && beats(best[other], best[index], sharesCells: shared.pairs.contains([other, index]))
      }
    }.map { best[$0] }
    let believed = judged(sifted(kept))
    return believed.isEmpty ? [] : withUnread(withEmpty(believed, empty))
  }

  /// What sentences of a page tell that holds no timetable. A table of times beside them must not get lost, nor
  /// a line of some.
  private mutating func told() -> [LayoutResult] {
    guard hints.layout == nil, hints.within == nil else { return [] }
    let tables = trials.filter { trial in
      !refused.contains(trial.grid.node)
        && (trial.grid.isLines
          ? trial.grid.listsTimes : trial.grid.clocks.timeCells.count > 1)
    }
    var found: [LayoutResult] = []
    for grid in BusSentences(tree: tree).grids() {
      guard let reading = Layout.sentences.read(grid, tree) else { continue }
      trials.append(Trial(grid: grid, readings: [reading]))
      found.append(reading)
    }
    var believed = judged(found)
    guard !believed.isEmpty else { return [] }
    let told = Set(believed.map { tree.block(around: $0.node) })
    believed[0].leftovers += tables.filter { !told.contains($0.grid.node) }
      .map { Notice(.unreadTable, at: $0.grid.at) }
    return believed
  }

  /// The readings that a visitor of the page takes for its timetables.
  private mutating func sifted(_ readings: [LayoutResult]) -> [LayoutResult] {
    guard hints.layout == nil, hints.within == nil else { return readings }
    let sieve = LayoutFilter(readings, tree)
    past = sieve.leftOut
    refused.formUnion(past)
    copies = sieve.copies
    return sieve.kept
  }

  /// The readings without those that are none of timetables; what is doubtful is left over. A person
  /// who names the layout or the place has judged already.
  private mutating func judged(_ readings: [LayoutResult]) -> [LayoutResult] {
    guard hints.layout == nil, hints.within == nil else { return readings }
    let around = SignsAround(tree)
    let sections = OtherSections(readings, headings: around.headings, tree)
    return readings.compactMap { reading in
      guard let trial = trials.firstIndex(where: { $0.grid.node == reading.node }) else {
        return reading
      }
      switch sections.kind(of: reading) {
      case .ours: break
      case .other:
        refused.insert(reading.node)
        foreign.insert(reading.node)
        return nil
      case .unknown(let heading):
        return reading.doubted([Sign(kind: .foreignWordsAround, weight: -1, words: heading)])
      }
      let signs = TimetableSigns(
        grid: trials[trial].grid, reading: reading, tree: tree, around: around
      ).signs(all: triesAll)
      trials[trial].signs = signs
      switch TimetableSigns.judgement(signs) {
      case .believed: return reading
      case .doubtful: return reading.doubted(signs)
      case .refused:
        refused.insert(reading.node)
        weighed.insert(reading.node)
        return nil
      }
    }
  }

  /// The readings with those empty ones that are to be told, in page order.
  private func withEmpty(_ kept: [LayoutResult], _ empty: [LayoutResult]) -> [LayoutResult] {
    guard !empty.isEmpty else { return kept }
    let models = grids(of: kept)
    let told = EmptyHours.told(empty, among: kept, tree: tree) { reading in
      grids(of: [reading]).contains { grid in
        models.contains { AlikeGrids(tree: tree).isAlike($0, grid) }
      }
    }
    return (kept + told).sorted { $0.node < $1.node }
  }

  func grids(of readings: [LayoutResult]) -> [Grid] {
    let nodes = Set(readings.map(\.node))
    return trials.filter { nodes.contains($0.grid.node) }.map(\.grid)
  }

  /// The readings of a grid; where it has none, those of a table without the rows of words at its end.
  private func readingsOrShortened(_ grid: Grid) -> (grid: Grid, readings: [LayoutResult]) {
    let own = readings(of: grid)
    guard own.isEmpty, tree.nodes[grid.node].tag == .table,
      let shorter = ClosingRows.shortened(grid), case let others = readings(of: shorter),
      !others.isEmpty
    else { return (grid, own) }
    return (shorter, others)
  }

  /// What the layouts make of a grid; none is tried after one that cannot be bettered.
  private func readings(of grid: Grid) -> [LayoutResult] {
    var readings: [LayoutResult] = []
    if namesFirstBuses, IntervalRule.isOne(grid) { return [] }
    for layout in Layout.all where hints.layout == nil || hints.layout == layout.name {
      guard let reading = layout.read(grid, tree) else { continue }
      readings.append(reading)
      if !triesAll, reading.score >= 1, reading.leftovers.isEmpty { break }
    }
    return readings
  }

  /// Whether another reading of the same elements, of one around or of one inside, makes this one
  /// superfluous.
  private func beats(_ other: LayoutResult, _ reading: LayoutResult, sharesCells: Bool) -> Bool {
    let isInside = tree.descendants(of: reading.node).contains(other.node)
    let isAround = tree.descendants(of: other.node).contains(reading.node)
    guard isInside || isAround || sharesCells else { return false }
    if other.departureCount != reading.departureCount {
      return other.departureCount > reading.departureCount
    }
    return isInside
  }
}
