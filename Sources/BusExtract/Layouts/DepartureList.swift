import BusModel

extension Layout {
  /// One departure per row, its time in a column of its own.
  static let departureList = Layout(.departureList) { grid, tree in
    guard grid.clocks.hasListedTimes || ArrivalCells.areFound(in: grid) else { return nil }
    let body = FactRows.removed(from: DepartureListReader.withoutNotes(below: grid, tree), tree)
    return DepartureListReader(grid: body, tree: tree).read()
  }
}

/// Reads a list of departures, or several lists side by side under day labels.
struct DepartureListReader {
  let grid: Grid
  let tree: PageTree
  let matrix: ClockMatrix
  private let memo: CellMemo
  private let frame: ListFrame?

  init(grid: Grid, tree: PageTree) {
    self.grid = grid
    self.tree = tree
    matrix = ClockMatrix(grid)
    memo = CellMemo(tree: tree)
    frame = ListFrame(matrix, tree)
  }

  /// The reading, or nil when the grid is no such list.
  func read() -> LayoutResult? {
    guard !LastBuses.areSummed(grid, tree) else { return nil }
    if let reading = withArrivals() ?? alongRows?.read() ?? turned() ?? vehicleRows() {
      return reading
    }
    guard let frame, !arrivesByOther(frame) else { return nil }
    var reading = LayoutResult(
      layout: PageLayout.departureList.rawValue, node: grid.node, columns: [], leftovers: [],
      notices: [],
      score: frame.score)
    for cell in grid.cells
    where cell.row >= frame.rows.lowerBound && cell.columnSpan < grid.columnCount {
      reading.consumed.append(cell.node)
    }
    for timeColumn in frame.timeColumns { read(timeColumn, frame, into: &reading) }
    if namesStarts(frame) { fillOppositeStops(&reading) }
    if isBlock(frame) { inOrder(&reading) }
    ListCounters.name(&reading, tree)
    if LastBuses.areMeant(grid, tree) { LastBuses.carry(&reading) }
    noteFrequencies(&reading)
    noteNameless(frame, &reading)
    noteNames(frame, &reading)
    noteUnnamed(frame, &reading)
    noteFlags(frame, &reading)
    noteStarts(frame, &reading)
    noteStopsBetween(frame, &reading)
    noteEmptyStops(frame, &reading)
    noteTrips(frame, &reading)
    noteDestinations(frame, &reading)
    noteHeadless(frame, &reading)
    noteTimesAbove(frame, &reading)
    noteDaysUnsaid(frame, &reading)
    doubtEmptyDestinations(frame, &reading)
    reading.leftovers += StrayTexts.notices(of: grid, tree)
    let count = Double(reading.departureCount)
    guard count > 0, Double(reading.leftovers.count) / count <= 0.34 else { return nil }
    return reading
  }

  /// The list when its days, or the stops from which its buses leave, stand down the side and the
  /// times of each along its row.
  private func turned() -> LayoutResult? {
    if let body = withoutWideRows ?? withoutTallHead ?? withJoinedRows, let reading = body.turned()
    {
      return reading
    }
    if isOneRow || saysOfTrips {
      return DepartureListReader(grid: grid.transposed, tree: tree).read()
    }
    let rows = (numbersTrips ? 1 : 0)..<grid.rowCount
    guard grid.columnCount > 2, (1...6).contains(rows.count),
      rows.contains(where: { timeCount(along: $0) > 1 }),
      rows.allSatisfy({ row in
        timeCount(along: row) > 0 || grid[row, 1].map(NoService.isOne) == true
      })
    else { return nil }
    let heads = rows.compactMap { grid[$0, 0]?.node }
    let areDays = heads.allSatisfy { DayLabel.find(in: $0, of: tree) != nil }
    guard areDays || heads.allSatisfy({ isStart(Texts.line(of: $0, in: tree)) }) || areWays(heads)
    else { return nil }
    return DepartureListReader(grid: grid.transposed, tree: tree).read()
  }

  private func read(
    _ timeColumn: ListFrame.TimeColumn, _ frame: ListFrame, into reading: inout LayoutResult
  ) {
    let entries = timeColumn.entries
    if entries.isEmpty {
      reading.columns.append(
        LayoutResult.Column(
          label: timeColumn.label, headings: timeColumn.headings, departures: [],
          at: timeColumn.at))
      return
    }
    var position = 0
    var part = timeColumn
    let reader = ListEntry(
      timeColumn: timeColumn.column, vehicle: timeColumn.vehicle, frame: frame, matrix: matrix,
      memo: memo, owned: ListEntry.owned(by: timeColumn.column, frame))
    for row in frame.rows {
      let first = position
      while position < entries.count, entries[position].row == row { position += 1 }
      let times = entries[first..<position]
      if let section = frame.sections.section(row, timeColumn.column) {
        part.open(section)
        continue
      }
      if times.isEmpty {
        noteUnread(row, timeColumn.column, frame, &reading)
        addRest(row, part, frame, &reading)
      }
      for entry in times where !isArrival(row, timeColumn.column) {
        if entry.isDoubtful || part.isUnclear, let cell = grid[row, timeColumn.column] {
          reading.leftovers.append(doubtful(cell))
        }
        append(reader.read(row, entry.time, tree), part, to: &reading)
      }
    }
  }

  /// "8:40着" beside times that say 発, or that say nothing.
  private func isArrival(_ row: Int, _ column: Int) -> Bool {
    grid.cellIndex(row, column).map { index in
      matrix.clocks.words(index).contains { StopHeading.kind(of: $0.text) == true }
    } ?? false
  }

  /// "※年始は運休します" over the whole width: said of the table, as if it stood below it.
  private func isRemark(_ cell: Grid.Cell) -> Bool {
    cell.columnSpan >= grid.columnCount && cell.columnSpan > 1
      && ["※", "＊", "*", "注", "（注", "(注", "所要", "乗車時間"].contains(
        where: cell.tokens.joined.begins(with:))
      && !ClockCell.holdsTime(cell.tokens)
  }

  /// A row without a departure must not hide one: numbers, spans of hours and "every 20 minutes"
  /// are left over.
  private func noteUnread(
    _ row: Int, _ column: Int, _ frame: ListFrame, _ reading: inout LayoutResult
  ) {
    var seen = Set<Int>()
    for other in 0..<grid.columnCount {
      guard let index = grid.cellIndex(row, other), grid.cells[index].row == row,
        seen.insert(index).inserted, other == column || grid.cells[index].columnSpan > 1,
        !isRemark(grid.cells[index])
      else { continue }
      let clock = matrix.clocks[index]
      // "同左", "〃" and "←" below a day repeat a time that stands elsewhere.
      if other == column, SameAsOther.isOne(grid.cells[index]) {
        reading.leftovers.append(leftover(grid.cells[index]))
        continue
      }
      let hasFrequency = grid.cells[index].tokens.contains { $0.is(.frequency) }
      guard !clock.times.isEmpty || hasFrequency || (other == column && !clock.strayNumbers.isEmpty)
      else { continue }
      reading.leftovers.append(leftover(grid.cells[index]))
    }
  }

  /// "○" below 平日 beside a column of times says which days each runs, and "→" between two times that
  /// the second is an arrival: neither is read.
  private func noteFlags(_ frame: ListFrame, _ reading: inout LayoutResult) {
    let flags =
      grid.isLines
      ? nil
      : grid.cells.first { cell in
        cell.row < frame.rows.lowerBound && frame.roles.indices.contains(cell.column)
          && frame.roles[cell.column] != .departure && cell.columnSpan == 1
          && !frame.flags.rows.contains(cell.column)
          && !cell.isEmpty && DayLabel.find(in: cell.node, of: tree) != nil
          && grid[frame.rows.lowerBound, cell.column]?.tokens.contains(where: \.isNumber) == false
          && Set(frame.rows.compactMap { grid[$0, cell.column]?.tokens.joined }).count > 1
      }
    if let flags { reading.leftovers.append(leftover(flags)) }
    // By index: a departure is not copied to be asked for its words.
    for column in reading.columns {
      let arrow = column.departures.indices.first { index in
        column.departures[index].words.contains { ["→", "⇒", "➡"].contains($0.text) }
      }
      guard let arrow else { continue }
      let place = column.departures[arrow].at
      return reading.leftovers.append(Notice(.leftOver(.notOneTime("→")), at: place))
    }
  }

  private func doubtful(_ cell: Grid.Cell) -> Notice {
    Notice(.leftOver(.unsaidHalf), at: cell.at)
  }

  private func append(
    _ entry: ListEntry.Entry, _ timeColumn: ListFrame.TimeColumn, to reading: inout LayoutResult
  ) {
    if let cell = entry.strayTime { reading.leftovers.append(leftover(cell)) }
    let label = entry.label ?? timeColumn.label
    let stop = entry.stop ?? timeColumn.stop
    let match = reading.columns.firstIndex {
      $0.label == label && $0.stop == stop && $0.headings == timeColumn.headings
    }
    if let match { return reading.columns[match].departures.append(entry.departure) }
    reading.columns.append(
      LayoutResult.Column(
        label: label, headings: timeColumn.headings, departures: [entry.departure],
        stop: stop, at: timeColumn.at))
  }

  /// Where rows leave from two stops by turns, each goes to the other.
  private func fillOppositeStops(_ reading: inout LayoutResult) {
    let stops = Set(reading.columns.compactMap(\.stop))
    let rows = Set(reading.columns.flatMap(\.departures).map(\.at))
    // Rows of many times are two lists, of which nothing says that they are one way and back.
    guard stops.count == 2, rows.count == reading.departureCount else { return }
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

  func leftover(_ cell: Grid.Cell) -> Notice {
    let text = cell.tokens.joined(by: " ")
    return Notice(.leftOver(.notOneTime(text)), at: cell.at)
  }
}
