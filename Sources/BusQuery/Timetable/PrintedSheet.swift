/// How a day fits one sheet of A4: side by side in how many columns, and in what letters.
///
/// 186 × 273 mm are 527 × 774 points. A row is 1.45 letters high, a minute with its mark 3.2 wide, and
/// the hour and the margins of a row take 3.5.
struct PrintedSheet {
  /// Columns side by side.
  private(set) var columns = 3
  /// The size of the letters: as large as everything still fits, and never less than can be read.
  private(set) var tenthsOfPoints = 40

  /// The sheet for some timetables.
  ///
  /// - Parameters:
  ///   - timetables: what is printed.
  ///   - notes: how many lines of notes stand below.
  init(of timetables: [DayTimetable.Column], notes: Int) {
    for tenths in stride(from: 105, through: 40, by: -5) {
      let letter = Double(tenths) / 10
      for count in 1...3 where count <= max(1, timetables.count) {
        let width = (527 - 2 * letter * Double(count - 1)) / Double(count)
        let perRow = max(1, Int((width / letter - 3.5) / 3.2))
        let rows = timetables.map { Self.rows(of: $0, perRow: perRow) }
        let room = Int(774 / (1.45 * letter)) - 3 - notes * 2
        if Self.highest(rows, in: count) <= room {
          (columns, tenthsOfPoints) = (count, tenths)
          return
        }
      }
    }
  }

  /// A heading, the hours, and the legend.
  private static func rows(of column: DayTimetable.Column, perRow: Int) -> Int {
    3 + column.legend.count
      + column.hours.reduce(0) { $0 + max(1, ($1.departures.count + perRow - 1) / perRow) }
  }

  /// The rows of the fullest column when timetables fill one after the other and none is broken.
  private static func highest(_ rows: [Int], in count: Int) -> Int {
    guard count > 1, let tallest = rows.max() else { return rows.reduce(0, +) }
    var room = max(tallest, rows.reduce(0, +) / count)
    while !fits(rows, in: count, room: room) { room += 1 }
    return room
  }

  private static func fits(_ rows: [Int], in count: Int, room: Int) -> Bool {
    var (column, filled) = (1, 0)
    for height in rows {
      if filled + height > room { (column, filled) = (column + 1, 0) }
      filled += height
    }
    return column <= count
  }
}
