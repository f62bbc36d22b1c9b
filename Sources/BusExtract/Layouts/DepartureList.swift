import BusModel

extension Layout {
  /// One departure per row, its time in a column of its own.
  static let departureList = Layout(name: "departure-list") { grid, tree in
    DepartureListReader(grid: grid, tree: tree).read()
  }
}

/// Reads a list of departures, or several lists side by side under day labels.
struct DepartureListReader {
  let grid: Grid
  let tree: PageTree
  private let matrix: ClockMatrix
  private let frame: ListFrame?

  init(grid: Grid, tree: PageTree) {
    self.grid = grid
    self.tree = tree
    matrix = ClockMatrix(grid)
    frame = ListFrame(matrix, tree)
  }

  /// The reading, or nil when the grid is no such list.
  func read() -> Reading? {
    guard let frame else { return nil }
    var reading = Reading(
      layout: "departure-list", node: grid.node, columns: [], leftovers: [], notices: [],
      score: frame.score)
    for timeColumn in frame.timeColumns { read(timeColumn, frame, into: &reading) }
    fillOppositeStops(&reading)
    let count = Double(reading.departureCount)
    guard count > 0, Double(reading.leftovers.count) / count <= 0.34 else { return nil }
    return reading
  }

  private func read(
    _ timeColumn: ListFrame.TimeColumn, _ frame: ListFrame, into reading: inout Reading
  ) {
    var section = timeColumn.label
    for row in frame.rows {
      if let label = sectionLabel(row) { section = label }
      guard let index = grid.cellIndex(row, timeColumn.column), grid.cells[index].row == row,
        !grid.cells[index].isEmpty
      else { continue }
      guard let time = matrix.clocks[index].soleTime else {
        if !matrix.clocks[index].times.isEmpty || !matrix.clocks[index].strayNumbers.isEmpty {
          reading.leftovers.append(leftover(grid.cells[index]))
        }
        continue
      }
      let entry = ListEntry(row: row, timeColumn: timeColumn.column, frame: frame, matrix: matrix)
        .read(time, tree)
      append(entry, section, timeColumn, to: &reading)
    }
  }

  private func append(
    _ entry: ListEntry.Entry, _ section: DayLabel?, _ timeColumn: ListFrame.TimeColumn,
    to reading: inout Reading
  ) {
    let label = entry.label ?? section
    let match = reading.columns.firstIndex {
      $0.label?.text == label?.text && $0.stop == entry.stop && $0.headings == timeColumn.headings
    }
    if let match {
      reading.columns[match].departures.append(entry.departure)
      return
    }
    reading.columns.append(
      Reading.Column(
        label: label, headings: timeColumn.headings, departures: [entry.departure],
        stop: entry.stop, at: timeColumn.at))
  }

  /// The label of a row that spans the whole list and heads the rows below it.
  private func sectionLabel(_ row: Int) -> DayLabel? {
    guard let cell = grid[row, 0], cell.row == row, cell.columnSpan >= grid.columnCount else {
      return nil
    }
    return DayLabel.find(in: cell.node, of: tree)
  }

  /// Where rows leave from two stops by turns, each goes to the other.
  private func fillOppositeStops(_ reading: inout Reading) {
    let stops = Set(reading.columns.compactMap(\.stop))
    guard stops.count == 2 else { return }
    for column in reading.columns.indices {
      guard let stop = reading.columns[column].stop,
        let other = stops.first(where: { $0 != stop })
      else { continue }
      for index in reading.columns[column].departures.indices
      where reading.columns[column].departures[index].destination == nil {
        reading.columns[column].departures[index].destination = other
      }
    }
  }

  private func leftover(_ cell: Grid.Cell) -> Notice {
    let text = cell.tokens.map(\.text).joined(separator: " ")
    return Notice(
      code: "leftOver", message: "\"\(text)\" is not one departure time", at: cell.at)
  }
}
