/// "A", "ア", "◎" in a row or a column of days: a code that stands for these, which a legend tells.
enum DayCode {
  /// Whether a cell is no more than such a code.
  static func isOne(_ cell: Grid.Cell) -> Bool {
    cell.tokens.joined.length <= 2 && !PassSign.isOne(cell)
  }

  /// The code as a mark whose meaning are the days.
  static func word(_ cell: Grid.Cell) -> MinuteCell.Word {
    MinuteCell.Word(
      text: cell.tokens.joined, number: nil, node: cell.node, isGrouped: false, role: .days)
  }
}
