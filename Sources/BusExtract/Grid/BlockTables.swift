/// Finds tables that are made of blocks: an element whose children are all alike and hold as many
/// children each, a row of cells: `div.row > div.name + div.cell + div.cell`.
struct BlockTables {
  let tree: PageTree
  let tables: LayoutTables

  /// The fewest rows and cells, and the most of the latter.
  private static let fewestRows = 3
  private static let cells = 3...60

  /// The grids in document order.
  func grids() -> [Grid] {
    var grids: [Grid] = []
    var index = 1
    while index < tree.nodes.count {
      let tag = tree.nodes[index].tag
      if tag == .table, !tables.isLayout(index) {
        index = Int(tree.nodes[index].end)
        continue
      }
      if let grid = grid(of: index, tag) {
        grids.append(grid)
        index = Int(tree.nodes[index].end)
      } else {
        index += 1
      }
    }
    return grids
  }

  private func grid(of node: PageTree.Index, _ tag: Tag) -> Grid? {
    guard [.div, .ul, .ol, .section].contains(tag), tables.isFree(node) else { return nil }
    let rows = tree.children(of: node).filter { !tree.isBlank($0) }
    guard rows.count >= Self.fewestRows, let first = rows.first,
      rows.allSatisfy({ tree.nodes[$0].tag == tree.nodes[first].tag && tree.nodes[$0].tag != .text }
      )
    else { return nil }
    let cells = rows.map { row in tree.children(of: row).filter { !tree.isBlank($0) } }
    guard Self.cells.contains(cells[0].count),
      cells.allSatisfy({ row in
        row.count == cells[0].count && row.allSatisfy { tree.nodes[$0].tag != .text }
      }), holdTimes(cells)
    else { return nil }
    return grid(node, rows, cells)
  }

  /// Whether two rows and more hold times behind their first cell, and no cell more than one.
  private func holdTimes(_ cells: [[PageTree.Index]]) -> Bool {
    let counts = cells.map { row in
      row.dropFirst().count { ClockCell(tree.tokens(of: $0)).soleTime != nil }
    }
    return counts.count { $0 > 0 } >= 2
      && cells.allSatisfy { row in
        row.allSatisfy { tree.tokens(of: $0).count <= 12 }
          && ClockCell(tree.tokens(of: row[0])).times.isEmpty
      }
  }

  private func grid(
    _ node: PageTree.Index, _ rows: [PageTree.Index], _ cells: [[PageTree.Index]]
  ) -> Grid {
    let at = PlaceName(tree: tree).name(of: node)
    var found: [Grid.Cell] = []
    for (row, nodes) in cells.enumerated() {
      for (column, cell) in nodes.enumerated() {
        found.append(
          Grid.Cell(
            node: cell, tokens: tree.tokens(of: cell), isHeading: column == 0, row: row,
            column: column, rowSpan: 1, columnSpan: 1,
            place: Place(root: at, rowTag: tree.nodes[rows[row]].tag, row: row + 1)))
      }
    }
    return Grid(node: node, at: at, cells: found)
  }
}
