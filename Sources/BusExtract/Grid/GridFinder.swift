/// Finds everything on a page that can be laid out as a grid.
struct GridFinder {
  let tree: PageTree

  /// The grids: tables first, then lists and blocks, then lines of text.
  func grids() -> [Grid] {
    let tables = LayoutTables(tree)
    var layout = tables
    let blocks = BlockTables(tree: tree, tables: layout).found()
    layout = layout.adding(blocks.map(\.element))
    var chains = ChainGrids(tree: tree, tables: layout)
    let stops = StopLines(tree: tree, tables: layout).grids()
    let read = Set(stops.flatMap { $0.cells.map(\.node) })
    let times = TimeLines(tree: tree, tables: layout).grids().filter { grid in
      !grid.cells.contains { read.contains($0.node) }
    }
    let pairs = ArrowPairs(tree: tree, tables: layout).grids()
    return self.tables() + blocks.map(\.grid)
      + apart(from: times.filter(\.isBelowHours), outside(pairs, chains.grids()))
      + LineGrids(tree: tree).grids()
      + HourRowGrids(tree: tree, tables: layout).grids()
      + times
      + pairs
      + TripLines(tree: tree, tables: layout).grids()
      // Cards of as many lines each look like the rows of a table.
      + TripCards(tree: tree, tables: tables).grids()
      + stops
  }

  /// The grids but those of the departures and arrivals that pairs hold.
  private func outside(_ pairs: [Grid], _ grids: [Grid]) -> [Grid] {
    guard !pairs.isEmpty else { return grids }
    let held = pairs.flatMap(\.cells).map(\.node).map { $0..<Int(tree.nodes[$0].end) }
    return grids.filter { grid in
      !grid.cells.allSatisfy { cell in held.contains { $0.contains(cell.node) } }
    }
  }

  /// The grids but those of times alone that lists below their hours hold as well.
  private func apart(from lists: [Grid], _ grids: [Grid]) -> [Grid] {
    guard !lists.isEmpty else { return grids }
    let held = Set(lists.flatMap(\.cells).map(\.node))
    return grids.filter { grid in
      !grid.cells.allSatisfy { cell in
        (cell.node..<Int(tree.nodes[cell.node].end)).contains(where: held.contains)
      }
    }
  }

  private func tables() -> [Grid] {
    var grids: [Grid] = []
    for index in tree.elements(tagged: .table) where FactTables.timeCell(of: index, in: tree) == nil
    {
      let grid = TableGrid.grid(of: index, in: tree)
      if grid.rowCount > 1 || grid.columnCount > 1 || !grid.strays.isEmpty { grids.append(grid) }
    }
    return grids
  }
}
