import BusModel

/// Divides a table of trips whose stops stand in groups that are ways of their own: お迎え over 駅発 and
/// 病院着, お送り over 病院発 and 駅着. Trips lie across it, as in `TripFrame`.
struct TripGroups {
  private let grid: Grid
  private let matrix: ClockMatrix
  private let tree: PageTree
  /// The first column with times.
  private let firstTrip: Int
  /// The rows with times.
  private let timeRows: [Int]

  init?(_ matrix: ClockMatrix, _ tree: PageTree) {
    grid = matrix.grid
    self.matrix = matrix
    self.tree = tree
    let grid = matrix.grid
    timeRows = (0..<grid.rowCount).filter { matrix.timeCount(inRow: $0) > 0 }
    guard timeRows.count >= 4,
      let first = (0..<grid.columnCount).first(where: { matrix.timeCount(inColumn: $0) > 0 }),
      first >= 2
    else { return nil }
    firstTrip = first
  }

  /// The table of each group, what is written over its stops heading the trips; nil where the groups
  /// are none, or are districts that one bus passes.
  var parts: [Grid]? {
    for column in 0..<firstTrip - 1 {
      guard let groups = groups(column),
        areWays(groups, column) || areCourses(groups, column) || isRelay(groups)
      else { continue }
      return groups.indices.map { part(groups[$0], $0, of: groups, column) }
    }
    return nil
  }

  /// What each part is called where one changes from each to the next; nil where the parts are none of these.
  var relay: [String]? {
    for column in 0..<firstTrip - 1 {
      if let groups = groups(column), isRelay(groups) {
        return groups.map { Texts.line(of: $0.cell.node, in: tree) }
      }
    }
    return nil
  }

  /// Rows that stand beside one cell.
  private struct Group {
    var cell: Grid.Cell
    var rows: [Int]
  }

  /// The groups of a column, in each of which two rows of times stand or more.
  private func groups(_ column: Int) -> [Group]? {
    var groups: [Group] = []
    var last: Int?
    for row in timeRows {
      guard let index = grid.cellIndex(row, column), !grid.cells[index].isEmpty,
        grid.cells[index].column + grid.cells[index].columnSpan < firstTrip
      else { return nil }
      if index == last {
        groups[groups.count - 1].rows.append(row)
      } else {
        groups.append(Group(cell: grid.cells[index], rows: [row]))
      }
      last = index
    }
    return groups.count > 1 && groups.allSatisfy { $0.rows.count > 1 } ? groups : nil
  }

  /// Whether each group has names of stops of its own, and neighbours have two in common: a bus that
  /// goes through districts does not come twice to two places.
  private func areWays(_ groups: [Group], _ column: Int) -> Bool {
    var names: [Set<String>] = []
    for group in groups {
      let read = group.rows.map { stop(in: $0, of: group)?.name }
      guard read.allSatisfy({ $0 != nil }) else { return false }
      names.append(Set(read.compactMap { $0 }.map(Texts.compact)))
    }
    return zip(names, names.dropFirst()).allSatisfy { $0.intersection($1).count > 1 }
  }

  /// Whether each group is called a line or by its days, and begins before the one above it ends: no bus
  /// of one does.
  private func areCourses(_ groups: [Group], _ column: Int) -> Bool {
    let areNamed = groups.allSatisfy { group in
      DayLabel.find(in: group.cell.node, of: tree) != nil
        || Texts.lines(of: group.cell.node, in: tree).contains { NameLine($0).says(.routeName) }
    }
    guard areNamed else { return false }
    return zip(groups, groups.dropFirst()).allSatisfy { above, group in
      let falls = (firstTrip..<grid.columnCount).compactMap { trip -> Bool? in
        let ends = above.rows.compactMap { matrix.minutes($0, trip) }
        let starts = group.rows.compactMap { matrix.minutes($0, trip) }
        guard let end = ends.last, let start = starts.first else { return nil }
        return start < end
      }
      return falls.count { $0 } * 2 > falls.count
    }
  }

  /// Whether each group is called what runs there, and sets down where the next one leaves: 港着 below バス
  /// and 港発 below 高速船. One changes there from one to the other.
  private func isRelay(_ groups: [Group]) -> Bool {
    groups.allSatisfy { TripRelay.isCarrier(Texts.line(of: $0.cell.node, in: tree)) }
      && zip(groups, groups.dropFirst()).allSatisfy { above, below in
        guard let end = above.rows.last.flatMap({ stop(in: $0, of: above) }),
          let start = below.rows.first.flatMap({ stop(in: $0, of: below) })
        else { return false }
        return end.isArrival == true && start.isArrival == false && end.name != nil
          && end.name == start.name && above.cell.tokens.joined != below.cell.tokens.joined
      }
  }

  private func stop(in row: Int, of group: Group) -> StopHeading.Named? {
    let start = group.cell.column + group.cell.columnSpan
    return StopHeading.read((start..<firstTrip).compactMap { grid[row, $0] }, tree)
  }

  /// A group's rows below those that head the whole and those between it and the group before.
  private func part(_ group: Group, _ number: Int, of groups: [Group], _ column: Int) -> Grid {
    let first = group.rows[0], last = group.rows[group.rows.count - 1]
    let before = number == 0 ? first : groups[number - 1].rows.last.map { $0 + 1 } ?? first
    let own = Array(before..<first)
    let heads = number == 0 || own.isEmpty ? Array(0..<(timeRows.first ?? 0)) : own
    let feet = Array((timeRows.last ?? 0) + 1..<grid.rowCount)
    let start = group.cell.column + group.cell.columnSpan
    let rows = heads + Array(first...last) + feet
    var cells = heads.isEmpty ? [] : self.cells(of: heads, from: start, at: 0)
    var head = group.cell
    (head.row, head.rowSpan) = (heads.count, 1)
    (head.column, head.columnSpan) = (firstTrip - start, grid.columnCount - firstTrip)
    cells.append(head)
    cells += self.cells(of: Array(rows.dropFirst(heads.count)), from: start, at: heads.count + 1)
    return Grid(node: grid.node, at: "\(grid.at)/group[\(number + 1)]", cells: cells)
  }

  /// The cells of some rows behind a column, set one below the other.
  private func cells(of rows: [Int], from start: Int, at top: Int) -> [Grid.Cell] {
    var cells: [Grid.Cell] = []
    var seen = Set<Int>()
    for (position, row) in rows.enumerated() {
      for column in start..<grid.columnCount {
        guard let index = grid.cellIndex(row, column), seen.insert(index).inserted else { continue }
        var cell = grid.cells[index]
        let reach = rows[position...].prefix { $0 < cell.row + cell.rowSpan }.count
        cell.columnSpan = cell.column + cell.columnSpan - max(cell.column, start)
        (cell.row, cell.rowSpan) = (top + position, reach)
        cell.column = max(cell.column, start) - start
        cells.append(cell)
      }
    }
    return cells
  }

  /// All groups as one reading; nil when one of them cannot be read.
  static func merged(
    _ parts: [Grid], of grid: Grid, _ tree: PageTree, read: (Grid) -> LayoutResult?
  ) -> LayoutResult? {
    let readings = parts.compactMap(read)
    guard readings.count == parts.count, var whole = readings.first else { return nil }
    whole.leftovers = StrayTexts.notices(of: grid, tree)
    whole.leftovers += readings.flatMap(\.leftovers)
    whole.columns = readings.flatMap(\.columns)
    whole.consumed = readings.flatMap(\.consumed)
    whole.score = readings.map(\.score).min() ?? 0
    whole.isOrientationSure = true
    return whole
  }
}
