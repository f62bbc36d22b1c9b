import BusModel

/// Lists that lost their heads or a column.
extension DepartureListReader {
  /// Rows of times below no head that lie close together, each a good while after the row before, are calls
  /// of one bus as well as departures; so are those that are as far apart in every row.
  func noteHeadless(_ frame: ListFrame, _ reading: inout LayoutResult) {
    guard frame.rows.lowerBound == 0, grid.columnCount > 1, frame.rows.count > 1,
      frame.timeColumns.count == grid.columnCount
    else { return }
    let rows = frame.rows.map { row in
      (0..<grid.columnCount).compactMap { matrix.minutes(row, $0) }
    }
    guard rows.allSatisfy({ $0.count == grid.columnCount && $0 == $0.sorted() }) else { return }
    let gaps = rows.map { row in zip(row, row.dropFirst()).map { $1 - $0 } }
    let breaks = zip(rows, rows.dropFirst()).map { $1[0] - ($0.last ?? 0) }
    let isApart = (breaks.min() ?? 0) > (gaps.joined().max() ?? 0)
    let isByHours = zip(rows, rows.dropFirst()).allSatisfy { $1[0] / 60 == $0[0] / 60 + 1 }
    let isAlike =
      rows.count > 2 && Set(gaps).count == 1 && !isByHours
      && Set(gaps.joined()).union(breaks).count > 1
    guard isApart || isAlike else { return }
    reading.leftovers.append(Notice(.leftOver(.unnamedColumn), at: grid.at))
  }

  /// A column 運行日 that holds names, 椿団地 and 椿駅: it is no list whose rows are departures.
  func noteDaysUnsaid(_ frame: ListFrame, _ reading: inout LayoutResult) {
    let odd = frame.roles.indices.first { column in
      guard frame.roles[column] == .days else { return false }
      let texts = frame.rows.compactMap { grid[$0, column] }.filter { !$0.isEmpty }
        .map { Texts.line(of: $0.node, in: tree) }
      return texts.count > 1
        && texts.allSatisfy { BareName.isLikely($0) && DayLabel.labels(in: $0).isEmpty }
    }
    guard let odd else { return }
    reading.leftovers.append(
      Notice(.leftOver(.unnamedColumn), at: grid[frame.rows.lowerBound, odd]?.at ?? grid.at))
  }

  /// A column headed 柳駅 in which nothing stands, beside times headed 高原: these may be when the buses from
  /// there arrive.
  func noteEmptyStops(_ frame: ListFrame, _ reading: inout LayoutResult) {
    let head = { (column: Int) in
      (0..<frame.rows.lowerBound).compactMap { grid[$0, column] }
        .filter { !$0.isEmpty && $0.columnSpan == 1 }.map(\.tokens.joined)
    }
    let empty = frame.roles.indices.first { column in
      frame.roles[column] == .unknown && head(column).contains(where: BareName.isLikely)
        && frame.rows.allSatisfy { grid[$0, column]?.isEmpty ?? true }
    }
    let isOfPlace = frame.timeColumns.contains { column in
      head(column.column).contains { ColumnRole.named($0) == nil && BareName.mayBe($0) }
    }
    guard let empty, isOfPlace else { return }
    reading.leftovers.append(
      Notice(.leftOver(.unnamedTimes), at: grid[0, empty]?.at ?? grid.at))
  }

  /// A column 行先 in which nothing stands: where the buses go the page did say, and does no more.
  func doubtEmptyDestinations(_ frame: ListFrame, _ reading: inout LayoutResult) {
    let isEmpty = frame.roles.indices.contains { column in
      frame.roles[column] == .destination
        && frame.rows.allSatisfy { grid[$0, column]?.isEmpty ?? true }
    }
    guard isEmpty else { return }
    for column in reading.columns.indices {
      for index in reading.columns[column].departures.indices {
        reading.columns[column].departures[index].doubtfulEnd = ""
      }
    }
  }

  /// "日祝 | 運休" below "平日 | 7:10 8:20": on these days there are no departures, which holds as those of others do.
  func addRest(
    _ row: Int, _ timeColumn: ListFrame.TimeColumn, _ frame: ListFrame,
    _ reading: inout LayoutResult
  ) {
    guard frame.timeColumns.count == 1, let days = frame.roles.firstIndex(of: .days),
      let cell = grid[row, timeColumn.column], cell.row == row, NoService.isOne(cell),
      let label = grid[row, days].flatMap({ DayLabel.find(in: $0.node, of: tree) }),
      !reading.columns.contains(where: { $0.label == label })
    else { return }
    reading.columns.append(
      LayoutResult.Column(
        label: label, headings: timeColumn.headings, departures: [], stop: timeColumn.stop,
        at: cell.at))
  }
}
