import BusModel

/// Reads tabs that nothing but their order ties to what they show: 平日 and 土日祝 side by side, and
/// two tables below them.
enum TabOrder {
  /// A label for each of some elements; nil unless exactly one row of labels, as many as there are
  /// elements, stands before the first.
  static func labels(for nodes: [PageTree.Index], in tree: PageTree) -> [DayLabel]? {
    guard nodes.count > 1, let first = nodes.min() else { return nil }
    var found: [[DayLabel]] = []
    var index = 1
    while index < first {
      let children = tree.elements(of: index)
      if children.count == nodes.count, let labels = labels(of: children, in: tree) {
        found.append(labels)
        index = Int(tree.nodes[index].end)
      } else {
        index += 1
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  private static func labels(of tabs: [PageTree.Index], in tree: PageTree) -> [DayLabel]? {
    let texts = tabs.map { Texts.compact(Texts.line(of: $0, in: tree)) }
    guard Set(texts).count == texts.count,
      texts.allSatisfy({ $0.count <= 20 && DayWords.mayName($0) && DayWords.isLabel($0) })
    else { return nil }
    return texts.map { DayLabel(text: $0, remarks: []) }
  }
}
