/// The elements of a page that print nothing but days, as tabs do: found once, from the top as far as someone looked.
struct DayTabs {
  /// One of them.
  typealias Tab = (node: PageTree.Index, label: DayLabel)

  private var tabs: [Tab] = []
  private var end = 1

  /// Those before a node, in page order.
  mutating func tabs(before node: PageTree.Index, in tree: PageTree) -> [Tab] {
    for index in end..<max(end, node) where mayBeTab(index, in: tree) {
      if let label = Self.label(of: index, in: tree) { tabs.append((index, label)) }
    }
    end = max(end, node)
    return Array(tabs.prefix(tabs.leadingCount { $0.node < node }))
  }

  private func mayBeTab(_ index: PageTree.Index, in tree: PageTree) -> Bool {
    let tag = tree.nodes[index].tag
    return tag != .text && tag != .input && tag != .br && tree.parent(of: index) > 0
  }

  /// In bytes.
  private static let longestLabel = 60

  /// The days that an element prints and nothing else.
  static func label(of tab: PageTree.Index, in tree: PageTree) -> DayLabel? {
    // Every token has a byte of its own: what holds many is no label, and most of a page is asked.
    guard !tree.nodes[tab].tag.isSilent,
      tree.tokens.count(tab, end: Int(tree.nodes[tab].end)) <= longestLabel
    else { return nil }
    let text = Texts.compact(Texts.line(of: tab, in: tree))
    guard text.utf8.count <= longestLabel, DayWords.mayName(text), DayWords.isLabel(text) else {
      return nil
    }
    return DayLabel(text: text, remarks: [])
  }
}
