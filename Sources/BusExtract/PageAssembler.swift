import BusLabels
import BusModel

/// Makes the page's result of the readings that were accepted: legend, context, marks, verdict.
struct PageAssembler {
  let tree: PageTree
  let hints: PageHints
  /// What stands around each reading.
  private var contexts: [ContextReader] = []
  private var readings: [LayoutResult] = []

  init(tree: PageTree, hints: PageHints) {
    self.tree = tree
    self.hints = hints
  }

  /// The result.
  mutating func assemble(_ found: [LayoutResult], _ encoding: PageEncoding) -> RawPage {
    let explained = ExplainedLayouts(found, in: tree)
    let (lines, divided, legend) = (explained.lines, explained.divided, explained.legend)
    readings = explained.readings
    var page = RawPage(encoding: encoding, judgement: .timetable, legend: legend.entries)
    let names = TimetableNames.all(readings, lines: lines, legend: legend.entries, tree: tree)
    let scope = LineScope(readings, names: names, tree: tree)
    var ofLines = LineSentences(readings, lines: divided, tree: tree)
    var special = lookAround(explained, names, scope, besides: ofLines)
    if readings.count > 1, !areLabelled {
      // Where all else is silent it is their days; and 東線は日祝運休 alone says nothing of another line's.
      let all = LineSentences(readings, lines: divided, takesDays: true, tree: tree)
      let areAll = readings.allSatisfy { !all.words(of: $0).isEmpty }
      if areAll || !ofLines.used.isEmpty {
        ofLines = areAll ? all : LineSentences()
        special = lookAround(explained, names, scope, besides: ofLines)
      }
    }
    let sorter = WordSorter(legend: legend, words: explained.words)
    let choosesStop = choosesStop
    fill(&page, sorter, ends: SaidEnds(lines: lines), choosesStop: choosesStop)
    page.timetables = EqualCopies.merged(page.timetables)
    page.layout = readings.max { $0.departureCount < $1.departureCount }?.layout
    page.confidence = confidence(readings)
    PageSentences(
      tree: tree, readings: readings, scope: scope, parts: PartSentences(readings),
      lines: legend.withoutParts(lines), divided: legend.withoutParts(divided),
      legend: legend.nodes, trips: explained.trips.used.union(ofLines.used),
      looks: explained.looks, special: special,
      untold: Set(openDays.untold.compactMap { $0 })
    ).keep(in: &page)
    let gaps = IntervalSentences.doubts(divided, readings) { line in
      readings.contains { scope.holds(line.node, for: $0.node) }
    }
    noteDoubts(
      in: &page, explained.styles.leftovers + gaps + sorter.places.doubts(readings), lines,
      said: legend.left(of: lines))
    page.timetables = Selection(hints).applied(to: page.timetables)
    if choosesStop { chooseStop(in: &page) }
    return page
  }

  /// Finds what stands around each timetable, and the lines that speak of days with a service of their own.
  private mutating func lookAround(
    _ explained: ExplainedLayouts, _ names: [TimetableNames], _ scope: LineScope,
    besides ofLines: LineSentences
  ) -> [PageLines.Line] {
    let (parts, legend) = (PartSentences(readings), explained.legend)
    let whole = explained.trips.left(of: explained.divided).replacing { line in
      parts.isOne(line) || explained.looks.contains(where: line.text.contains)
        || ofLines.used.contains(line.text) ? [] : nil
    }
    let said = legend.left(of: whole)
    let special = SpecialDayLines.lines(said, legend: legend.entries, tree: tree)
    contexts =
      PageContexts(
        readings, names: names, printed: legend.left(of: explained.lines), lines: said,
        ofLines: ofLines, scope: scope, special: special, tree: tree
      ).contexts
    return special
  }

  /// Whether the days of each timetable are said.
  private var areLabelled: Bool {
    zip(readings, contexts).allSatisfy { !$0.isUnlabelled || $1.namesDays }
  }

  /// Puts the timetables into the page: a column of a reading each.
  private func fill(
    _ page: inout RawPage, _ sorter: WordSorter, ends: SaidEnds, choosesStop: Bool
  ) {
    let places = PlaceMemo(tree)
    let ways = WayWords(tree)
    let turns = TripTurns.found(readings, contexts)
    for ((reading, context), untold) in zip(zip(readings, contexts), openDays.untold) {
      let assembler = TimetableAssembler(
        sorter: sorter, context: context, hints: hints, choosesStop: choosesStop, places: places,
        ways: ways, ends: ends, turns: turns)
      for column in reading.columns {
        var timetable = assembler.assemble(column, reading, notices: &page.notices)
        // A column that has days of its own is not open for what stands beside the others.
        if column.label == nil { timetable.unreadDays = untold }
        page.timetables.append(timetable)
      }
      page.notices += reading.notices + reading.leftovers
    }
  }

  /// Which timetables' days nothing tells.
  private var openDays: OpenDays {
    OpenDays(readings: readings, contexts: contexts, hints: hints, tree: tree)
  }

  /// Notes what is odd about the page as a whole; where something is, the page is doubted.
  private func noteDoubts(
    in page: inout RawPage, _ leftovers: [Notice], _ lines: PageLines, said: PageLines
  ) {
    let openDays = openDays
    let odd: [Notice] = [
      leftovers, contexts.compactMap(\.dispute), ImageLegend.notices(readings, in: tree),
      AlikeTimetables.notices(page.timetables),
      AlikeTimetables.unread(page.timetables), EmptyHours.unlabelled(readings, contexts),
      EmptyHours.doubts(page, lines, tree), UnsaidHalves.doubts(readings, lines),
      openDays.elsewhere,
      LabelsBelow.doubts(readings, contexts, of: said, tree),
      Translations.disputes(readings), LateHeading.doubts(readings, tree),
      LoneTimes.notices(lines, besides: readings, tree), LoneTimes.ofFirstStops(lines, readings),
      LoneTimes.inHeadings(readings, tree), openDays.tabs, UnreadItems.notices(readings, tree),
      GluedStops.notices(readings), BoardingSentences.doubts(lines, readings),
      ToldTimes.notices(lines, besides: readings),
    ].flatMap { $0 }
    page.notices += odd + AlikeTimetables.openDays(page.timetables)
    if let doubt = (readings.flatMap(\.leftovers) + odd).last { page.doubt(doubt) }
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
    _ choice: NameChoice, _ kind: NameKind, _ column: LayoutResult.Column, _ places: PlaceMemo
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
  private func confidence(_ readings: [LayoutResult]) -> Double {
    let total = readings.reduce(0.0) { $0 + Double(max($1.departureCount, 1)) }
    let sum = readings.reduce(0.0) { $0 + $1.score * Double(max($1.departureCount, 1)) }
    return (sum / total * 100).rounded() / 100
  }
}
