/// Hours as few and far between as the buses, which no word names: 7, 8, 9, 12, 16 below 平日, with nothing
/// but minutes beside them.
enum SparseHours {
  /// Whether the rows of a run of hours in the first column are such.
  static func are(_ rows: [Int], below header: Range<Int>, _ grid: Grid) -> Bool {
    guard rows.count >= (grid.isBelowDays ? 3 : 2), areHours(rows, grid), let first = rows.first
    else { return false }
    let heads = Array(header).reversed().prefix { row in
      row < first && grid[row, 0].flatMap { HourAxis.hours(in: $0.tokens) } == nil
    }
    guard heads.allSatisfy({ isCornerSilent($0, grid) }),
      grid.isBelowDays || heads.contains(where: { namesDays($0, grid) })
    else { return false }
    let cells = rows.map { row in
      (1..<grid.columnCount).compactMap { grid[row, $0] }.filter { !$0.isEmpty }
    }
    return cells.allSatisfy { $0.contains { holdsMinutes($0) } }
      && cells.joined().allSatisfy { NoService.isOne($0) || holdsMinutes($0) }
      && (cells.joined().contains(where: showsMinutes)
        || rows.contains { grid[$0, 0].map { isPadded($0.tokens[0]) } == true })
  }

  /// Whether the cells are an hour of the day each, rising.
  private static func areHours(_ rows: [Int], _ grid: Grid) -> Bool {
    let hours = rows.compactMap { row in
      grid[row, 0].flatMap { $0.rowSpan == 1 ? HourAxis.hour(in: $0) : nil }
    }
    return hours.count == rows.count && hours.allSatisfy { (4...24).contains($0) }
      && zip(hours, hours.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether nothing but what heads the whole table stands above the hours: 人数 and 番号 count something else.
  private static func isCornerSilent(_ row: Int, _ grid: Grid) -> Bool {
    grid[row, 0].map { $0.isEmpty || $0.columnSpan == grid.columnCount } ?? true
  }

  private static func namesDays(_ row: Int, _ grid: Grid) -> Bool {
    (0..<grid.columnCount).contains { column in
      grid[row, column].map { SectionCell.opens($0.tokens) } ?? false
    }
  }

  /// Whether the numbers of a cell are minutes of two digits that rise.
  private static func holdsMinutes(_ cell: Grid.Cell) -> Bool {
    let numbers = cell.tokens.filter(\.isNumber)
    let minutes = numbers.compactMap(\.smallNumber)
    return !numbers.isEmpty && cell.tokens.count < 40 && cell.rowSpan == 1
      && numbers.allSatisfy { $0.digits == 2 } && minutes.count == numbers.count
      && minutes.allSatisfy { $0 < 60 } && zip(minutes, minutes.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// 05, or several in one cell: what counts something else is printed otherwise.
  private static func showsMinutes(_ cell: Grid.Cell) -> Bool {
    let numbers = cell.tokens.filter(\.isNumber)
    return numbers.count > 1 || numbers.contains(where: isPadded)
  }

  private static func isPadded(_ token: Token) -> Bool {
    token.digits == 2 && (token.smallNumber ?? 10) < 10
  }
}
