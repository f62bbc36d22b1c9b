import BusModel

/// Lists whose cells hold a departure and its arrival, "8:30 → 9:00", below heads that say from where to
/// where: 駅前 → 役場.
extension DepartureListReader {
  /// The reading of the departures alone; nil unless all times beside arrows are such pairs.
  func withArrivals() -> LayoutResult? {
    let pairs = grid.cells.indices.filter { index in
      grid.cells[index].tokens.count > 2
        && grid.cells[index].tokens.contains { ArrivalCells.isArrow($0, grid.cells[index].tokens) }
        && matrix.clocks[index].times.count > 1
    }
    guard pairs.count > 1, let first = pairs.map({ grid.cells[$0].row }).min() else { return nil }
    let columns = Set(pairs.map { grid.cells[$0].column })
    guard columns.allSatisfy({ leads($0, above: first) }) else { return nil }
    var cells = grid.cells
    for index in cells.indices where columns.contains(cells[index].column) {
      guard cells[index].row >= first, !matrix.clocks[index].times.isEmpty else { continue }
      guard let departure = ArrivalCells.departure(in: cells[index].tokens) else { return nil }
      cells[index].tokens = departure
    }
    var list = Grid(node: grid.node, at: grid.at, cells: cells)
    list.strays = grid.strays
    list.ways = grid.ways
    list.leadsToArrivals = true
    return DepartureListReader(grid: list, tree: tree).read()
  }

  /// Whether a head leads from one place to another, and from no old time to a new one.
  private func leads(_ column: Int, above row: Int) -> Bool {
    (0..<row).contains { above in
      guard let cell = grid[above, column], cell.columnSpan == 1 else { return false }
      let lines = Texts.lines(of: cell.node, in: tree)
      return !lines.contains(where: ArrivalCells.revisions.isFound)
        && lines.contains { line in
          NameLine(line).says(.stop) && NameLine(line).says(.destination)
            || ArrivalCells.way(in: line) != nil
        }
    }
  }
}

/// "8:30 → 9:00" in a cell.
enum ArrivalCells {
  static func areFound(in grid: Grid) -> Bool {
    grid.cells.contains { departure(in: $0.tokens) != nil }
  }

  static func isArrow(_ token: Token, _ tokens: Tokens) -> Bool {
    token.kind == .word && arrows.isOne(tokens.text(token))
  }

  private static let arrows = WordList(["→", "⇒", "➡", "➔", "～", "〜"])

  /// What stands before the arrow, where a later time stands behind it and nothing else.
  static func departure(in tokens: Tokens) -> Tokens? {
    guard let arrow = tokens.indices.first(where: { isArrow(tokens[$0], tokens) }) else {
      return nil
    }
    let (before, after) = (tokens.part(0..<arrow), tokens.part(arrow + 1..<tokens.count))
    let (start, end) = (ClockCell(before), ClockCell(after))
    guard let departure = start.soleTime, let arrival = end.soleTime,
      end.words.allSatisfy({ StopHeading.kind(of: $0.text) == true }),
      start.words.allSatisfy({ StopHeading.kind(of: $0.text) == false }),
      (1...300).contains((arrival.hour - departure.hour) * 60 + arrival.minute - departure.minute)
    else { return nil }
    return before
  }

  /// "行き 自宅前 ～ 役場" and "駅前発→役場着" as "自宅前→役場" and "駅前→役場".
  static func way(in head: String) -> String? {
    let parts = head.split { "→⇒➡➔～〜".contains($0) }.map { Texts.collapsed($0) }
    guard parts.count == 2, let start = parts[0].split(separator: " ").last else { return nil }
    let names = [StopHeading.name(in: String(start)), StopHeading.name(in: parts[1])]
    let areNames = names.allSatisfy {
      BareName.mayBe($0) && $0.length > 1 && !$0.contains(where: \.isPlainDigit)
    }
    return !areNames ? nil : names.joined(separator: "→")
  }

  static let revisions = WordList(["変更前", "変更後", "改正前", "改正後", "改定", "旧", "新", "現行"])
}
