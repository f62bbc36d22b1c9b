import BusModel

/// Tells whether a grid is made like one that was read: then its departures must not get lost.
struct AlikeGrids {
  let tree: PageTree

  /// Same element and class, and times or hours in it.
  func isAlike(_ model: Grid, _ grid: Grid) -> Bool {
    if model.isTripLines, grid.isTripLines { return true }
    if model.isLines, grid.isLines {
      return grid.cells.indices.contains { cell in
        grid.clocks[cell].times.count > 1 && !grid.clocks[cell].isRange
      }
        || grid.leadsWithHours
    }
    guard areMadeAlike(model, grid) else { return false }
    return grid.leadsWithHours || grid.clocks.timeCells.count >= 2
      || !HourAxis.axes(in: grid).isEmpty || isMostlyMinutes(grid) || isHeadedAlike(model, grid)
      || isSmall(grid, beside: model)
  }

  /// Same element and class.
  func areMadeAlike(_ model: Grid, _ grid: Grid) -> Bool {
    let (first, second) = (repeatedElement(of: model), repeatedElement(of: grid))
    return tree.nodes[first].tag == tree.nodes[second].tag && tree.haveSame("class", first, second)
  }

  /// An hour or two with their minutes, beside more of these, which may be few and far between; 210 is a fare.
  func isSmall(_ grid: Grid, beside model: Grid) -> Bool {
    var hourly = model
    hourly.isBelowDays = true
    guard grid.columnCount > 1, grid.columnCount <= model.columnCount,
      !HourAxis.axes(in: hourly).isEmpty
    else { return false }
    let hours = (0..<grid.rowCount).compactMap { row in grid[row, 0].flatMap(HourAxis.hour) }
    return !hours.isEmpty && hours.count * 2 >= grid.rowCount && hours == hours.sorted()
      && grid.cells.contains {
        $0.column > 0 && $0.tokens.contains { $0.isNumber && $0.digits != 3 }
      }
  }

  /// The same words in the first row, and numbers below it.
  private func isHeadedAlike(_ model: Grid, _ grid: Grid) -> Bool {
    let heading = Self.heading(of: grid)
    return !heading.isEmpty && heading == Self.heading(of: model)
      && grid.cells.contains { $0.row > 0 && $0.tokens.contains(where: \.isNumber) }
  }

  private static func heading(of grid: Grid) -> [String] {
    grid.cells.prefix { $0.row == 0 }.map(\.tokens.joined)
  }

  /// The element by which grids are known for alike: the table, or what lists and blocks repeat.
  private func repeatedElement(of grid: Grid) -> PageTree.Index {
    tree.nodes[grid.node].tag == .table ? grid.node : grid.cells.first?.node ?? grid.node
  }

  /// Whether half of what is printed are numbers below 60.
  private func isMostlyMinutes(_ grid: Grid) -> Bool {
    let tokens = grid.cells.flatMap(\.tokens)
    let minutes = tokens.count { ($0.smallNumber ?? 60) < 60 }
    return minutes >= 6 && minutes * 2 >= tokens.count
  }
}
