/// Names the place of an element for people: "div[3]" is the third `div` of the page.
struct PlaceName {
  let tree: PageTree

  /// The name.
  func name(of node: PageTree.Index) -> String {
    let tag = tree.nodes[node].tag
    let number = tree.nodes[...node].count { $0.tag == tag }
    return "\(tag.name)[\(number)]"
  }
}
