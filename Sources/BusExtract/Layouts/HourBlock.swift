/// A run of rows with hours, and the rows above it that head its columns.
struct HourBlock: Sendable {
  /// Columns that repeat the hours.
  var axisColumns: [Int]
  /// From the first hour to the last.
  var rows: ClosedRange<Int>
  /// The rows between the block before and this one.
  var headerRows: Range<Int>
  /// The rows that head the block above, where this one is a part of it that days or a way open.
  var parentHeaderRows = 0..<0
  /// The columns that belong to it.
  var columns: Range<Int>
  /// The hour of each row that has one.
  var hours: [Int: Int]
  /// The hours of each row that has several: 8～20.
  var ranges: [Int: ClosedRange<Int>] = [:]
  /// How sure it is that these are hours.
  var axisScore: Double
  /// Whether the hours skip, and no word names them.
  var isSparse = false

  /// The blocks of a grid: one below the other, and side by side where different hours stand in the
  /// same rows.
  static func blocks(of grid: Grid) -> [HourBlock] {
    let axes = best(of: HourAxis.axes(in: grid))
    var blocks: [HourBlock] = []
    var lastEnd = 0
    for band in bands(axes) {
      let start = band.map(\.rows.lowerBound).min() ?? 0
      let end = band.map(\.rows.upperBound).max() ?? start
      let header = min(lastEnd, start)..<start
      blocks += split(band, start...end, header, grid).map {
        withHalves(inAfternoon($0, grid), grid)
      }
      lastEnd = end + 1
    }
    return adopted(blocks, grid)
  }

  /// A block with its hours as those of the afternoon where a cell above them says 午後.
  private static func inAfternoon(_ block: HourBlock, _ grid: Grid) -> HourBlock {
    let isAfternoon = block.headerRows.contains { row in
      guard let axis = block.axisColumns.first, let cell = grid[row, axis] else { return false }
      return cell.tokens.contains { $0.is(.afternoon) }
        && !cell.tokens.contains { $0.is(.morning) }
    }
    guard isAfternoon, block.axisColumns.count == 1 else { return block }
    var block = block
    block.hours = block.hours.mapValues { $0 < 12 ? $0 + 12 : $0 }
    block.ranges = block.ranges.mapValues { range in
      range.upperBound < 12 ? range.lowerBound + 12...range.upperBound + 12 : range
    }
    return block
  }

  /// A block to whose axis the cells 午前 and 午後 beside its hours belong.
  private static func withHalves(_ block: HourBlock, _ grid: Grid) -> HourBlock {
    guard grid.clocks.nameHalves, block.axisColumns.count == 1, let axis = block.axisColumns.first,
      axis > 0,
      block.rows.allSatisfy({ row in
        grid[row, axis - 1].map { $0.tokens.allSatisfy { $0.is([.morning, .afternoon]) } } ?? true
      })
    else { return block }
    var block = block
    block.axisColumns.append(axis - 1)
    return block
  }

  /// The blocks, those that are parts of the one above with its heading.
  private static func adopted(_ blocks: [HourBlock], _ grid: Grid) -> [HourBlock] {
    var adopted = blocks
    for index in adopted.indices.dropFirst() {
      let above = adopted[index - 1]
      guard above.axisColumns == adopted[index].axisColumns,
        isOpening(adopted[index].headerRows, grid)
      else { continue }
      adopted[index].parentHeaderRows =
        above.parentHeaderRows.isEmpty ? above.headerRows : above.parentHeaderRows
    }
    return adopted
  }

  /// Whether rows hold nothing but days or ways.
  private static func isOpening(_ rows: Range<Int>, _ grid: Grid) -> Bool {
    let cells = rows.flatMap { row in
      (0..<grid.columnCount).compactMap { grid[row, $0] }.filter { !$0.isEmpty }
    }
    return !cells.isEmpty && cells.allSatisfy { SectionCell.opens($0.tokens) }
  }

  /// Axes nearly as good as the best; a column of minutes that happens to rise by one is not.
  private static func best(of axes: [HourAxis]) -> [HourAxis] {
    let top = axes.map(\.score).max() ?? 0
    return axes.filter { axis in
      axis.score >= top * 0.6 && axis.score >= top - 0.75
        && !axes.contains { outdoes($0, axis) }
    }
  }

  /// Whether an axis beside another one has more than twice its hours: 00 below 時刻 is a minute.
  private static func outdoes(_ axis: HourAxis, _ other: HourAxis) -> Bool {
    axis.column != other.column && axis.rows.overlaps(other.rows)
      && Set(axis.hours.values).count > Set(other.hours.values).count * 2
  }

  /// Axes whose rows overlap, from top to bottom.
  private static func bands(_ axes: [HourAxis]) -> [[HourAxis]] {
    var bands: [[HourAxis]] = []
    for axis in axes.sorted(by: { $0.rows.lowerBound < $1.rows.lowerBound }) {
      let reach = bands.last?.map(\.rows.upperBound).max()
      if let reach, axis.rows.lowerBound <= reach {
        bands[bands.count - 1].append(axis)
      } else {
        bands.append([axis])
      }
    }
    return bands
  }

  private static func split(
    _ band: [HourAxis], _ rows: ClosedRange<Int>, _ header: Range<Int>, _ grid: Grid
  ) -> [HourBlock] {
    let sorted = band.sorted { $0.column < $1.column }
    let isOneAxis = sorted.dropFirst().allSatisfy { agrees($0, sorted[0]) }
    if isOneAxis {
      let hours = sorted.reduce(into: [Int: Int]()) { $0.merge($1.hours) { first, _ in first } }
      return [
        HourBlock(
          axisColumns: sorted.map(\.column), rows: rows, headerRows: header,
          columns: 0..<grid.columnCount, hours: hours, ranges: sorted[0].ranges,
          axisScore: sorted[0].score, isSparse: sorted.contains(where: \.isSparse))
      ]
    }
    let isLeading = sorted[0].column == 0
    return sorted.enumerated().map { position, axis in
      let previous = position > 0 ? sorted[position - 1].column + 1 : 0
      let next = position + 1 < sorted.count ? sorted[position + 1].column : grid.columnCount
      return HourBlock(
        axisColumns: [axis.column], rows: axis.rows, headerRows: header,
        columns: isLeading ? axis.column..<next : previous..<axis.column + 1,
        hours: axis.hours, ranges: axis.ranges, axisScore: axis.score, isSparse: axis.isSparse)
    }
  }

  private static func agrees(_ axis: HourAxis, _ other: HourAxis) -> Bool {
    axis.hours.allSatisfy { other.hours[$0.key] == nil || other.hours[$0.key] == $0.value }
  }
}
