import BusModel

/// The part of a page to which a hint limits the reading.
struct HintedPart {
  private let tree: PageTree
  /// The elements that are read; nil for the whole page.
  private let elements: [PageTree.Index]?

  init(_ hints: PageHints, in tree: PageTree) {
    self.tree = tree
    elements = hints.within.flatMap(PageSelector.init)?.matches(in: tree)
  }

  /// Whether a node stands in it.
  func holds(_ node: PageTree.Index) -> Bool {
    guard let elements else { return true }
    return elements.contains { $0 == node || tree.descendants(of: $0).contains(node) }
  }

  /// A hint that cannot be followed.
  static func fault(of hints: PageHints, in tree: PageTree) -> Notice? {
    if let layout = hints.layout, !Layout.all.contains(where: { $0.name == layout }) {
      let names = Layout.all.map(\.name).joined(separator: ", ")
      return Notice(.badHint(.unknownLayout(layout, known: names)))
    }
    guard let within = hints.within else { return nil }
    guard let selector = PageSelector(within) else {
      return Notice(.badHint(.unreadableSelector(within)))
    }
    guard selector.matches(in: tree).isEmpty else { return nil }
    return Notice(.badHint(.unmatchedSelector(within)))
  }
}
