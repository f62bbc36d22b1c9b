import BusModel

/// Divides a table in which several tables of trips stand one below the other: the trips of the
/// afternoon below those of the morning, the way back below the way there, Saturdays below weekdays.
struct TripSections {
  private let matrix: ClockMatrix

  init(_ matrix: ClockMatrix) { self.matrix = matrix }

  /// All sections as one reading; nil when the table is not so divided, or one cannot be read.
  func merged(_ parts: [Grid], _ tree: PageTree, read: (Grid) -> LayoutResult?) -> LayoutResult? {
    let readings = parts.compactMap(read)
    guard readings.count > 1, readings.count == parts.count else { return nil }
    var whole = readings[0]
    whole.columns = []
    whole.consumed = []
    whole.leftovers = StrayTexts.notices(of: matrix.grid, tree)
    var label: DayLabel?
    var way: String?
    for (part, reading) in zip(parts, readings) {
      let opening = opening(part, tree)
      label = opening?.label ?? label
      way = opening?.way ?? (opening == nil ? way : nil)
      whole.columns += reading.columns.map { column in
        var column = column
        column.label = column.label ?? label
        if let way { column.headings.append(way) }
        return column
      }
      whole.leftovers += reading.leftovers
      whole.consumed += reading.consumed
      whole.score = min(whole.score, reading.score)
    }
    whole.leftovers += unlabelled(whole.columns)
    return whole
  }

  /// The days or the way that a row across the whole table, or with nothing else in it, gives to all
  /// sections below it.
  private func opening(_ part: Grid, _ tree: PageTree) -> SectionCell? {
    var opening: SectionCell?
    for row in 0..<part.rowCount {
      let cells = part.cells.filter { $0.row == row && !$0.isEmpty }
      guard cells.count == 1, let cell = SectionCell(cells[0], tree) else { continue }
      opening = SectionCell(
        label: cell.label ?? opening?.label, way: cell.way ?? opening?.way)
    }
    return opening
  }

  private func unlabelled(_ columns: [LayoutResult.Column]) -> [Notice] {
    guard columns.contains(where: { $0.label != nil }),
      let first = columns.first(where: { $0.label == nil && !$0.departures.isEmpty })
    else { return [] }
    return [
      Notice(.unreadDays(.someTrips), at: first.at)
    ]
  }

  /// The sections, each with the rows that head it; none when the table is not so divided.
  var grids: [Grid] {
    let grid = matrix.grid
    let starts = (1..<max(grid.rowCount, 1)).filter { heads($0) && !heads($0 - 1) }
      .filter { start in
        // What stands below the last times heads nothing.
        [0..<start, start..<grid.rowCount].allSatisfy { rows in
          rows.contains { matrix.timeCount(inRow: $0) > 0 }
        }
      }
    guard (1...50).contains(starts.count) else { return [] }
    let bounds = [0] + starts + [grid.rowCount]
    return zip(bounds, bounds.dropFirst()).map { part($0..<$1) }
  }

  /// The tables side by side, where the first column's heading heads another column of names as well;
  /// nil when there are none.
  var halves: [Grid]? {
    (0..<min(Self.headRows, matrix.grid.rowCount)).lazy.compactMap(halves(headedIn:)).first
  }

  /// A title, the days and the way may stand above the heads.
  private static let headRows = 4

  /// The same where the heads stand in a row; cells above it head all tables, or one each: 往路 beside 復路.
  private func halves(headedIn row: Int) -> [Grid]? {
    let grid = matrix.grid
    guard grid.columnCount >= 4, grid.rowCount >= row + 3, let first = grid[row, 0],
      first.columnSpan == 1, grid.rowCount >= row + first.rowSpan + 2
    else { return nil }
    let head = first.tokens.joined
    let starts = (0..<grid.columnCount).filter { column in
      grid[row, column].map { cell in
        cell.column == column && cell.tokens.byteCount(upTo: head.utf8.count) == head.utf8.count
          && cell.tokens.joined == head
      } == true
        && matrix.timeCount(inColumn: column) == 0
        && (row + 1..<grid.rowCount).contains { grid[$0, column]?.isEmpty == false }
    }
    guard starts.count > 1, starts[0] == 0,
      first.isEmpty || starts.allSatisfy({ grid[row, $0]?.rowSpan == first.rowSpan }),
      !first.isEmpty || shareNames(starts, below: row)
    else {
      return nil
    }
    let bounds = starts + [grid.columnCount]
    let ranges = zip(bounds, bounds.dropFirst()).map { withoutGap($0..<$1) }
    let areOver = grid.cells.filter { $0.row < row && !$0.isEmpty }.allSatisfy { cell in
      cell.columnSpan == grid.columnCount
        || ranges.contains { range in
          let own = cell.column..<cell.column + cell.columnSpan
          return own == range
            || first.isEmpty && own.upperBound == range.upperBound
              && own.lowerBound == range.lowerBound + 1
        }
    }
    return areOver ? withStrayTrip(ranges.map { part(columns: $0) }, row) : nil
  }

  /// A trip whose name another of the same table has, 1便 1便 2便 beside 2便, may be that of the next table.
  private func withStrayTrip(_ parts: [Grid], _ row: Int) -> [Grid] {
    let names = parts.map { part in
      part.cells.filter { $0.row == row && RowName.isTrip($0.tokens.joined) }
    }
    var parts = parts
    for (index, own) in names.enumerated() {
      let twice = own.enumerated().first { place, cell in
        own[..<place].contains { $0.tokens.joined == cell.tokens.joined }
          && names.contains { other in
            !other.isEmpty && !other.contains { $0.tokens.joined == cell.tokens.joined }
          }
      }
      if let node = twice?.element.tokens.first?.node { parts[index].strays.append(node) }
    }
    return parts
  }

  /// Whether columns that nothing heads have two names and more in common with the next: a way out and
  /// one back.
  private func shareNames(_ columns: [Int], below row: Int) -> Bool {
    let names = columns.map { column in
      Set(
        (row + 1..<matrix.grid.rowCount).compactMap { matrix.grid[$0, column]?.tokens.joined }
          .filter { $0.length > 1 && !Padding.isOne($0) })
    }
    return zip(names, names.dropFirst()).allSatisfy { $0.intersection($1).count > 1 }
  }

  /// Columns without the empty ones that set them apart from the next table.
  private func withoutGap(_ columns: Range<Int>) -> Range<Int> {
    let grid = matrix.grid
    let isEmpty = { (column: Int) in
      (0..<grid.rowCount).allSatisfy { row in
        grid[row, column].map { $0.isEmpty || $0.columnSpan == grid.columnCount } ?? true
      }
    }
    let last = columns.last { !isEmpty($0) } ?? columns.upperBound - 1
    return columns.lowerBound..<last + 1
  }

  private func part(columns: Range<Int>) -> Grid {
    let width = matrix.grid.columnCount
    let cells = matrix.grid.cells.filter { cell in
      columns.contains(cell.column) || cell.columnSpan == width
    }.map { cell in
      var moved = cell
      moved.column = max(cell.column - columns.lowerBound, 0)
      moved.columnSpan = min(
        cell.columnSpan, columns.upperBound - max(cell.column, columns.lowerBound))
      return moved
    }
    let place = "\(matrix.grid.at)/column[\(columns.lowerBound + 1)]"
    return Grid(node: matrix.grid.node, at: place, cells: cells)
  }

  /// Whether a row is words and no times: it heads what is below.
  private func heads(_ row: Int) -> Bool {
    guard matrix.timeCount(inRow: row) == 0 else { return false }
    let grid = matrix.grid
    let cells = (0..<grid.columnCount).compactMap { grid[row, $0] }
    return cells.contains { !$0.isEmpty } && !cells.contains { !$0.isEmpty && PassSign.isOne($0) }
  }

  private func part(_ rows: Range<Int>) -> Grid {
    let cells = matrix.grid.cells.filter { rows.contains($0.row) }.map { cell in
      var moved = cell
      moved.row -= rows.lowerBound
      moved.rowSpan = min(cell.rowSpan, rows.upperBound - cell.row)
      return moved
    }
    let place = "\(matrix.grid.at)/tr[\(rows.lowerBound + 1)]"
    return Grid(node: matrix.grid.node, at: place, cells: cells)
  }
}
