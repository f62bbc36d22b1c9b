/// Rows whose cells stack one line per stop: "日の出公園⏎駅前" beside "7:10⏎7:30". Each line is laid
/// out as a row of its own.
enum StackedRows {
  /// The grid with such rows divided; the same grid when there is none.
  static func divided(_ grid: Grid) -> Grid {
    // Such tables have few rows, each of them tall.
    guard grid.rowCount <= 60 else { return grid }
    let heights = (0..<grid.rowCount).map { height(of: $0, grid) }
    guard heights.contains(where: { $0 > 1 }) else { return grid }
    var cells: [Grid.Cell] = []
    var start = 0
    for (row, height) in heights.enumerated() {
      for cell in grid.cells where cell.row == row {
        let parts = height > 1 ? cell.tokens.lines : [cell.tokens]
        for (line, tokens) in parts.enumerated() { cells.append(part(cell, tokens, start + line)) }
      }
      start += height
    }
    var divided = Grid(node: grid.node, at: grid.at, cells: cells)
    divided.strays = grid.strays
    divided.leadingLines = grid.leadingLines
    return divided
  }

  /// How many lines a row's cells stack; 1 unless names stand in the first cell and as many lines,
  /// times among them, in each of the others. A blank line would leave open which stop it means.
  private static func height(of row: Int, _ grid: Grid) -> Int {
    guard let first = grid[row, 0], grid.columnCount > 1, first.tokens.count > 1,
      first.tokens[0].line != first.tokens[first.tokens.count - 1].line
    else { return 1 }
    let cells = cells(of: row, grid)
    let most = lineCount(first.tokens)
    guard cells.allSatisfy({ lineCount($0.tokens) == most }) else { return 1 }
    let stacks = cells.map(\.tokens.lines)
    let isStack = zip(cells, stacks).allSatisfy { cell, lines in
      cell.rowSpan == 1 && cell.columnSpan == 1 && lines.count == stacks[0].count
        && lines.allSatisfy { line in line.allSatisfy { $0.node == line[0].node } }
    }
    let areTimes = stacks.dropFirst().allSatisfy { lines in
      lines.count { ClockCell($0).soleTime != nil } >= 2
    }
    let isNames = !stacks[0].contains(where: ClockCell.holdsTime)
    return isStack && areTimes && (isNames || standsBelowNames(row, stacks, grid))
      ? stacks[0].count : 1
  }

  /// "7:00⏎10:00" below 駅前, "7:10⏎10:10" below 公園 and "7:18⏎10:18" below 病院: each line is a trip.
  private static func standsBelowNames(_ row: Int, _ stacks: [[Tokens]], _ grid: Grid) -> Bool {
    guard stacks.count > 2, row > 0, stacks.count == grid.columnCount else { return false }
    let moments = stacks.map { lines in
      lines.compactMap { ClockCell($0).soleTime }.map { $0.hour * 60 + $0.minute }
    }
    return moments.allSatisfy { $0.count == stacks[0].count }
      && zip(moments, moments.dropFirst()).allSatisfy { zip($0, $1).allSatisfy { $0 < $1 } }
      && cells(of: row - 1, grid).count == stacks.count
      && cells(of: row - 1, grid).allSatisfy { !ClockCell.holdsTime($0.tokens) && !$0.isEmpty }
  }

  /// The cells that begin in a row, from left to right.
  private static func cells(of row: Int, _ grid: Grid) -> [Grid.Cell] {
    var indices: [Int] = []
    for column in 0..<grid.columnCount {
      guard let index = grid.cellIndex(row, column), index != indices.last,
        grid.cells[index].row == row
      else { continue }
      indices.append(index)
    }
    return indices.map { grid.cells[$0] }
  }

  /// How many lines of a cell are not empty.
  private static func lineCount(_ tokens: Tokens) -> Int {
    var count = 0
    var line: Int32 = -1
    for token in tokens where token.line != line || count == 0 {
      count += 1
      line = token.line
    }
    return count
  }

  /// A line of a cell, at the text that it consists of; or the cell itself, moved.
  private static func part(_ cell: Grid.Cell, _ tokens: Tokens, _ row: Int) -> Grid.Cell {
    var part = cell
    part.row = row
    if tokens.count < cell.tokens.count { part.node = tokens[0].node }
    part.tokens = tokens
    return part
  }
}
