/// Tells parts of a page that no visitor sees from those that a tab, a button or a heading opens.
struct HiddenParts {
  private let tree: PageTree

  init(_ tree: PageTree) { self.tree = tree }

  /// The elements of those readings that nothing opens, while others are seen.
  func nodes(of readings: [LayoutResult]) -> Set<PageTree.Index> {
    let covers = readings.map { cover(of: $0.node) }
    let seen = zip(readings, covers).filter { $0.1 == nil }.map(\.0.node)
    guard !seen.isEmpty else { return [] }
    let closed = zip(readings, covers).filter { reading, cover in
      cover.map { !opens($0, besides: seen) } ?? false
    }
    return Set(closed.map(\.0.node))
  }

  /// The element that hides another one, itself or one around it.
  private func cover(of node: PageTree.Index) -> PageTree.Index? {
    tree.nearest(from: node, where: hides)
  }

  /// Whether an element is itself hidden.
  func hides(_ node: PageTree.Index) -> Bool {
    if tree.nodes[node].tag == .dialog { return tree.attribute("open", of: node) == nil }
    if let hidden = tree.attribute("hidden", of: node) { return hidden != "until-found" }
    if tree.attribute("aria-hidden", of: node) == "true" { return true }
    return tree.attribute("style", of: node).map(TextStyle.hides) ?? false
  }

  /// Whether a visitor may open an element: a tab or a link leads to it, a heading stands before it,
  /// or one made like it is seen.
  private func opens(_ node: PageTree.Index, besides seen: [PageTree.Index]) -> Bool {
    if tree.nodes[node].tag == .tr || tree.nodes[node].tag.isCell { return true }
    if tree.attribute("role", of: node) == "tabpanel" { return true }
    let names = [tree.attribute("class", of: node), tree.attribute("id", of: node)]
    let isPanel = names.contains { name in
      name.map { name in Self.panels.contains { name.lowercased().contains($0) } } ?? false
    }
    if isPanel || isTarget(node) { return true }
    let siblings = tree.elements(of: tree.parent(of: node))
    // No heading opens what would stand above the whole page.
    if let before = siblings.last(where: { $0 < node }), heads(before),
      tree.nodes[node].tag != .dialog || !tree.nodes[before].tag.isHeading,
      !isPassedOver(node, seen)
    {
      return true
    }
    return siblings.contains { sibling in
      sibling != node && tree.nodes[sibling].tag == tree.nodes[node].tag
        && tree.haveSame("class", sibling, node)
        && seen.contains { tree.descendants(of: sibling).contains($0) || $0 == sibling }
        && tree.attribute("class", of: node) != nil
    }
  }

  /// Whether what is seen follows before any other heading: that is what the heading heads.
  private func isPassedOver(_ node: PageTree.Index, _ seen: [PageTree.Index]) -> Bool {
    let end = Int(tree.nodes[node].end)
    let next =
      tree.nodes.indices[end...].first {
        tree.nodes[$0].tag.isHeading || tree.nodes[$0].tag == .button || tree.nodes[$0].tag == .dt
      } ?? .max
    return seen.contains { $0 >= end && $0 < next }
  }

  private static let panels = [
    "tab", "pane", "panel", "accordion", "collapse", "toggle", "acc", "switch", "slide", "more",
    "content", "weekday", "holiday", "saturday", "day",
  ]

  /// A heading, a button or a term opens what stands behind it.
  private func heads(_ node: PageTree.Index) -> Bool {
    let tag = tree.nodes[node].tag
    return tag.isHeading || [.button, .dt, .summary, .label].contains(tag)
      || tree.descendants(of: node).contains { tree.nodes[$0].tag == .button }
  }

  /// Whether something on the page names the element's id.
  private func isTarget(_ node: PageTree.Index) -> Bool {
    guard let id = tree.attribute("id", of: node), !id.isEmpty else { return false }
    return tree.nodes.indices.contains { index in
      guard tree.nodes[index].tag != .text, index != node else { return false }
      return Self.links.contains { name in
        tree.attribute(named: name, of: index).map { value in
          value == id || value == "#" + id || value.contains("'" + id + "'")
            || value.contains("\"" + id + "\"")
        } ?? false
      }
    }
  }

  private static let links = [
    "href", "data-target", "data-bs-target", "aria-controls", "for", "onclick", "data-tab", "value",
    "data-id",
  ]
}
