extension Grid {
  /// What stands over a row and over the grid: its heads and the nearest lines above.
  func lines(above row: Int, _ tree: PageTree) -> [String] {
    let heads = cells.filter { $0.row < row && !$0.isEmpty }
      .map { Texts.line(of: $0.node, in: tree) }
    let caption = Surroundings(tree: tree, node: node).captionNode
      .map { Texts.line(of: $0, in: tree) }
    let above = tree.headings(and: .title).filter { $0 < node }.suffix(2)
      .map { Texts.line(of: $0, in: tree) }
    return heads + [caption].compactMap { $0 } + above + HeadLine.lines(above: node, tree)
  }
}

extension ClockMatrix {
  /// Whether nothing stands in a row.
  func isBlank(_ row: Int) -> Bool {
    (0..<grid.columnCount).allSatisfy { grid[row, $0]?.isEmpty ?? true }
  }
}
