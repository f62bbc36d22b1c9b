/// Names the place of an element for people: "div[3]" is the third `div` of the page.
struct PlaceName {
  let tree: PageTree

  /// The name.
  func name(of node: PageTree.Index) -> String { root(of: node).name }

  /// What the name is made of.
  func root(of node: PageTree.Index) -> Place.Root {
    Place.Root(tag: tree.nodes[node].tag, number: tree.number(of: node))
  }
}

/// The places of a page's elements, each named once.
final class PlaceMemo {
  private let tree: PageTree
  private var names: [PageTree.Index: String] = [:]

  init(_ tree: PageTree) { self.tree = tree }

  /// The name; that of the one title there is has no number.
  func name(of node: PageTree.Index) -> String {
    if let known = names[node] { return known }
    let isTitle = tree.nodes[node].tag == .title
    let name = isTitle ? "title" : PlaceName(tree: tree).name(of: node)
    names[node] = name
    return name
  }
}
