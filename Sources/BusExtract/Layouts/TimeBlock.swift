import BusModel

/// Lists whose times fill several columns without a heading each: a block below a caption, or the
/// runs of several vehicles below one heading.
extension DepartureListReader {
  /// Whether the columns of times are one list.
  func isBlock(_ frame: ListFrame) -> Bool {
    let columns = frame.timeColumns.map(\.column)
    guard columns.count > 1,
      frame.timeColumns.allSatisfy({ $0.label == frame.timeColumns[0].label })
    else { return false }
    return isUnderOneHeading(columns, frame) || isBareBlock(columns, frame) || areHalves(frame)
      || frame.isOfTurns
  }

  /// The morning's times, and the afternoon's beside them.
  private func areHalves(_ frame: ListFrame) -> Bool {
    frame.timeColumns.map(\.isAfternoon) == [false, true]
      && frame.timeColumns[0].headings == frame.timeColumns[1].headings
      && frame.timeColumns[0].stop == frame.timeColumns[1].stop
  }

  /// "駅前 発" across all columns of times.
  private func isUnderOneHeading(_ columns: [Int], _ frame: ListFrame) -> Bool {
    let heads = columns.map { column in
      (0..<frame.rows.lowerBound).reversed().lazy.compactMap { grid.cellIndex($0, column) }
        .first { !grid.cells[$0].isEmpty }
    }
    guard let head = heads[0], heads.allSatisfy({ $0 == head }) else { return false }
    return NameLine(Texts.line(of: grid.cells[head].node, in: tree)).says(.stop, .destination)
  }

  /// Nothing but times, which rise along the rows or down the columns.
  private func isBareBlock(_ columns: [Int], _ frame: ListFrame) -> Bool {
    let isBare = grid.cells.allSatisfy { cell in
      cell.isEmpty || cell.row < frame.rows.lowerBound && cell.columnSpan > 1
        || matrix.listedCount(cell.row, cell.column) > 0
    }
    let hasHeads = columns.contains { column in
      (0..<frame.rows.lowerBound).contains {
        grid[$0, column].map { !$0.isEmpty && $0.columnSpan == 1 } ?? false
      }
    }
    guard isBare, !hasHeads else { return false }
    let down = columns.flatMap { column in frame.rows.compactMap { matrix.minutes($0, column) } }
    let across = frame.rows.flatMap { row in columns.compactMap { matrix.minutes(row, $0) } }
    return down == down.sorted() || across == across.sorted()
  }

  /// Brings the departures of a block into the order of time; small hours follow the evening.
  func inOrder(_ reading: inout LayoutResult) {
    for column in reading.columns.indices {
      let hours = reading.columns[column].departures.map(\.hour)
      let isLate = hours.contains { $0 >= 20 }
      reading.columns[column].departures.sort { first, second in
        moment(first, isLate) < moment(second, isLate)
      }
    }
  }

  private func moment(_ departure: LayoutResult.Departure, _ isLate: Bool) -> Int {
    let hour = departure.hour + (isLate && departure.hour < 4 ? 24 : 0)
    return hour * 60 + departure.minute
  }
}
