/// Tables of trips that say in their first column which way the rows go, and only at the first of each way: 往路 beside 駅発,
/// nothing beside the stops below it, 復路 beside 病院発.
enum WayColumn {
  /// The grid with each way beside all its rows; the grid itself where it is none of these.
  static func spread(_ grid: Grid) -> Grid {
    guard grid.rowCount > 3, grid.columnCount > 2, grid[grid.rowCount - 1, 0]?.isEmpty == true,
      let first = (0..<grid.rowCount).first(where: { isWay($0, grid) }),
      (first..<grid.rowCount).allSatisfy({ isWay($0, grid) || isBlank($0, grid) })
    else { return grid }
    let ways = (first..<grid.rowCount).filter { isWay($0, grid) }
    guard ways.count > 1 else { return grid }
    let cells = grid.cells.compactMap { cell -> Grid.Cell? in
      guard cell.column == 0, cell.row >= first else { return cell }
      guard !cell.isEmpty else { return nil }
      var way = cell
      way.rowSpan = (ways.first { $0 > cell.row } ?? grid.rowCount) - cell.row
      return way
    }
    return grid.holding(cells)
  }

  private static func isWay(_ row: Int, _ grid: Grid) -> Bool {
    guard let cell = grid[row, 0], isOwn(cell, row), !cell.isEmpty else { return false }
    return RowName.isWay(cell.tokens.joined)
  }

  private static func isBlank(_ row: Int, _ grid: Grid) -> Bool {
    guard let cell = grid[row, 0] else { return false }
    return isOwn(cell, row) && cell.isEmpty
  }

  private static func isOwn(_ cell: Grid.Cell, _ row: Int) -> Bool {
    cell.row == row && cell.column == 0 && cell.rowSpan == 1 && cell.columnSpan == 1
  }
}
