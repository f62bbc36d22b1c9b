import BusLabels

/// A legend or a notice in one cell beside all hours of a table: nothing in it is a minute, and it heads
/// nothing.
enum HourAside {
  /// The words that it has at least.
  private static let fewestWords = 4

  /// Whether such a cell fills a column beside the hours of a block.
  static func stands(
    in column: Int, of block: HourBlock, _ grid: Grid, _ tree: PageTree
  ) -> Bool {
    if closes(column, block, grid, tree) { return true }
    guard block.rows.count > 2, let cell = grid[block.rows.lowerBound, column],
      reaches(cell, below: block)
    else { return false }
    let words = cell.tokens.count { $0.kind == .word }
    let numbers = cell.tokens.count(where: \.isNumber)
    // "毎時 00 15 30" and "10分間隔" are departures, 平日 the days of all.
    return words >= fewestWords && words > numbers * 2
      && !cell.tokens.contains { $0.is(.frequency) || cell.tokens.text($0) == "毎時" }
      && !Texts.lines(of: cell.node, in: tree).contains {
        isLetter($0.first) && DayLabel.isWhole($0)
      }
  }

  /// Whether such cells fill this column and all behind it, from the heads to the last hour: the last rows of a
  /// table whose hours stand along the top, over its whole width.
  private static func closes(
    _ column: Int, _ block: HourBlock, _ grid: Grid, _ tree: PageTree
  ) -> Bool {
    guard let axis = block.axisColumns.max(), column > axis, !block.headerRows.isEmpty else {
      return false
    }
    return (column..<block.columns.upperBound).allSatisfy { column in
      guard let cell = grid[block.rows.lowerBound, column] else { return false }
      return cell.row < block.rows.lowerBound && reaches(cell, below: block) && isNote(cell, tree)
    }
  }

  /// Whether a cell says something, of neither minutes nor the days of all that stands beside it.
  private static func isNote(_ cell: Grid.Cell, _ tree: PageTree) -> Bool {
    cell.tokens.contains { $0.kind == .word && cell.tokens.text($0).length > 3 }
      && !cell.tokens.contains { $0.is(.frequency) || cell.tokens.text($0) == "毎時" }
      && !Texts.lines(of: cell.node, in: tree).contains {
        isLetter($0.first) && DayLabel.isWhole($0) && !DayWords.onlyCancels($0)
      }
  }

  /// "▲ 土・日・祝日は運転しません" begins with a mark and is the legend's.
  private static func isLetter(_ first: Character?) -> Bool { first?.isLetter == true }

  /// Whether a cell that begins no lower than the hours reaches down to the last.
  static func reaches(_ cell: Grid.Cell, below block: HourBlock) -> Bool {
    cell.row <= block.rows.lowerBound && cell.row + cell.rowSpan > block.rows.upperBound
  }
}
