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
    guard rows.count > 2, let top = rows.first, rows == Array(top..<grid.rowCount),
      let names = names(besides: columns),
      grid.cells.allSatisfy({ $0.row < top || $0.rowSpan == 1 && $0.columnSpan == 1 })
    else { return nil }
    let falling = columns.filter { column in
      let times = rows.compactMap { matrix.minutes($0, column) }
      return zip(times, times.dropFirst()).allSatisfy { $0 > $1 }
    }
    let rising = columns.filter { !falling.contains($0) }
    // On either side of the names all go one way.
    let isMiddle =
      rising.allSatisfy { $0 < names[0] } && falling.allSatisfy { $0 > names[0] }
      && !rising.isEmpty
    guard !falling.isEmpty,
      isMiddle || falling.allSatisfy({ isReturn($0, among: falling, above: top) }),
      isMiddle || columns[0] > names[0]
    else { return nil }
    let heads = Array(0..<top)
    let back = part(heads + rows.reversed(), names + falling, 2)
    return rising.isEmpty ? [back] : [part(heads + rows, names + rising, 1), back]
  }

  /// The columns of names: all before the times, or one between them.
  private func names(besides columns: [Int]) -> [Int]? {
    let others = (0..<grid.columnCount).filter { !columns.contains($0) }
    let isFirst = others == Array(0..<others.count)
    return !others.isEmpty && (isFirst || others.count == 1) ? others : nil
  }

  /// Whether a head says so of a column, or of several of which all fall.
  private func isReturn(_ column: Int, among falling: [Int], above row: Int) -> Bool {
    (0..<row).contains { head in
      guard let cell = grid[head, column],
        (cell.column..<cell.column + cell.columnSpan).allSatisfy(falling.contains)
      else { return false }
      let text = Texts.compact(Texts.line(of: cell.node, in: tree))
      // 下り 東口行 heads the last trains of a station each, and no way back.
      if text.contains("↑") { return true }
      return Self.words.contains(where: text.begins) && HeadingWords.destination(in: text) == nil
        && !text.contains("降車")
    }
  }

  private static let words = [
    "帰", "復", "送", "お送り", "お帰り", "戻り", "下校", "退勤", "退社", "降園", "上り", "下り",
  ]

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
