/// A row of cells each of which holds a list with its head: "平日⏎6:05⏎6:45" beside "休日⏎9:00⏎13:00". The heads are
/// laid out as a row above the times.
enum HeadedCells {
  /// The grid with the heads in a row of their own; the same grid where the cells are something else.
  static func divided(_ grid: Grid) -> Grid {
    guard grid.rowCount == 1, (1...6).contains(grid.cells.count),
      grid.cells.allSatisfy({ $0.rowSpan == 1 && $0.columnSpan == 1 && isHeadedList($0.tokens) })
    else { return grid }
    var heads: [Grid.Cell] = []
    var lists: [Grid.Cell] = []
    for cell in grid.cells {
      let line = cell.tokens[0].line
      let end = cell.tokens.prefix { $0.line == line }.count
      var head = cell
      head.tokens = cell.tokens.part(0..<end)
      head.node = head.tokens[0].node
      head.isHeading = true
      var list = cell
      list.tokens = cell.tokens.part(end..<cell.tokens.count)
      list.row = 1
      heads.append(head)
      lists.append(list)
    }
    var divided = Grid(node: grid.node, at: grid.at, cells: heads + lists)
    divided.strays = grid.strays
    divided.leadingLines = grid.leadingLines
    return divided
  }

  /// Whether a line without a time stands above two or more that are each a time, or several.
  private static func isHeadedList(_ tokens: Tokens) -> Bool {
    guard tokens.count > 6, tokens.holdClockSign else { return false }
    let lines = tokens.lines
    guard lines.count > 2, lines[0].allSatisfy({ $0.node == lines[0][0].node }) else {
      return false
    }
    return !lines[0].contains { $0.is(.clockColon) }
      && lines.dropFirst().allSatisfy { line in
        let clock = ClockCell(line)
        return !clock.times.isEmpty && !clock.isRange && clock.strayNumbers.isEmpty
          && clock.words.allSatisfy { $0.text.length <= 2 }
      }
  }
}
