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
  func read() -> LayoutResult? {
    if let reading = MarkCells.reading(grid, readingOf) { return reading }
    if let divided = DaysBeside(grid).divided ?? PlacesBeside(grid).divided
      ?? HeadBeside(grid, tree).turned
    {
      return readingOf(divided)
    }
    let blocks = HourBlock.blocks(of: grid)
    guard !blocks.isEmpty else { return belowDays.flatMap(readingOf) }
    if grid.lineNumbers.isEmpty, let labelled = withLineNumbers(blocks) {
      return readingOf(labelled)
    }
    var reading = LayoutResult(
      layout: name, node: grid.node, columns: [], leftovers: [], notices: [], score: 0)
    var tally = Tally()
    let labels = CellLabels(tree)
    let groupsOfBlocks = blocks.map { HourColumnGroup.groups(of: $0, in: grid, labels: labels) }
    readColumns(of: blocks, groupsOfBlocks, into: &reading, &tally)
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
    reading.isPlain = grid.isOfHourRows || blocks.contains(where: \.isSparse)
    return StopsInSequence.named(reading, tree)
  }

  /// The grid as one below the days that the words above it name; nil where they name none.
  private var belowDays: Grid? {
    guard !grid.isBelowDays, grid.rowCount > 2,
      Surroundings(tree: tree, node: grid.node).dayLabel() != nil
    else { return nil }
    var below = grid
    below.isBelowDays = true
    return below
  }

  /// The reading of the grid in another form.
  private func readingOf(_ grid: Grid) -> LayoutResult? {
    HourGridReader(grid: grid, tree: tree, name: name).read()
  }

  private func readColumns(
    of blocks: [HourBlock], _ groupsOfBlocks: [[HourColumnGroup]], into reading: inout LayoutResult,
    _ tally: inout Tally
  ) {
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
  }

  /// The grid with the numbers of lines among its minutes told; nil when there are none.
  private func withLineNumbers(_ blocks: [HourBlock]) -> Grid? {
    let cells = grid.cells.filter { cell in
      blocks.contains { block in
        block.rows.contains(cell.row) && block.columns.contains(cell.column)
          && !block.axisColumns.contains(cell.column)
      }
    }
    let numbers = LineNumbers(in: cells, tree)
    guard !numbers.texts.isEmpty || numbers.doubt.map({ !grid.strays.contains($0) }) == true else {
      return nil
    }
    var labelled = grid
    labelled.lineNumbers = numbers.texts
    labelled.strays += numbers.doubt.map { [$0] } ?? []
    return labelled
  }

  /// The cells above the first hours that say nothing of days.
  private func headerCells(_ blocks: [HourBlock], _ labels: CellLabels) -> [PageTree.Index] {
    let rows = blocks.first?.headerRows ?? 0..<0
    let axes = Set(blocks.first?.axisColumns ?? [])
    return grid.cells.filter { cell in
      rows.contains(cell.row) && !(axes.contains(cell.column) && cell.columnSpan == 1)
        && !cell.isEmpty && !blocks.contains { HourAside.reaches(cell, below: $0) }
        && HeadRole.of(cell, axes: axes, grid) == nil
        && (labels.label(of: cell.node) == nil || isTitle(cell))
    }.map(\.node)
  }

  /// A cell across the whole table that says more than the days: "【港】 港01 東口行（平日）".
  private func isTitle(_ cell: Grid.Cell) -> Bool {
    cell.columnSpan >= grid.columnCount && grid.columnCount > 1 && cell.tokens.count > 3
  }

  /// What the laws are counted over.
  struct Tally {
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
