import BusModel

/// The first bus, the last one and every how many minutes one leaves between: a rule that is told in
/// its words and never spelt out as departures.
enum IntervalRule {
  /// Whether a page speaks of first buses at all.
  static func mayStand(on tree: PageTree) -> Bool {
    tree.tokens.words.texts.contains { word in
      // No word in letters that come in two sizes is shorter.
      firsts.isFound(in: word.utf8.count < 5 ? word : Texts.lowercased(word))
    }
  }

  /// Whether all times of a grid are those of first and last buses.
  static func isOne(_ grid: Grid) -> Bool {
    let times = grid.cells.filter { ClockCell.holdsTime($0.tokens) }
    // A table around the whole page holds everything.
    guard (1...40).contains(times.count), times.allSatisfy({ $0.tokens.count <= 24 }) else {
      return false
    }
    var (isFirst, isLast) = (false, false)
    for cell in times {
      let words = heads(of: cell, in: grid)
      let (begins, ends) = (firsts.isFound(in: words), lasts.isFound(in: words))
      guard begins || ends else { return false }
      (isFirst, isLast) = (isFirst || begins, isLast || ends)
    }
    return isFirst && isLast
  }

  /// The words of the cell itself, and of the nearest cells without numbers above and before it.
  private static func heads(of cell: Grid.Cell, in grid: Grid) -> String {
    let above = (0..<cell.row).reversed().lazy.compactMap { grid[$0, cell.column] }
      .first { !$0.isEmpty && !$0.tokens.contains(where: \.isNumber) }
    let before = (0..<cell.column).reversed().lazy.compactMap { grid[cell.row, $0] }
      .first { !$0.isEmpty && !$0.tokens.contains(where: \.isNumber) }
    return [cell, above, before].compactMap { $0?.tokens.joined }.joined(separator: " ")
      .lowercased()
  }

  /// That it was not read as departures, and what it says.
  static func notice(_ grid: Grid) -> Notice {
    let rows = (0..<grid.rowCount).map { row in
      grid.cells.filter { $0.row == row && !$0.isEmpty }
        .map { $0.tokens.joined(by: " ").replacing(" : ", with: ":") }.joined(separator: " ")
    }
    return Notice(.intervalRule(String(rows.joined(separator: " / ").prefix(200))), at: grid.at)
  }

  private static let firsts = WordList([
    "始発", "初発", "初便", "first", "首班", "首末", "头班", "頭班", "首车", "첫차", "erste", "premier", "primer",
  ])
  private static let lasts = WordList([
    "終発", "最終", "終便", "終バス", "last", "末班", "首末", "末车", "막차", "letzte", "dernier", "último",
  ])
}
