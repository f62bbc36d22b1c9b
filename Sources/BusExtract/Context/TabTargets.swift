import Synchronization

/// The elements that tabs, buttons and links within a page show.
struct TabTargets {
  /// The first element of each id.
  private var elements: [String: PageTree.Index] = [:]
  /// The links, buttons and entries of lists that show an element of each id, in page order.
  private var tabs: [String: [PageTree.Index]] = [:]

  private init(_ tree: PageTree) {
    for node in tree.nodes.indices where tree.hasAttributes(node) {
      if let id = tree.attribute("id", of: node), elements[id] == nil { elements[id] = node }
      guard [.a, .button, .li].contains(tree.nodes[node].tag) else { continue }
      for id in Set(Self.ids(of: node, in: tree)) { tabs[id, default: []].append(node) }
    }
  }

  /// Those of a page, looked for once.
  private static func all(in tree: PageTree) -> TabTargets {
    tree.targets.withLock { known in
      let targets = known ?? TabTargets(tree)
      known = targets
      return targets
    }
  }

  /// The first element of an id.
  static func element(withID id: String, in tree: PageTree) -> PageTree.Index? {
    all(in: tree).elements[id]
  }

  /// The links, buttons and entries of lists that show the element of an id.
  static func tabs(showing id: String, in tree: PageTree) -> [PageTree.Index] {
    all(in: tree).tabs[id] ?? []
  }

  /// The text of a tab without that of another, which it holds where its end is missing: <a href="#a">平日<a href="#b">土日祝.
  static func text(of tab: PageTree.Index, showing id: String, in tree: PageTree) -> String {
    let text = Texts.line(of: tab, in: tree)
    let other = tree.descendants(of: tab).dropFirst().first { node in
      guard [.a, .button, .li].contains(tree.nodes[node].tag), tree.hasAttributes(node) else {
        return false
      }
      let shown = ids(of: node, in: tree)
      return !shown.isEmpty && !shown.contains(id)
    }
    guard let other, case let rest = Texts.line(of: other, in: tree), text.ends(with: rest) else {
      return text
    }
    return Texts.collapsed(text.before(ending: rest))
  }

  /// The days that name a panel: the tab has a word of its own, `data-day-id="sat"` or `onclick="show('sat')"`,
  /// that the panel has too, and none of the others.
  static func label(ofPanel panel: PageTree.Index, in tree: PageTree) -> DayLabel? {
    guard tree.hasAttributes(panel), !isTab(panel, in: tree) else { return nil }
    var words: Set<String> = []
    _ = tree.hasAttribute(panel) { name, value in
      if isOwn(name, value) { words.insert(String(decoding: value, as: UTF8.self)) }
      return false
    }
    for word in words.sorted() {
      let tabs = tree.elements(tagged: .button, .a, .li).filter { tab in
        tab < panel && isTab(tab, in: tree) && ownWords(of: tab, in: tree).contains(word)
      }
      let labels = tabs.map { DayLabel.labels(in: Texts.line(of: $0, in: tree)) }
      guard let first = labels.first, first.count == 1, labels.allSatisfy({ $0 == first }) else {
        continue
      }
      return DayLabel(text: first[0], remarks: [])
    }
    return nil
  }

  private static func isTab(_ node: PageTree.Index, in tree: PageTree) -> Bool {
    [.button, .a, .li].contains(tree.nodes[node].tag) && tree.tokens(of: node).count <= 12
  }

  private static func ownWords(of tab: PageTree.Index, in tree: PageTree) -> Set<String> {
    var words = Set(ids(of: tab, in: tree))
    _ = tree.hasAttribute(tab) { name, value in
      if isOwn(name, value) { words.insert(String(decoding: value, as: UTF8.self)) }
      return false
    }
    return words
  }

  /// A word and no number, in an attribute of the page's own: data-day, data-panel.
  private static func isOwn(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    name.count > 5 && name.prefix(5).elementsEqual("data-".utf8) && (2...40).contains(value.count)
      && value.contains { (0x61...0x7A).contains($0 | 0x20) }
      && !["active", "inactive", "true", "false", "open", "closed"].contains {
        value.elementsEqual($0.utf8)
      }
  }

  /// The ids that a tab names: href="#id", what stands for it, or onclick="show('id')".
  static func ids(of tab: PageTree.Index, in tree: PageTree) -> [String] {
    if let link = tree.attributeBytes("href", of: tab) {
      // href="map.html" leads elsewhere.
      return link.first == 0x23 ? [String(decoding: link.dropFirst(), as: UTF8.self)] : []
    }
    for name: StaticString in ["data-target", "data-bs-target", "aria-controls"] {
      guard let value = tree.attribute(name, of: tab) else { continue }
      return [value.begins(with: "#") ? String(value.dropFirst()) : value]
    }
    guard let script = tree.attribute("onclick", of: tab) else { return [] }
    let quoted = script.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    return quoted.indices.filter { $0 % 2 == 1 }.map { String(quoted[$0]) }.filter { !$0.isEmpty }
  }
}
