import BusModel

/// Lists whose rows are not one for each head.
extension DepartureListReader {
  /// The grid without the sentences that fill its last rows and speak of some time: what a window does
  /// until 11:00 is said below the list, and is no row of it.
  static func withoutNotes(below grid: Grid, _ tree: PageTree) -> Grid {
    var end = grid.rowCount
    var isNoted = false
    for cell in grid.cells.reversed() where grid.columnCount > 2 {
      if cell.isEmpty { continue }
      guard cell.columnSpan == grid.columnCount, cell.rowSpan == 1, cell.row > 0,
        cell.tokens.joined.ends(with: "。")
      else { break }
      end = cell.row
      isNoted = isNoted || ClockCell.holdsTime(cell.tokens)
    }
    guard isNoted else { return grid }
    return grid.holding(grid.cells.filter { $0.row < end })
  }

  /// The list below rows that one cell without a time fills: where its buses go.
  var withoutWideRows: DepartureListReader? {
    let wide = grid.cells.filter { cell in
      cell.columnSpan == grid.columnCount && cell.rowSpan == 1
        && !ClockCell.holdsTime(cell.tokens)
    }
    let rows = Set(wide.map(\.row))
    guard grid.columnCount > 2, !rows.isEmpty, rows == Set(0..<rows.count) else { return nil }
    var body = Grid(
      node: grid.node, at: grid.at,
      cells: grid.cells.filter { !rows.contains($0.row) }.map { cell in
        var moved = cell
        moved.row -= rows.count
        return moved
      })
    body.strays = grid.strays
    body.ways = wide.map { Texts.line(of: $0.node, in: tree) }
      .filter { NameLine($0).says(.destination) }
    return DepartureListReader(grid: body, tree: tree)
  }

  /// The list beside a cell that fills the first column and says which way all its buses go: 登校 before 平日 and 土曜日.
  var withoutTallHead: DepartureListReader? {
    guard grid.rowCount > 1, grid.columnCount > 3, let head = grid[0, 0], head.columnSpan == 1,
      head.rowSpan == grid.rowCount, case let text = Texts.line(of: head.node, in: tree),
      RowName.isWay(text), DayLabel.labels(in: text).isEmpty
    else { return nil }
    var body = Grid(
      node: grid.node, at: grid.at,
      cells: grid.cells.filter { $0.column > 0 }.map { cell in
        var moved = cell
        moved.column -= 1
        return moved
      })
    body.strays = grid.strays
    body.ways = grid.ways + (NameLine(text).says(.destination) ? [text] : [])
    body.leadingLines = grid.leadingLines
    return DepartureListReader(grid: body, tree: tree)
  }

  /// Whether it is a row of times that rise, and nothing else.
  var isOneRow: Bool {
    guard grid.rowCount == 1, grid.columnCount > 2, !grid.isLines else { return false }
    let moments = (0..<grid.columnCount).compactMap { matrix.minutes(0, $0) }
    return moments.count == grid.columnCount
      && zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The list whose heads span several rows, with the times of these in one.
  var withJoinedRows: DepartureListReader? {
    let heads = grid.cells.filter { $0.column == 0 && !$0.isEmpty }
    guard heads.contains(where: { $0.rowSpan > 1 }), heads.allSatisfy({ $0.columnSpan == 1 }),
      heads.reduce(0, { $0 + $1.rowSpan }) == grid.rowCount
    else { return nil }
    var cells: [Grid.Cell] = []
    for (row, head) in heads.enumerated() {
      let rows = head.row..<head.row + head.rowSpan
      let times = grid.cells.filter { $0.column > 0 && rows.contains($0.row) && !$0.isEmpty }
      guard times.allSatisfy({ $0.rowSpan == 1 && $0.columnSpan == 1 }) else { return nil }
      for (column, cell) in ([head] + times).enumerated() {
        var moved = cell
        (moved.row, moved.column, moved.rowSpan) = (row, column, 1)
        cells.append(moved)
      }
    }
    var body = Grid(node: grid.node, at: grid.at, cells: cells)
    body.strays = grid.strays
    body.ways = grid.ways
    return DepartureListReader(grid: body, tree: tree)
  }

  /// The list whose rows are places to which buses go, with their times along each below 始発, 2便, 最終: a row
  /// for each time.
  var alongRows: DepartureListReader? {
    let columns = (0..<grid.columnCount).filter { matrix.timeCount(inColumn: $0) > 0 }
    guard let first = columns.first, columns.count > 1, columns == Array(first..<grid.columnCount),
      first > 0, let top = (0..<grid.rowCount).first(where: { matrix.timeCount(inRow: $0) > 0 }),
      (top..<grid.rowCount).allSatisfy({ matrix.timeCount(inRow: $0) > 0 }),
      grid.cells.allSatisfy({ $0.rowSpan == 1 && $0.columnSpan == 1 }),
      (0..<first).contains(where: { namesPlaces($0, above: top) }),
      columns.allSatisfy({ namesTrip($0, above: top) }), areApart(columns, from: top),
      columns.contains(where: { fall($0, from: top) })
    else { return nil }
    var cells = grid.cells.filter { $0.row < top && $0.column < first }
    var row = top
    for printed in top..<grid.rowCount {
      for column in columns where matrix.minutes(printed, column) != nil {
        for part in Array(0..<first) + [column] {
          guard var cell = grid[printed, part] else { continue }
          (cell.row, cell.column) = (row, min(part, first))
          cells.append(cell)
        }
        row += 1
      }
    }
    var body = Grid(node: grid.node, at: grid.at, cells: cells)
    body.strays = grid.strays
    body.ways = grid.ways
    body.standsAlongRows = true
    return DepartureListReader(grid: body, tree: tree)
  }

  private func namesPlaces(_ column: Int, above row: Int) -> Bool {
    (0..<row).contains { above in
      grid[above, column].map { ["行先", "行き先", "行先名", "方面"].contains($0.tokens.joined) } ?? false
    }
  }

  private func namesTrip(_ column: Int, above row: Int) -> Bool {
    let heads = (0..<row).compactMap { grid[$0, column] }.filter { !$0.isEmpty }
    return !heads.isEmpty
      && heads.allSatisfy { head in
        let text = head.tokens.joined
        return RowName.isTrip(text) || head.tokens.allSatisfy(\.isNumber)
          || ["始発", "最終", "初便", "終便", "始発便", "最終便"].contains(text)
      }
  }

  /// Whether a column's times fall: else one bus may call at place after place.
  private func fall(_ column: Int, from top: Int) -> Bool {
    let moments = (top..<grid.rowCount).compactMap { matrix.minutes($0, column) }
    return zip(moments, moments.dropFirst()).contains { $0 > $1 }
  }

  /// Whether the times of each row rise, and every other cell is a time or says that there is none.
  private func areApart(_ columns: [Int], from top: Int) -> Bool {
    (top..<grid.rowCount).allSatisfy { row in
      let moments = columns.compactMap { matrix.minutes(row, $0) }
      return zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 }
        && columns.allSatisfy { column in
          matrix.minutes(row, column) != nil
            || grid[row, column].map { $0.isEmpty || PassSign.isOne($0) } ?? true
        }
    }
  }
}
