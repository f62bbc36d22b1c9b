extension ChainGrids {
  /// The grid of a chain: each link begins a row, and the last one ends where `end` begins.
  func grid(
    _ chain: [Link], isHours: Bool, until end: PageTree.Index? = nil, isSection: Bool = false
  ) -> Grid? {
    let common =
      chain.count > 1
      ? commonAncestor(chain[0].node, chain[1].node)
      : tree.nodes[chain[0].node].tag == .dd
        ? tree.parent(of: chain[0].node) : tree.parent(of: tree.parent(of: chain[0].node))
    let starts = chain.map { child(of: common, holding: $0.node) }
    guard Set(starts).count == starts.count else { return nil }
    let root = PlaceName(tree: tree).root(of: common)
    let offset =
      isSection
      ? tree.elements(of: common).count { tree.nodes[$0].tag == .dd && $0 < starts[0] } : 0
    var cells: [Grid.Cell] = []
    var widths = Set<Int>()
    let leads = isHours || chain.map(\.node) != starts ? nil : ChainLeads(tree: tree).before(starts)
    for (row, link) in chain.enumerated() {
      let next = min(next(after: row, starts, common), end ?? Int.max)
      let content = leads?[row] ?? content(of: link.node, row: starts[row], next: next)
      widths.insert(content.count + 1)
      for (column, node) in ([link.node] + content).enumerated() {
        cells.append(
          Grid.Cell(
            node: node, tokens: tree.tokens(of: node),
            isHeading: column == 0, row: row, column: column, rowSpan: 1, columnSpan: 1,
            place: Place(
              root: root, rowTag: tree.nodes[starts[row]].tag, row: row + 1 + offset)))
      }
    }
    if !isHours, starts == chain.map(\.node) { cells = withoutRemark(cells) }
    if !isHours { cells = ClosingRows.removed(from: cells) }
    if isHours, widths.count == 1, let width = widths.first {
      cells = headed(cells, by: heads(before: starts[0], width), root)
    }
    let at = isSection ? PlaceName(tree: tree).name(of: starts[0]) : root.name
    var grid = Grid(node: starts[0], at: at, cells: cells)
    grid.isSection = isSection
    grid.leadsWithHours = isHours
    return grid
  }

  /// The cells without the paragraph or the statement behind the last time, where nothing stands behind any other: it is
  /// said of all.
  private func withoutRemark(_ cells: [Grid.Cell]) -> [Grid.Cell] {
    let beside = cells.filter { $0.column > 0 }
    guard let last = cells.last?.row, last > 0, !beside.isEmpty,
      beside.allSatisfy({ cell in
        let tag = tree.nodes[cell.node].tag
        return cell.row == last
          && (tag == .p && cell.tokens.count > 4
            || (tag.isBlock || isLine(cell.node)) && ClosingRows.saysOfAll(cell.tokens.joined))
      })
    else { return cells }
    return cells.filter { $0.column == 0 }
  }

  /// Whether a text is a line by itself, behind a break.
  private func isLine(_ node: PageTree.Index) -> Bool {
    tree.nodes[node].tag == .text
      && tree.sibling(before: node).map { tree.nodes[$0].tag == .br } == true
  }

  /// The row of heads before the first row, or before the element that holds the rows: 時 and one for each
  /// column behind it.
  private func heads(before first: PageTree.Index, _ width: Int) -> [PageTree.Index] {
    guard width > 2 else { return [] }
    var current = first
    while tree.sibling(before: current) == nil, tree.parent(of: current) > 0 {
      current = tree.parent(of: current)
    }
    guard var row = tree.sibling(before: current) else { return [] }
    while tree.elements(of: row).count == 1 { row = tree.elements(of: row)[0] }
    let cells = tree.children(of: row).filter { !tree.isBlank($0) }
    guard cells.count == width, cells.allSatisfy({ tree.nodes[$0].tag != .text }),
      case let corner = tree.tokens(of: cells[0]), !corner.isEmpty,
      corner.allSatisfy({ $0.is(.hourName) })
    else { return [] }
    return cells
  }

  /// The cells below a row of heads.
  private func headed(
    _ cells: [Grid.Cell], by heads: [PageTree.Index], _ root: Place.Root
  ) -> [Grid.Cell] {
    guard let first = heads.first else { return cells }
    let row = tree.nodes[tree.parent(of: first)].tag
    return heads.enumerated().map { column, node in
      Grid.Cell(
        node: node, tokens: tree.tokens(of: node), isHeading: true, row: 0, column: column,
        rowSpan: 1, columnSpan: 1, place: Place(root: root, rowTag: row, row: 1))
    }
      + cells.map { cell in
        var moved = cell
        moved.row += 1
        return moved
      }
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
      if tree.nodes[current].tag.isHeading || timeNodes.contains(current) || isNote(current) {
        break
      }
      if !tree.isBlank(current), tree.nodes[current].tag != .br { result.append(current) }
      current = Int(tree.nodes[current].end)
    }
    return result
  }

  /// "※10:00発は土日祝のみ": a paragraph that begins as notes do belongs to no row.
  private func isNote(_ node: PageTree.Index) -> Bool {
    guard tree.nodes[node].tag == .p, case let tokens = tree.tokens(of: node), tokens.count > 5
    else { return false }
    return ["※", "＊", "*", "注"].contains(where: tokens.text(tokens[0]).begins)
  }
}
