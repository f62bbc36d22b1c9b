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

  /// "▲ 土・日・祝日は運転しません" begins with a mark and is the legend's.
  private static func isLetter(_ first: Character?) -> Bool { first?.isLetter == true }

  /// Whether a cell that begins no lower than the hours reaches down to the last.
  static func reaches(_ cell: Grid.Cell, below block: HourBlock) -> Bool {
    cell.row <= block.rows.lowerBound && cell.row + cell.rowSpan > block.rows.upperBound
  }
}
