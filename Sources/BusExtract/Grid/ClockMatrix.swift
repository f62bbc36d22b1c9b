/// A grid seen as clock times: which slots hold exactly one time, and how these rise.
struct ClockMatrix {
  /// The grid.
  let grid: Grid
  /// For every cell of the grid what it says about times.
  let clocks: GridClocks

  init(_ grid: Grid) {
    self.grid = grid
    clocks = grid.clocks
  }

  /// The one time in a slot, in minutes as printed.
  func minutes(_ row: Int, _ column: Int) -> Int? {
    grid.cellIndex(row, column).flatMap(clocks.minutes)
  }

  /// How many departures the cells of a column list.
  func departureCount(inColumn column: Int) -> Int {
    (0..<grid.rowCount).reduce(0) { $0 + listedCount($1, column) }
  }

  /// How many departures a slot lists.
  func listedCount(_ row: Int, _ column: Int) -> Int {
    guard let index = grid.cellIndex(row, column), grid.cells[index].row == row else { return 0 }
    return clocks.listedCount(index)
  }

  /// The departures that a slot lists; a cell that spans rows counts in its first.
  func listedTimes(_ row: Int, _ column: Int) -> [ClockCell.Time] {
    guard let index = grid.cellIndex(row, column), grid.cells[index].row == row else { return [] }
    return clocks.listedTimes(index)
  }

  /// The half of the day that a cell of its own, which may span rows, gives a row: 午前 is false.
  func half(ofRow row: Int) -> Bool? {
    guard clocks.nameHalves else { return nil }
    return (0..<grid.columnCount).lazy.compactMap { column -> Bool? in
      guard let index = grid.cellIndex(row, column), clocks[index].times.isEmpty else { return nil }
      return clocks[index].isAfternoon
    }.first
  }

  /// Whether so many columns hold a time.
  func hasTimeColumns(_ count: Int) -> Bool {
    var columns = Set<Int>()
    for cell in clocks.timeCells.lazy.map({ grid.cells[$0] }) {
      columns.insert(cell.column)
      if columns.count >= count || cell.columnSpan >= count { return true }
    }
    return false
  }

  /// The rows in which cells that list departures begin, top down.
  var timeRows: [Int] {
    Set(grid.cells.indices.filter { clocks.listedCount($0) > 0 }.map { grid.cells[$0].row })
      .sorted()
  }

  /// How many slots of a column hold one time.
  func timeCount(inColumn column: Int) -> Int {
    (0..<grid.rowCount).count { minutes($0, column) != nil }
  }

  /// How many slots of a row hold one time.
  func timeCount(inRow row: Int) -> Int {
    (0..<grid.columnCount).count { minutes(row, $0) != nil }
  }

  /// The share of neighbouring times that do not fall along a line; 1 with fewer than two.
  private static func isNight(_ evening: Int, _ morning: Int) -> Bool {
    (18 * 60..<24 * 60).contains(evening) && (3 * 60..<10 * 60).contains(morning)
  }

  static func rising(_ times: [Int]) -> Double {
    let pairs = zip(times, times.dropFirst())
    guard times.count > 1 else { return 1 }
    return Double(pairs.count { $1 >= $0 || $0 - $1 > 18 * 60 || isNight($0, $1) })
      / Double(times.count - 1)
  }
}
