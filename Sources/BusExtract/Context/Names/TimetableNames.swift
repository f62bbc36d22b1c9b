import BusModel

/// Weighs what a page says of one timetable's stop, line, destination and platform.
struct TimetableNames {
  /// For every kind what stands around the timetable.
  private var around = [[NameCandidate]](repeating: [], count: NameKind.allCases.count)
  /// What that comes to where a column's own headings say nothing.
  private(set) var common: [NameChoice] = []
  /// Which way round the buses go, by the heading above: 右回り.
  private var turn: String?
  /// Whether something is said of one stop alone.
  private var holdsForOne = false

  /// The names around each reading of a page.
  static func all(
    _ readings: [LayoutResult], lines: PageLines, legend: [Mark], tree: PageTree
  ) -> [TimetableNames] {
    let scope = PageScope(readings, lines: lines, tree: tree, links: LinkRows(tree: tree))
    // What a figcaption says stands below its table.
    let captions = readings.compactMap { Surroundings(tree: tree, node: $0.node).captionNode }
    let end = max(scope.extents.map(\.start).max() ?? 0, (captions.max() ?? 0) + 2)
    let lines = NameLines(lines, before: end, legend: legend, tree: tree)
    var names = readings.indices.map {
      TimetableNames(readings[$0], number: $0, lines: lines, scope: scope)
    }
    completePairs(&names)
    return names
  }

  /// What is said of pairs of places, from whatever stop.
  var destinationsOfPairs: [NameClaim] {
    around[NameKind.destination.index].map(\.claim).filter { $0.only != nil }
  }

  /// The stop around the timetable.
  var stop: String? { common[NameKind.stop.index].told?.claim.text }

  /// Words a pair's other end as the heading of its own timetable does.
  mutating func replacePair(_ pair: NameClaim, with name: String) {
    let kind = NameKind.destination.index
    guard let index = around[kind].firstIndex(where: { $0.claim == pair }) else { return }
    around[kind][index].claim.text = name
    around[kind][index].claim.only = stop
    common = Self.weighed(around, at: nil)
  }

  private init(_ reading: LayoutResult, number: Int, lines: NameLines, scope: PageScope) {
    let chain = scope.chain(of: number)
    let start = scope.extents[number].start
    let opening = scope.extents.map(\.start).min() ?? start
    for line in lines.lines
    where line.node < start || line.origin == .caption(table: reading.node) {
      var tied = StopPlatforms.claims(of: line.claims, reading)
      let isOpen = tied != nil && scope.extents.count == 1
      guard
        let source = line.source(reading, number, chain, scope)
          ?? (isOpen ? .line(isNear: false) : nil)
      else { continue }
      if source == .line(isNear: false) { tied = tied ?? StopPlatforms.tied(line.claims) }
      // A lone number in a cell is the line's above the times, and anything elsewhere.
      if line.isNumber, !line.isHeaderCell(of: reading) { continue }
      add(tied ?? line.claims, source, line.block, isOpening: line.node < opening)
    }
    for text in reading.leadingLines {
      add(NameLine(text).claims.filter { $0.certainty == .said }, .lead, reading.node)
    }
    // [2] of a title beside 2番のりば is that platform, and no line.
    let platforms = Set(around[NameKind.platform.index].map(\.claim.text))
    add(
      lines.title.filter { $0.kind != .routeName || !platforms.contains($0.text) }, .title,
      lines.titleNode)
    turn = Self.turn(above: reading.node, scope.tree)
    shortenStations(scope.tree)
    if Set(reading.columns.compactMap(\.stop)).count > 1 { keepForAllStops() }
    holdsForOne = around.joined().contains { $0.claim.only != nil }
    common = Self.weighed(around, at: nil)
  }

  /// `isOpening` says that it stands above all timetables of the page.
  private mutating func add(
    _ claims: [NameClaim], _ source: NameSource, _ node: PageTree.Index?, isOpening: Bool = false
  ) {
    for claim in claims {
      if source == .line(isNear: false) || source == .prominent(isNear: false),
        claim.certainty != .said, !isOpening
      {
        continue
      }
      around[claim.kind.index].append(
        NameCandidate(claim: claim, source: source, node: node))
    }
  }

  /// Of several stops nothing around the timetable names the platform of all, and a loop (循環) is
  /// the line, for the buses go to every one of them.
  private mutating func keepForAllStops() {
    around[NameKind.platform.index].removeAll { $0.claim.only == nil }
    let isLoop = { (candidate: NameCandidate) in candidate.claim.text.ends(with: "循環") }
    // 右回り循環 says which way, and calls no line.
    for var candidate in around[NameKind.destination.index].filter(isLoop)
    where !NameBrackets.isDirection(String(candidate.claim.text.before(ending: "循環"))) {
      candidate.claim.kind = .routeName
      around[NameKind.routeName.index].append(candidate)
    }
    around[NameKind.destination.index].removeAll(where: isLoop)
  }

  /// "Z線各駅 Y駅の時刻表" is a railway's: its stop is Y when the page also calls it so.
  private mutating func shortenStations(_ tree: PageTree) {
    let stops = around[NameKind.stop.index]
    guard stops.contains(where: \.claim.isStation),
      let name = stops.first(where: \.claim.isStation)?.claim.text, name.ends(with: "駅")
    else { return }
    let bare = String(name.before(ending: "駅"))
    guard tree.tokens.words.texts.contains(bare) else { return }
    let key = NameKey(name)
    for index in stops.indices where stops[index].key.isSame(as: key) {
      around[NameKind.stop.index][index].claim.text = bare
    }
  }

  /// What is known of a column: its own headings first, then what stands around.
  func choices(for column: LayoutResult.Column) -> [NameChoice] {
    var candidates = around
    var isOwn = false
    for (distance, heading) in column.headings.reversed().enumerated() {
      let line = NameLine(heading)
      let saysWay = line.says(.destination)
      for claim in line.claims
      where claim.certainty == .said || claim.kind == .destination
        // "61 港行" over one column, "62 岬行" over the next.
        || saysWay && claim.kind == .routeName && !claim.isService && claim.certainty == .beside
      {
        isOwn = true
        candidates[claim.kind.index].append(
          NameCandidate(claim: claim, source: .columnHead(distance: distance), node: nil))
      }
    }
    var choices =
      isOwn || holdsForOne && column.stop != nil
      ? Self.weighed(candidates, at: column.stop) : common
    let words = column.headings.compactMap { $0.split(separator: " ").last.map(String.init) }
    let way = words.last(where: NameWords.isTurnRound)
    if let way { choices[NameKind.routeName.index].turn(way) }
    // Where no line is told, which way round is all that is known of where the buses go.
    if let way = way.flatMap({ column.headings.contains($0) ? $0 : nil }) ?? turn,
      choices[NameKind.routeName.index].told == nil
    {
      choices[NameKind.destination.index].tell(way)
    }
    return choices
  }

  /// The nearest heading above, but for one of days, where it is one of two ways round.
  private static func turn(above node: PageTree.Index, _ tree: PageTree) -> String? {
    let headings = tree.headings(and: .caption).prefix { $0 < node }.suffix(2).reversed()
      .map { Texts.compact(Texts.line(of: $0, in: tree)) }
    return headings.first { !RowName.isDays($0) }.flatMap { NameWords.isTurnRound($0) ? $0 : nil }
  }

  /// The choice for every kind at a stop, after the rules that tie them together.
  private static func weighed(_ candidates: [[NameCandidate]], at stop: String?) -> [NameChoice] {
    var candidates = candidates
    NameRivals.settle(&candidates)
    let named = stop.map(NameKey.init) ?? NameChoice(candidates[NameKind.stop.index]).told?.key
    for kind in candidates.indices {
      candidates[kind].removeAll { candidate in
        guard let only = candidate.claim.only else { return false }
        return named.map { !$0.agrees(with: NameKey(only)) } ?? true
      }
    }
    let lines = candidates[NameKind.routeName.index]
    if lines.contains(where: { !$0.claim.isService && $0.claim.certainty > .bare }) {
      candidates[NameKind.routeName.index].removeAll(where: \.claim.isService)
    }
    var choices = candidates.map(NameChoice.init)
    NameRivals.withdrawReturns(&choices)
    return choices
  }
}

/// Lines that name the platform of one stop among several, or of the one they name: "国際線ターミナル 5番のりば".
private enum StopPlatforms {
  /// The claims of such a line, the platform as that stop's alone; nil where it is none of a stop whose
  /// times the reading has.
  static func claims(of line: [NameClaim], _ reading: LayoutResult) -> [NameClaim]? {
    guard line.count == 2, let platform = line.first(where: { $0.kind == .platform }),
      let stop = line.first(where: { $0.kind == .stop && $0.only == nil }), platform.only == nil
    else { return nil }
    let stops = Set(reading.columns.compactMap(\.stop))
    let key = NameKey(stop.text)
    guard stops.count > 1, let own = stops.first(where: { NameKey($0).isSame(as: key) }) else {
      return nil
    }
    var tied = platform
    tied.only = own
    return [tied]
  }

  /// The claims of a line that stands above another list, the platform as that of the stop beside it:
  /// "本町駅2番のりば発 湖畔行き" above the way there and the way back.
  static func tied(_ line: [NameClaim]) -> [NameClaim] {
    guard let stop = line.first(where: { $0.kind == .stop && $0.only == nil }) else { return line }
    return line.map { claim in
      guard claim.kind == .platform, claim.only == nil else { return claim }
      var tied = claim
      tied.only = stop.text
      return tied
    }
  }
}
