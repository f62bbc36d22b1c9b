import BusModel

/// Rows above the hours that say at their beginning, or across all they hold, what this is: 系統 before 木1, 木2 and
/// 木5, 行先 before or above where each goes.
enum HeadRole {
  /// What a head is; nil where neither its row nor the cell above says anything, or they say days.
  static func of(_ cell: Grid.Cell, axes: Set<Int>, _ grid: Grid) -> ColumnRole? {
    guard let axis = axes.min(), cell.column > axis else { return nil }
    guard let first = grid[cell.row, axis], first.column <= axis,
      first.column + first.columnSpan <= cell.column, !first.isEmpty,
      HourAxis.hour(in: first) == nil
    else { return above(cell, grid) }
    return named(first) ?? above(cell, grid)
  }

  /// What the cell across a head and others says that they are.
  private static func above(_ cell: Grid.Cell, _ grid: Grid) -> ColumnRole? {
    guard cell.row > 0, let title = grid[cell.row - 1, cell.column],
      title.columnSpan > cell.columnSpan, !RowName.isWay(cell.tokens.joined)
    else { return nil }
    return named(title)
  }

  /// What a cell says that those of its row or column are.
  static func named(_ cell: Grid.Cell) -> ColumnRole? {
    let text = cell.tokens.joined
    if lines.contains(text) { return .routeName }
    return ends.contains(text) ? .destination : nil
  }

  private static let lines: Set<String> = ["系統", "系統番号", "系統名", "路線", "路線名", "路線番号"]
  private static let ends: Set<String> = ["行先", "行き先", "行先名", "行き先名", "方面", "終点"]

  /// A head with the word by which it is read as what it is.
  static func said(_ text: String, as role: ColumnRole) -> String {
    switch role {
    case .routeName where !NameLine(text).says(.routeName): text + "系統"
    case .destination where HeadingWords.destination(in: text) == nil: text + "行き"
    default: text
    }
  }
}
