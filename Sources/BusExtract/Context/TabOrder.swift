import BusModel

/// Reads tabs that nothing but their order ties to what they show: 平日 and 土日祝 side by side, and
/// two tables below them.
enum TabOrder {
  /// A label for each of some elements; nil unless exactly one run of labels, as many as there are
  /// elements, stands before the first.
  static func labels(for nodes: [PageTree.Index], in tree: PageTree) -> [DayLabel]? {
    guard nodes.count > 1, let first = nodes.min() else { return nil }
    var runs: [[DayLabel]] = []
    for index in 1..<first {
      for run in Self.runs(below: index, before: first, in: tree) where run.count > 1 {
        if Set(run.map(\.text)).count == run.count { runs.append(run) }
      }
    }
    return runs.count == 1 && runs[0].count == nodes.count ? runs[0] : nil
  }

  /// The labels among the children of an element, those that follow one another together.
  private static func runs(
    below index: PageTree.Index, before end: PageTree.Index, in tree: PageTree
  ) -> [[DayLabel]] {
    guard tree.nodes[index].tag != .text else { return [] }
    var runs: [[DayLabel]] = [[]]
    for child in tree.elements(of: index) where child < end {
      if let label = label(of: child, in: tree) {
        runs[runs.count - 1].append(label)
      } else if !(runs.last ?? []).isEmpty {
        runs.append([])
      }
    }
    return runs
  }

  private static func label(of tab: PageTree.Index, in tree: PageTree) -> DayLabel? {
    guard !tree.nodes[tab].tag.isSilent else { return nil }
    let text = Texts.compact(Texts.line(of: tab, in: tree))
    guard text.utf8.count <= 60, DayWords.mayName(text), DayWords.isLabel(text) else { return nil }
    return DayLabel(text: text, remarks: [])
  }
}
