/// Rows above an hour grid that head no columns: where a cell ends in the middle of 平日 below it, the row
/// says what it says of the whole table.
enum TitleRows {
  /// Those of some rows, top down, that name no days.
  static func rows(among rows: [Int], in grid: Grid, labels: CellLabels) -> Set<Int> {
    guard rows.count > 1 else { return [] }
    let found = rows.indices.dropLast().filter { position in
      let row = rows[position]
      let cells = heads(row, grid)
      let below = rows[(position + 1)...].flatMap { heads($0, grid) }
        .filter {
          (2..<grid.columnCount).contains($0.columnSpan) && labels.label(of: $0.node) != nil
        }
      return cells.count > 1 && cells.allSatisfy { labels.label(of: $0.node) == nil }
        && cells.contains { cell in
          let ends = [cell.column, cell.column + cell.columnSpan]
          return below.contains { head in
            ends.contains { head.column < $0 && $0 < head.column + head.columnSpan }
          }
        }
    }
    return Set(found.map { rows[$0] })
  }

  /// The cells with words that begin in a row.
  private static func heads(_ row: Int, _ grid: Grid) -> [Grid.Cell] {
    (0..<grid.columnCount).compactMap { column in
      grid[row, column].flatMap { $0.row == row && $0.column == column && !$0.isEmpty ? $0 : nil }
    }
  }
}
