import BusModel

/// Weighs what a page says of one timetable's stop, line, destination and platform.
struct TimetableNames {
  /// For every kind what stands around the timetable.
  private var around = [[NameCandidate]](repeating: [], count: NameKind.allCases.count)
  /// What that comes to where a column's own headings say nothing.
  private(set) var common: [NameChoice] = []
  /// Whether something is said of one stop alone.
  private var holdsForOne = false

  /// The names around each reading of a page.
  static func all(
    _ readings: [Reading], lines: PageLines, legend: [Mark], tree: PageTree
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

  private init(_ reading: Reading, number: Int, lines: NameLines, scope: PageScope) {
    let chain = scope.chain(of: number)
    let start = scope.extents[number].start
    let opening = scope.extents.map(\.start).min() ?? start
    for line in lines.lines
    where line.node < start || line.origin == .caption(table: reading.node) {
      let tied = StopPlatforms.claims(of: line.claims, reading)
      let isOpen = tied != nil && scope.extents.count == 1
      guard
        let source = Self.source(line, reading, number, chain, scope)
          ?? (isOpen ? .line(isNear: false) : nil)
      else { continue }
      // A lone number in a cell is the line's above the times, and anything elsewhere.
      if line.isNumber, !Self.isHeaderCell(line, reading) { continue }
      add(tied ?? line.claims, source, line.block, isOpening: line.node < opening)
    }
    for text in reading.leadingLines {
      add(NameLine(text).claims.filter { $0.certainty == .said }, .lead, reading.node)
    }
    add(lines.title, .title, lines.titleNode)
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
    for var candidate in around[NameKind.destination.index].filter(isLoop) {
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
  func choices(for column: Reading.Column) -> [NameChoice] {
    var candidates = around
    var isOwn = false
    for (distance, heading) in column.headings.reversed().enumerated() {
      for claim in NameLine(heading).claims
      where claim.certainty == .said || claim.kind == .destination {
        isOwn = true
        candidates[claim.kind.index].append(
          NameCandidate(claim: claim, source: .columnHead(distance: distance), node: nil))
      }
    }
    guard isOwn || holdsForOne && column.stop != nil else { return common }
    return Self.weighed(candidates, at: column.stop)
  }

  /// The choice for every kind at a stop, after the rules that tie them together.
  private static func weighed(_ candidates: [[NameCandidate]], at stop: String?) -> [NameChoice] {
    var candidates = candidates
    turnTimetablesOf(&candidates)
    dropRivalTimetablesOf(&candidates)
    dropChains(&candidates[NameKind.stop.index])
    dropWays(&candidates)
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
    withdrawReturns(&choices)
    return choices
  }

  /// No bus goes to the stop it leaves from, nor to a part of that.
  private static func withdrawReturns(_ choices: inout [NameChoice]) {
    let (stop, destination) = (NameKind.stop.index, NameKind.destination.index)
    guard let from = choices[stop].told, let to = choices[destination].told else { return }
    if to.claim.text.begins(with: from.claim.text + " ") {
      choices[destination].withdraw()
    } else if from.agrees(with: to) {
      choices[from.weight < to.weight ? stop : destination].withdraw()
    }
  }

  /// "市役所 → 病院 → 港" below a heading 桜台: the way that the buses take from there.
  private static func dropChains(_ stops: inout [NameCandidate]) {
    let isHead = stops.contains { stop in
      if case .heading = stop.source { !stop.claim.isOfChain } else { false }
    }
    let isSure = stops.contains { !$0.claim.isOfChain && $0.claim.certainty > .bare }
    if isHead || isSure { stops.removeAll(where: \.claim.isOfChain) }
  }

  /// "北車庫 → 駅" beside a heading 桜台: the line's ends, where 桜台 is the stop; where 桜台 stands farther
  /// away nobody knows which.
  private static func dropWays(_ candidates: inout [[NameCandidate]]) {
    let stops = candidates[NameKind.stop.index]
    let ends = candidates[NameKind.destination.index]
    let ways = stops.filter(\.claim.isOfWay)
    guard let way = ways.max(by: { $0.source.weight < $1.source.weight }),
      case .heading = way.source
    else { return }
    let heads = stops.filter { head in
      guard case .heading = head.source, !head.claim.isOfWay, !head.claim.isOfChain,
        head.claim.certainty == .bare
      else {
        return false
      }
      return BareName.isLikely(head.claim.text)
        && !(ways + ends).contains { $0.agrees(with: head) }
    }
    guard let head = heads.max(by: { $0.source.weight < $1.source.weight }) else { return }
    let isNearer = head.source.weight > way.source.weight
    candidates[NameKind.stop.index].removeAll { candidate in
      candidate.claim.isOfWay
        || !isNearer && candidate.claim.certainty == .bare && heads.contains(candidate)
    }
  }

  /// Of "Xの時刻表" and "Yの時刻表" one is no stop: each needs a witness that says it otherwise.
  private static func dropRivalTimetablesOf(_ candidates: inout [[NameCandidate]]) {
    let stops = candidates[NameKind.stop.index]
    let titled = stops.filter(\.claim.isOfTimetable)
    guard let first = titled.first,
      titled.contains(where: { !$0.agrees(with: first) })
    else { return }
    candidates[NameKind.stop.index].removeAll { candidate in
      candidate.claim.isOfTimetable
        && !stops.contains {
          !$0.claim.isOfTimetable && $0.agrees(with: candidate)
        }
    }
  }

  /// "Xの時刻表" speaks of where the buses go when other words say that they go to X.
  private static func turnTimetablesOf(_ candidates: inout [[NameCandidate]]) {
    let (stop, destination) = (NameKind.stop.index, NameKind.destination.index)
    for candidate in candidates[stop]
    where candidate.claim.certainty < .said || candidate.claim.isOfTimetable {
      let said = candidates[destination].first {
        $0.claim.certainty == .said && $0.source != candidate.source
          && $0.weight + 8 > candidate.weight - 20
          && $0.agrees(with: candidate)
      }
      guard let said,
        candidates[stop].contains(where: {
          !$0.agrees(with: candidate)
        })
      else { continue }
      candidates[stop].removeAll { $0 == candidate }
      var turned = candidate
      turned.claim.kind = .destination
      turned.claim.text = said.claim.text
      turned.claim.certainty = min(candidate.claim.certainty, .beside)
      candidates[destination].append(turned)
    }
  }

  private static func isHeaderCell(_ line: NameLines.Line, _ reading: Reading) -> Bool {
    if case .cell(let cell, _) = line.origin { reading.headerCells.contains(cell) } else { false }
  }

  /// What a line is to a timetable; nil when it is another's.
  private static func source(
    _ line: NameLines.Line, _ reading: Reading, _ number: Int, _ chain: [PageTree.Index: Int],
    _ scope: PageScope
  ) -> NameSource? {
    let isNear = scope.isNear(line.node, number)
    switch line.origin {
    case .heading(let heading):
      return chain[heading].map { .heading(depth: $0) }
    case .caption(let table): return table == reading.node ? .caption : nil
    case .cell(let cell, let table):
      return source(of: line, in: cell, table, reading, scope, isNear) {
        isOurs(line, number, chain, scope)
      }
    case .tab:
      switch line.panel {
      case .element(let panel):
        return scope.tree.descendants(of: panel).contains(reading.node) ? .tab : nil
      // Of several timetables nobody knows which the chosen tab opened.
      case .some(.none)
      where scope.extents.count > 1 || TabOrder.isOnePanel(reading.node, of: scope.tree):
        return nil
      default: return isOurs(line, number, chain, scope) ? .tab : nil
      }
    case .trail: return .trail
    case .plain, .prominent:
      guard isOurs(line, number, chain, scope) else { return nil }
      if line.origin == .prominent, !line.isLabelled { return .prominent(isNear: isNear) }
      return line.isLabelled ? .labelled(isNear: isNear) : .line(isNear: isNear)
    }
  }

  /// A cell of the timetable's own table, of one around it, or of a small one that heads it.
  private static func source(
    of line: NameLines.Line, in cell: PageTree.Index, _ table: PageTree.Index,
    _ reading: Reading, _ scope: PageScope, _ isNear: Bool, isOurs: () -> Bool
  ) -> NameSource? {
    let row = scope.tree.parent(of: cell)
    let cells = scope.tree.elements(of: row).count { scope.tree.nodes[$0].tag.isCell }
    if table == reading.node {
      // Beside the hours' own heading one cell may head all minutes.
      let isWide = cells == 2 && scope.tree.attribute("colspan", of: cell) != nil
      guard cells == 1 || isWide || reading.headerCells.contains(cell) else { return nil }
      return line.isLabelled ? .labelled(isNear: true) : .headerCell
    }
    guard isOurs() else { return nil }
    let isAround = scope.tree.descendants(of: table).contains(reading.node)
    if line.isLabelled { return .labelled(isNear: isNear) }
    if isAround { return .line(isNear: isNear) }
    let count = scope.tree.descendants(of: table).count { scope.tree.nodes[$0].tag.isCell }
    let isFact = count <= 8 || LabelPlaces(tree: scope.tree).isSameDown(cell, in: table)
    guard isFact else { return nil }
    return isNear
      ? .headerCell : scope.headsAll(table, until: reading.node) ? .line(isNear: false) : nil
  }

  /// Whether a line stands in a section and a box of this timetable.
  private static func isOurs(
    _ line: NameLines.Line, _ number: Int, _ chain: [PageTree.Index: Int], _ scope: PageScope
  ) -> Bool {
    if let heading = scope.heading(before: line.node), chain[heading] == nil { return false }
    return scope.isInScope(line.node, number)
  }
}
