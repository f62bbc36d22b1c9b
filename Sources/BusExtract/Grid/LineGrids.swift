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
    let lines = Dictionary(grouping: TokenReader.tokens(of: node, in: tree), by: \.line)
      .sorted { $0.key < $1.key }.map(\.value)
    var blocks: [(above: [String], lines: [[Token]])] = []
    var above: [String] = []
    var lastHour: Int?
    for line in lines {
      guard let hour = leadingHour(line) else {
        above.append(line.map(\.text).joined(separator: " "))
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

  /// The hour that a line begins with: "7時", "7:" or a number set apart by space.
  private func leadingHour(_ line: [Token]) -> Int? {
    guard line.count >= 2, let hour = line[0].smallNumber, hour <= 29 else { return nil }
    if line[1].isGlued {
      let isTime = line.count > 2 && line[2].isGlued && line[2].isNumber
      return !isTime && ["時", "時台", ":", "：", "|", "｜"].contains(line[1].text) ? hour : nil
    }
    return hour
  }

  private func grid(_ lines: [[Token]], above: [String], _ node: PageTree.Index) -> Grid {
    let at = PlaceName(tree: tree).name(of: node)
    var cells: [Grid.Cell] = []
    for (row, line) in lines.enumerated() {
      let split = line[1].isGlued ? 2 : 1
      for (column, tokens) in [Array(line[..<split]), Array(line[split...])].enumerated() {
        cells.append(
          Grid.Cell(
            node: node, tokens: tokens, isHeading: column == 0, row: row, column: column,
            rowSpan: 1, columnSpan: 1, at: "\(at)/line[\(lines[row][0].line + 1)]"))
      }
    }
    var grid = Grid(node: node, at: at, cells: cells)
    grid.leadsWithHours = true
    grid.isLines = true
    grid.leadingLines = above
    return grid
  }
}
