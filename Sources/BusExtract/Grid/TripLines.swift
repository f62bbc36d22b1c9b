/// Finds trips written as lines of text: "1便　駅前 8:00発 → 市役所 8:10 → 病院 8:20着"; or as lines of times
/// alone, "8:00→8:10→8:20", below one of as many names.
struct TripLines {
  let tree: PageTree
  let tables: LayoutTables

  /// The grids in document order: a row for each line that is a trip.
  func grids() -> [Grid] {
    let words = tree.tokens.words
    guard words.mayHold(SignWords.arrows) || words.mayHold(TripParts.signs) else { return [] }
    var runs = runs(vouched: [])
    // Lines below the same names as others go by the same stops, though other words stand over them.
    let named = Set(runs.map { Set($0.names) }.filter { !$0.isEmpty })
    if !named.isEmpty { runs = self.runs(vouched: named) }
    return withSiblings(
      runs.map { names, cells in
        var grid = Grid(
          node: cells[0].node, at: PlaceName(tree: tree).name(of: cells[0].node), cells: cells)
        grid.stopNames = names
        grid.isLines = true
        grid.isTripLines = true
        grid.isOneOfSeveral = runs.contains { $0.cells.count > 1 }
        return grid
      })
  }

  /// The grids, with those lines taken for trips that stand side by side with the course of a bus, each below a
  /// heading of its own: 北ルート, 南ルート.
  private func withSiblings(_ grids: [Grid]) -> [Grid] {
    guard grids.count > 1, grids.contains(where: { !$0.isOneOfSeveral }) else { return grids }
    let courses = Set(grids.filter { Layout.isCourse($0, tree) }.map { tree.parent(of: $0.node) })
    return grids.map { grid in
      var grid = grid
      grid.isOneOfSeveral = grid.isOneOfSeveral || courses.contains(tree.parent(of: grid.node))
      return grid
    }
  }

  /// Lines that follow one another, with the names that stand over them.
  private typealias Run = (names: [String], cells: [Grid.Cell])

  private func runs(vouched: Set<Set<String>>) -> [Run] {
    var runs: [Run] = []
    var last: PageTree.Index?
    for index in tree.clockElements where isCandidate(index) {
      let run = last.flatMap { isNext(index, to: $0) ? runs.last : nil }
      let isNamed = run?.names.isEmpty == false && TripNames(tree: tree).headsItself(index)
      if let run, !isNamed, let lines = trips(in: index, names: run.names) {
        runs[runs.count - 1].cells += cells(lines, in: index, from: run.cells.count)
      } else if let lines = trips(in: index, names: []) {
        runs.append(([], cells(lines, in: index, from: 0)))
      } else if let names = TripNames(tree: tree, vouched: vouched).names(of: index),
        let lines = trips(in: index, names: names)
      {
        runs.append((names, cells(lines, in: index, from: 0)))
      } else {
        continue
      }
      last = index
    }
    return runs
  }

  /// The innermost element with text of its own, outside tables of data.
  private func isCandidate(_ index: PageTree.Index) -> Bool {
    guard [.p, .li, .div, .dd].contains(tree.nodes[index].tag),
      tree.tokens.count(index, end: Int(tree.nodes[index].end)) >= 6
    else { return false }
    return !tree.holdsBlocks(index) && tables.isFree(index)
  }

  /// Whether nothing but blanks stands between two elements made alike.
  private func isNext(_ index: PageTree.Index, to last: PageTree.Index) -> Bool {
    tree.nodes[last].tag == tree.nodes[index].tag && tree.parent(of: last) == tree.parent(of: index)
      && (Int(tree.nodes[last].end)..<index).allSatisfy { tree.isBlank($0) }
  }

  /// The lines of an element; nil unless each that holds a time is a trip.
  private func trips(in index: PageTree.Index, names: [String]) -> [Tokens]? {
    let lines = tree.tokens(of: index).lines.filter { line in
      line.holdClockSign
    }
    let areTrips = !lines.isEmpty && lines.allSatisfy { TripLine($0, names: names) != nil }
    guard areTrips, !names.isEmpty || lines.allSatisfy(holdsArrow) || saysRides(index) else {
      return nil
    }
    return lines
  }

  private func holdsArrow(_ line: Tokens) -> Bool {
    line.contains { SignWords.arrows.isFound(in: line.text($0)) }
  }

  /// Whether the page says of lines without arrows that they are of buses.
  private func saysRides(_ index: PageTree.Index) -> Bool {
    TripNames(tree: tree).isOfBuses(index) || HeadLine.namesRides(above: index, tree)
  }

  private func cells(_ lines: [Tokens], in node: PageTree.Index, from row: Int) -> [Grid.Cell] {
    let root = PlaceName(tree: tree).root(of: node)
    return lines.enumerated().map { number, line in
      Grid.Cell(
        node: node, tokens: line, isHeading: false, row: row + number, column: 0, rowSpan: 1,
        columnSpan: 1, place: Place(root: root, rowTag: nil, row: number + 1))
    }
  }
}
