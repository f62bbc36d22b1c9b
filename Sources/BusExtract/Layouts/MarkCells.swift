/// Hour grids in which every minute has a cell and its mark another right before it: | 急 | 15 |.
enum MarkCells {
  /// The reading of such a grid; nil where it is none. `read` reads one whose marks stand in the cells of
  /// their minutes.
  static func reading(_ grid: Grid, _ read: (Grid) -> LayoutResult?) -> LayoutResult? {
    guard let joined = joined(grid), var reading = read(joined) else { return nil }
    let kept = Set(joined.cells.map(\.node))
    reading.consumed += grid.cells.filter { !kept.contains($0.node) }.map(\.node)
    return reading
  }

  /// The grid with each mark in the cell of its minute; nil where it is none of these.
  private static func joined(_ grid: Grid) -> Grid? {
    guard grid.columnCount > 4, grid.cells.contains(where: isMark) else { return nil }
    let rows = (0..<grid.rowCount).filter {
      grid[$0, 0].map { HourAxis.hour(in: $0) != nil } == true
    }
    guard rows.count > 2 else { return nil }
    let hasMinutes = (0..<grid.columnCount).map { column in
      rows.contains { grid[$0, column].map { $0.column == column && isMinute($0) } == true }
    }
    let marks = (1..<grid.columnCount).filter { column in
      rows.contains { grid[$0, column].map { $0.column == column && isMark($0) } == true }
    }
    // The first column behind the hours has no minutes, the last some: marks stand before what they mark.
    guard !marks.isEmpty, !hasMinutes[1], hasMinutes[2],
      hasMinutes[grid.columnCount - 1] || isBare(grid, rows),
      marks.allSatisfy({ !hasMinutes[$0] && areMarks($0, rows, grid) })
    else { return nil }
    return joined(grid, marks, rows)
  }

  /// Whether the last column is empty: no mark stands behind all minutes.
  private static func isBare(_ grid: Grid, _ rows: [Int]) -> Bool {
    rows.allSatisfy { grid[$0, grid.columnCount - 1]?.isEmpty ?? true }
  }

  /// Whether a column holds nothing but marks, each with a minute on its right.
  private static func areMarks(_ column: Int, _ rows: [Int], _ grid: Grid) -> Bool {
    guard column + 1 < grid.columnCount else { return false }
    return rows.allSatisfy { row in
      guard let cell = grid[row, column], !cell.isEmpty else { return true }
      return isMark(cell) && grid[row, column + 1].map(isMinute) == true
    }
  }

  private static func joined(_ grid: Grid, _ marks: [Int], _ rows: [Int]) -> Grid? {
    var cells = grid.cells
    var gone = Set<Int>()
    for column in marks {
      for row in rows {
        guard let mark = grid.cellIndex(row, column), !grid.cells[mark].isEmpty,
          let minute = grid.cellIndex(row, column + 1)
        else { continue }
        guard let whole = grid.cells[mark].tokens.joined(with: grid.cells[minute].tokens) else {
          return nil
        }
        cells[minute].tokens = whole
        cells[minute].column = column
        cells[minute].columnSpan += 1
        gone.insert(mark)
      }
    }
    var joined = Grid(
      node: grid.node, at: grid.at,
      cells: cells.indices.filter { !gone.contains($0) }.map { cells[$0] })
    joined.strays = grid.strays
    joined.leadingLines = grid.leadingLines
    return joined
  }

  /// One short word that is no number and no sign for an empty cell.
  private static func isMark(_ cell: Grid.Cell) -> Bool {
    guard cell.tokens.count == 1, let word = cell.tokens.first, cell.columnSpan == 1,
      cell.rowSpan == 1
    else { return false }
    return word.kind == .word && word.length <= 6
      && !word.is([.padding, .hourUnit, .hourName, .ditto])
  }

  private static func isMinute(_ cell: Grid.Cell) -> Bool {
    cell.tokens.count == 1 && cell.columnSpan == 1 && cell.rowSpan == 1
      && cell.tokens[0].digits == 2 && (cell.tokens[0].smallNumber ?? 60) < 60
  }
}
