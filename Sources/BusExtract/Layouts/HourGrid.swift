import BusModel

extension Layout {
  /// Hours down the side, a column of minutes per kind of day.
  static let hourGrid = Layout(.hourGrid) { grid, tree in
    guard grid.clocks.hasHours else { return nil }
    return HourGridReader(grid: grid, tree: tree, name: PageLayout.hourGrid.rawValue).read()
  }

  /// The same turned: hours along the top, minutes below.
  static let sidewaysHourGrid = Layout(.sidewaysHourGrid) { grid, tree in
    guard grid.clocks.hasHours else { return nil }
    return HourGridReader(
      grid: grid.transposed, tree: tree, name: PageLayout.sidewaysHourGrid.rawValue
    ).read()
  }
}

/// Reads a grid of hours and minutes.
struct HourGridReader {
  let grid: Grid
  let tree: PageTree
  let name: String

  /// The reading, or nil when no column holds hours or no other holds minutes.
  func read() -> Reading? {
    if let reading = MarkCells.reading(
      grid, { HourGridReader(grid: $0, tree: tree, name: name).read() })
    {
      return reading
    }
    if let divided = DaysBeside(grid).divided {
      return HourGridReader(grid: divided, tree: tree, name: name).read()
    }
    let blocks = HourBlock.blocks(of: grid)
    guard !blocks.isEmpty else { return nil }
    if grid.lineNumbers.isEmpty, let labelled = withLineNumbers(blocks) {
      return HourGridReader(grid: labelled, tree: tree, name: name).read()
    }
    var reading = Reading(
      layout: name, node: grid.node, columns: [], leftovers: [], notices: [], score: 0)
    var tally = Tally()
    let labels = CellLabels(tree)
    let groupsOfBlocks = blocks.map { HourColumnGroup.groups(of: $0, in: grid, labels: labels) }
    for (block, groups) in zip(blocks, groupsOfBlocks) {
      reading.leftovers += headedAlike(groups)
      for group in groups {
        if group.holdsArrivals, groups.contains(where: \.holdsStarts) {
          reading.consumed += group.cells(of: block, in: grid).map { grid.cells[$0.cell].node }
          continue
        }
        let column = column(group, block, &reading, &tally)
        reading.leftovers += unlabelled(column, among: groups)
        reading.columns.append(column)
      }
    }
    // What is hopeless is not told in full.
    guard tally.minutes == 0 || (tally.bad + grid.strays.count) * 3 <= tally.minutes else {
      return nil
    }
    let outside =
      strayNumbers(outside: blocks) + StrayTexts.notices(of: grid, tree)
      + raggedRows(blocks, groupsOfBlocks) + rowsWithoutHour(blocks) + unclearRanges(blocks)
    reading.leftovers += outside
    tally.bad += outside.count
    reading.headerCells = headerCells(blocks, labels)
    guard tally.minutes > 0 else { return EmptyHours.settled(reading, blocks, at: grid.at) }
    guard tally.bad * 3 <= tally.minutes else { return nil }
    reading.score = score(tally, blocks)
    return reading
  }

  /// The grid with the numbers of lines among its minutes told; nil when there are none.
  private func withLineNumbers(_ blocks: [HourBlock]) -> Grid? {
    let cells = grid.cells.filter { cell in
      blocks.contains { block in
        block.rows.contains(cell.row) && block.columns.contains(cell.column)
          && !block.axisColumns.contains(cell.column)
      }
    }
    let texts = LineNumbers.texts(in: cells, tree)
    guard !texts.isEmpty else { return nil }
    var labelled = grid
    labelled.lineNumbers = texts
    return labelled
  }

  /// The cells above the first hours that say nothing of days.
  private func headerCells(_ blocks: [HourBlock], _ labels: CellLabels) -> [PageTree.Index] {
    let rows = blocks.first?.headerRows ?? 0..<0
    let axes = Set(blocks.first?.axisColumns ?? [])
    return grid.cells.filter { cell in
      rows.contains(cell.row) && !(axes.contains(cell.column) && cell.columnSpan == 1)
        && !cell.isEmpty
        && (labels.label(of: cell.node) == nil || isTitle(cell))
    }.map(\.node)
  }

  /// A cell across the whole table that says more than the days: "【港】 港01 東口行（平日）".
  private func isTitle(_ cell: Grid.Cell) -> Bool {
    cell.columnSpan >= grid.columnCount && grid.columnCount > 1 && cell.tokens.count > 3
  }

  /// What the laws are counted over.
  private struct Tally {
    var minutes = 0
    var bad = 0
    var falling = 0
  }

  private func score(_ tally: Tally, _ blocks: [HourBlock]) -> Double {
    let total = Double(tally.minutes)
    let lawful = 1 - 0.5 * Double(tally.falling) / total - Double(tally.bad) / total
    let axis = min(1, (blocks.map(\.axisScore).max() ?? 0) / 1.5)
    return max(0, min(1, 0.7 * lawful + 0.3 * axis))
  }

  private func column(
    _ group: HourColumnGroup, _ block: HourBlock, _ reading: inout Reading, _ tally: inout Tally
  ) -> Reading.Column {
    var cells = group.cells(of: block, in: grid).map { item in
      (
        item: item,
        minutes: MinuteCell(
          grid.cells[item.cell], hour: item.hour, in: tree, labels: grid.lineNumbers)
      )
    }
    var evidence = MinuteCell.Evidence()
    for cell in cells { evidence.add(cell.minutes.evidence) }
    var departures: [Reading.Departure] = []
    for index in cells.indices {
      cells[index].minutes.settle(evidence.side)
      let place = grid.cells[cells[index].item.cell].at
      if !grid.isLines { reading.consumed.append(grid.cells[cells[index].item.cell].node) }
      let minutes = cells[index].minutes.minutes
      let falling = zip(minutes, minutes.dropFirst()).count { $0.value > $1.value }
      var left = unread(cells[index].minutes, in: grid.cells[cells[index].item.cell], of: block)
      // What is left over in a row of several hours is told once.
      if index > 0, cells[index - 1].item.cell == cells[index].item.cell { left = [] }
      if cells[index].item.spansHours, !minutes.isEmpty {
        left.append("minutes over several hours")
      }
      if falling > 0, Set(minutes.map(\.value)).count < minutes.count {
        left.append("minutes that fall and repeat")
      }
      reading.notices += notices(of: cells[index].minutes, falling: falling, at: place)
      // In lists and blocks an hour that lost its element ends up among the minutes.
      if grid.leadsWithHours || mixesDigits(cells[index].item.cell), falling > 0 {
        left.append("minutes that fall")
      }
      reading.leftovers += left.map { leftover($0, place) }
      tally.bad += left.count
      tally.minutes += minutes.count
      tally.falling += falling
      for minute in minutes {
        departures.append(
          Reading.Departure(
            hour: cells[index].item.hour, minute: minute.value, words: minute.words, at: place,
            node: minute.node))
      }
    }
    return Reading.Column(
      label: group.label, headings: group.headings, departures: departures, at: group.at)
  }

  /// Whether a number of one digit stands before or behind those of two: "00 20 40 3" counts something.
  private func mixesDigits(_ cell: Int) -> Bool {
    let numbers = grid.cells[cell].tokens.filter(\.isNumber)
    return numbers.count { $0.digits == 2 } > 1
      && (numbers.first?.digits == 1 || numbers.last?.digits == 1)
  }

  /// What is odd in a cell and understood: words beside the whole row, minutes out of order.
  private func notices(of cell: MinuteCell, falling: Int, at place: String) -> [Notice] {
    var notices = cell.notes.map { note in
      Notice(.rowNote(note), at: place)
    }
    if falling > 0 {
      let minutes = cell.minutes.map { String($0.value) }.joined(separator: " ")
      notices.append(
        Notice(.unorderedMinutes(minutes), at: place))
    }
    return notices
  }

  /// Two columns of one table under the same label and the same heading: what tells them apart, a
  /// direction or a stop, got lost.
  private func headedAlike(_ groups: [HourColumnGroup]) -> [Notice] {
    groups.enumerated().compactMap { index, group in
      let isDouble = groups[..<index].contains {
        $0.label != nil && $0.label?.text == group.label?.text && $0.headings == group.headings
      }
      return isDouble
        ? Notice(.leftOver(.columnsHeadedAlike), at: group.at) : nil
    }
  }

  /// Departures whose heading is no label, beside columns that have one, run on unknown days.
  private func unlabelled(
    _ column: Reading.Column, among groups: [HourColumnGroup]
  ) -> [Notice] {
    guard column.label == nil, !column.departures.isEmpty, groups.count > 1 else { return [] }
    let hasOthers = groups.contains { $0.label != nil }
    let isDouble = groups.filter { $0.headings == column.headings }.count > 1
    guard hasOthers || isDouble || column.headings.contains(where: DayWords.namesTurn) else {
      return []
    }

    return [
      Notice(
        .unreadDays(.columnWithoutDays(heading: column.headings.last)), at: column.at)
    ]
  }

  private func leftover(_ text: String, _ place: String) -> Notice {
    Notice(.leftOver(.notMinute(text)), at: place)
  }

  /// Numbers below the first hour in rows that have no hour: times that would get lost.
  private func strayNumbers(outside blocks: [HourBlock]) -> [Notice] {
    guard let first = blocks.map(\.rows.lowerBound).min() else { return [] }
    let axisColumns = Set(blocks.flatMap(\.axisColumns))
    var seen = Set<Int>()
    var notices: [Notice] = []
    for row in 0..<grid.rowCount where !blocks.contains(where: { $0.rows.contains(row) }) {
      // Above the hours stand headings, unless an hour stands there that no other follows.
      let hasHours = axisColumns.contains { isHour(row, $0) || areHours(row, $0) }
      for column in 0..<grid.columnCount {
        guard let index = grid.cellIndex(row, column), seen.insert(index).inserted else { continue }
        let cell = grid.cells[index]
        let isAxisHour =
          axisColumns.contains(column) && !cell.isEmpty
          && (cell.tokens.allSatisfy(\.isNumber) || areHours(row, column) || isHourWithUnit(cell))
        // A row that lost its beginning stands in the row of the headings.
        guard isAllMinutes(cell) || isAxisHour && (row >= first || hasHours || isHourWithUnit(cell))
        else { continue }
        let text = cell.tokens.joined(by: " ")
        notices.append(
          Notice(.leftOver(.hourless(text)), at: cell.at))
      }
    }
    return notices
  }

  /// Rows that lack a cell beside columns of several days: what is there may stand one column off.
  /// Where a day's head spans more columns than any row has, only those that are there count.
  private func raggedRows(
    _ blocks: [HourBlock], _ groupsOfBlocks: [[HourColumnGroup]]
  ) -> [Notice] {
    zip(blocks, groupsOfBlocks).flatMap { block, groups -> [Notice] in
      // A column that only the heads span, and no row has, moves nothing.
      let columns = groups.flatMap(\.columns).filter { column in
        block.rows.contains { grid.cellIndex($0, column) != nil }
      }
      guard groups.count > 1 else { return [] }
      return block.rows.compactMap { row in
        guard columns.contains(where: { grid.cellIndex(row, $0) == nil }),
          let first = (0..<grid.columnCount).lazy.compactMap({ grid[row, $0] }).first
        else { return nil }
        return Notice(.leftOver(.raggedRow), at: first.at)
      }
    }
  }
}
