/// Lists with a column for each vehicle, which leave by turns: 1号車 at 8:10, 2号車 at 8:20, 1号車 again at
/// 8:40.
extension ListFrame {
  /// The columns of times, each with the vehicle that it is headed by instead of a heading; nil unless
  /// nothing but times stands in the rows, and they rise along these from the first to the last.
  func turns(_ matrix: ClockMatrix) -> [TimeColumn]? {
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
