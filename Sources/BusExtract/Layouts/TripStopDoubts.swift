import BusModel

/// What is told of the rows and columns of stops that may not be theirs.
extension TripStops {
  /// A column that is headed 停留所 among the trips and names none: whose times stand beside it is not
  /// known.
  mutating func tellEmptyStops(
    _ firstTrip: Int, _ rows: ClosedRange<Int>, _ grid: Grid
  ) {
    let empty = (firstTrip..<grid.columnCount).first { column in
      isStopColumn(column, grid) && rows.allSatisfy { grid[$0, column]?.isEmpty ?? true }
    }
    guard let empty, let head = headerRows.lazy.compactMap({ grid[$0, empty] }).first else {
      return
    }
    leftovers.append(Notice(.leftOver(.notTrip(head.tokens.joined)), at: head.at))
  }

  /// A remark with a time, 日祝は9:20発, is no time of a stop: what it says of days must not get lost.
  mutating func tellRemarks(
    _ headings: [Grid.Cell], _ row: Int, _ firstTrip: Int, _ grid: Grid, _ tree: PageTree
  ) {
    guard headings.contains(where: { TripRows.remarkHeads.contains($0.tokens.joined) }) else {
      return
    }
    for cell in (firstTrip..<grid.columnCount).compactMap({ grid[row, $0] }) {
      let text = Texts.line(of: cell.node, in: tree)
      guard Self.days.isFound(in: text) else { continue }
      leftovers.append(Notice(.unreadDays(.words(text)), at: cell.at))
    }
  }

  private static let days = WordList(["曜", "平日", "土日", "日祝", "祝日", "休日", "学休", "学校"])

  /// Two columns of stops before the trips that name others in a row: one is of other trips.
  mutating func tellStopsTwice(
    _ columns: [Int], _ rows: ClosedRange<Int>, _ grid: Grid
  ) {
    guard let first = columns.first, let last = columns.last, first < last else { return }
    let other = rows.first { row in
      guard let name = grid[row, first], let second = grid[row, last] else { return false }
      return !name.isEmpty && !second.isEmpty && name.tokens.joined != second.tokens.joined
    }
    guard let other, let cell = grid[other, first] else { return }
    leftovers.append(Notice(.leftOver(.notTrip(cell.tokens.joined)), at: cell.at))
  }

  /// Whether a row stands in a group that is a ship's or a train's. Between the buses' own rows it is told:
  /// whether those before and behind it are of one bus is not known.
  mutating func tellGroup(
    _ headings: [Grid.Cell], _ row: Int, _ rows: ClosedRange<Int>, _ grid: Grid, _ tree: PageTree
  ) -> Bool {
    guard headings.count > 1, let group = headings.first,
      OtherVehicles.areSet(under: Texts.line(of: group.node, in: tree)),
      rows.contains(where: { isBuses($0, group.column, grid, tree) })
    else { return false }
    let isBetween =
      !stops.isEmpty
      && rows.contains { $0 > row && isBuses($0, group.column, grid, tree) }
    if isBetween {
      leftovers.append(Notice(.leftOver(.notTrip(group.tokens.joined)), at: group.at))
    }
    return true
  }

  /// An arrival that may be another vehicle's, whose row stands elsewhere: that leaves between it and the arrival
  /// before it, or stands directly behind it and leaves earlier.
  mutating func tellOthersArrivals(_ others: [Int], _ trips: [Int], _ matrix: ClockMatrix) {
    guard !others.isEmpty else { return }
    for (before, row) in zip(rows, rows.dropFirst())
    where row.isArrival == true && before.stop != row.stop {
      let isDoubted = others.contains { other in
        guard !(before.row...row.row).contains(other),
          before.isArrival == true || other == row.row + 1
        else { return false }
        let isBetween = trips.compactMap { trip -> Bool? in
          guard let first = matrix.minutes(before.row, trip),
            let time = matrix.minutes(other, trip),
            let last = matrix.minutes(row.row, trip)
          else { return nil }
          return first <= time && time < last
        }
        return !isBetween.isEmpty && isBetween.allSatisfy(\.self)
      }
      if isDoubted {
        let at = matrix.grid[row.row, 0]?.at ?? matrix.grid.at
        leftovers.append(Notice(.leftOver(.notTrip(stops[row.stop - 1].name)), at: at))
      }
    }
  }

  /// Whether the group over a row is no other vehicle's.
  private func isBuses(_ row: Int, _ column: Int, _ grid: Grid, _ tree: PageTree) -> Bool {
    guard let group = grid[row, column], !group.isEmpty else { return false }
    return !OtherVehicles.areSet(under: Texts.line(of: group.node, in: tree))
  }
}
