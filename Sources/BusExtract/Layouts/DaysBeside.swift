/// Grids of hours whose days stand at their left, over all hours of theirs: 平日 upright beside 7, 8, 9.
struct DaysBeside {
  private let grid: Grid

  init(_ grid: Grid) { self.grid = grid }

  /// The grid with a row of the days above the hours of each, as other pages print it; nil unless days
  /// stand beside all hours.
  var divided: Grid? {
    guard grid.columnCount > 2, let first = (0..<grid.rowCount).first(where: isOfHour) else {
      return nil
    }
    let rows = first..<grid.rowCount
    guard !hoursRunAcross(first, further: rows.count) else { return nil }
    var groups: [Int] = []
    for row in rows {
      guard let index = grid.cellIndex(row, 0), !grid.cells[index].isEmpty, isOfHour(row),
        grid.cells[index].columnSpan == 1, namesDays(grid.cells[index].tokens)
      else { return nil }
      if groups.last != index { groups.append(index) }
    }
    guard groups.allSatisfy({ grid.cells[$0].row >= first }),
      groups.contains(where: { grid.cells[$0].rowSpan > 1 })
    else { return nil }
    var cells: [Grid.Cell] = []
    for cell in grid.cells where cell.column + cell.columnSpan > 1 {
      var moved = cell
      moved.columnSpan = cell.column + cell.columnSpan - max(cell.column, 1)
      moved.column = max(cell.column, 1) - 1
      moved.row += groups.count { grid.cells[$0].row <= cell.row }
      cells.append(moved)
    }
    for (number, index) in groups.enumerated() {
      var head = grid.cells[index]
      (head.row, head.rowSpan) = (head.row + number, 1)
      head.columnSpan = grid.columnCount - 1
      cells.append(head)
    }
    var divided = Grid(node: grid.node, at: grid.at, cells: cells.sorted { $0.row < $1.row })
    divided.strays = grid.strays
    divided.leadsWithHours = true
    divided.leadingLines = grid.leadingLines
    return divided
  }

  /// Whether more hours rise one by one along a row than rows are left: then 07 below 6 is a minute, in a table of
  /// which each hour has one, and 土曜 stands over all of it.
  private func hoursRunAcross(_ row: Int, further count: Int) -> Bool {
    let hours = (1..<grid.columnCount).compactMap { grid[row, $0].flatMap(HourAxis.hour) }
    let steps = zip(hours, hours.dropFirst()).count { $1 == $0 + 1 }
    return hours.count > count && steps * 3 >= hours.count * 2
  }

  private func isOfHour(_ row: Int) -> Bool {
    grid[row, 1].flatMap(HourAxis.hour) != nil
  }

  private func namesDays(_ tokens: Tokens) -> Bool {
    !tokens.contains(where: \.isNumber)
      && DayLabel.choose(DayLabel.labels(in: tokens.joined)) != nil
  }
}
