/// Finds tables that are made of blocks: an element whose children are rows of as many cells each,
/// `div.row > div.name + div.cell + div.cell`. They are read as tables are, and by nobody else.
struct BlockTables {
  let tree: PageTree
  let tables: LayoutTables

  /// The fewest cells of a row that a name begins.
  private static let fewestNamed = 3

  /// A table and the element that draws it.
  typealias Found = (grid: Grid, element: PageTree.Index)

  /// The tables in document order.
  func found() -> [Found] {
    var found: [Found] = []
    var end = 0
    for index in tree.clockElements where index >= end {
      let grid = tables.holdsData(index) ? nil : grid(of: index)
      if let grid { found.append((grid, index)) }
      if grid != nil || tables.holdsData(index) { end = Int(tree.nodes[index].end) }
    }
    return found
  }

  private func grid(of node: PageTree.Index) -> Grid? {
    switch tree.nodes[node].tag {
    case .div, .ul, .ol, .section, .article, .body: break
    default: return nil
    }
    // Two rows and more hold times, in either way to make one, and two cells and more are in each.
    guard tree.clockCount(of: node) >= 2, tree.descendants(of: node).count >= 6, tables.isFree(node)
    else { return nil }
    let candidates = BlockRows(tree: tree).candidates(of: node)
    return candidates.first { areNamed($0.cells) || areHeaded($0.cells) }.map(grid)
  }

  private func clock(_ node: PageTree.Index) -> ClockCell { ClockCell(tree.tokens(of: node)) }

  /// Whether each row begins with a name, and two and more hold times behind it, one a cell.
  private func areNamed(_ rows: [[PageTree.Index]]) -> Bool {
    guard rows[0].count >= Self.fewestNamed else { return false }
    let counts = rows.map { row in row.dropFirst().count { clock($0).soleTime != nil } }
    return counts.count { $0 > 0 } >= 2 && rows.allSatisfy { clock($0[0]).times.isEmpty }
  }

  /// Whether the first row is words alone, and below them each row holds times, one a cell, in columns of
  /// hardly anything else.
  private func areHeaded(_ rows: [[PageTree.Index]]) -> Bool {
    let heads = rows[0].map { tree.tokens(of: $0) }
    guard !heads.contains(where: ClockCell.holdsTime),
      heads.count(where: { head in head.contains { !$0.isNumber } }) >= 2
    else { return false }
    let body = rows.dropFirst().map { row in row.map { clock($0) } }
    guard body.allSatisfy({ row in row.contains { $0.soleTime != nil } }) else { return false }
    return heads.indices.allSatisfy { column in
      let cells = body.map { $0[column] }
      let times = cells.count { $0.soleTime != nil }
      return times == 0 ? cells.allSatisfy { $0.times.isEmpty } : times * 2 >= cells.count
    }
  }

  private func grid(_ rows: BlockRows.Rows) -> Grid {
    let root = PlaceName(tree: tree).root(of: rows.node)
    let isHeaded = areHeaded(rows.cells)
    var found: [Grid.Cell] = []
    for (row, nodes) in rows.cells.enumerated() {
      for (column, cell) in nodes.enumerated() {
        found.append(
          Grid.Cell(
            node: cell, tokens: tree.tokens(of: cell),
            isHeading: isHeaded ? row == 0 : column == 0, row: row, column: column,
            rowSpan: 1, columnSpan: 1,
            place: Place(root: root, rowTag: tree.nodes[tree.parent(of: cell)].tag, row: row + 1)))
      }
    }
    return Grid(node: rows.node, at: root.name, cells: ClosingRows.removed(from: found))
  }
}
