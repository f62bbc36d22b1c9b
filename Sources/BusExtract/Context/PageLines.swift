/// The page as lines of text, each with the element it stands in: what legends and context are
/// read from.
struct PageLines: Sendable {
  /// One line.
  struct Line: Sendable {
    /// Its text, white space collapsed.
    var text: String
    /// The block element around it.
    var block: PageTree.Index
    /// Its first text node.
    var node: PageTree.Index
  }

  /// The lines in document order.
  private(set) var lines: [Line] = []

  /// Reads a page; subtrees in `skipped` are left out.
  init(_ tree: PageTree, skipping skipped: Set<PageTree.Index> = []) {
    var collector = Collector(tree: tree)
    var index = 1
    while index < tree.nodes.count {
      collector.closeBlocks(before: index)
      let node = tree.nodes[index]
      if skipped.contains(index) || (node.tag.isSilent && node.tag != .head) {
        collector.endLine()
        index = Int(node.end)
        continue
      }
      if node.tag == .head || node.tag == .title {
        index = node.tag == .title ? Int(node.end) : index + 1
        continue
      }
      collector.visit(index)
      index += 1
    }
    collector.endLine()
    lines = collector.lines
  }

  private struct Collector {
    let tree: PageTree
    var lines: [Line] = []
    private var current: [UInt8] = []
    private var start = 0
    private var blocks: [(index: Int, end: Int)] = []

    init(tree: PageTree) { self.tree = tree }

    mutating func closeBlocks(before index: Int) {
      while let last = blocks.last, index >= last.end {
        endLine()
        blocks.removeLast()
      }
    }

    mutating func visit(_ index: Int) {
      let node = tree.nodes[index]
      if node.tag == .text {
        add(text: index)
      } else if node.tag == .img, let alt = tree.attribute("alt", of: index) {
        if current.isEmpty { start = index }
        current.append(contentsOf: alt.utf8)
      } else if node.tag.isBlock {
        endLine()
        if node.tag != .br { blocks.append((index, Int(node.end))) }
      }
    }

    /// In `pre` a line end ends the line.
    private mutating func add(text index: Int) {
      let isPreformatted = blocks.last.map { tree.nodes[$0.index].tag == .pre } ?? false
      guard isPreformatted else {
        if current.isEmpty { start = index }
        current.append(contentsOf: tree.textBytes(index))
        return
      }
      for line in tree.textBytes(index).split(separator: 0x0A) {
        if current.isEmpty { start = index }
        current.append(contentsOf: line)
        endLine()
      }
    }

    mutating func endLine() {
      guard !current.isEmpty else { return }
      let text = Texts.collapsed(String(decoding: current, as: UTF8.self))
      current.removeAll(keepingCapacity: true)
      guard !text.isEmpty else { return }
      lines.append(Line(text: text, block: blocks.last?.index ?? 0, node: start))
    }
  }
}
