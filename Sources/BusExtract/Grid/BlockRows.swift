/// Finds the rows and cells that the children of an element stand for, in the ways in which pages draw
/// tables out of blocks.
struct BlockRows {
  let tree: PageTree

  /// The rows that an element may stand for.
  struct Rows {
    /// The cells of each.
    var cells: [[PageTree.Index]]
    /// The first row where other lines stand around the rows, else the element.
    var node: PageTree.Index
  }

  /// The fewest rows and cells, and the most of the latter.
  static let fewestRows = 3
  static let cells = 2...60
  /// A cell of a table holds no more than this.
  private static let mostTokens = 12
  /// A place may be described: "North Hall / on Mill St between the library and the parking deck".
  private static let mostOfPlace = 30

  /// The rows that an element may stand for, each with as many cells: its children; its children and
  /// those of a group among them, as `div.head + div.body > div.row`; its children below a row of heads
  /// that stands before it among other things.
  func candidates(of node: PageTree.Index) -> [Rows] {
    let children = tree.children(of: node).filter { !tree.isBlank($0) }
    guard !children.isEmpty, children.allSatisfy({ tree.nodes[$0].tag != .text }) else { return [] }
    return [
      headedBefore(node), rows(of: node, children), grouped(node, children), flat(node, children),
    ].compactMap(\.self)
  }

  /// Children that are rows; a title, a button and notes around them hold no time.
  private func rows(of node: PageTree.Index, _ children: [PageTree.Index]) -> Rows? {
    guard children.count >= Self.fewestRows else { return nil }
    let rows = children.map { (node: $0, cells: cells(of: $0)) }
    guard let first = rows.firstIndex(where: { isRow($0.cells) }),
      let last = rows.lastIndex(where: { isRow($0.cells) })
    else { return nil }
    let isWhole = first == 0 && last == rows.count - 1
    let others = rows[..<first] + rows[(last + 1)...]
    guard !others.contains(where: { ClockCell.holdsTime(tree.tokens(of: $0.node)) }) else {
      return nil
    }
    var found: [[PageTree.Index]] = []
    for row in rows[first...last] {
      guard let cells = row.cells else { return nil }
      if !cells.isEmpty { found.append(cells) }
    }
    return even(found, isWhole ? node : rows[first].node)
  }

  private func isRow(_ cells: [PageTree.Index]?) -> Bool {
    cells.map { Self.cells.contains($0.count) } ?? false
  }

  /// A row of heads, or a group of one, before the group that holds the others.
  private func grouped(_ node: PageTree.Index, _ children: [PageTree.Index]) -> Rows? {
    guard children.count == 2 else { return nil }
    let body = tree.elements(of: children[1])
    guard body.count >= Self.fewestRows - 1 else { return nil }
    return [[children[0]], tree.elements(of: children[0])].lazy.compactMap { head in
      head.count == 1 ? rows(of: node, head + body) : nil
    }.first
  }

  /// Rows whose heads stand before the element, where other things than these two stand around.
  private func headedBefore(_ node: PageTree.Index) -> Rows? {
    // A row above holds times itself: a look at what stands before spares one at everything beside.
    guard let before = tree.sibling(before: node), let heads = cells(of: before), isRow(heads),
      !heads.contains(where: { tree.tokens(of: $0).contains(where: \.isNumber) }),
      tree.children(of: tree.parent(of: node)).count(where: { !tree.isBlank($0) }) > 2
    else { return nil }
    let body = tree.elements(of: node).compactMap(cells)
    guard body.count == tree.elements(of: node).count, body.count >= Self.fewestRows - 1 else {
      return nil
    }
    return even([heads] + body, node)
  }

  /// Cells without rows: how many make one is what draws them, `grid-cols-3` or a style.
  private func flat(_ node: PageTree.Index, _ children: [PageTree.Index]) -> Rows? {
    guard let width = BlockColumns(tree: tree).count(of: node), children.count % width == 0 else {
      return nil
    }
    let rows = stride(from: 0, to: children.count, by: width).map {
      Array(children[$0..<$0 + width])
    }
    return even(rows, node)
  }

  private func even(_ rows: [[PageTree.Index]], _ node: PageTree.Index) -> Rows? {
    guard rows.count >= Self.fewestRows, let width = rows.first?.count, Self.cells.contains(width),
      rows.allSatisfy({ $0.count == width }), areShort(rows)
    else { return nil }
    return Rows(cells: rows, node: node)
  }

  /// Whether all cells but those of one column, which says where a stop is, are as short as a table's.
  private func areShort(_ rows: [[PageTree.Index]]) -> Bool {
    var long: Int?
    for row in rows {
      for (column, cell) in row.enumerated() where column != long {
        let count = tree.tokens(of: cell).count
        guard count > Self.mostTokens else { continue }
        guard count <= Self.mostOfPlace, long == nil else { return false }
        long = column
      }
    }
    return true
  }

  /// The elements of a row, of the only one in it where it is wrapped; none where it draws a line between
  /// rows, nil where text stands beside them.
  private func cells(of row: PageTree.Index) -> [PageTree.Index]? {
    // A table's own rows are its grid's.
    guard ![.table, .thead, .tbody, .tfoot, .tr].contains(tree.nodes[row].tag) else { return nil }
    let children = tree.children(of: row).filter { !tree.isBlank($0) }
    guard children.allSatisfy({ tree.nodes[$0].tag != .text }) else { return nil }
    if children.isEmpty { return tree.tokens(of: row).isEmpty ? [] : nil }
    return children.count == 1 ? cells(of: children[0]) : children
  }
}
