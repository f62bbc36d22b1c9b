import BusModel

/// Lists whose heads stand down the side, each with its times beside it.
extension DepartureListReader {
  /// Whether the first row counts the trips: 1, 2, 3 or 1便, 2便, 3便.
  var numbersTrips: Bool {
    guard grid.rowCount > 1, grid.columnCount > 2 else { return false }
    let heads = (1..<grid.columnCount).map { grid[0, $0]?.tokens.joined ?? "" }
    return heads.enumerated().allSatisfy { index, head in
      (RowName.isTrip(head) || Int(head) != nil) && head.contains(String(index + 1))
    }
  }

  /// Whether its rows say of trips that stand side by side how each is called, when it leaves and nothing else than
  /// what a list says: 便 | 1 | 2 above 発時刻 | 9:10 | 10:40.
  var saysOfTrips: Bool {
    guard (2...6).contains(grid.rowCount), grid.columnCount > 2, !grid.isLines else { return false }
    let timed = (0..<grid.rowCount).filter { timeCount(along: $0) > 0 }
    guard timed.count == 1, let times = timed.first,
      timeCount(along: times) == grid.columnCount - 1,
      (1..<grid.columnCount).allSatisfy({
        matrix.minutes(times, $0) != nil
      }), let head = grid[times, 0].map({ Texts.line(of: $0.node, in: tree) }),
      head == "発" || ColumnRole.named(head) == .departure || isStart(head)
    else { return false }
    let others = (0..<grid.rowCount).filter { $0 != times }
    let roles = others.map { row in
      grid[row, 0].flatMap { ColumnRole.named(Texts.line(of: $0.node, in: tree)) }
    }
    return roles.allSatisfy { $0 != nil && $0 != .departure && $0 != .arrival }
      && zip(others, roles).contains { row, role in
        role == .rowNumber || role == .routeName && namesEach(row)
      }
      && zip(others, roles).allSatisfy { $1 != .rowNumber || namesEach($0) }
  }

  /// Whether each trip has a name of its own in a row.
  private func namesEach(_ row: Int) -> Bool {
    let names = (1..<grid.columnCount).map { grid[row, $0]?.tokens.joined ?? "" }
    return Set(names).count == names.count
      && names.allSatisfy { RowName.isTrip($0) || Int($0) != nil }
  }

  /// "駅前発": buses leave there; 発 alone stands in a stop's second row.
  func isStart(_ head: String) -> Bool {
    NameLine(head).says(.stop)
      && (StopHeading.endsWithDeed(head) && !StopHeading.isArrival(head)
        || NameLine(head).says(.destination))
  }

  /// "駅前行き" and "病院行き", or 行き and 帰り, each with the times of its way beside it.
  func areWays(_ heads: [PageTree.Index]) -> Bool {
    let texts = heads.map { Texts.line(of: $0, in: tree) }
    return texts.count > 1 && heads.count == grid.rowCount && Set(texts).count == texts.count
      && texts.allSatisfy { text in
        NameWords.isTurnRound(text) || RowName.isBareWay(text)
          || NameLine(text).says(.destination) && !NameLine(text).says(.stop)
      }
  }

  func timeCount(along row: Int) -> Int {
    (1..<grid.columnCount).count { matrix.listedCount(row, $0) > 0 }
  }
}
