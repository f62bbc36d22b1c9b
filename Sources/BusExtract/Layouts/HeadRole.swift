import BusModel

/// Rows above the hours that say at their beginning what they hold: 系統 before 木1, 木2 and 木5, 行先 before
/// where each goes.
enum HeadRole {
  /// What a head is; nil where its row says nothing, or says days.
  static func of(_ cell: Grid.Cell, axes: Set<Int>, _ grid: Grid) -> ColumnRole? {
    guard let axis = axes.min(), cell.column > axis, let first = grid[cell.row, axis],
      first.column <= axis, first.column + first.columnSpan <= cell.column, !first.isEmpty,
      HourAxis.hour(in: first) == nil
    else { return nil }
    return named(first)
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
