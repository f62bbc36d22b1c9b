/// The elements of a page by their tags: rules that look for headings, tables or fields walk these
/// alone, and not the whole page.
struct TagIndex: Sendable {
  /// The nodes in the order of their tags, those of one tag in document order.
  private let sorted: [PageTree.Index]
  /// All headings in document order, for which every sentence asks.
  private(set) var headings: [PageTree.Index] = []
  /// For every tag where its nodes begin.
  private let starts: [Int]

  init(_ nodes: GrowingBuffer<PageTree.Node>) {
    var starts = [Int](repeating: 0, count: Tag.count + 1)
    for node in nodes { starts[Int(node.tag.rawValue) + 1] += 1 }
    for tag in 1...Tag.count { starts[tag] += starts[tag - 1] }
    self.starts = starts
    var sorted = [PageTree.Index](repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      sorted[starts[Int(node.tag.rawValue)]] = index
      starts[Int(node.tag.rawValue)] += 1
    }
    self.sorted = sorted
    headings = elements(Tag.headings)
  }

  /// The elements of some tags in document order.
  func elements(_ tags: [Tag]) -> [PageTree.Index] {
    let found = tags.flatMap { sorted[starts[Int($0.rawValue)]..<starts[Int($0.rawValue) + 1]] }
    return tags.count == 1 ? found : found.sorted()
  }

  /// The how many-th of its tag a node is, from 1.
  func number(of index: PageTree.Index, _ tag: Tag) -> Int {
    var (low, high) = (starts[Int(tag.rawValue)], starts[Int(tag.rawValue) + 1])
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low - starts[Int(tag.rawValue)] + 1
  }
}
