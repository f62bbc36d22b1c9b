import BusLabels

/// Tells links, tabs and trails of links (breadcrumbs) from the page's own words.
struct LinkRows {
  let tree: PageTree

  /// What a line is among links.
  enum Role { case own, linked, activeTab, trail }

  /// A row of tabs has no more entries than these; more are a menu.
  private static let most = 14

  /// The role of the line that begins at a node.
  func role(of node: PageTree.Index) -> Role {
    if let role = roleOfLink(around: node) { return role }
    let role = roleOfEntry(at: node)
    return role != .trail && (isInMenu(node) || isButton(node)) ? .linked : role
  }

  /// Whether a node stands in one of several elements side by side that do something when pressed; the
  /// head of an accordion stands alone before what it opens.
  private func isButton(_ node: PageTree.Index) -> Bool {
    var current = node
    for _ in 0..<4 where current > 0 && ![.body, .table].contains(tree.nodes[current].tag) {
      if tree.attributeBytes("onclick", of: current) != nil {
        let buttons = tree.elements(of: tree.parent(of: current))
        return (2...Self.most).contains(buttons.count)
          && buttons.allSatisfy { tree.attribute("onclick", of: $0) != nil }
      }
      current = tree.parent(of: current)
    }
    return false
  }

  /// The role of a line that is a link; nil when it is none.
  func roleOfLink(around node: PageTree.Index) -> Role? {
    var current = node
    while current > 0, tree.nodes[current].tag != .body, tree.nodes[current].tag != .table {
      if tree.nodes[current].tag == .a, tree.attributeBytes("href", of: current) != nil {
        return isActive(current) || isActive(tree.parent(of: current)) ? .activeTab : .linked
      }
      current = tree.parent(of: current)
    }
    return nil
  }

  /// The text in which a line's words begin: the "　" before a link is none of them.
  func firstWord(of line: PageLines.Line) -> PageTree.Index {
    let bytes = tree.textBytes(line.node)
    guard tree.nodes[line.node].tag == .text, bytes.count <= 12, bytes.contains(0xE3),
      Texts.compact(String(decoding: bytes, as: UTF8.self)).isEmpty
    else { return line.node }
    return tree.descendants(of: line.block).first { node in
      node > line.node && tree.nodes[node].tag == .text && !tree.isBlank(node)
    } ?? line.node
  }

  /// Whether all words of a block stand in several links: "時刻表 Timetable 運賃
  /// Fares バス停 Stops" is a menu, however its words read in a row.
  func areAll(in block: PageTree.Index) -> Bool {
    var links = 0
    var node = block
    while node < Int(tree.nodes[block].end) {
      if tree.nodes[node].tag == .a, tree.attributeBytes("href", of: node) != nil {
        links += 1
        node = Int(tree.nodes[node].end)
      } else if tree.nodes[node].tag == .text, !tree.isBlank(node) {
        return false
      } else {
        node += 1
      }
    }
    return links > 1
  }

  private func isInMenu(_ node: PageTree.Index) -> Bool {
    tree.isInside(node, .nav)
  }

  /// The role of a node that is no link itself.
  private func roleOfEntry(at node: PageTree.Index) -> Role {
    var current = node
    for _ in 0..<5 {
      let tag = tree.nodes[current].tag
      guard current > 0, ![.body, .table, .tr, .td].contains(tag) else { return .own }
      let parent = tree.parent(of: current)
      if tag != .text, let role = roleAmong(siblingsOf: current, in: parent) { return role }
      if tag == .div { return .own }
      current = parent
    }
    return .own
  }

  /// The role of an entry among its siblings, of which others are links.
  private func roleAmong(
    siblingsOf entry: PageTree.Index, in parent: PageTree.Index
  ) -> Role? {
    var entries: [PageTree.Index] = []
    for child in tree.children(of: parent) where tree.nodes[child].tag != .text {
      entries.append(child)
      if entries.count > Self.most { return nil }
    }
    guard entries.count > 1 else { return nil }
    let others = entries.filter { $0 != entry && tree.nodes[$0].tag == tree.nodes[entry].tag }
    let linked = others.filter(holdsLink)
    guard !linked.isEmpty, linked.count == others.count || isActive(entry) else { return nil }
    return isTrail(parent) || isTrail(tree.parent(of: parent)) ? .trail : .activeTab
  }

  /// Whether an element is or holds a link and little else.
  private func holdsLink(_ index: PageTree.Index) -> Bool {
    (index..<Int(tree.nodes[index].end)).contains { node in
      tree.nodes[node].tag == .a && tree.attributeBytes("href", of: node) != nil
    } && tree.tokens(of: index).count <= 40
  }

  /// Whether the markup calls an entry the current one.
  func isActive(_ index: PageTree.Index) -> Bool {
    tree.hasAttribute(index) { name, value in
      switch name.count {
      case 5:
        name.isOne("class") && Self.isCurrent(String(decoding: value, as: UTF8.self))
      case 12 where name.isOne("aria-current"): !value.isOne("false")
      case 12, 13:
        value.isOne("true")
          && (name.isOne("aria-selected") || name.isOne("aria-pressed")
            || name.isOne("aria-checked"))
      default: false
      }
    }
  }

  private static func isCurrent(_ classes: String) -> Bool {
    memo.value(of: classes) { classes in
      classes.lowercased().split(separator: " ").contains { name in
        current.isOne(String(name)) || currentEnds.ends(String(name))
      }
    }
  }

  private static let memo = TextMemo<Bool>()

  private static let current = WordList([
    "active", "current", "selected", "on", "is-active", "is-current", "is-selected", "now", "here",
  ])
  private static let currentEnds = WordList(["-active", "_active", "-on", "_on"])

  private func isTrail(_ index: PageTree.Index) -> Bool {
    guard index > 0 else { return false }
    let names = [tree.attribute("class", of: index), tree.attribute("id", of: index)]
    return names.compactMap { $0?.lowercased() }.contains { name in
      ["crumb", "pankuzu", "topicpath", "topic-path", "cat-pass"].contains { name.contains($0) }
        || name == "path"
    }
  }
}
