/// Reads a column of times from top to bottom: AM and PM hold until the next one says otherwise.
struct TimeColumnReader {
  /// A time with the half of the day settled.
  struct Entry {
    var row: Int
    var time: ClockCell.Time
    /// Whether this time seems to lie on a 12-hour clock whose half nobody says.
    var isDoubtful: Bool
    /// The part of the column it stands in, from 0.
    var section: Int

    /// Minutes as settled.
    var minutes: Int { time.hour * 60 + time.minute }
  }

  /// The times, top down.
  private(set) var entries: [Entry] = []
  private var isAfternoon: Bool?
  private var latest = -1
  /// Whether times of the column are those of a clock of 24 hours.
  private var countsToDay = false

  private var section = 0

  /// The column's times in the given rows; where a part of the list begins, the day begins anew.
  /// `apart` are rows of times that go elsewhere than those of the row above; `half` is what heads the
  /// column.
  init(
    _ matrix: ClockMatrix, _ column: Int, _ rows: Range<Int>, _ sections: ListSections,
    apart: Set<Int> = [], isAfternoon half: Bool? = nil
  ) {
    isAfternoon = half
    countsToDay = rows.contains { row in
      matrix.listedTimes(row, column).contains { $0.hour > 12 }
    }
    for row in rows {
      if sections.begins(row, column) {
        section += 1
        isAfternoon = half
        latest = -1
        continue
      }
      guard let index = matrix.grid.cellIndex(row, column), matrix.grid.cells[index].row == row
      else { continue }
      let clock = matrix.clocks[index]
      let said = clock.isAfternoon ?? matrix.half(ofRow: row)
      // Another way's morning, behind the first way's afternoon.
      if said == false, isAfternoon == true { latest = -1 }
      isAfternoon = said ?? isAfternoon
      let times = clock.listedTimes
      // One o'clock may be that of the afternoon wherever it stands.
      if apart.contains(row), let first = times.first, first.hour > 4 { latest = -1 }
      for time in times { add(time, row) }
    }
  }

  private mutating func add(_ time: ClockCell.Time, _ row: Int) {
    var settled = time
    settled.settle(isAfternoon: isAfternoon, after: time.hour == 12 ? latest : nil)
    let falls = settled.hour < latest && !(latest >= 20 && settled.hour <= 4)
    // 午後 beside 10:30 among 13:20 and 15:30: one of the two is wrong.
    let isContrary = isAfternoon == true && countsToDay && (1..<12).contains(time.hour)
    let isDoubtful =
      isContrary
      || falls && (isAfternoon != nil || ((9...12).contains(latest) && (1...8).contains(time.hour)))
    latest = settled.hour
    entries.append(Entry(row: row, time: settled, isDoubtful: isDoubtful, section: section))
  }
}
