/// What the heads and the cells of a list's columns say that these are.
extension ListFrame {
  /// Whether all cells of a column beside times say that nothing runs.
  static func saysNothingRuns(_ column: Int, _ rows: [Int], _ grid: Grid) -> Bool {
    let cells = rows.compactMap { grid[$0, column] }.filter { !$0.isEmpty }
    return !cells.isEmpty && cells.allSatisfy(NoService.isOne)
  }

  /// Whether the cells of a column are those of the column before, their heading too.
  static func isTwin(_ column: Int, _ rows: [Int], _ grid: Grid) -> Bool {
    guard column > 0, let first = rows.first else { return false }
    let heads = (0..<first).filter { grid[$0, column]?.isEmpty == false }
    return (heads + rows).allSatisfy {
      grid.cellIndex($0, column) == grid.cellIndex($0, column - 1)
    }
  }

  static func heading(
    _ column: Int, above row: Int, _ grid: Grid, _ tree: PageTree
  ) -> String {
    var texts: [String] = []
    for above in 0..<row {
      guard let cell = grid[above, column], cell.columnSpan < max(grid.columnCount, 2) else {
        continue
      }
      let text = Texts.line(of: cell.node, in: tree)
      if !text.isEmpty, texts.last != text { texts.append(text) }
    }
    return texts.joined(separator: " ")
  }

  static func role(
    _ column: Int, _ heading: String, _ hasTimes: Bool, _ rows: [Int], _ grid: Grid,
    _ tree: PageTree
  ) -> ColumnRole {
    if ListContent.areCosts(column, heading, rows, grid) { return .aside }
    if hasTimes {
      if grid.leadsToArrivals { return .departure }
      if grid.isPairs, column == 1 { return .arrival }
      if LengthHeads.isOne(Texts.compact(heading)) { return .aside }
      // The trains that the buses meet.
      if RowName.isConnection(heading) { return .arrival }
      if ColumnRole.named(heading) == .arrival || StopHeading.isArrival(heading) { return .arrival }
      return .departure
    }
    if ListContent.areAsides(column, rows, grid, tree) { return .aside }
    if ListContent.areStarts(column, rows, grid, tree) { return .stop }
    if let named = ColumnRole.named(heading), named != .departure, named != .arrival {
      if named == .platform, ListContent.areNames(column, rows, grid, tree) { return .stop }
      // 便名 1, 2, 3 are the trips' numbers, and no line's.
      let isCount = heading.contains("便") && ListContent.areNumbers(column, rows, grid, tree)
      // 種別 毎日, 平日のみ.
      if named == .remark, rows.allSatisfy({ grid[$0, column]?.isEmpty == false }),
        ListContent.countsOrDays(column, rows, grid, tree) == .days
      {
        return .days
      }
      return named == .routeName && isCount ? .rowNumber : named
    }
    if let exact = ColumnRole.exact(heading) { return exact }
    return ListContent.role(of: column, rows, grid, tree)
  }

  /// The stop in "하카타역 출발" and "Departs Hakata Station"; Japanese heads are read as names.
  static func start(in head: String) -> String? {
    let isForeign = head.unicodeScalars.contains { scalar in
      scalar.value < 0x80 && scalar.properties.isAlphabetic
        || (0xAC00...0xD7A3).contains(scalar.value) || "发發".unicodeScalars.contains(scalar)
    }
    guard isForeign, StopHeading.endsWithDeed(head), !StopHeading.isArrival(head) else {
      return nil
    }
    let name = StopHeading.name(in: head)
    return name.length > 1 && name != head && ColumnRole.named(name) == nil
      && !RowName.isVehicle(name) ? name : nil
  }

  /// A head that is the name of a stop and nothing else: beside "温泉（着）" the buses leave there.
  static func place(_ head: String) -> String? {
    BareName.isLikely(head) && ColumnRole.named(head) == nil && DayLabel.labels(in: head).isEmpty
      && StopHeading.kind(of: head) == nil && !StopHeading.endsWithDeed(head) ? head : nil
  }
}
