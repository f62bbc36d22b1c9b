/// 同左 and ←: the cell says what another beside it says; 〃 may say so too.
enum SameAsOther {
  /// Whether a cell is nothing but such a word.
  static func isOne(_ cell: Grid.Cell) -> Bool {
    Ditto.isOne(cell) || words.contains(cell.tokens.joined)
  }

  private static let words: Set<String> = ["同左", "←", "⇐", "左に同じ", "左同", "同じ", "同右", "→"]
}

/// 〃 and 同上: the cell says what the one before it says.
enum Ditto {
  /// Whether a cell is nothing but such a sign.
  static func isOne(_ cell: Grid.Cell) -> Bool {
    cell.tokens.count == 1 && cell.tokens[0].is(.ditto)
  }

  /// The cell of a list that a slot repeats: the nearest above that says something itself, down to
  /// the list's first row. Nil when there is none.
  static func above(_ row: Int, _ column: Int, in grid: Grid, from first: Int) -> Grid.Cell? {
    (first..<max(row, first)).reversed().lazy.compactMap { grid[$0, column] }
      .first { !$0.isEmpty && !isOne($0) }
  }

  /// The cell that a slot of a row repeats: the nearest on its left, from the first given column.
  static func left(of column: Int, _ row: Int, in grid: Grid, from first: Int) -> Grid.Cell? {
    (first..<max(column, first)).reversed().lazy.compactMap { grid[row, $0] }
      .first { !$0.isEmpty && !isOne($0) }
  }
}
