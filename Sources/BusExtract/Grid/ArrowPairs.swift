import BusModel

/// Finds runs of elements that are nothing but a departure and its arrival, "10:13→11:00", below a
/// line that says from where to where: "港→駅前". What stands between two of them is said of the first.
struct ArrowPairs {
  let tree: PageTree
  let tables: LayoutTables

  /// "第1便 10:13発→11:00着" and the elements between it and the next one.
  private struct Pair {
    var node: PageTree.Index
    /// The name of the trip, the departure, the arrival.
    var parts: (trip: Tokens, departure: Tokens, arrival: Tokens)
    var remarks: [PageTree.Index] = []
  }

  /// The grids in document order: a row for each pair.
  func grids() -> [Grid] {
    // One look at the page's words: most pages have no arrow, and each of their elements none.
    guard tree.tokens.words.mayHold(Self.anyArrow) else { return [] }
    var runs: [[Pair]] = []
    for index in tree.nodes.indices {
      guard let pair = pair(index) else { continue }
      if let last = runs.last?.last?.node, let between = remarks(between: last, index) {
        runs[runs.count - 1][runs[runs.count - 1].count - 1].remarks = between
        runs[runs.count - 1].append(pair)
      } else {
        runs.append([pair])
      }
    }
    return runs.map(closed).compactMap(grid)
  }

  /// "10:13→11:00" and nothing else but the trip's name, in an element of its own.
  private func pair(_ index: PageTree.Index) -> Pair? {
    let tag = tree.nodes[index].tag
    guard tag == .li || tag == .p || tag == .div || tag == .dd || tag.isHeading,
      tree.clockCount(of: index) > 0
    else { return nil }
    let count = tree.tokens.count(index, end: Int(tree.nodes[index].end))
    guard (7...12).contains(count), tables.isFree(index) else { return nil }
    let tokens = tree.tokens(of: index)
    guard let arrow = arrow(in: tokens) else { return nil }
    let first = tokens.indices.first { place in
      place > 0 && tokens[place].is(.clockColon) && tokens[place].isGlued
    }
    guard let first, first < arrow, !holdsBlocks(index) || isStack(index, tokens[arrow]) else {
      return nil
    }
    let parts = (
      tokens.part(0..<first - 1), tokens.part(first - 1..<arrow),
      tokens.part(arrow + 1..<tokens.count)
    )
    guard parts.0.isEmpty || RowName.isTrip(parts.0.joined), ClockCell(parts.1).soleTime != nil,
      ClockCell(parts.2).soleTime != nil, !namesStops(tokens)
    else { return nil }
    return Pair(node: index, parts: parts)
  }

  /// "7:10 中央駅発 → 7:35 港着" is a trip from stop to stop.
  private func namesStops(_ tokens: Tokens) -> Bool {
    TripLine(tokens).map { $0.calls.allSatisfy { $0.stop.length > 1 } } ?? false
  }

  private func holdsBlocks(_ index: PageTree.Index) -> Bool {
    tree.descendants(of: index).contains { tree.nodes[$0].tag.isBlock }
  }

  private func arrow(in tokens: Tokens) -> Int? {
    tokens.indices.first { place in
      tokens[place].kind == .word
        && (isArrow(tokens.text(tokens[place])) || Self.down.isOne(tokens.text(tokens[place])))
    }
  }

  /// Whether a departure, an arrow and an arrival are all that stands there, each in an element of its own.
  private func isStack(_ index: PageTree.Index, _ arrow: Token) -> Bool {
    let parts = tree.children(of: index).filter { !tree.isBlank($0) }
    return parts.count == 3 && tree.tokens(of: parts[1]).count == 1
      && tree.descendants(of: parts[1]).contains(arrow.node)
      && [parts[0], parts[2]].allSatisfy { ClockCell(tree.tokens(of: $0)).soleTime != nil }
  }

  /// Arrows that stand between a departure and the arrival below it.
  private static let down = WordList(downArrows)
  private static let downArrows = ["↓", "⬇", "⇓"]
  private static let anyArrow = WordList(SignWords.arrowSigns + downArrows)

  private func isArrow(_ text: String) -> Bool { SignWords.arrows.isFound(in: text) }

  /// The elements between two pairs side by side; nil where another heading or way begins there.
  private func remarks(between last: PageTree.Index, _ next: PageTree.Index) -> [PageTree.Index]? {
    guard tree.parent(of: last) == tree.parent(of: next),
      tree.nodes[last].tag == tree.nodes[next].tag
    else { return nil }
    let found = siblings(behind: last, before: next)
    return found.contains(where: begins) ? nil : found
  }

  private func begins(_ node: PageTree.Index) -> Bool {
    (node..<max(Int(tree.nodes[node].end), node + 1)).contains { tree.nodes[$0].tag.isHeading }
      || isArrow(Texts.line(of: node, in: tree))
  }

  private func siblings(
    behind node: PageTree.Index, before next: PageTree.Index
  ) -> [PageTree.Index] {
    var found: [PageTree.Index] = []
    var current = Int(tree.nodes[node].end)
    while current < next, tree.parent(of: current) == tree.parent(of: node) {
      if !tree.isBlank(current), tree.nodes[current].tag != .br { found.append(current) }
      current = Int(tree.nodes[current].end)
    }
    return found
  }

  /// The run with what stands below its last pair, where it does below all others.
  private func closed(_ run: [Pair]) -> [Pair] {
    var run = run
    let counts = Set(run.dropLast().map(\.remarks.count))
    guard let count = counts.first, counts.count == 1, count > 0, let last = run.last else {
      return run
    }
    let below = siblings(behind: last.node, before: tree.nodes.count).prefix(count)
    if !below.contains(where: begins) { run[run.count - 1].remarks = Array(below) }
    return run
  }

  private func grid(_ run: [Pair]) -> Grid? {
    let head = HeadLine.lines(above: run[0].node, tree).first { line in
      isArrow(line) || NameLine(line).says(.stop, .destination)
    }
    guard let head,
      !head.contains(where: \.isPlainDigit) || NameLine(head).says(.stop, .destination)
    else { return nil }
    let root = PlaceName(tree: tree).root(of: run[0].node)
    var cells: [Grid.Cell] = []
    for (row, pair) in run.enumerated() {
      let place = Place(root: root, rowTag: tree.nodes[pair.node].tag, row: row + 1)
      let own = [pair.parts.departure, pair.parts.arrival, pair.parts.trip].map { (pair.node, $0) }
      let below = pair.remarks.map { ($0, tree.tokens(of: $0)) }
      for (column, (node, tokens)) in (own + below).enumerated() {
        cells.append(
          Grid.Cell(
            node: node, tokens: tokens, isHeading: false, row: row, column: column, rowSpan: 1,
            columnSpan: 1, place: place))
      }
    }
    var grid = Grid(node: run[0].node, at: root.name, cells: cells)
    grid.isPairs = true
    grid.isLines = true
    grid.ways = [head]
    return grid
  }
}
