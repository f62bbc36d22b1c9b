import BusModel

/// Grids of hours beside one cell over all of their rows that heads them: 5 港行 on the left, hours and minutes on
/// its right.
struct HeadBeside {
  private let grid: Grid
  private let tree: PageTree

  init(_ grid: Grid, _ tree: PageTree) {
    self.grid = grid
    self.tree = tree
  }

  /// The grid with that cell above it; nil where none stands at its left or right side.
  var turned: Grid? {
    guard grid.columnCount > 2, grid.rowCount > 2 else { return nil }
    let last = grid.columnCount - 1
    guard let side = [0, last].first(where: isHead), let head = grid[0, side] else { return nil }
    var top = head
    (top.row, top.column, top.rowSpan, top.columnSpan) = (0, 0, 1, last)
    let rest = grid.cells.filter { $0.column != side }.map { cell in
      var moved = cell
      moved.row += 1
      moved.column -= side == 0 ? 1 : 0
      return moved
    }
    var turned = Grid(node: grid.node, at: grid.at, cells: [top] + rest)
    turned.strays = grid.strays
    turned.leadingLines = grid.leadingLines
    return turned
  }

  /// Whether one cell of words is the whole column.
  private func isHead(_ column: Int) -> Bool {
    guard let cell = grid[0, column], cell.rowSpan >= grid.rowCount, cell.columnSpan == 1,
      !cell.isEmpty, !ClockCell.holdsTime(cell.tokens)
    else { return false }
    let isApart = grid.cells.allSatisfy { other in
      other.column >= column || other.column + other.columnSpan <= column
    }
    return isApart && isHeading(NameText.of(cell: cell.node, in: tree))
  }

  /// Whether a text says which buses leave, and no more than that: 毎時 and a legend are said of the minutes.
  private func isHeading(_ text: String) -> Bool {
    text.length <= 40
      && (NameLine(text).says(.destination, .routeName, .platform) || RowName.isDays(text))
  }
}
