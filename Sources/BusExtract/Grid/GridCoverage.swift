/// Finds numbers that stand among the rows of a grid and belong to none of its cells: markup that
/// nests otherwise than the other rows do, whose times would get lost.
struct GridCoverage {
  let tree: PageTree
  let grids: [Grid]
  /// Hours and times that were found all over the page.
  let links: [PageTree.Index]

  /// The grids, each with its stray texts.
  func checked() -> [Grid] {
    guard !grids.isEmpty else { return [] }
    var isCovered = [Bool](repeating: false, count: tree.nodes.count)
    for cell in grids.lazy.flatMap(\.cells) {
      for node in cell.node..<Int(tree.nodes[cell.node].end) { isCovered[node] = true }
    }
    return grids.map { grid in
      var checked = grid
      checked.strays = region(of: grid).filter { node in
        !isCovered[node] && isNumbers(node) && !(grid.isSection && tree.isInside(node, .dt))
      }
      checked.strays += links.filter { !isCovered[$0] && isLike($0, grid) }
      return checked
    }
  }

  /// Whether a link is made like the grid's first cell: the same element and class.
  private func isLike(_ link: PageTree.Index, _ grid: Grid) -> Bool {
    guard let first = grid.cells.first?.node, tree.nodes[first].tag == tree.nodes[link].tag else {
      return false
    }
    let parents = (tree.parent(of: first), tree.parent(of: link))
    return tree.nodes[parents.0].tag == tree.nodes[parents.1].tag
      && tree.haveSame("class", first, link) && tree.haveSame("class", parents.0, parents.1)
  }

  /// The element that holds the rows.
  private func region(of grid: Grid) -> Range<PageTree.Index> {
    tree.descendants(of: tree.parent(of: grid.node))
  }

  /// Whether a text is nothing but hours, minutes or times.
  private func isNumbers(_ node: PageTree.Index) -> Bool {
    guard tree.nodes[node].tag == .text, tree.textBytes(node).count <= 200 else { return false }
    let tokens = tree.tokens(of: node)
    // "12月30日から1月3日までは運休します。" holds dates.
    guard let last = tokens.indices.last,
      !tokens.text(tokens[last]).ends(with: "。") || tokens.contains(where: { $0.is(.colon) })
    else { return false }
    let numbers = tokens.count { $0.isNumber || $0.is(.colon) }
    return numbers > 0 && numbers * 2 >= tokens.count
  }
}
