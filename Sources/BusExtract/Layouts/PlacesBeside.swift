/// Grids of hours with a row for each place that buses go to at that hour: 7 beside 駅 and 港, 8 beside both
/// again.
struct PlacesBeside {
  private let grid: Grid

  init(_ grid: Grid) { self.grid = grid }

  /// The most places of such a grid.
  private static let mostPlaces = 8

  /// A row of the grid, with its hour and its place.
  private struct Row {
    var row: Int
    var hour: Int
    var place: Int
  }

  /// The grid with a row for each hour and the columns once for each place, as other pages print it; nil
  /// where it is none of these.
  var divided: Grid? {
    guard grid.columnCount > 2, let first = (0..<grid.rowCount).first(where: isOfHour), first > 0,
      let head = (0..<first).lazy.compactMap({ grid[$0, 1] }).last(where: namesRole),
      let (rows, places) = rows(from: first)
    else { return nil }
    var cells = heads(above: first, places.count)
    cells.append(placed(head, row: first, column: 0))
    let width = grid.columnCount - 2
    for (number, place) in places.enumerated() {
      var cell = placed(grid.cells[place], row: first, column: 1 + number * width)
      cell.columnSpan = width
      cells.append(cell)
    }
    var hours: [Int] = []
    for row in rows {
      if hours.last != row.hour {
        hours.append(row.hour)
        cells.append(placed(grid.cells[row.hour], row: first + hours.count, column: 0))
      }
      for column in 2..<grid.columnCount {
        guard let cell = grid[row.row, column] else { return nil }
        guard cell.rowSpan == 1, cell.columnSpan == 1 else { return nil }
        let place = 1 + row.place * width + column - 2
        cells.append(placed(cell, row: first + hours.count, column: place))
      }
    }
    cells.sort { ($0.row, $0.column) < ($1.row, $1.column) }
    var divided = Grid(node: grid.node, at: grid.at, cells: cells)
    divided.strays = grid.strays
    divided.leadingLines = grid.leadingLines
    return divided
  }

  /// The rows below the heads and the cells of the different places; nil unless each row has an hour and a
  /// place, and some hour several.
  private func rows(from first: Int) -> (rows: [Row], places: [Int])? {
    var rows: [Row] = []
    var places: [Int] = []
    var texts: [String] = []
    for row in first..<grid.rowCount {
      guard let hour = grid.cellIndex(row, 0), isOfHour(row),
        let place = grid.cellIndex(row, 1), grid.cells[place].row == row,
        grid.cells[place].rowSpan == 1, grid.cells[place].columnSpan == 1,
        case let text = grid.cells[place].tokens.joined, !text.isEmpty
      else { return nil }
      if !texts.contains(text) {
        texts.append(text)
        places.append(place)
      }
      let number = texts.firstIndex(of: text) ?? 0
      guard !rows.contains(where: { $0.hour == hour && $0.place == number }) else { return nil }
      rows.append(Row(row: row, hour: hour, place: number))
    }
    let isShared = zip(rows, rows.dropFirst()).contains { $0.hour == $1.hour }
    return isShared && (2...Self.mostPlaces).contains(places.count) ? (rows, places) : nil
  }

  /// The heads above the first hour, those of the columns once for each place.
  private func heads(above first: Int, _ count: Int) -> [Grid.Cell] {
    let width = grid.columnCount - 2
    var heads: [Grid.Cell] = []
    for cell in grid.cells where cell.row < first && cell.column != 1 {
      if cell.column == 0 {
        heads.append(cell)
        continue
      }
      for number in 0..<count {
        var copy = cell
        copy.column = 1 + number * width + cell.column - 2
        heads.append(copy)
      }
    }
    return heads
  }

  private func placed(_ cell: Grid.Cell, row: Int, column: Int) -> Grid.Cell {
    var placed = cell
    (placed.row, placed.column, placed.rowSpan, placed.columnSpan) = (row, column, 1, 1)
    return placed
  }

  private func isOfHour(_ row: Int) -> Bool {
    grid[row, 0].flatMap(HourAxis.hour) != nil
  }

  private func namesRole(_ cell: Grid.Cell) -> Bool { HeadRole.named(cell) != nil }
}
