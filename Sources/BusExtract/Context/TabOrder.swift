import BusModel
import Synchronization

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
    if chosen.isEmpty {
      return FilledButton.chosen(of: runs[0].map(\.node), in: tree).map { runs[0][$0].label }
    }
    return chosen.count == 1 ? chosen[0].label : nil
  }

  /// The same of several timetables, none of which goes where another goes.
  static func chosen(before nodes: [PageTree.Index], in tree: PageTree) -> DayLabel? {
    guard let first = nodes.min(), nodes.allSatisfy({ !isOnePanel($0, of: tree) }),
      let label = chosen(before: first, in: tree),
      // Tabs between two of them are another part's.
      nodes.allSatisfy({ runs(before: $0, in: tree).count == 1 })
    else { return nil }
    return label
  }

  private typealias Tab = DayTabs.Tab

  private static func runs(before end: PageTree.Index, in tree: PageTree) -> [[Tab]] {
    let tabs = tree.dayTabs.withLock { $0.tabs(before: end, in: tree) }
    let rows = Dictionary(grouping: tabs) { tree.parent(of: $0.node) }.filter { $1.count > 1 }
    return rows.keys.sorted().flatMap { index in
      runs(below: index, before: end, rows[index] ?? [], in: tree).filter { run in
        run.count > 1 && Set(run.map(\.label.text)).count == run.count
      }
    }
  }

  /// The labels among the children of an element, those that follow one another together.
  private static func runs(
    below index: PageTree.Index, before end: PageTree.Index, _ tabs: [Tab], in tree: PageTree
  ) -> [[Tab]] {
    var (runs, next): ([[Tab]], Int) = ([[]], 0)
    for child in tree.elements(of: index)
    where child < end && tree.nodes[child].tag != .input && tree.nodes[child].tag != .br {
      if next < tabs.count, tabs[next].node == child {
        runs[runs.count - 1].append(tabs[next])
        next += 1
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
      // The row of the tabs beside it is none.
      if isPanel,
        tree.elements(of: tree.parent(of: current)).count(where: {
          tree.nodes[$0].tag == tree.nodes[current].tag && !isRow($0, in: tree)
        }) > 1
      {
        return true
      }
      current = tree.parent(of: current)
    }
    return false
  }

  /// Whether an element is a row of buttons or tabs for days, of which each opens another timetable: 平日, 土曜,
  /// 日祝 side by side name no days together.
  static func isRow(_ index: PageTree.Index, in tree: PageTree) -> Bool {
    var row = index
    while let inner = tree.soleElement(of: row) { row = inner }
    var tabs: [PageTree.Index] = []
    for child in tree.children(of: row)
    where tree.nodes[child].tag != .text && tree.nodes[child].tag != .input {
      guard tabs.count < 8 else { return false }
      tabs.append(child)
    }
    guard tabs.count > 1, tabs.contains(where: { isButton($0, tree) }) else {
      return false
    }
    return tabs.allSatisfy { label(of: $0, in: tree) != nil }
  }

  /// What such a row before an element prints; nil where there is none.
  static func row(before end: PageTree.Index, in tree: PageTree) -> String? {
    let button = tree.elements(tagged: .button).first { $0 < end && label(of: $0, in: tree) != nil }
    guard let button, case let row = tree.parent(of: button), isRow(row, in: tree) else {
      return nil
    }
    return tree.elements(of: row).map { Texts.line(of: $0, in: tree) }.joined(separator: " ")
  }

  /// Whether a line is all that such a row prints.
  static func isRow(_ line: PageLines.Line, in tree: PageTree) -> Bool {
    line.text.utf8.count <= 90 && DayWords.hasHint(line)
      && (isRow(line.block, in: tree) || areButtons(line, in: tree))
  }

  /// Whether a line is what some buttons for days print one after the other, with nothing around them.
  private static func areButtons(_ line: PageLines.Line, in tree: PageTree) -> Bool {
    var first = tree.parent(of: line.node)
    while first > line.block, tree.nodes[first].tag != .button { first = tree.parent(of: first) }
    guard tree.nodes[first].tag == .button else { return false }
    let buttons = tree.elements(of: tree.parent(of: first)).drop { $0 < first }
      .prefix { tree.nodes[$0].tag == .button && label(of: $0, in: tree) != nil }
    let printed = buttons.map { Texts.compact(Texts.line(of: $0, in: tree)) }.joined()
    return buttons.count > 1 && printed == Texts.compact(line.text)
  }

  private static func isButton(_ tab: PageTree.Index, _ tree: PageTree) -> Bool {
    (tab..<Int(tree.nodes[tab].end)).contains { node in
      tree.nodes[node].tag == .button
        || tree.hasAttributes(node) && tree.attribute("role", of: node) == "tab"
    }
  }

  private static func label(of tab: PageTree.Index, in tree: PageTree) -> DayLabel? {
    DayTabs.label(of: tab, in: tree)
  }
}
