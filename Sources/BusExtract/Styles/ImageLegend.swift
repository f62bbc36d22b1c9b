import BusModel

/// Finds pictures without a text that stand among the minutes and are explained elsewhere: which
/// minute each belongs to is not read.
enum ImageLegend {
  /// A left-over when a legend begins with the same picture.
  static func notices(_ readings: [LayoutResult], in tree: PageTree) -> [Notice] {
    let pictures = tree.nodes.indices.filter { isMute($0, tree) }
    guard pictures.count > 1 else { return [] }
    let cells = Set(readings.flatMap(\.consumed))
    var sources: [String: PageTree.Index] = [:]
    for picture in pictures where isInside(cells, picture, tree) {
      sources[tree.attribute("src", of: picture) ?? ""] = picture
    }
    for picture in pictures where !isInside(cells, picture, tree) {
      guard let place = sources[tree.attribute("src", of: picture) ?? ""],
        isFollowedByText(picture, tree)
      else { continue }
      return [
        Notice(.leftOver(.muteMark), at: PlaceName(tree: tree).name(of: place))
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
    tree.nearest(from: node, where: cells.contains) != nil
  }

  private static func isFollowedByText(_ image: PageTree.Index, _ tree: PageTree) -> Bool {
    let next = Int(tree.nodes[image].end)
    return next < tree.nodes.count && tree.nodes[next].tag == .text && !tree.isBlank(next)
  }
}
