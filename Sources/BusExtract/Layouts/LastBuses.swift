/// Lists of the day's last buses or trains, a row for each stop: 0:32 is past midnight there, though
/// no time of the evening stands before it.
enum LastBuses {
  /// Whether the heads of a list or the lines above it speak of last buses.
  static func areMeant(_ grid: Grid, _ tree: PageTree) -> Bool {
    guard grid.cells.contains(where: isSmallHour) else { return false }
    return grid.cells.prefix(12).contains { words.isFound(in: $0.tokens.joined) }
      || HeadLine.lines(above: grid.node, tree).contains { words.isFound(in: $0) }
  }

  /// Whether the nearest heading over a table, or the title of its page, speaks of last buses.
  static func areNamed(above node: PageTree.Index, _ tree: PageTree) -> Bool {
    let heading = tree.headings().last { $0 < node }
    return [heading, tree.elements(tagged: .title).first].compactMap { $0 }
      .contains { words.isFound(in: Texts.line(of: $0, in: tree)) }
  }

  /// 始発 7:00, 終発 21:40 beside a timetable: they repeat two of its times and are no timetable.
  static func areSummed(_ grid: Grid, _ tree: PageTree) -> Bool {
    guard grid.cells.count <= 8, grid.cells.contains(where: { summing.contains($0.tokens.joined) })
    else { return false }
    // 始発 above the first time stands in no cell of it.
    let isTable = tree.nodes[grid.node].tag == .table
    let lines = Texts.lines(of: isTable ? grid.node : tree.parent(of: grid.node), in: tree)
      .map(Texts.compact)
    let words = lines.filter { !$0.contains(where: \.isNumber) }
    return words.count > 1 && words.count * 2 >= lines.count && words.allSatisfy(summing.contains)
  }

  private static let summing: Set<String> = [
    "始発", "終発", "最終", "初便", "終便", "最終便", "始発便", "始発バス", "最終バス", "終バス", "次発", "先発",
  ]

  /// Puts small hours behind midnight.
  static func carry(_ reading: inout LayoutResult) {
    for column in reading.columns.indices {
      for index in reading.columns[column].departures.indices
      where reading.columns[column].departures[index].hour < 4 {
        reading.columns[column].departures[index].hour += 24
      }
    }
  }

  private static func isSmallHour(_ cell: Grid.Cell) -> Bool {
    guard let first = cell.tokens.first(where: \.isNumber), let hour = first.smallNumber else {
      return false
    }
    return hour < 4
  }

  private static let words = WordList([
    "終電", "終バス", "最終電車", "最終バス", "最終列車", "最終便", "last train", "last bus",
  ])
}
