import BusModel

/// Finds timetables that the page itself calls past, cancelled or a sample.
struct LapsedSections {
  private let tree: PageTree
  private let lines: [PageLines.Line]
  private let headings: [PageTree.Index]
  private let title: [String]

  /// Nil when no word of the page says anything of the kind.
  init?(_ tree: PageTree) {
    guard tree.tokens.words.texts.contains(where: LapsedWords.mayStand) else { return nil }
    self.tree = tree
    lines = tree.lines
    headings = tree.nodes.indices.filter { tree.nodes[$0].tag.isHeading }
    title = Surroundings(tree: tree, node: 0).titleParts
  }

  /// The words that say it of one of some readings; nil when none do.
  func words(for reading: LayoutResult, among readings: [LayoutResult]) -> String? {
    let before = readings.map(\.node).filter { $0 < reading.node }.max()
    let end = before.map { Int(tree.nodes[$0].end) } ?? 0
    let above = chain(above: reading.node, after: end)
    let captions = Surroundings(tree: tree, node: reading.node).captionNode.map { [$0] } ?? []
    let cells = reading.headerCells.filter {
      reading.columns.count == 1 || tree.attribute("colspan", of: $0) != nil
    }
    let heads = (captions + above + cells).map { Texts.line(of: $0, in: tree) }
    if let said = (heads + reading.leadingLines + title).first(where: LapsedWords.isHeading) {
      return said
    }
    let near = lines.last { line in
      (end..<reading.node).contains(line.node) && LapsedWords.hints.isFound(in: line)
        && LapsedWords.isLine(line.text)
        && !isApart(line) && isOfSection(line, above)
    }
    return near?.text ?? heads.first(where: LapsedWords.isLine)
  }

  /// The headings that hold for an element, the nearest first: one behind the table before it, or in
  /// an element around both.
  private func chain(above node: PageTree.Index, after end: Int) -> [PageTree.Index] {
    var chain: [PageTree.Index] = []
    var level = Int.max
    for heading in headings.reversed() where heading < node {
      let own = Int(tree.nodes[heading].tag.rawValue)
      guard own < level, !isLink(heading) else { continue }
      level = own
      let holds = heading >= end || tree.descendants(of: tree.parent(of: heading)).contains(node)
      if holds { chain.append(heading) }
    }
    return chain
  }

  /// Whether the heading above a line is one of those above the timetable.
  private func isOfSection(_ line: PageLines.Line, _ chain: [PageTree.Index]) -> Bool {
    headings.last { $0 < line.node }.map(chain.contains) ?? true
  }

  /// Whether a line is a link, an entry of a list, or stands in a cell of another table.
  private func isApart(_ line: PageLines.Line) -> Bool {
    tree.isInside(line.node, .a, .nav, .li, .td, .th, .dd)
  }

  private func isLink(_ heading: PageTree.Index) -> Bool {
    tree.descendants(of: heading).contains {
      tree.nodes[$0].tag == .a && tree.attribute("href", of: $0) != nil
    }
  }
}
