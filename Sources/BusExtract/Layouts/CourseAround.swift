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

/// Lines behind the stops of a course that say when its bus arrives: "園着 8:35".
enum CourseEnd {
  /// Whether the line right behind a grid says that a bus arrives somewhere within an hour after its last
  /// call.
  static func isSaid(behind grid: Grid, of tree: PageTree, after last: TripLine.Call) -> Bool {
    let end = Int(tree.nodes[grid.node].end)
    guard let line = tree.lines.first(where: { $0.node >= end }), line.text.utf8.count <= 150,
      let word = line.text.firstRange(of: "着")
    else { return false }
    let place = Texts.compact(line.text[..<word.lowerBound])
    let rest = line.text[word.upperBound...].drop { " 　：:は予定時刻".contains($0) }
    guard (1...12).contains(place.length), !place.contains(where: \.isNumber),
      rest.first?.isNumber == true
    else { return false }
    guard let time = ClockCell(tree.tokens(of: line.node)).times.first else { return false }
    let minutes = (time.hour - last.hour) * 60 + time.minute - last.minute
    return (1...60).contains(minutes)
  }
}
