import BusModel

/// Finds pictures without a text that stand among the minutes and are explained elsewhere: which
/// minute each belongs to is not read.
enum ImageLegend {
  /// A left-over when a legend begins with the same picture.
  static func notices(_ readings: [Reading], in tree: PageTree) -> [Notice] {
    var sources: [String: String] = [:]
    var isCell = Set<PageTree.Index>()
    for reading in readings { isCell.formUnion(reading.consumed) }
    for reading in readings {
      for cell in reading.consumed {
        for node in tree.descendants(of: cell) where isMute(node, tree) {
          sources[tree.attribute("src", of: node) ?? ""] = PlaceName(tree: tree).name(of: node)
        }
      }
    }
    guard !sources.isEmpty else { return [] }
    for index in tree.nodes.indices where isMute(index, tree) {
      guard let place = sources[tree.attribute("src", of: index) ?? ""],
        !isInside(isCell, index, tree), isFollowedByText(index, tree)
      else { continue }
      return [
        Notice(
          code: "leftOver", message: "a picture among the minutes is explained, but has no text",
          at: place)
      ]
    }
    return []
  }

  private static func isMute(_ node: PageTree.Index, _ tree: PageTree) -> Bool {
    tree.nodes[node].tag == .img && (tree.attribute("alt", of: node) ?? "").isEmpty
      && tree.attribute("src", of: node) != nil
  }

  private static func isInside(
    _ cells: Set<PageTree.Index>, _ node: PageTree.Index, _ tree: PageTree
  ) -> Bool {
    var current = node
    while current > 0 {
      if cells.contains(current) { return true }
      current = tree.parent(of: current)
    }
    return false
  }

  private static func isFollowedByText(_ image: PageTree.Index, _ tree: PageTree) -> Bool {
    let next = Int(tree.nodes[image].end)
    return next < tree.nodes.count && tree.nodes[next].tag == .text && !tree.isBlank(next)
  }
}
