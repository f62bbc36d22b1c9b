import BusModel

/// Tables of hours without a single minute: nothing runs on their days, which is a fact to be told.
enum EmptyHours {
  /// The fewest hours of such a table.
  private static let fewest = 3

  /// A reading without departures as the empty timetable it is; nil when it is none.
  static func settled(
    _ reading: LayoutResult, _ blocks: [HourBlock], at place: String
  ) -> LayoutResult? {
    guard reading.leftovers.isEmpty,
      blocks.contains(where: { Set($0.hours.values).count >= fewest && hasRoom($0) })
    else { return nil }
    var settled = reading
    if settled.columns.isEmpty {
      settled.columns = [LayoutResult.Column(label: nil, headings: [], departures: [], at: place)]
    }
    settled.score = min(1, (blocks.map(\.axisScore).max() ?? 0) / 1.5)
    return settled
  }

  /// Whether there is a column beside the hours.
  private static func hasRoom(_ block: HourBlock) -> Bool {
    block.columns.count > block.axisColumns.count
  }

  /// Which of the empty readings of a page are to be told: beside tables with departures those that
  /// are made like them or name their days.
  static func told(
    _ empty: [LayoutResult], among full: [LayoutResult], tree: PageTree,
    isAlike: (LayoutResult) -> Bool
  ) -> [LayoutResult] {
    empty.filter { reading in
      !full.contains { overlap($0.node, reading.node, tree) }
        && (isAlike(reading) || namesDays(reading, tree))
    }
  }

  /// The empty readings of a page on which nothing leaves at all: those that are hours beyond doubt.
  static func alone(_ empty: [LayoutResult], _ tree: PageTree) -> [LayoutResult] {
    empty.filter { reading in
      (reading.score >= 1 || namesDays(reading, tree))
        && !empty.contains { tree.descendants(of: reading.node).contains($0.node) }
    }
  }

  private static func overlap(
    _ first: PageTree.Index, _ second: PageTree.Index, _ tree: PageTree
  ) -> Bool {
    first == second || tree.descendants(of: first).contains(second)
      || tree.descendants(of: second).contains(first)
  }

  private static func namesDays(_ reading: LayoutResult, _ tree: PageTree) -> Bool {
    !reading.isUnlabelled || Surroundings(tree: tree, node: reading.node).dayLabel() != nil
  }

  /// What is doubtful where nothing on the page leaves: scripts may fill the table in a browser,
  /// unless words say that no bus runs.
  static func doubts(_ page: RawPage, _ lines: PageLines, _ tree: PageTree) -> [Notice] {
    guard page.timetables.allSatisfy(\.departures.isEmpty), tree.scriptCount > 0,
      !lines.lines.contains(where: { NoService.isSaid(in: $0.text) })
    else { return [] }
    return [
      Notice(.emptyTable)
    ]
  }

  /// Empty readings that do not say their days: nobody knows when nothing runs.
  static func unlabelled(_ readings: [LayoutResult], _ contexts: [ContextReader]) -> [Notice] {
    zip(readings, contexts).filter { reading, context in
      reading.departureCount == 0 && context.surroundingLabel == nil
        && reading.columns.contains { $0.label == nil }
    }.map { reading, _ in
      Notice(.unreadDays(.emptyTimetable), at: reading.columns.first?.at)
    }
  }
}
