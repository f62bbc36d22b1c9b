import BusModel

/// Lists whose rows are not one for each head.
extension DepartureListReader {
  /// The list below rows that one cell without a time fills: where its buses go.
  var withoutWideRows: DepartureListReader? {
    let wide = grid.cells.filter { cell in
      cell.columnSpan == grid.columnCount && cell.rowSpan == 1
        && ClockCell(cell.tokens).times.isEmpty
    }
    let rows = Set(wide.map(\.row))
    guard grid.columnCount > 2, !rows.isEmpty, rows == Set(0..<rows.count) else { return nil }
    var body = Grid(
      node: grid.node, at: grid.at,
      cells: grid.cells.filter { !rows.contains($0.row) }.map { cell in
        var moved = cell
        moved.row -= rows.count
        return moved
      })
    body.strays = grid.strays
    body.ways = wide.map { Texts.line(of: $0.node, in: tree) }
      .filter { NameLine($0).says(.destination) }
    return DepartureListReader(grid: body, tree: tree)
  }

  /// The list whose heads span several rows, with the times of these in one.
  var withJoinedRows: DepartureListReader? {
    let heads = grid.cells.filter { $0.column == 0 && !$0.isEmpty }
    guard heads.contains(where: { $0.rowSpan > 1 }), heads.allSatisfy({ $0.columnSpan == 1 }),
      heads.reduce(0, { $0 + $1.rowSpan }) == grid.rowCount
    else { return nil }
    var cells: [Grid.Cell] = []
    for (row, head) in heads.enumerated() {
      let rows = head.row..<head.row + head.rowSpan
      let times = grid.cells.filter { $0.column > 0 && rows.contains($0.row) && !$0.isEmpty }
      guard times.allSatisfy({ $0.rowSpan == 1 && $0.columnSpan == 1 }) else { return nil }
      for (column, cell) in ([head] + times).enumerated() {
        var moved = cell
        (moved.row, moved.column, moved.rowSpan) = (row, column, 1)
        cells.append(moved)
      }
    }
    var body = Grid(node: grid.node, at: grid.at, cells: cells)
    body.strays = grid.strays
    body.ways = grid.ways
    return DepartureListReader(grid: body, tree: tree)
  }
}
