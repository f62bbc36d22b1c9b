/// Where new parts of a list begin: rows of days or ways among the times, for each column of times.
struct ListSections {
  private var cells: [Int: [Int: SectionCell]] = [:]

  init() {}

  /// Looks through the rows in which a column of times has none.
  init(_ matrix: ClockMatrix, _ tree: PageTree, rows: Range<Int>, timeColumns: [Int]) {
    let grid = matrix.grid
    for row in rows {
      for (position, column) in timeColumns.enumerated()
      where matrix.listedCount(row, column) == 0 {
        let next = position + 1 < timeColumns.count ? timeColumns[position + 1] : grid.columnCount
        let owned = (timeColumns.count > 1 ? column : 0)..<next
        let found =
          Self.section(row, owned, grid, tree)
          ?? Self.section(row, 0..<grid.columnCount, grid, tree)
        cells[column, default: [:]][row] = found
      }
    }
  }

  /// What opens in a row of a column of times.
  func section(_ row: Int, _ column: Int) -> SectionCell? { cells[column]?[row] }

  /// Whether a part begins in that row of the column.
  func begins(_ row: Int, _ column: Int) -> Bool { cells[column]?[row] != nil }

  /// A row whose printed cells all open a part; the first tells which.
  private static func section(
    _ row: Int, _ columns: Range<Int>, _ grid: Grid, _ tree: PageTree
  ) -> SectionCell? {
    var first: SectionCell?
    var seen = -1
    for column in columns {
      guard let index = grid.cellIndex(row, column), index != seen, !grid.cells[index].isEmpty
      else { continue }
      seen = index
      guard grid.cells[index].row == row,
        let cell = SectionCell(grid.cells[index], tree)
          ?? SectionCell(season: grid.cells[index], in: grid, tree)
      else { return nil }
      first = first ?? cell
    }
    return first
  }
}
