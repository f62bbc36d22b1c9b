import BusModel

/// A table of times beside a timetable that is something else: a programme, a list of trains' names.
enum ForeignTable {
  /// Whether words of other things stand in a grid that was not read, and no words of timetables.
  static func isOne(_ grid: Grid, _ tree: PageTree) -> Bool {
    let texts = grid.cells.prefix(60).filter { (1...12).contains($0.tokens.count) }
      .map(\.tokens.joined)
    return texts.contains { SignWords.isForeign($0) }
      && !texts.contains {
        SignWords.strong.isFound(in: $0) || HeadingWords.destination(in: $0) != nil
          || SignWords.arrows.isFound(in: $0) || !DayLabel.labels(in: $0).isEmpty
          || StopHeading.endsWithDeed($0)
      }
  }

  /// Whether all its times are spans, and a head says that something is open then: 受付時間 over 8:00～11:30.
  static func isOfHours(_ grid: Grid) -> Bool {
    let timed = grid.cells.indices.filter { grid.cells[$0].tokens.holdClockSign }
    return !timed.isEmpty
      && timed.allSatisfy {
        grid.clocks[$0].isRange && grid.clocks[$0].times.count.isMultiple(of: 2)
      }
      && !grid.cells.contains { $0.tokens.contains { $0.is(.frequency) } }
      && grid.cells.contains { cell in
        (cell.row == 0 || cell.column == 0) && openings.isFound(in: cell.tokens.joined)
      }
  }

  private static let openings = WordList([
    "受付時間", "受付", "診療", "営業時間", "営業", "開館", "開園", "窓口", "面会時間", "利用時間",
  ])

  /// That it was left out, so that nobody misses it unsaid.
  static func notice(_ grid: Grid) -> Notice {
    Notice(.foreignTable, at: grid.at)
  }
}
