/// Finds departures that stand one after the other in a line of text: "平日：6:05、6:35、7:02", or
/// "6:05 6:35 7:02" below a heading.
struct TimeLines {
  let tree: PageTree
  let tables: LayoutTables

  /// The fewest times of such a line.
  private static let fewest = 2

  /// The grids in document order: one for each element, with a row for each of its lines.
  func grids() -> [Grid] {
    tree.nodes.indices.compactMap { index in
      guard isCandidate(index) else { return nil }
      return grid(index)
    }
  }

  /// The innermost element with text of its own; cells are read by their own rules.
  private func isCandidate(_ index: PageTree.Index) -> Bool {
    let tag = tree.nodes[index].tag
    guard tag == .p || tag == .div || tag == .dd || tag == .li else { return false }
    let holdsBlocks = tree.descendants(of: index).contains { node in
      let tag = tree.nodes[node].tag
      return tag.isBlock && tag != .br
    }
    return !holdsBlocks && tree.tokens(of: index).contains { $0.is(.clockColon) }
      && tables.isFree(index)
  }

  private func grid(_ node: PageTree.Index) -> Grid? {
    let lines = lines(of: tree.tokens(of: node))
    let isList = lines.contains { line in
      let clock = ClockCell(line.times)
      return clock.times.count >= Self.fewest && !clock.isRange
    }
    guard isList else { return nil }
    let at = PlaceName(tree: tree).name(of: node)
    var cells: [Grid.Cell] = []
    for (row, line) in lines.enumerated() {
      for (column, tokens) in [line.label, line.times].enumerated() {
        cells.append(
          Grid.Cell(
            node: tokens.first?.node ?? node, tokens: tokens, isHeading: column == 0, row: row,
            column: column, rowSpan: 1, columnSpan: 1,
            place: Place(root: at, rowTag: nil, row: row + 1)))
      }
    }
    var grid = Grid(node: node, at: at, cells: cells)
    grid.isLines = true
    return grid
  }

  /// The lines, each divided at its first number that a colon follows.
  private func lines(of tokens: Tokens) -> [(label: Tokens, times: Tokens)] {
    var lines: [(label: Tokens, times: Tokens)] = []
    var start = 0
    for index in 1..<tokens.count + 1
    where index == tokens.count || tokens[index].line != tokens[start].line {
      let line = tokens.part(start..<index)
      let first = line.indices.first { position in
        line[position].isNumber && position + 1 < line.count && line[position + 1].is(.clockColon)
          && line[position + 1].isGlued
      }
      lines.append(
        (line.part(0..<(first ?? line.count)), line.part((first ?? line.count)..<line.count)))
      start = index
    }
    return lines
  }
}
