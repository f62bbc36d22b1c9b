/// What stands around a node, and what is printed in it.
extension PageTree {
  /// The innermost of a node and all elements around it for which something holds; nil where it does for none.
  func nearest(from index: Index, where holds: (Index) -> Bool) -> Index? {
    var current = index
    while current > 0 {
      if holds(current) { return current }
      current = parent(of: current)
    }
    return nil
  }

  /// Whether a node is an element of one of some tags, or stands in one.
  func isInside(_ index: Index, _ tags: Tag...) -> Bool {
    nearest(from: index) { tags.contains(nodes[$0].tag) } != nil
  }

  /// The innermost block that a node stands in; the document where it stands in none.
  func block(around index: Index) -> Index {
    nearest(from: parent(of: index)) { nodes[$0].tag.isBlock } ?? 0
  }

  /// Whether blocks stand in an element: its text is not all its own then.
  func holdsBlocks(_ index: Index) -> Bool {
    descendants(of: index).contains { nodes[$0].tag.isBlock && nodes[$0].tag != .br }
  }

  /// The only element directly below another one; nil where there is none or are more.
  func soleElement(of index: Index) -> Index? {
    var sole: Index?
    for child in children(of: index) where nodes[child].tag != .text {
      guard sole == nil else { return nil }
      sole = child
    }
    return sole
  }

  /// Whether two pictures of words stand side by side: "海辺の湯" and "荒磯駅前行" are no one word, as digits may be.
  func isPictureBesidePicture(_ index: Index) -> Bool {
    func isOfWords(_ index: Index) -> Bool {
      nodes[index].tag == .img && attributeBytes("alt", of: index).map { $0.count >= 6 } == true
    }
    return index > 0 && isOfWords(index) && isOfWords(index - 1)
  }

  /// The texts in an element as they are written, with nothing between them.
  func writtenText(in index: Index) -> String {
    descendants(of: index).filter { nodes[$0].tag == .text }
      .map { String(decoding: textBytes($0), as: UTF8.self) }.joined()
  }
}
