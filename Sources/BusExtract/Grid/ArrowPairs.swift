import BusModel

/// Finds runs of elements that are nothing but a departure and its arrival, "10:13→11:00", below a
/// line that says from where to where: "港→駅前".
struct ArrowPairs {
  let tree: PageTree
  let tables: LayoutTables

  /// The grids in document order: a row for each pair.
  func grids() -> [Grid] {
    var runs: [[PageTree.Index]] = []
    for index in tree.nodes.indices where isPair(index) {
      if let last = runs.last?.last, tree.parent(of: last) == tree.parent(of: index) {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    return runs.compactMap(grid)
  }

  /// "10:13→11:00" and nothing else, in an element of its own.
  private func isPair(_ index: PageTree.Index) -> Bool {
    let tag = tree.nodes[index].tag
    guard tag == .li || tag == .p || tag == .div || tag == .dd else { return false }
    let count = tree.tokens.count(index, end: Int(tree.nodes[index].end))
    guard (7...9).contains(count), tables.isFree(index) else { return false }
    let tokens = tree.tokens(of: index)
    guard let arrow = arrow(in: tokens) else { return false }
    let holdsBlocks = tree.descendants(of: index).contains { tree.nodes[$0].tag.isBlock }
    return !holdsBlocks && ClockCell(tokens.part(0..<arrow)).soleTime != nil
      && ClockCell(tokens.part(arrow + 1..<tokens.count)).soleTime != nil
  }

  private func arrow(in tokens: Tokens) -> Int? {
    tokens.indices.first {
      tokens[$0].kind == .word && SignWords.arrows.isFound(in: tokens.text(tokens[$0]))
    }
  }

  private func grid(_ run: [PageTree.Index]) -> Grid? {
    let head = HeadLine.lines(above: run[0], tree).first { SignWords.arrows.isFound(in: $0) }
    guard let head, !head.contains(where: \.isNumber) || NameLine(head).says(.destination)
    else { return nil }
    let root = PlaceName(tree: tree).root(of: run[0])
    var cells: [Grid.Cell] = []
    for (row, node) in run.enumerated() {
      let tokens = tree.tokens(of: node)
      guard let arrow = arrow(in: tokens) else { continue }
      for (column, part) in [0..<arrow, arrow + 1..<tokens.count].enumerated() {
        cells.append(
          Grid.Cell(
            node: node, tokens: tokens.part(part), isHeading: false, row: row, column: column,
            rowSpan: 1, columnSpan: 1,
            place: Place(root: root, rowTag: tree.nodes[node].tag, row: row + 1)))
      }
    }
    var grid = Grid(node: run[0], at: root.name, cells: cells)
    grid.isPairs = true
    grid.isLines = true
    grid.ways = [head]
    return grid
  }
}
