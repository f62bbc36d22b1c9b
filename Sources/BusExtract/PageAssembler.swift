import BusLabels
import BusModel

/// Makes the page's result of the readings that were accepted: legend, context, marks, verdict.
struct PageAssembler {
  let tree: PageTree
  let hints: PageHints
  /// What stands around each reading.
  private var contexts: [ContextReader] = []
  private var readings: [Reading] = []

  init(tree: PageTree, hints: PageHints) {
    self.tree = tree
    self.hints = hints
  }

  /// The result.
  mutating func assemble(_ found: [Reading], _ encoding: PageEncoding) -> RawPage {
    let lines = PageLines(tree, skipping: found.flatMap(\.consumed))
      .joining(tree.headedDays).leavingOut(where: OwnLines(found, tree).isOne)
      .leavingOut { TabOrder.isRow($0, in: tree) }.dividingLegend()
    readings = found
    DefinitionStops.name(&readings, in: tree)
    RubyMarks.add(to: &readings, in: tree)
    let styles = StyleMarks(&readings, lines: lines, tree: tree)
    let marks = DistinctWords(readings, count: tree.tokens.words.texts.count).marks
    let statements = DayStatements(
      marks: marks,
      headings: tree.headings(and: .caption).map { Texts.line(of: $0, in: tree) })
    let divided = statements.divided(lines)
    let trips = TripSentences(&readings, lines: divided, tree: tree)
    let words = DistinctWords(readings, count: tree.tokens.words.texts.count)
    let passes = ExplainedPasses(readings)
    var legend = LegendReader(
      lines, used: words.marks.union(passes.signs), readings: readings, tree: tree)
    passes.settle(&readings, by: legend)
    legend.add(styles.legend + trips.legend)
    TripMarks.spread(&readings, legend: legend)
    let sorter = WordSorter(legend: legend, words: words)
    var page = RawPage(encoding: encoding, judgement: .timetable, legend: legend.entries)
    AlightingSentences.doubtStops(&readings, lines)
    AlightingSentences.close(&readings, lines, legend: legend.nodes)
    EndSentences.doubt(&readings, lines: divided, legend: legend.nodes, tree: tree)
    let names = TimetableNames.all(readings, lines: lines, legend: legend.entries, tree: tree)
    let scope = LineScope(readings, names: names, tree: tree)
    let parts = PartSentences(readings)
    let looks = styles.legend.compactMap(\.text)
    let whole = trips.left(of: divided).replacing { line in
      parts.isOne(line.text) || looks.contains(where: line.text.contains) ? [] : nil
    }
    let (own, said) = (legend.left(of: lines), legend.left(of: whole))
    let special = SpecialDayLines.lines(
      said, legend: legend.entries, tree: tree)
    contexts = contexts(of: readings, names, own, said, scope, special)
    let choosesStop = choosesStop
    fill(&page, sorter, ends: SaidEnds(lines: lines), choosesStop: choosesStop)
    page.timetables = EqualCopies.merged(page.timetables)
    page.layout = readings.max { $0.departureCount < $1.departureCount }?.layout
    page.confidence = confidence(readings)
    PageSentences(
      tree: tree, readings: readings, scope: scope, parts: parts,
      lines: legend.withoutParts(lines), divided: legend.withoutParts(divided),
      legend: legend.nodes, trips: trips.used, looks: looks, special: special,
      untold: Set(untoldDays.compactMap { $0 })
    ).keep(in: &page)
    let gaps = IntervalSentences.doubts(divided, readings) { line in
      readings.contains { scope.holds(line.node, for: $0.node) }
    }
    noteDoubts(in: &page, styles.leftovers + gaps + sorter.places.doubts(readings), lines)
    page.timetables = Selection(hints).applied(to: page.timetables)
    if choosesStop { chooseStop(in: &page) }
    return page
  }

  /// Puts the timetables into the page: a column of a reading each.
  private func fill(
    _ page: inout RawPage, _ sorter: WordSorter, ends: SaidEnds, choosesStop: Bool
  ) {
    let places = PlaceMemo(tree)
    let ways = WayWords(tree)
    let turns = TripTurns.found(readings, contexts)
    for (reading, context) in zip(readings, contexts) {
      let assembler = TimetableAssembler(
        sorter: sorter, context: context, hints: hints, choosesStop: choosesStop, places: places,
        ways: ways, ends: ends, turns: turns)
      for column in reading.columns {
        page.timetables.append(assembler.assemble(column, reading, notices: &page.notices))
      }
      page.notices += reading.notices + reading.leftovers
    }
  }

  /// Notes what is odd about the page as a whole; where something is, the page is doubted.
  private func noteDoubts(
    in page: inout RawPage, _ leftovers: [Notice], _ lines: PageLines
  ) {
    let odd: [Notice] = [
      leftovers, contexts.compactMap(\.dispute), ImageLegend.notices(readings, in: tree),
      AlikeTimetables.notices(page.timetables), EmptyHours.unlabelled(readings, contexts),
      EmptyHours.doubts(page, lines, tree), UnsaidHalves.doubts(readings, lines), daysElsewhere,
      unreadDays,
      LabelsBelow.doubts(readings, contexts.map(\.surroundingLabel), of: lines, tree),
      Translations.disputes(readings), LateHeading.doubts(readings, tree),
      LoneTimes.notices(lines, besides: readings, tree), LoneTimes.ofFirstStops(lines, readings),
      LoneTimes.inHeadings(readings, tree), openTabs, UnreadItems.notices(readings, tree),
      GluedStops.notices(readings), BoardingSentences.doubts(lines, readings),
    ].flatMap { $0 }
    page.notices += odd + AlikeTimetables.openDays(page.timetables)
    if let doubt = (readings.flatMap(\.leftovers) + odd).last { page.doubt(doubt) }
  }

  /// A timetable without days below a heading that names some, though not of it as far as the page's
  /// structure tells: it must not pass for one of every day.
  private var daysElsewhere: [Notice] {
    let open = zip(readings, contexts).first { reading, context in
      context.surroundingLabel == nil && reading.isUnlabelled
        && reading.columns.contains { context.label(of: $0) == nil }
    }
    guard let open, hints.service == nil else { return [] }
    let headings = tree.headings(and: .title).filter { $0 < open.0.node }
    let before = zip(readings, contexts).filter { $0.0.node < open.0.node }
    let others = before.compactMap(\.1.surroundingLabel).map(\.text)
    if let other = others.first(where: { !DayLabel.isDaily($0) }) {
      return [Notice(.unreadDays(.columnWithoutDays(heading: other)), at: open.0.columns.first?.at)]
    }
    let named = headings.lazy.map { Texts.line(of: $0, in: tree) }.first { text in
      DayLabel.labels(in: text).contains { DayWords.isPlain($0) && !DayLabel.isDaily($0) }
    }
    return named.map {
      [Notice(.unreadDays(.columnWithoutDays(heading: $0)), at: open.0.columns.first?.at)]
    } ?? []
  }

  /// A timetable without days below buttons for days, none of which is known to be pressed.
  private var openTabs: [Notice] {
    guard hints.service == nil else { return [] }
    let open = zip(readings, contexts).first { reading, context in
      context.surroundingLabel == nil && reading.isUnlabelled && reading.departureCount > 0
    }
    return open.flatMap { reading, _ in
      TabOrder.row(before: reading.node, in: tree).map {
        [Notice(.unreadDays(.words($0)), at: reading.columns.first?.at)]
      }
    } ?? []
  }

  /// Words beside a timetable without days that speak of some and were not understood.
  private var unreadDays: [Notice] {
    zip(readings, untoldDays).compactMap { reading, words in
      words.map { Notice(.unreadDays(.words($0)), at: reading.columns.first?.at) }
    }
  }

  /// Such words of each reading.
  private var untoldDays: [String?] {
    zip(readings, contexts).map { reading, context in
      let isOpen = reading.columns.contains { column in
        !column.departures.isEmpty && column.label == nil && !context.namesDays
          && column.departures.contains { !$0.namesDays }
      }
      return isOpen && hints.service == nil ? context.unreadDays : nil
    }
  }

  /// What stands around each reading; days that only the order of tabs gives are filled in.
  private func contexts(
    of readings: [Reading], _ names: [TimetableNames], _ printed: PageLines,
    _ lines: PageLines, _ scope: LineScope, _ special: [PageLines.Line]
  ) -> [ContextReader] {
    var contexts = zip(readings, names).map { reading, names in
      ContextReader(
        reading, names: names, printed: printed, lines: lines, scope: scope, special: special,
        tree: tree)
    }
    let unlabelled = readings.indices.filter { index in
      contexts[index].surroundingLabel == nil && readings[index].isUnlabelled
    }
    // Of 平日 and 土日祝 over the way there and the way back the one is pressed, for both.
    if readings.count > 1, unlabelled.count == readings.count, DistinctWays.are(readings, names) {
      let label = TabOrder.chosen(before: readings.map(\.node), in: tree)
      for index in contexts.indices { contexts[index].surroundingLabel = label }
    } else if let labels = TabOrder.labels(for: unlabelled.map { readings[$0].node }, in: tree) {
      for (index, label) in zip(unlabelled, labels) { contexts[index].surroundingLabel = label }
    } else if readings.count == 1, unlabelled.count == 1 {
      contexts[0].surroundingLabel = TabOrder.chosen(before: readings[0].node, in: tree)
    }
    let isOpen = contexts.first?.surroundingLabel == nil
    if isOpen, let labels = LabelsBelow.labels(of: readings, printed, tree) {
      for (index, label) in labels.enumerated() { contexts[index].surroundingLabel = label }
    }
    let shared = SharedDays(readings: readings, lines: lines, tree: tree)
    if let label = contexts.first?.surroundingLabel, shared.isOfAll(label) {
      // ※祝日は運休 below the last one is said of all of them, and no days of its own.
      let isPositive = !DayWords.onlyCancels(label.text)
      for index in contexts.indices {
        let own = contexts[index].surroundingLabel
        if own.map({ isPositive && DayWords.onlyCancels($0.text) }) ?? true {
          contexts[index].surroundingLabel = label
        }
      }
    } else if contexts.contains(where: \.isLabelled) {
      // 平日 over the one and 祝日は運休 below the other: the other's days are said nowhere.
      for index in contexts.indices where !contexts[index].isLabelled {
        let own = contexts[index].surroundingLabel
        if own.map({ DayWords.onlyCancels($0.text) }) == true, readings[index].isUnlabelled {
          contexts[index].surroundingLabel = nil
        }
      }
    }
    if readings.allSatisfy(\.isUnlabelled) { ContextReader.forgetBeginnings(in: &contexts) }
    ChosenDay.settle(&contexts, in: tree)
    return contexts
  }

  /// What the page gives for the names of its timetables, for those who ask why.
  var nameTrials: [Explanation.NameTrial] {
    let places = PlaceMemo(tree)
    var trials: [Explanation.NameTrial] = []
    for (reading, context) in zip(readings, contexts) {
      for column in reading.columns {
        let choices = context.names.choices(for: column)
        for (kind, choice) in zip(NameKind.allCases, choices) where !choice.groups.isEmpty {
          let trial = Self.trial(choice, kind, column, places)
          if !trials.contains(trial) { trials.append(trial) }
        }
      }
    }
    return trials
  }

  private static func trial(
    _ choice: NameChoice, _ kind: NameKind, _ column: Reading.Column, _ places: PlaceMemo
  ) -> Explanation.NameTrial {
    let witnesses = choice.groups.flatMap(\.candidates).map { candidate in
      Explanation.NameWitness(
        text: candidate.claim.text, place: candidate.source.place,
        at: candidate.node.map { places.name(of: $0) }, weight: candidate.weight)
    }
    return Explanation.NameTrial(
      at: column.at, kind: kind, told: choice.told?.claim.text, witnesses: witnesses)
  }

  /// Whether the hint's stop is one of several, and no other name for the only one: the page lists
  /// stops, or its headings name several, and the hint's is one of these.
  private var choosesStop: Bool {
    let listed = Set(readings.flatMap(\.columns).compactMap(\.stop))
    if listed.count > 1 { return true }
    guard let wanted = hints.stop else { return false }
    let told = zip(readings, contexts).flatMap { reading, context in
      reading.columns.compactMap { column in
        column.stop ?? context.names.choices(for: column)[NameKind.stop.index].told?.claim.text
      }
    }
    let names = Set(told.map(Texts.compact))
    return names.count > 1 && names.contains(Texts.compact(wanted))
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
    let fault = Notice(.badHint(.unknownStop(wanted, listed: stops)))
    page.notices.append(fault)
    page.doubt(fault)
  }

  /// The mean score, weighted by departures.
  private func confidence(_ readings: [Reading]) -> Double {
    let total = readings.reduce(0.0) { $0 + Double(max($1.departureCount, 1)) }
    let sum = readings.reduce(0.0) { $0 + $1.score * Double(max($1.departureCount, 1)) }
    return (sum / total * 100).rounded() / 100
  }
}
