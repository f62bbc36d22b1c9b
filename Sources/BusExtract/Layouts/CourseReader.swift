import BusModel

/// Reads the courses of a grid: `乗車場所 | 時刻`, the same turned, several side by side, one below the
/// other for each day, or lines "公会堂 9:20".
struct CourseReader {
  private let grid: Grid
  private let tree: PageTree
  private let matrix: ClockMatrix
  /// The rows with times.
  private let rows: [Int]

  init?(_ grid: Grid, _ tree: PageTree) {
    self.grid = grid
    self.tree = tree
    matrix = ClockMatrix(grid)
    let matrix = matrix
    rows = (0..<min(grid.rowCount, 200)).filter { matrix.timeCount(inRow: $0) > 0 }
    guard rows.count > 1, grid.columnCount <= 12, !grid.isTripLines, !grid.isPairs,
      !grid.leadsWithHours, let first = rows.first, let last = rows.last,
      (first...last).allSatisfy({ row in rows.contains(row) || matrix.isBlank(row) })
    else { return nil }
  }

  /// The reading, or nil when the grid is none of courses.
  func read() -> LayoutResult? {
    let times = (0..<grid.columnCount).filter { matrix.timeCount(inColumn: $0) > 1 }
    let courses =
      grid.columnCount == 1 ? lines() : times.count == 1 ? single(times[0]) : sideBySide(times)
    guard let courses, !courses.isEmpty,
      courses.allSatisfy({ $0.label != nil })
        || courses.allSatisfy({ $0.label == nil })
    else { return nil }
    var reading = LayoutResult(
      layout: PageLayout.stopsByTrips.rawValue, node: grid.node,
      columns: courses.flatMap(\.columns), leftovers: StrayTexts.notices(of: grid, tree),
      notices: [], score: 1)
    guard reading.departureCount > 0, !ForeignWords.mark(grid) else { return nil }
    reading.consumed = grid.cells.filter { rows.contains($0.row) }.map(\.node)
    return reading
  }

  /// Lines of a name and a time each.
  private func lines() -> [Course]? {
    let found = rows.compactMap { row -> CourseRow? in
      guard let cell = grid[row, 0],
        let call = TripLine.call(Substring(TripLine.text(of: cell.tokens)))
      else { return nil }
      return CourseRow(
        call: call, at: cell.at, node: cell.tokens.first(where: \.isNumber)?.node,
        isAfternoon: ClockCell(cell.tokens).isAfternoon)
    }
    guard found.count == rows.count, let course = Course(found, at: grid.at),
      course.isSaid(by: around)
    else { return nil }
    return [course]
  }

  private var around: [String] { grid.lines(above: rows.first ?? 0, tree) }

  /// One column of times beside one of names; a column of days divides it.
  private func single(_ times: Int) -> [Course]? {
    let filled = (0..<grid.columnCount).filter { $0 != times && !isBlank($0) }
    // 発車時刻 beside 行先 are departures, each to a place of its own.
    let areDepartures = head(times).flatMap { ColumnRole.named($0) } == .departure
    let others = filled.filter { column in
      !areDepartures || head(column).flatMap { ColumnRole.named($0) } != .destination
    }
    let named = others.filter { head($0).map(CourseHeads.areStops) == true }
    let plain = others.filter { role($0) == nil }
    let sole = plain.count == 1 ? plain.first.flatMap { isHeadedElse($0) ? nil : $0 } : nil
    guard let names = named.first ?? sole, named.count < 2,
      plain.allSatisfy({ $0 == names || isRemark($0) }), !others.contains(where: holdsTimes)
    else { return nil }
    let days = others.first { role($0) == .days }
    let isHeaded =
      !named.isEmpty || head(names) != nil && head(times).map(CourseHeads.areOfBuses) == true
    let remarks = others.filter { $0 != names && $0 != days && role($0) != .rowNumber }
    let parts = days.map(groups) ?? [rows]
    let courses = parts.map { part in
      course(names, times, part, remarks: remarks, days: days, heads: 0..<grid.columnCount)
    }
    guard courses.allSatisfy({ $0 != nil }) else { return nil }
    let found = courses.compactMap { $0 }
    return found.allSatisfy { isHeaded || $0.isSaid(by: around) } ? found : nil
  }

  /// Whether a column's head says that it holds lines or where the buses go, and no stops.
  private func isHeadedElse(_ column: Int) -> Bool {
    switch head(column).flatMap({ ColumnRole.named($0) }) {
    case .routeName, .vessel, .destination, .way, .aside: true
    default: false
    }
  }

  /// Whether a column holds the times of another bus, with or without colons, which must not get lost.
  private func holdsTimes(_ column: Int) -> Bool {
    matrix.timeCount(inColumn: column) > 0
      || head(column).map(RowName.isTrip) == true
        && rows.contains { row in
          grid[row, column]?.tokens.contains { BareTimes.time($0) != nil } == true
        }
  }

  /// Pairs of a column of names and one of times, each headed by words of its own.
  private func sideBySide(_ times: [Int]) -> [Course]? {
    guard times.count > 1, grid.columnCount == times.count * 2 else { return nil }
    let isTimeFirst = times == times.indices.map { $0 * 2 }
    guard isTimeFirst || times == times.indices.map({ $0 * 2 + 1 }) else { return nil }
    let courses = times.map { column in
      let pair = isTimeFirst ? column..<column + 2 : column - 1..<column + 1
      let own = rows.filter { row in pair.contains { grid[row, $0]?.isEmpty == false } }
      return course(
        isTimeFirst ? column + 1 : column - 1, column, own, remarks: [], days: nil, heads: pair)
    }
    let found = courses.compactMap { $0 }
    // One that calls where the other does, the other way round, is the way back.
    let isReturn =
      found.count == 2 && found[0].calls.map(\.stop) == found[1].calls.map(\.stop).reversed()
    guard found.count == times.count, isReturn || Set(found.map(\.headings)).count == found.count,
      found.allSatisfy({ $0.isSaid(by: $0.headings + around) })
    else { return nil }
    return found
  }

  private func course(
    _ names: Int, _ times: Int, _ rows: [Int], remarks: [Int], days: Int?, heads: Range<Int>
  ) -> Course? {
    let found = rows.map { row in
      CourseRow(row, names: names, times: times, remarks: remarks, matrix, tree)
    }
    guard found.allSatisfy({ $0 != nil }), let first = rows.first,
      var course = Course(
        CourseRow.signed(found.compactMap { $0 }, names: rows.map { grid[$0, names] }, tree),
        at: grid[first, times]?.at ?? grid.at)
    else { return nil }
    if let last = course.calls.last, rows.last == self.rows.last,
      CourseEnd.isSaid(behind: grid, of: tree, after: last)
    {
      course.goOn()
    }
    let top = self.rows.first ?? 0
    let cells = grid.cells.filter { cell in
      cell.row < top && !cell.isEmpty
        && heads.overlaps(cell.column..<cell.column + cell.columnSpan)
        && (cell.columnSpan > 1 || !isBlank(cell.column))
    }
    for cell in cells {
      if let label = DayLabel.find(in: cell.node, of: tree) {
        course.label = DayLabel.nearer(label, than: course.label)
      }
      let text = Texts.line(of: cell.node, in: tree)
      let isHead = ColumnRole.named(text) != nil || CourseHeads.areStops(text)
      if !isHead || NameLine(text).says(.destination, .routeName) { course.headings.append(text) }
    }
    if let days, let cell = grid[first, days] {
      guard let label = DayLabel.find(in: cell.node, of: tree) else { return nil }
      course.label = label
    }
    return course
  }

  /// The rows beside each cell of a column.
  private func groups(_ column: Int) -> [[Int]] {
    var groups: [[Int]] = []
    var last: Int?
    for row in rows {
      let index = grid.cellIndex(row, column)
      if index == last, !groups.isEmpty {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
      last = index
    }
    return groups
  }

  private func head(_ column: Int) -> String? {
    let first = rows.first ?? 0
    return (0..<first).reversed().lazy.compactMap { grid[$0, column] }
      .first { !$0.isEmpty && $0.columnSpan == 1 }.map { Texts.line(of: $0.node, in: tree) }
  }

  /// What a column holds besides names; nil when nothing says it.
  private func role(_ column: Int) -> ColumnRole? {
    if let content = ListContent.countsOrDays(column, rows, grid, tree) { return content }
    guard let head = head(column) else { return nil }
    let named = ColumnRole.named(head)
    return named == .days || named == .remark || named == .rowNumber ? named : nil
  }

  /// Whether a column without a role only tells of stops that another names.
  private func isRemark(_ column: Int) -> Bool {
    head(column).map(CourseHeads.areRemarks) == true
  }

  private func isBlank(_ column: Int) -> Bool {
    rows.allSatisfy { grid[$0, column]?.isEmpty ?? true }
  }
}
