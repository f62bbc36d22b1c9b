/// Finds timetables written as one element for each hour: `li` or `p` of "6時　12分、33分" one below the other.
struct HourRowGrids {
  let tree: PageTree
  let tables: LayoutTables

  /// The fewest hours that one of them has, and the most of a page's.
  private static let fewest = 3
  private static let most = 2_000

  /// An element that is the line of an hour.
  private struct Row {
    var node: PageTree.Index
    var hour: Int
    var tokens: Tokens
  }

  /// The grids in document order: one for each run of such elements.
  func grids() -> [Grid] {
    let runs = runs()
    // A day with few buses stands beside one with more.
    guard runs.contains(where: { $0.count >= Self.fewest && listsMinutes($0) }) else { return [] }
    return runs.map(grid)
  }

  /// Elements that follow one another with nothing between them, their hours rising.
  private func runs() -> [[Row]] {
    var runs: [[Row]] = []
    var count = 0
    for node in tree.nodes.indices {
      guard let row = row(node) else { continue }
      count += 1
      guard count <= Self.most else { return [] }
      if let last = runs.last?.last, goesOn(row, after: last) {
        runs[runs.count - 1].append(row)
      } else {
        runs.append([row])
      }
    }
    return runs
  }

  private func goesOn(_ row: Row, after last: Row) -> Bool {
    tree.parent(of: row.node) == tree.parent(of: last.node)
      && tree.nodes[row.node].tag == tree.nodes[last.node].tag
      && (row.hour > last.hour || last.hour >= 20 && row.hour <= 4)
      && (Int(tree.nodes[last.node].end)..<row.node).allSatisfy { tree.isBlank($0) }
  }

  /// The row that an element is: one line that begins with "6時" and goes on apart from it.
  private func row(_ node: PageTree.Index) -> Row? {
    let tag = tree.nodes[node].tag
    guard tag == .li || tag == .p || tag == .div, !tree.holdsBlocks(node),
      (3...80).contains(tree.tokens.count(node, end: Int(tree.nodes[node].end))),
      tables.isFree(node)
    else { return nil }
    let lines = tree.tokens(of: node).lines
    guard lines.count == 1, let tokens = lines.first, tokens.count > 2,
      let hour = tokens[0].smallNumber, hour <= 29, tokens[1].isGlued, !tokens[2].isGlued,
      Self.units.isOne(tokens.text(tokens[1])), tokens[2...].contains(where: \.isNumber)
    else { return nil }
    return Row(node: node, hour: hour, tokens: tokens)
  }

  private static let units = WordList(["時", "時台", "時：", "時:"])

  /// Whether one of the hours has several buses: with one thing each it is what happens in a day.
  private func listsMinutes(_ run: [Row]) -> Bool {
    run.contains { row in
      row.tokens.part(2..<row.tokens.count).count { $0.isNumber && ($0.smallNumber ?? 60) < 60 } > 1
    }
  }

  private func grid(_ run: [Row]) -> Grid {
    let names = PlaceName(tree: tree)
    var cells: [Grid.Cell] = []
    for (number, row) in run.enumerated() {
      let place = Place(root: names.root(of: row.node), rowTag: nil, row: 1)
      let parts = [row.tokens.part(0..<2), row.tokens.part(2..<row.tokens.count)]
      for (column, tokens) in parts.enumerated() {
        cells.append(
          Grid.Cell(
            node: row.node, tokens: tokens, isHeading: column == 0, row: number, column: column,
            rowSpan: 1, columnSpan: 1, place: place))
      }
    }
    var grid = Grid(node: run[0].node, at: names.root(of: run[0].node).name, cells: cells)
    grid.leadsWithHours = true
    grid.isOfHourRows = true
    return grid
  }
}
