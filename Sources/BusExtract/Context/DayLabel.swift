import BusModel

/// Finds the words that name a kind of day in headings, captions, tabs and cells.
struct DayLabel: Hashable, Sendable {
  /// The label as printed, without white space: "平日", "土曜日".
  var text: String
  /// Words beside it that qualify it.
  var remarks: [String]

  /// The label that a cell or heading gives, or nil. Of several, those that are no links win: the
  /// current tab has none. More than one remaining label that differ is no label.
  static func find(in node: PageTree.Index, of tree: PageTree) -> DayLabel? {
    var found: [(text: String, isLink: Bool)] = []
    var remarks: [String] = []
    for index in node..<Int(tree.nodes[node].end) where tree.nodes[index].tag == .text {
      guard !isSilent(index, below: node, tree) else { continue }
      let printed = String(decoding: tree.textBytes(index), as: UTF8.self)
      let isLink = isLink(index, below: node, tree)
      let labels = labels(in: printed)
      if labels.isEmpty {
        let remark = Texts.collapsed(printed)
        if !remark.isEmpty { remarks.append(remark) }
      }
      found += labels.map { ($0, isLink) }
    }
    let unlinked = found.filter { !$0.isLink }
    let candidates = unlinked.isEmpty ? found : unlinked
    guard let first = candidates.first else { return nil }
    let kinds = Set(candidates.map { DayWords.kind(of: $0.text) })
    guard kinds.count == 1 else { return nil }
    return DayLabel(text: first.text, remarks: remarks)
  }

  /// The labels in one run of text: the whole of it, or the parts that brackets and spaces divide.
  static func labels(in printed: String) -> [String] {
    let whole = Texts.compact(printed)
    guard DayWords.mayName(whole) else { return [] }
    if DayWords.isLabel(whole) { return [whole] }
    var parts: [String] = [""]
    for scalar in printed.unicodeScalars {
      switch Scalars.classify(scalar.value) {
      case .space, .open, .close: parts.append("")
      default: parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts.filter { !$0.isEmpty && DayWords.isLabel($0) }
  }

  private static func isLink(_ node: Int, below root: Int, _ tree: PageTree) -> Bool {
    isBelow(node, root, tree) { tag, index in
      tag == .a && tree.attribute("href", of: index) != nil
    }
  }

  private static func isSilent(_ node: Int, below root: Int, _ tree: PageTree) -> Bool {
    isBelow(node, root, tree) { tag, _ in tag.isSilent }
  }

  private static func isBelow(
    _ node: Int, _ root: Int, _ tree: PageTree, _ holds: (Tag, Int) -> Bool
  ) -> Bool {
    var current = tree.parent(of: node)
    while current > root {
      if holds(tree.nodes[current].tag, current) { return true }
      current = tree.parent(of: current)
    }
    return false
  }
}
