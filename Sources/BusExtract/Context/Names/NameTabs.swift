import BusModel

/// Tabs and buttons that name where buses go, or from where: of what a tab opens its words are said, and of
/// all other timetables those of the chosen one.
struct NameTabs {
  /// What a tab says.
  struct Tab {
    var node: PageTree.Index
    var claims: [NameClaim]
    /// The element that it opens, where the markup says which.
    var panel: PageTree.Index?
    var isChosen: Bool
  }

  /// Rows of tabs; of each at most one is chosen, or each opens an element of its own.
  private(set) var rows: [[Tab]] = []
  private let tree: PageTree
  /// For every node before the last timetable how many elements before it make a tab of what holds them, and
  /// at the end all of them.
  private let signs: [Int32]

  /// Looks at what stands before the last timetable.
  init(_ tree: PageTree, before end: PageTree.Index) {
    self.tree = tree
    var (counts, count) = ([Int32](), Int32(0))
    counts.reserveCapacity(end + 1)
    for index in 0..<end {
      counts.append(count)
      if tree.nodes[index].tag != .text, Self.isSign(index, tree) { count += 1 }
    }
    signs = counts + [count]
    guard count > 1 else { return }
    for index in 1..<end where !tree.nodes[index].tag.isSilent {
      guard signCount(index + 1, until: index) > 1 else { continue }
      let tabs = tree.elements(of: index).filter { !isPassedOver($0) }
      guard (2...8).contains(tabs.count), tabs.allSatisfy({ $0 < end && isTab($0) }) else {
        continue
      }
      let row = tabs.map(tab)
      let isTold = row.count { $0.isChosen } == 1 || row.allSatisfy { $0.panel != nil }
      if isTold, row.allSatisfy({ !$0.claims.isEmpty }) { rows.append(row) }
    }
  }

  /// How many of these elements stand from a node up to the end of another.
  private func signCount(_ first: PageTree.Index, until index: PageTree.Index) -> Int32 {
    signs[min(Int(tree.nodes[index].end), signs.count - 1)] - signs[first]
  }

  /// Whether a line begins in one of the tabs.
  func hold(_ node: PageTree.Index) -> Bool {
    rows.joined().contains { $0.node <= node && node < Int(tree.nodes[$0.node].end) }
  }

  private func isPassedOver(_ index: PageTree.Index) -> Bool {
    tree.nodes[index].tag == .input || tree.nodes[index].tag == .br
  }

  private func tab(_ index: PageTree.Index) -> Tab {
    let claims = NameLine(Texts.line(of: index, in: tree)).claims.filter { $0.certainty == .said }
    return Tab(
      node: index, claims: claims, panel: parts(of: index).lazy.compactMap(panel).first,
      isChosen: TabOrder.isChosen(index, in: tree))
  }

  /// Whether an element is short and a button, a tab, the label of a box or a link within the page.
  private func isTab(_ index: PageTree.Index) -> Bool {
    (1...16).contains(tree.tokens(of: index).count) && signCount(index, until: index) > 0
  }

  /// Whether an element by itself is a button, a tab, the label of a box or a link within the page.
  private static func isSign(_ index: PageTree.Index, _ tree: PageTree) -> Bool {
    let tag = tree.nodes[index].tag
    guard tag == .button || tag == .a || tree.hasAttributes(index) else { return false }
    switch tag {
    case .button: return true
    case .label: return tree.attributeBytes("for", of: index) != nil
    case .a: return tree.attributeBytes("href", of: index).map { $0.first == 0x23 } ?? true
    default:
      return tree.hasAttribute(index) { name, value in
        switch name.count {
        case 4: name.isOne("role") && value.isOne("tab")
        case 5: name.isOne("class") && areOfTab(value)
        case 7: name.isOne("onclick")
        default: false
        }
      }
    }
  }

  /// Whether one of the words of some classes, or a part of one between dashes, is "tab" in letters of any
  /// size.
  private static func areOfTab(_ classes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 1
    while index + 1 < classes.count {
      if classes[index] | 0x20 == 0x61, classes[index - 1] | 0x20 == 0x74,
        classes[index + 1] | 0x20 == 0x62, divides(classes, at: index - 2),
        divides(classes, at: index + 2)
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether a blank or a dash stands at a place, or nothing.
  private static func divides(_ classes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    !classes.indices.contains(index) || [0x20, 0x2D, 0x5F].contains(classes[index])
  }

  private func parts(of index: PageTree.Index) -> [PageTree.Index] {
    (index..<Int(tree.nodes[index].end)).filter { tree.nodes[$0].tag != .text }
  }

  /// The element whose id a tab names.
  private func panel(of tab: PageTree.Index) -> PageTree.Index? {
    TabTargets.ids(of: tab, in: tree)
      .compactMap { TabTargets.element(withID: $0, in: tree) }.min()
  }
}
