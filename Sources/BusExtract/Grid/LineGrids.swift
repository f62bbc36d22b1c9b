/// Finds timetables written as lines of text: `pre`, or lines that `br` ends, each beginning with
/// its hour.
struct LineGrids {
  let tree: PageTree

  /// The fewest such lines.
  private static let fewest = 3

  /// The grids in document order.
  func grids() -> [Grid] {
    var grids: [Grid] = []
    for index in tree.nodes.indices where isCandidate(index) {
      grids += blocks(of: index)
    }
    return grids
  }

  /// `pre`, and elements that hold text of their own with several `br`.
  private func isCandidate(_ index: PageTree.Index) -> Bool {
    switch tree.nodes[index].tag {
    case .pre: return true
    case .p, .div, .td, .dd, .li:
      var breaks = 0
      for child in tree.children(of: index) where tree.nodes[child].tag == .br {
        breaks += 1
        if breaks >= Self.fewest - 1 { return true }
      }
      return false
    default: return false
    }
  }

  /// Runs of lines with rising hours.
  private func blocks(of node: PageTree.Index) -> [Grid] {
    var blocks: [(above: [String], lines: [Line])] = []
    var above: [String] = []
    var lastHour: Int?
    for (index, tokens) in tree.tokens(of: node).lines.enumerated() {
      let line = Line(number: index + 1, tokens: tokens)
      guard let hour = leadingHour(line.tokens) else {
        above.append(line.tokens.joined(by: " "))
        lastHour = nil
        continue
      }
      if let last = lastHour, hour > last || (last >= 20 && hour <= 4) {
        blocks[blocks.count - 1].lines.append(line)
      } else {
        blocks.append((above, [line]))
        above = []
      }
      lastHour = hour
    }
    guard blocks.contains(where: { $0.lines.count >= Self.fewest }) else { return [] }
    return blocks.map { grid($0.lines, above: $0.above, node) }
  }

  /// A line that is not empty, and its number among these, from 1.
  private struct Line {
    var number: Int
    var tokens: Tokens
  }

  /// The hour that a line begins with: "7時", "7:" or a number set apart by space.
  private func leadingHour(_ line: Tokens) -> Int? {
    guard line.count >= 2, let hour = line[0].smallNumber, hour <= 29 else { return nil }
    if line[1].isGlued {
      let isTime = line.count > 2 && line[2].isGlued && line[2].isNumber
      return !isTime && line[1].is(.lineHourUnit) ? hour : nil
    }
    return hour
  }

  private func grid(_ lines: [Line], above: [String], _ node: PageTree.Index) -> Grid {
    let root = PlaceName(tree: tree).root(of: node)
    var cells: [Grid.Cell] = []
    for (row, line) in lines.enumerated() {
      // "7時", "7 時": the unit belongs to the hour.
      let split = line.tokens[1].isGlued || line.tokens[1].is(.lineHourUnit) ? 2 : 1
      let parts = [line.tokens.part(0..<split), line.tokens.part(split..<line.tokens.count)]
      for (column, tokens) in parts.enumerated() {
        cells.append(
          Grid.Cell(
            node: node, tokens: tokens, isHeading: column == 0, row: row, column: column,
            rowSpan: 1, columnSpan: 1, place: Place(root: root, rowTag: nil, row: line.number)))
      }
    }
    var grid = Grid(node: node, at: root.name, cells: cells)
    grid.leadsWithHours = true
    grid.isLines = true
    grid.leadingLines = above
    return grid
  }
}
