import BusModel

/// Divides a table whose trips of the way back are read from the bottom to the top: 停留所 | 行き | 帰り.
struct TripReturns {
  private let grid: Grid
  private let matrix: ClockMatrix
  private let tree: PageTree

  init(_ matrix: ClockMatrix, _ tree: PageTree) {
    grid = matrix.grid
    self.matrix = matrix
    self.tree = tree
  }

  /// The table of the way there and that of the way back, its rows turned round; nil where no column
  /// falls, or one that does is not headed as a way back.
  var parts: [Grid]? {
    let rows = (0..<grid.rowCount).filter { matrix.timeCount(inRow: $0) > 0 }
    let columns = (0..<grid.columnCount).filter { matrix.timeCount(inColumn: $0) > 2 }
    guard rows.count > 2, let top = rows.first, let first = columns.first, first > 0,
      columns == Array(first..<grid.columnCount), rows == Array(top..<grid.rowCount),
      grid.cells.allSatisfy({ $0.row < top || $0.rowSpan == 1 && $0.columnSpan == 1 })
    else { return nil }
    let falling = columns.filter { column in
      let times = rows.compactMap { matrix.minutes($0, column) }
      return zip(times, times.dropFirst()).allSatisfy { $0 > $1 }
    }
    guard !falling.isEmpty, falling.allSatisfy({ isReturn($0, above: top) }) else { return nil }
    let heads = Array(0..<top)
    let rising = columns.filter { !falling.contains($0) }
    let names = Array(0..<first)
    let back = part(heads + rows.reversed(), names + falling, 2)
    return rising.isEmpty ? [back] : [part(heads + rows, names + rising, 1), back]
  }

  private func isReturn(_ column: Int, above row: Int) -> Bool {
    (0..<row).contains { head in
      guard let cell = grid[head, column], cell.columnSpan == 1 else { return false }
      let text = Texts.compact(Texts.line(of: cell.node, in: tree))
      // 下り 東口行 heads the last trains of a station each, and no way back.
      return Self.words.contains(where: text.begins) && HeadingWords.destination(in: text) == nil
    }
  }

  private static let words = ["帰", "復", "送", "お送り", "お帰り", "戻り", "下校", "退勤", "上り", "下り"]

  /// Some rows and columns in another order.
  private func part(_ rows: [Int], _ columns: [Int], _ number: Int) -> Grid {
    var cells: [Grid.Cell] = []
    for (place, row) in rows.enumerated() {
      for (position, column) in columns.enumerated() {
        guard var cell = grid[row, column] else { continue }
        (cell.row, cell.column, cell.rowSpan, cell.columnSpan) = (place, position, 1, 1)
        cells.append(cell)
      }
    }
    return Grid(node: grid.node, at: "\(grid.at)/way[\(number)]", cells: cells)
  }
}
