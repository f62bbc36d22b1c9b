/// The columns of an hour grid under one heading: one column, or a cell per minute.
struct HourColumnGroup: Sendable {
  /// The columns.
  var columns: [Int]
  /// The days its heading names.
  var label: DayLabel?
  /// What its headings say besides.
  var headings: [String]
  /// The place of its heading, or of the grid.
  var at: String

  /// Whether its heads say 空港着, or 駅発.
  var holdsArrivals: Bool { headings.contains(where: StopHeading.isArrival) }
  var holdsStarts: Bool {
    headings.contains { StopHeading.endsWithDeed($0) && !StopHeading.isArrival($0) }
  }

  /// A cell with the hour it belongs to.
  struct Item {
    var cell: Int
    var hour: Int
    /// Whether it reaches over rows of different hours.
    var spansHours: Bool
  }

  /// The groups of a block, from left to right; columns without heading and content are spacers.
  static func groups(
    of block: HourBlock, in grid: Grid, labels: CellLabels
  ) -> [HourColumnGroup] {
    var groups: [HourColumnGroup] = []
    var lastKey: [Int]?
    let titles = TitleRows.rows(
      among: Array(block.parentHeaderRows) + Array(block.headerRows), in: grid, labels: labels)
    for column in block.columns where !block.axisColumns.contains(column) {
      if HourAside.stands(in: column, of: block, grid, labels.tree) { continue }
      let headers = headerCells(column, block, grid)
      let isBlank = block.rows.allSatisfy { grid[$0, column]?.isEmpty ?? true }
      if isBlank, headers.allSatisfy({ grid.cells[$0].isEmpty }) { continue }
      if headers.contains(where: { isSum(grid.cells[$0], grid) }) { continue }
      let key = headers.filter { !grid.cells[$0].isEmpty && !titles.contains(grid.cells[$0].row) }
      if key == lastKey, continues(column, groups.last, block, grid) {
        groups[groups.count - 1].columns.append(column)
        continue
      }
      lastKey = key
      groups.append(make(column, key, block, grid, labels))
    }
    return groups
  }

  /// What heads the numbers of departures.
  private static let sums: Set<String> = ["本数", "便数", "計", "合計", "小計", "運行本数"]

  private static func isSum(_ cell: Grid.Cell, _ grid: Grid) -> Bool {
    cell.columnSpan < grid.columnCount && sums.contains(cell.tokens.joined)
  }

  private static func make(
    _ column: Int, _ headers: [Int], _ block: HourBlock, _ grid: Grid, _ labels: CellLabels
  ) -> HourColumnGroup {
    var label: DayLabel?
    var headings: [String] = []
    for index in headers {
      let cell = grid.cells[index]
      if let found = labels.label(of: cell.node) {
        label = DayLabel.nearer(found, than: label)
        continue
      }
      guard cell.columnSpan < grid.columnCount || cell.row > 0 && SectionCell.opens(cell.tokens)
      else { continue }
      let printed = NameText.of(cell: cell.node, in: labels.tree)
      let role = HeadRole.of(cell, axes: Set(block.axisColumns), grid)
      let text = role.map { HeadRole.said(printed, as: $0) } ?? printed
      if label != nil, DayWords.qualifies(text) {
        label?.remarks.append(text)
      } else {
        headings.append(text)
      }
    }
    let place = headers.last.map { grid.cells[$0].at } ?? grid.at
    return HourColumnGroup(columns: [column], label: label, headings: headings, at: place)
  }

  /// A column goes on with the one before when the same heading spans both, or when neither has a
  /// heading and every cell holds one minute at the most.
  private static func continues(
    _ column: Int, _ group: HourColumnGroup?, _ block: HourBlock, _ grid: Grid
  ) -> Bool {
    guard let group, let last = group.columns.last else { return false }
    let shared = headerCells(column, block, grid).contains { index in
      grid.cells[index].columnSpan > 1 && grid.cells[index].column <= last
        && !grid.cells[index].isEmpty
    }
    return shared
      || block.rows.allSatisfy { row in
        minuteCount(row, column, grid) <= 1 && minuteCount(row, last, grid) <= 1
      }
  }

  private static func minuteCount(_ row: Int, _ column: Int, _ grid: Grid) -> Int {
    grid[row, column]?.tokens.count { $0.isNumber && !grid.lineNumbers.contains($0.node) } ?? 0
  }

  /// The cells above a column, top down, each once.
  private static func headerCells(_ column: Int, _ block: HourBlock, _ grid: Grid) -> [Int] {
    var result: [Int] = []
    for row in Array(block.parentHeaderRows) + Array(block.headerRows) {
      guard let index = grid.cellIndex(row, column), result.last != index else { continue }
      result.append(index)
    }
    return result
  }

  /// The cells of the group in reading order, each once, with their hours.
  func cells(of block: HourBlock, in grid: Grid) -> [Item] {
    var items: [Item] = []
    var seen = Set<Int>()
    var hour: Int?
    for row in block.rows {
      hour = block.hours[row] ?? hour
      guard let hour else { continue }
      for column in columns {
        guard let index = grid.cellIndex(row, column), !grid.cells[index].isEmpty,
          seen.insert(index).inserted
        else { continue }
        let cell = grid.cells[index]
        let spansHours =
          cell.rowSpan > 1
          && Set((row..<row + cell.rowSpan).compactMap { block.hours[$0] }).count > 1
        for hour in block.ranges[row] ?? hour...hour {
          items.append(Item(cell: index, hour: hour, spansHours: spansHours))
        }
      }
    }
    return items
  }
}

/// The days that the cells of a grid name, each cell looked at once however often it is asked.
final class CellLabels {
  let tree: PageTree
  private var known: [PageTree.Index: DayLabel?] = [:]

  init(_ tree: PageTree) { self.tree = tree }

  /// The label of a cell, or nil.
  func label(of cell: PageTree.Index) -> DayLabel? {
    if let label = known[cell] { return label }
    let label = upright(cell) ?? DayLabel.find(in: cell, of: tree)
    known[cell] = .some(label)
    return label
  }

  /// "平" above "日", letter by letter.
  private func upright(_ cell: PageTree.Index) -> DayLabel? {
    let tokens = tree.tokens(of: cell)
    return tokens.areUpright ? DayLabel.choose(DayLabel.labels(in: tokens.joined)) : nil
  }
}

extension Tokens {
  /// Whether each of several letters stands in a line of its own.
  var areUpright: Bool {
    count > 1 && allSatisfy { text($0).length == 1 }
      && zip(self, dropFirst()).allSatisfy { $0.line != $1.line }
  }
}
