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

  /// That it was left out, so that nobody misses it unsaid.
  static func notice(_ grid: Grid) -> Notice {
    Notice(.foreignTable, at: grid.at)
  }
}
