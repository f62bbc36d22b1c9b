import BusModel

/// Reads tabs that nothing but their order ties to what they show: 平日 and 土日祝 side by side, and
/// two tables below them, or one that belongs to the tab that is chosen.
enum TabOrder {
  /// A label for each of some elements; nil unless exactly one run of labels, as many as there are
  /// elements, stands before the first.
  static func labels(for nodes: [PageTree.Index], in tree: PageTree) -> [DayLabel]? {
    guard nodes.count > 1, let first = nodes.min() else { return nil }
    let runs = runs(before: first, in: tree)
    return runs.count == 1 && runs[0].count == nodes.count ? runs[0].map(\.label) : nil
  }

  /// The label of the one tab or button that is chosen, where a single run of them stands before the
  /// only timetable of a page.
  static func chosen(before node: PageTree.Index, in tree: PageTree) -> DayLabel? {
    let runs = runs(before: node, in: tree)
    guard runs.count == 1, !isOnePanel(node, of: tree) else { return nil }
    let chosen = runs[0].filter { isChosen($0.node, in: tree) }
    return chosen.count == 1 ? chosen[0].label : nil
  }

  private typealias Tab = (node: PageTree.Index, label: DayLabel)

  private static func runs(before end: PageTree.Index, in tree: PageTree) -> [[Tab]] {
    (1..<max(end, 1)).flatMap { index in
      runs(below: index, before: end, in: tree).filter { run in
        run.count > 1 && Set(run.map(\.label.text)).count == run.count
      }
    }
  }

  /// The labels among the children of an element, those that follow one another together.
  private static func runs(
    below index: PageTree.Index, before end: PageTree.Index, in tree: PageTree
  ) -> [[Tab]] {
    guard tree.nodes[index].tag != .text else { return [] }
    var runs: [[Tab]] = [[]]
    for child in tree.elements(of: index)
    where child < end && tree.nodes[child].tag != .input && tree.nodes[child].tag != .br {
      if let label = label(of: child, in: tree) {
        runs[runs.count - 1].append((child, label))
      } else if !(runs.last ?? []).isEmpty {
        runs.append([])
      }
    }
    return runs
  }

  /// Whether the markup calls a tab, or what it holds, the current one; that of a label is its box.
  static func isChosen(_ tab: PageTree.Index, in tree: PageTree) -> Bool {
    let links = LinkRows(tree: tree)
    if (tab..<Int(tree.nodes[tab].end)).contains(where: { node in
      tree.nodes[node].tag != .text && (links.isActive(node) || isChecked(node, in: tree))
    }) {
      return true
    }
    guard let id = tree.attribute("for", of: tab) else { return false }
    return tree.elements(tagged: .input).contains { box in
      tree.attribute("id", of: box) == id && isChecked(box, in: tree)
    }
  }

  private static func isChecked(_ box: PageTree.Index, in tree: PageTree) -> Bool {
    tree.nodes[box].tag == .input && tree.attribute("checked", of: box) != nil
  }

  /// Whether a timetable stands in one of several panels, of which nobody knows which tab opens it.
  static func isOnePanel(_ node: PageTree.Index, of tree: PageTree) -> Bool {
    var current = node
    while current > 0 {
      let names = tree.attribute("class", of: current)?.lowercased() ?? ""
      let isPanel =
        ["pane", "panel"].contains { names.contains($0) }
        || tree.attribute("role", of: current) == "tabpanel"
        || HiddenParts(tree).hides(current)
      let alike = tree.elements(of: tree.parent(of: current)).count {
        tree.nodes[$0].tag == tree.nodes[current].tag
      }
      if isPanel, alike > 1 { return true }
      current = tree.parent(of: current)
    }
    return false
  }

  private static func label(of tab: PageTree.Index, in tree: PageTree) -> DayLabel? {
    guard !tree.nodes[tab].tag.isSilent else { return nil }
    let text = Texts.compact(Texts.line(of: tab, in: tree))
    guard text.utf8.count <= 60, DayWords.mayName(text), DayWords.isLabel(text) else { return nil }
    return DayLabel(text: text, remarks: [])
  }
}
