/// Rows whose cells stack one line per stop: "日の出公園⏎駅前" beside "7:10⏎7:30". Each line is laid
/// out as a row of its own.
enum StackedRows {
  /// The grid with such rows divided; the same grid when there is none.
  static func divided(_ grid: Grid) -> Grid {
    let stacks = (0..<grid.rowCount).map { stack($0, grid) }
    guard stacks.contains(where: { $0 != nil }) else { return grid }
    var cells: [Grid.Cell] = []
    var shift = 0
    for (row, stack) in stacks.enumerated() {
      for cell in grid.cells where cell.row == row {
        if let stack {
          cells += lines(of: cell, stack, at: row + shift)
        } else {
          cells.append(moved(cell, by: shift))
        }
      }
      shift += (stack?.count ?? 1) - 1
    }
    var divided = Grid(node: grid.node, at: grid.at, cells: cells)
    divided.strays = grid.strays
    divided.leadingLines = grid.leadingLines
    return divided
  }

  /// The lines of a row's first cell, when the cells after it have times on these very lines and
  /// nothing anywhere else; nil for any other row.
  private static func stack(_ row: Int, _ grid: Grid) -> [Int]? {
    let cells = grid.cells.filter { $0.row == row }
    guard cells.count >= 2, cells.allSatisfy({ $0.rowSpan == 1 && $0.columnSpan == 1 }) else {
      return nil
    }
    let lines = Set(cells[0].tokens.map(\.line)).sorted()
    guard lines.count >= 2, ClockCell(cells[0].tokens).times.isEmpty else { return nil }
    let isAligned = cells.allSatisfy { cell in
      let own = Dictionary(grouping: cell.tokens, by: \.line)
      return Set(own.keys).isSubset(of: lines)
        && own.values.allSatisfy { Set($0.map(\.node)).count == 1 }
    }
    let areTimes = cells.dropFirst().allSatisfy { cell in
      let own = Dictionary(grouping: cell.tokens, by: \.line).values
      return own.count { ClockCell($0).soleTime != nil } >= 2
    }
    return isAligned && areTimes ? lines : nil
  }

  /// One cell per line, each at the text that it consists of.
  private static func lines(of cell: Grid.Cell, _ stack: [Int], at row: Int) -> [Grid.Cell] {
    stack.enumerated().map { position, line in
      var part = cell
      part.row = row + position
      part.tokens = cell.tokens.filter { $0.line == line }
      part.node = part.tokens.first?.node ?? cell.node
      part.at = "\(cell.at)/line[\(position + 1)]"
      return part
    }
  }

  private static func moved(_ cell: Grid.Cell, by shift: Int) -> Grid.Cell {
    var moved = cell
    moved.row += shift
    return moved
  }
}
