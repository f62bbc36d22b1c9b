extension ChainGrids {
  /// The grid of a chain: each link begins a row, and the last one ends where `end` begins.
  func grid(_ chain: [Link], isHours: Bool, until end: PageTree.Index? = nil) -> Grid? {
    let common =
      chain.count > 1
      ? commonAncestor(chain[0].node, chain[1].node)
      : tree.parent(of: tree.parent(of: chain[0].node))
    let starts = chain.map { child(of: common, holding: $0.node) }
    guard Set(starts).count == starts.count else { return nil }
    let root = PlaceName(tree: tree).root(of: common)
    var cells: [Grid.Cell] = []
    for (row, link) in chain.enumerated() {
      let next = min(next(after: row, starts, common), end ?? Int.max)
      let content = content(of: link.node, row: starts[row], next: next)
      for (column, node) in ([link.node] + content).enumerated() {
        cells.append(
          Grid.Cell(
            node: node, tokens: tree.tokens(of: node),
            isHeading: column == 0, row: row, column: column, rowSpan: 1, columnSpan: 1,
            place: Place(root: root, rowTag: tree.nodes[starts[row]].tag, row: row + 1)))
      }
    }
    var grid = Grid(node: starts[0], at: root.name, cells: cells)
    grid.leadsWithHours = isHours
    return grid
  }

  private func next(
    after row: Int, _ starts: [PageTree.Index], _ common: PageTree.Index
  ) -> PageTree.Index {
    row + 1 < starts.count ? starts[row + 1] : Int(tree.nodes[common].end)
  }

  private func child(of ancestor: PageTree.Index, holding node: PageTree.Index) -> PageTree.Index {
    var current = node
    while tree.parent(of: current) != ancestor, current > 0 { current = tree.parent(of: current) }
    return current
  }

  /// What belongs to a row besides its link: the rest of the row's element, or, when the link is the
  /// row, the siblings up to the next row or heading.
  private func content(
    of link: PageTree.Index, row: PageTree.Index, next: PageTree.Index
  ) -> [PageTree.Index] {
    if row != link {
      var level = link
      while tree.parent(of: level) != row { level = tree.parent(of: level) }
      let parts = tree.children(of: row).filter { $0 != level && !tree.isBlank($0) }
      return parts
    }
    var result: [PageTree.Index] = []
    var current = Int(tree.nodes[row].end)
    let parent = tree.parent(of: row)
    while current < next, tree.parent(of: current) == parent {
      if tree.nodes[current].tag.isHeading || timeNodes.contains(current) { break }
      if !tree.isBlank(current), tree.nodes[current].tag != .br { result.append(current) }
      current = Int(tree.nodes[current].end)
    }
    return result
  }
}
