/// The column of a grid in which the hours stand, one below the other and rising.
struct HourAxis: Sendable {
  /// The column.
  let column: Int
  /// For every row that has an hour, the hour as printed; rowspans repeat it.
  let hours: [Int: Int]
  /// The rows from the first hour to the last.
  let rows: ClosedRange<Int>
  /// How sure it is that these are hours.
  let score: Double

  /// Hours that a column must at least show.
  private static let fewest = 3

  /// All columns of a grid that look like hours.
  static func axes(in grid: Grid) -> [HourAxis] {
    (0..<grid.columnCount).compactMap { axis(of: $0, in: grid) }
  }

  private static func axis(of column: Int, in grid: Grid) -> HourAxis? {
    var run: [(row: Int, hour: Int)] = []
    var best: [(row: Int, hour: Int)] = []
    var lastCell = -1
    var headings = 0
    for row in 0..<grid.rowCount {
      guard let index = grid.cellIndex(row, column), index != lastCell else { continue }
      lastCell = index
      guard let hour = hour(in: grid.cells[index]) else { continue }
      if grid.cells[index].isHeading { headings += 1 }
      if let last = run.last, !follows(hour, last.hour) {
        if run.count > best.count { best = run }
        run = []
      }
      run.append((row, hour))
    }
    if run.count > best.count { best = run }
    return make(column, best, headings, grid)
  }

  private static func make(
    _ column: Int, _ run: [(row: Int, hour: Int)], _ headings: Int, _ grid: Grid
  ) -> HourAxis? {
    guard run.count >= fewest, let first = run.first, let last = run.last else { return nil }
    let steps = zip(run, run.dropFirst()).count { next($0.hour) == $1.hour }
    let regularity = Double(steps) / Double(run.count - 1)
    let isNamed = isNamed(column, above: first.row, in: grid)
    let isHeaded = headings * 2 > run.count
    guard first.hour >= 3 || run.count >= 18 || isNamed else { return nil }
    guard regularity >= (isNamed || isHeaded ? 0.3 : 0.7) else { return nil }
    let lastCell = grid[last.row, column]
    let end = min(last.row + (lastCell?.rowSpan ?? 1) - 1, grid.rowCount - 1)
    var hours: [Int: Int] = [:]
    for (row, hour) in run {
      for spanned in row..<row + (grid[row, column]?.rowSpan ?? 1) where spanned <= end {
        hours[spanned] = hour
      }
    }
    return HourAxis(
      column: column, hours: hours, rows: first.row...end,
      score: regularity + (isNamed ? 1 : 0) + (isHeaded ? 0.5 : 0))
  }

  /// The hour that is all a cell says: "7", "07", "7時", "7時台".
  static func hour(in cell: Grid.Cell) -> Int? { hour(in: cell.tokens) }

  /// The hour that is all some tokens say.
  static func hour(in tokens: [Token]) -> Int? {
    guard let first = tokens.first, let value = first.smallNumber, value <= 29 else { return nil }
    switch tokens.count {
    case 1: return value
    case 2:
      let unit = tokens[1].text
      return ["時", "時台", ":", "：", "点", "시", "h", "時～", "時〜", "時頃"].contains(unit) ? value : nil
    default: return nil
    }
  }

  private static func next(_ hour: Int) -> Int { hour == 23 ? 0 : hour + 1 }

  private static func follows(_ hour: Int, _ before: Int) -> Bool {
    hour > before || (before >= 20 && hour <= 4 && hour + 24 > before)
  }

  /// Whether a cell above the hours names the column: 時, 時刻, Hour.
  private static func isNamed(_ column: Int, above row: Int, in grid: Grid) -> Bool {
    (0..<row).contains { above in
      guard let cell = grid[above, column], cell.columnSpan <= 2 else { return false }
      let text = cell.tokens.map(\.text).joined()
      return ["時", "時刻", "時間", "時間帯", "時台", "Hour", "hour", "HOUR", "h", "시", "时", "時分"]
        .contains(text)
    }
  }
}
