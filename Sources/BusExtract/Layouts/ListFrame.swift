import BusModel

/// The frame of a departure list: which columns hold what, and which rows are departures.
struct ListFrame {
  /// The role of each column.
  private(set) var roles: [ColumnRole]
  /// The columns to read departures from.
  private(set) var timeColumns: [TimeColumn] = []
  /// Where parts of the list begin.
  private(set) var sections = ListSections()
  /// Columns that say by signs on which days the buses run.
  private(set) var flags = TripDayFlags()
  /// The rows below the headings.
  private(set) var rows: Range<Int>
  /// 0 … 1.
  private(set) var score = 0.0

  /// Departures that a list must at least have.
  private static let fewest = 2

  /// The frame, or nil when the grid is no such list.
  init?(_ matrix: ClockMatrix, _ tree: PageTree) {
    let grid = matrix.grid
    let counts = (0..<grid.columnCount).map { matrix.departureCount(inColumn: $0) }
    let timeRows = matrix.timeRows
    let fewest = grid.isSection || grid.isOfOtherDays ? 1 : Self.fewest
    guard let most = counts.max(), most >= fewest, let first = timeRows.first else {
      return nil
    }
    rows = first..<grid.rowCount
    let headings = (0..<grid.columnCount).map { Self.heading($0, above: first, grid, tree) }
    let signs = TripDayFlags(
      grid.transposed, rows: counts.indices.filter { counts[$0] == 0 }, firstTrip: first,
      trips: timeRows, tree)
    let isBlock = Self.isBlock(matrix, timeRows)
    // 運休 below 土曜 beside times below 平日 says that there are none.
    let flags = signs.areClear ? signs : TripDayFlags()
    self.flags = flags
    roles = headings.indices.map { column in
      let isHeaded =
        !DayLabel.labels(in: headings[column]).isEmpty
        && (counts[column] > 0 || Self.saysNothingRuns(column, timeRows, grid))
      let hasTimes = counts[column] >= fewest || isHeaded || counts[column] > 0 && isBlock
      if flags.rows.contains(column) { return .days }
      return Self.isTwin(column, timeRows, grid)
        ? .arrival : Self.role(column, headings[column], hasTimes, timeRows, grid, tree)
    }
    if let codes = LineCodes(roles, headings, timeRows, grid, tree).column {
      roles[codes] = .routeName
    }
    let timed = headings.indices.filter { roles[$0] == .departure }
    sections = ListSections(matrix, tree, rows: rows, timeColumns: timed)
    collectTimeColumns(above: first, headings, matrix, tree)
    tellStarts(of: grid.node, tree)
    if let turns = turns(matrix) { timeColumns = turns }
    guard !timeColumns.isEmpty, !namesTrips else { return nil }
    score = evaluate(matrix, headings, tree)
    guard score > 0, !ForeignWords.mark(grid) else { return nil }
  }

  /// Whether nothing but times stands in any row: the last may end before the others do.
  private static func isBlock(_ matrix: ClockMatrix, _ timeRows: [Int]) -> Bool {
    let grid = matrix.grid
    return grid.columnCount > 2 && timeRows.count == grid.rowCount
      && grid.cells.indices.allSatisfy {
        grid.cells[$0].isEmpty || matrix.clocks.listedCount($0) == 1
      }
  }

  private mutating func collectTimeColumns(
    above row: Int, _ headings: [String], _ matrix: ClockMatrix, _ tree: PageTree
  ) {
    let grid = matrix.grid
    let arrivals = headings.indices.filter { column in
      roles[column] == .arrival && StopHeading.isArrival(headings[column])
        && Self.place(StopHeading.name(in: headings[column])) != nil
    }
    for column in roles.indices where roles[column] == .departure {
      let headColumns = grid.isLines ? 0..<grid.columnCount : column..<column + 1
      let cells = (0..<row).flatMap { above in headColumns.compactMap { grid[above, $0] } }
        .filter { !$0.isEmpty }
      let days = ColumnDays(cells, grid, tree)
      let texts =
        cells.filter { $0.columnSpan < max(grid.columnCount, 2) }
        .map { Texts.line(of: $0.node, in: tree) }
        .filter {
          (ColumnRole.named($0) != .departure || grid.columnCount == 1 && Self.saysWay($0))
            && DayLabel.labels(in: $0).isEmpty
            && WordTraits.listed($0).isDisjoint(with: [.morning, .afternoon])
        }
        .map { grid.leadsToArrivals ? ArrivalCells.way(in: $0) ?? $0 : $0 }
      let half = cells.lazy.compactMap { ClockCell($0.tokens).isAfternoon }.first
      let starts = cells.compactMap { Self.start(in: Texts.line(of: $0.node, in: tree)) }
      timeColumns.append(
        TimeColumn(
          column: column, label: days.label,
          stop: starts.count == 1
            ? starts[0] : arrivals.isEmpty ? nil : Self.place(headings[column]),
          headings: texts + grid.ways, at: cells.last?.at ?? grid.at,
          entries: TimeColumnReader(
            matrix, column, rows, sections, apart: rowsApart(column, matrix), isAfternoon: half
          ).entries, isAfternoon: half, head: days.head, season: days.season,
          weekly: days.weekly))
    }
  }

  /// Gives columns of no more than ways the stops that a sentence says these leave.
  private mutating func tellStarts(of node: PageTree.Index, _ tree: PageTree) {
    let heads = timeColumns.map { $0.headings.last ?? "" }
    guard let starts = WayStarts.stops(of: heads, beside: node, tree) else { return }
    for (index, start) in starts.enumerated() { timeColumns[index].stop = start }
  }

  /// "発車時刻（図書館→ホール）", "駅前発車時刻": the head of the only column says where from as well.
  private static func saysWay(_ head: String) -> Bool {
    NameLine(head).says(.stop, .destination)
  }

  /// The rows of several times, or of a row of them, that go to another place than those above, or run on other days.
  private func rowsApart(_ column: Int, _ matrix: ClockMatrix) -> Set<Int> {
    let grid = matrix.grid
    guard let place = roles.firstIndex(of: .destination) ?? roles.firstIndex(of: .days),
      rows.count > 1
    else { return [] }
    let isList = rows.allSatisfy {
      grid.standsAlongRows || matrix.listedCount($0, column) != 1
    }
    guard isList else { return [] }
    return Set(
      rows.dropFirst().filter {
        grid[$0, place]?.tokens.joined != grid[$0 - 1, place]?.tokens.joined
      })
  }

  /// Columns that are called trips (第1便) hold the times of one bus at stop after stop.
  private var namesTrips: Bool {
    let named = timeColumns.count { column in
      column.headings.contains { $0.ends(with: "便") || $0.ends(with: "号車") }
    }
    return named > 0 && named * 2 >= timeColumns.count
  }

  /// The share of times that rise down the list, apart for each stop and each kind of day.
  private func rising(_ matrix: ClockMatrix) -> Double {
    let keys = roles.indices.filter { [.days, .stop, .way].contains(roles[$0]) }
    let shares = timeColumns.map { column in
      let entries = column.entries
      guard !keys.isEmpty || entries.last?.section ?? 0 > 0 else {
        return ClockMatrix.rising(entries.map(\.minutes))
      }
      let groups = Dictionary(grouping: entries) { entry in
        keys.compactMap { matrix.grid.cellIndex(entry.row, $0) }
          .map { matrix.grid.cells[$0].tokens.joined } + [String(entry.section)]
      }
      let lines = groups.values.filter { $0.count > 1 }.map { group in
        ClockMatrix.rising(group.map(\.minutes))
      }
      return lines.isEmpty ? 1 : lines.reduce(0, +) / Double(lines.count)
    }
    return shares.reduce(0, +) / Double(max(shares.count, 1))
  }

  /// Whether nothing but signs, days and the names of trips stands beside the times, and no name above them: it
  /// may be that of their stop.
  private func isPlain(_ matrix: ClockMatrix) -> Bool {
    matrix.grid.cells.allSatisfy { roles[$0.column] != .unknown || $0.isEmpty }
      && timeColumns.allSatisfy { $0.headings.count == matrix.grid.ways.count }
      && matrix.grid.cells.indices.allSatisfy { index in
        matrix.clocks.listedCount(index) == 0
          || matrix.clocks.words(index).allSatisfy { word in
            word.role == .trip || word.text.length <= 2 || DayWords.isUnderstood(word.text)
          }
      }
  }

  /// How far the laws hold: times rise down the list, and something says that it is about buses.
  private func evaluate(
    _ matrix: ClockMatrix, _ headings: [String], _ tree: PageTree
  ) -> Double {
    let mean = rising(matrix)
    guard mean >= 0.5 else { return 0 }
    let isLabelled =
      timeColumns.contains { $0.label != nil }
      || roles.contains(.days) || timeColumns.allSatisfy(\.namesDirection)
      || Surroundings(tree: tree, node: matrix.grid.node).dayLabel() != nil
    let knownCount = roles.count {
      $0 == .destination || $0 == .routeName || $0 == .vessel || $0 == .platform || $0 == .stop
        || $0 == .way
    }
    let isNamed = headings.contains { ColumnRole.named($0) == .departure }
    let words = (isNamed ? 0.15 : 0) + 0.15 * Double(min(knownCount, 2)) + (isLabelled ? 0.15 : 0)
    let isBare = words < 0.1 || words < 0.15 && mean < 1
    let isHeaded =
      isBare
      && (HeadLine.speaksOfTimes(above: matrix.grid.node, tree)
        || isPlain(matrix) && HeadLine.namesRides(above: matrix.grid.node, tree)
        || FactTables.holdTimes(in: matrix.grid.node, of: tree)
        || TabOrder.chosen(before: matrix.grid.node, in: tree) != nil)
    return min(1, 0.5 * mean + words + (isHeaded ? 0.15 : 0))
  }
}

/// Lists with a column for each vehicle, which leave by turns: 1号車 at 8:10, 2号車 at 8:20, 1号車 again at
/// 8:40.
extension ListFrame {
  /// The columns of times, each with the vehicle that it is headed by instead of a heading; nil unless
  /// nothing but times stands in the rows, and they rise along these from the first to the last.
  private func turns(_ matrix: ClockMatrix) -> [TimeColumn]? {
    let columns = timeColumns.map(\.column)
    guard columns.count > 1, columns == Array(roles.indices), rows.count > 1,
      timeColumns.allSatisfy({ $0.headings.count == 1 && RowName.isTrip($0.headings[0]) })
    else { return nil }
    let moments = rows.flatMap { row in columns.compactMap { matrix.minutes(row, $0) } }
    guard zip(moments, moments.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    return timeColumns.map { column in
      var turn = column
      turn.vehicle = turn.headings.popLast()
      return turn
    }
  }

  /// Whether its columns are those of vehicles that leave by turns.
  var isOfTurns: Bool { timeColumns.contains { $0.vehicle != nil } }
}
