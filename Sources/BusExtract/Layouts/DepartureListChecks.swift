import BusModel

/// What a list of departures must not hide.
extension DepartureListReader {
  /// Whether another vehicle leaves between the bus and what is headed as where something arrives: 鉱山発, 新幹線発,
  /// 東都着. The bus may end anywhere then.
  func arrivesByOther(_ frame: ListFrame) -> Bool {
    let heads = grid.cells.filter { $0.row < frame.rows.lowerBound && $0.columnSpan == 1 }
    return heads.contains { head in
      guard let end = heads.last(where: { $0.column > head.column })?.tokens.joined,
        end.ends(with: "着"), head.column > (frame.timeColumns.first?.column ?? 0)
      else { return false }
      return head.tokens.joined.ends(with: "発") && OtherVehicles.areMeant(by: head.tokens.joined)
        && frame.rows.contains { matrix.listedCount($0, head.column) > 0 }
    }
  }

  /// A column of names without any heading: where to, from where, or by which route.
  func noteNameless(_ frame: ListFrame, _ reading: inout LayoutResult) {
    for column in frame.roles.indices where frame.roles[column] == .unknown {
      let isHeaded = (0..<frame.rows.lowerBound).contains { grid[$0, column]?.isEmpty == false }
      guard !isHeaded else { continue }
      let cells = frame.rows.compactMap { grid[$0, column] }.filter { $0.column == column }
      let texts = Set(cells.map(\.tokens.joined))
      let isName = { (text: String) in
        text.length >= 2 || text.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
      }
      // 駅, 北, 東, 港, each in a row of its own or two: marks stand in many.
      let areMany = texts.count > 2 && texts.count * 2 > cells.count
      let names = areMany || texts.contains { $0.length >= 2 } ? texts.filter(isName) : []
      let areNames = cells.allSatisfy { cell in
        !cell.isEmpty && !cell.tokens.contains { $0.is([.morning, .afternoon]) }
          && HourAxis.hour(in: cell) == nil
      }
      guard names.count > 1, areNames else { continue }
      reading.leftovers.append(
        Notice(.leftOver(.unnamedColumn), at: cells.first?.at ?? grid.at))
    }
  }

  /// Names beside the times of which each stands in one row alone, and in none is none: stops of one
  /// bus, or where each goes, and no marks.
  func noteNames(_ frame: ListFrame, _ reading: inout LayoutResult) {
    let columns = frame.roles.indices.filter { frame.roles[$0] == .unknown }
    var named = columns.contains { column in
      areNames(frame.rows.compactMap { grid[$0, column] }.map(\.tokens.joined))
    }
    if grid.columnCount == 1 {
      let words = reading.columns.flatMap(\.departures).map { $0.words.map(\.text).joined() }
      named = named || areNames(words)
    }
    // "公民館 8:10", "橋 8:18" in the cells of one column.
    named =
      named
      || reading.columns.contains { column in
        // By index: a departure is not copied to be asked for its words.
        areNames(
          column.departures.indices.map { index in
            let node = column.departures[index].node
            return column.departures[index].words.filter { $0.node == node }.map(\.text)
              .joined()
          })
      }
    guard named, !reading.leftovers.contains(where: { $0.content == .leftOver(.unnamedColumn) })
    else { return }
    reading.leftovers.append(
      Notice(.leftOver(.unnamedColumn), at: reading.columns.first?.at ?? grid.at))
  }

  private func areNames(_ texts: [String]) -> Bool {
    texts.count > 2 && texts.allSatisfy { (2...20).contains($0.length) }
      && Set(texts).count == texts.count
      && texts.allSatisfy { BareName.mayBe($0) && !RowName.isDays($0) }
  }

  /// "Every 20 minutes", wherever it stands, hides departures.
  func noteFrequencies(_ reading: inout LayoutResult) {
    for cell in grid.cells where cell.tokens.contains(where: { $0.is(.frequency) }) {
      if !reading.leftovers.contains(where: { $0.at == cell.at }) {
        reading.leftovers.append(leftover(cell))
      }
    }
  }

  /// A column of stops between columns of times is a way out and one back that is read upwards, and no
  /// list.
  func noteStopsBetween(_ frame: ListFrame, _ reading: inout LayoutResult) {
    let times = frame.timeColumns.map(\.column)
    guard let first = times.min(), let last = times.max(),
      let column = (first..<last + 1).first(where: { column in
        !times.contains(column)
          && (0..<frame.rows.lowerBound).contains { row in
            grid[row, column].map { Self.stopHeads.contains($0.tokens.joined) } ?? false
          }
      }), let head = grid[frame.rows.lowerBound, column]
    else { return }
    reading.leftovers.append(Notice(.leftOver(.notTrip(head.tokens.joined)), at: head.at))
  }

  private static let stopHeads: Set<String> = ["停留所", "停留所名", "バス停", "バス停名", "停留場"]

  /// A time that says 発 in a column of arrivals: one of its rows is where the bus leaves.
  func noteStarts(_ frame: ListFrame, _ reading: inout LayoutResult) {
    for column in frame.roles.indices where frame.roles[column] == .arrival {
      let start = frame.rows.lazy.compactMap { grid.cellIndex($0, column) }.first { index in
        matrix.clocks.words(index).contains { StopHeading.kind(of: $0.text) == false }
      }
      if let start { reading.leftovers.append(leftover(grid.cells[start])) }
    }
  }

  /// Times above the first row that was read, in a cell that is no head: words among them kept the row from
  /// being one.
  func noteTimesAbove(_ frame: ListFrame, _ reading: inout LayoutResult) {
    guard !grid.isLines else { return }
    let columns = frame.timeColumns.map(\.column)
    for row in 0..<frame.rows.lowerBound {
      for column in columns {
        guard let index = grid.cellIndex(row, column), case let cell = grid.cells[index],
          !cell.isHeading, cell.columnSpan == 1, cell.row == row,
          case let clock = matrix.clocks[index], clock.times.count > 1, !clock.isRange
        else { continue }
        reading.leftovers.append(leftover(cell))
      }
    }
  }

  /// Several columns of times of which nothing says what they are, or what tells them apart.
  func noteUnnamed(_ frame: ListFrame, _ reading: inout LayoutResult) {
    guard frame.timeColumns.count > 1, !isContinued(frame), !isBlock(frame) else { return }
    for (index, column) in frame.timeColumns.enumerated() {
      let isDouble = frame.timeColumns[..<index].contains {
        $0.label?.text == column.label?.text && $0.headings == column.headings
          && $0.stop == column.stop
      }
      guard isDouble else { continue }
      reading.leftovers.append(
        Notice(.leftOver(.timesHeadedAlike), at: column.at))
    }
    for column in frame.timeColumns where column.label == nil && !column.namesDirection {
      reading.leftovers.append(
        Notice(.leftOver(.unnamedTimes), at: column.at))
    }
  }

  /// Of two columns that say where to, one belongs to times that got lost.
  func noteDestinations(_ frame: ListFrame, _ reading: inout LayoutResult) {
    let columns = frame.roles.indices.filter { frame.roles[$0] == .destination }
    guard frame.timeColumns.count == 1, let first = columns.first, let last = columns.last,
      let row = frame.rows.first(where: { row in
        guard let one = grid[row, first], let other = grid[row, last] else { return false }
        return !one.isEmpty && !other.isEmpty && one.tokens.joined != other.tokens.joined
      })
    else { return }
    reading.leftovers.append(
      Notice(.leftOver(.unnamedColumn), at: grid[row, last]?.at ?? grid.at))
  }

  /// "2便" above several times is one bus at stops that nothing names.
  func noteTrips(_ frame: ListFrame, _ reading: inout LayoutResult) {
    for column in frame.timeColumns where column.entries.count > 1 && column.vehicle == nil {
      let heads = (0..<frame.rows.lowerBound).compactMap { grid[$0, column.column] }
      guard let trip = heads.map(\.tokens.joined).first(where: RowName.isTrip) else { continue }
      reading.leftovers.append(Notice(.leftOver(.notTrip(trip)), at: column.at))
    }
  }

  /// Whether all columns of times are one long list, set side by side: headed alike, each going on
  /// where the one before ends.
  private func isContinued(_ frame: ListFrame) -> Bool {
    let columns = frame.timeColumns
    let times = columns.map { column in
      column.entries.map { $0.time.hour * 60 + $0.time.minute }
    }
    return columns.allSatisfy {
      $0.headings == columns[0].headings && $0.stop == columns[0].stop
        && $0.label?.text == columns[0].label?.text
    }
      && times.allSatisfy { !$0.isEmpty && $0 == $0.sorted() }
      && zip(times, times.dropFirst()).allSatisfy { ($0.last ?? 0) < ($1.first ?? 0) }
      && columns.allSatisfy { frame.roles.indices.contains($0.column + 1) }
      && frame.roles[columns[0].column + 1] != .departure
  }

  /// Whether the list says "X発" in its rows or 発地 above them: the stops are the two ends of a way,
  /// and no places where one bus picks people up.
  func namesStarts(_ frame: ListFrame) -> Bool {
    frame.roles.indices.contains { column in
      frame.roles[column] == .stop
        && (0..<grid.rowCount).contains { row in
          guard let text = grid[row, column]?.tokens.joined else { return false }
          return frame.rows.contains(row) ? text.ends(with: "発") : text.contains("発")
        }
    }
  }
}
