extension Grid {
  /// A grid of lines of text, a row for each: what it begins with, and its times.
  ///
  /// - Parameters:
  ///   - lines: the lines in document order.
  ///   - node: the text that a part of a line is told by where it has no tokens.
  ///   - root: the place of the whole.
  ///   - element: what holds the whole.
  init(
    lines: [(head: Tokens, times: Tokens)], node: PageTree.Index, at root: Place.Root,
    inside element: PageTree.Index
  ) {
    var cells: [Cell] = []
    for (row, line) in lines.enumerated() {
      for (column, tokens) in [line.head, line.times].enumerated() {
        cells.append(
          Cell(
            node: tokens.first?.node ?? node, tokens: tokens, isHeading: column == 0, row: row,
            column: column, rowSpan: 1, columnSpan: 1,
            place: Place(root: root, rowTag: nil, row: row + 1)))
      }
    }
    self.init(node: element, at: root.name, cells: cells)
    isLines = true
  }
}
