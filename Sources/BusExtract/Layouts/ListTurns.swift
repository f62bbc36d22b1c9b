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

  /// "駅前発": buses leave there; 発 alone stands in a stop's second row.
  func isStart(_ head: String) -> Bool {
    NameLine(head).says(.stop)
      && (StopHeading.endsWithDeed(head) && !StopHeading.isArrival(head)
        || NameLine(head).says(.destination))
  }

  /// "駅前行き" and "病院行き", each with the times of its way beside it.
  func areWays(_ heads: [PageTree.Index]) -> Bool {
    let texts = heads.map { Texts.line(of: $0, in: tree) }
    return texts.count > 1 && heads.count == grid.rowCount && Set(texts).count == texts.count
      && texts.allSatisfy { text in
        NameWords.isTurnRound(text)
          || NameLine(text).says(.destination) && !NameLine(text).says(.stop)
      }
  }

  func timeCount(along row: Int) -> Int {
    (1..<grid.columnCount).count { matrix.listedCount(row, $0) > 0 }
  }
}
