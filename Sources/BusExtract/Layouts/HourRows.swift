import BusModel

/// Rows of an hour grid that have no hour of their own.
extension HourGridReader {
  private func isHour(_ row: Int, _ column: Int) -> Bool {
    grid[row, column].flatMap(HourAxis.hour) != nil
  }

  /// Numbers below the first hour in rows that have no hour: times that would get lost.
  func strayNumbers(outside blocks: [HourBlock]) -> [Notice] {
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

  /// Rows among the hours that begin with something else than an hour: theirs got lost.
  func rowsWithoutHour(_ blocks: [HourBlock]) -> [Notice] {
    blocks.flatMap { block in
      block.rows.filter { block.hours[$0] == nil }.compactMap { row in
        let cell = block.axisColumns.lazy.compactMap { grid[row, $0] }
          .first { !$0.isEmpty && $0.columnSpan == 1 }
        return cell.map {
          Notice(.leftOver(.rowWithoutHour), at: $0.at)
        }
      }
    }
  }

  /// Rows of several hours beside which no list of minutes stands, but how many buses there are or how
  /// far they lie apart.
  func unclearRanges(_ blocks: [HourBlock]) -> [Notice] {
    guard blocks.contains(where: { !$0.ranges.isEmpty }) else { return [] }
    let cells = grid.cells.filter { !isHourly($0, of: blocks) }
    let heads = HeadLine.lines(above: grid.node, tree) + cells.map(\.tokens.joined)
    let tellsIntervals = heads.contains { Self.intervals.isFound(in: $0) }
    return blocks.flatMap { block in
      block.ranges.keys.sorted().compactMap { row in
        let cells = block.columns.filter { !block.axisColumns.contains($0) }
          .compactMap { grid[row, $0] }.filter { !$0.isEmpty && !NoService.isOne($0) }
        let areLists = cells.allSatisfy { cell in
          cell.tokens.count { $0.isNumber && $0.digits == 2 } > 1 && cell.rowSpan == 1
        }
        guard !areLists || tellsIntervals, let axis = block.axisColumns.first else { return nil }
        return grid[row, axis].map { Notice(.leftOver(.rowWithoutHour), at: $0.at) }
      }
    }
  }

  /// What of a cell is left over: 毎時 beside several hours says of their minutes what the row does.
  func unread(_ minutes: MinuteCell, in cell: Grid.Cell, of block: HourBlock) -> [String] {
    isHourly(cell, of: [block]) ? minutes.leftovers.filter { $0 != "毎時" } : minutes.leftovers
  }

  /// "毎時 00 15 30 45" beside 9～17時: the minutes of each of these hours.
  private func isHourly(_ cell: Grid.Cell, of blocks: [HourBlock]) -> Bool {
    guard cell.tokens.count > 2, blocks.contains(where: { $0.ranges[cell.row] != nil }),
      cell.tokens.text(cell.tokens[0]) == "毎時"
    else { return false }
    let minutes = cell.tokens.dropFirst()
    return minutes.allSatisfy { $0.isNumber && $0.digits == 2 && ($0.smallNumber ?? 60) < 60 }
  }

  private static let intervals = WordList(["間隔", "おき", "本数", "ごと", "分毎", "毎時"])

  /// "7・8・9", "7～9": several hours that share what stands beside them.
  private func areHours(_ row: Int, _ column: Int) -> Bool {
    guard let tokens = grid[row, column]?.tokens, (2...8).contains(tokens.count) else {
      return false
    }
    let hours = tokens.compactMap(\.smallNumber).filter { $0 <= 29 }
    return hours.count > 1 && zip(hours, hours.dropFirst()).allSatisfy { $0 < $1 }
      && tokens.allSatisfy { $0.isNumber || tokens.text($0).length <= 2 }
  }

  /// "7時", which no heading is.
  private func isHourWithUnit(_ cell: Grid.Cell) -> Bool {
    cell.tokens.count == 2 && HourAxis.hour(in: cell) != nil && !cell.tokens.allSatisfy(\.isNumber)
  }

  private func isAllMinutes(_ cell: Grid.Cell) -> Bool {
    let numbers = cell.tokens.compactMap(\.smallNumber).filter { $0 < 60 }
    return numbers.count >= 2 && numbers.count == cell.tokens.count
  }
}
