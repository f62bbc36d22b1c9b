/// Fills a `PageTree` from a parser's events: start, text, end.
final class PageTreeBuilder {
  /// Deeper nesting than any page has; what is below is cut off.
  static let depthLimit = 1_000
  /// More nodes than any page has.
  static let nodeLimit = 2_000_000

  private(set) var tree = PageTree(nodes: [], attributes: [], bytes: [])
  private var open: [Int32] = []
  /// The elements as libxml2 nests them, -1 for one that we did not keep.
  private var mirror: [Int32] = []
  private var dropDepth = 0

  init(expectedBytes: Int) {
    tree.nodes.reserveCapacity(expectedBytes / 16 + 16)
    tree.bytes.reserveCapacity(expectedBytes)
    tree.attributes.reserveCapacity(expectedBytes / 32 + 16)
    tree.nodes.append(PageTree.Node(tag: .document, parent: 0, end: 1, first: 0, last: 0))
    open.append(0)
  }

  /// Whether the parser should stop.
  var isFull: Bool { tree.isCutOff }

  /// An element begins.
  func start(
    _ name: UnsafePointer<UInt8>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    let tag = Tag.named(Tag.key(name))
    if tag == .script { tree.scriptCount += 1 }
    if dropDepth > 0 || tag.isDropped {
      dropDepth += 1
      return
    }
    guard open.count < Self.depthLimit, tree.nodes.count < Self.nodeLimit else {
      tree.isCutOff = true
      return
    }
    closeImplied(by: tag)
    let first = Int32(tree.attributes.count)
    if let attributes { add(attributes) }
    let index = Int32(tree.nodes.count)
    tree.nodes.append(
      PageTree.Node(
        tag: tag, parent: open[open.count - 1], end: index + 1, first: first,
        last: Int32(tree.attributes.count)))
    open.append(index)
    mirror.append(index)
  }

  /// The innermost element that libxml2 has open ends; it balances them.
  func end() {
    if dropDepth > 0 {
      dropDepth -= 1
      return
    }
    guard let index = mirror.popLast(), let depth = open.lastIndex(of: index) else { return }
    while open.count > depth { close() }
  }

  /// A cell ends the cell before it and a row ends the row, whatever stays open inside: libxml2
  /// follows HTML 4 and nests them instead.
  private func closeImplied(by tag: Tag) {
    let ended: Set<Tag>
    switch tag {
    case .td, .th: ended = [.td, .th, .caption]
    case .tr: ended = [.td, .th, .tr, .caption]
    case .thead, .tbody, .tfoot: ended = [.td, .th, .tr, .thead, .tbody, .tfoot, .caption]
    default: return
    }
    var depth = open.count
    for position in stride(from: open.count - 1, to: 0, by: -1) {
      let tag = tree.nodes[Int(open[position])].tag
      if tag == .table { break }
      if ended.contains(tag) { depth = position }
    }
    while open.count > depth { close() }
  }

  /// Text.
  func text(_ characters: UnsafePointer<UInt8>, count: Int) {
    guard dropDepth == 0, count > 0, !tree.isCutOff else { return }
    let first = Int32(tree.bytes.count)
    tree.bytes.append(contentsOf: UnsafeBufferPointer(start: characters, count: count))
    let last = tree.nodes.count - 1
    if tree.nodes[last].tag == .text, tree.nodes[last].parent == open[open.count - 1],
      tree.nodes[last].last == first
    {
      tree.nodes[last].last = Int32(tree.bytes.count)
      return
    }
    tree.nodes.append(
      PageTree.Node(
        tag: .text, parent: open[open.count - 1], end: Int32(tree.nodes.count + 1), first: first,
        last: Int32(tree.bytes.count)))
  }

  /// Closes what is still open and gives the tree.
  func finish() -> PageTree {
    while !open.isEmpty { close() }
    return tree
  }

  private func close() {
    let index = Int(open.removeLast())
    tree.nodes[index].end = Int32(tree.nodes.count)
  }

  private func add(_ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>) {
    var position = 0
    while let name = attributes[position] {
      let value = attributes[position + 1]
      tree.attributes.append(
        PageTree.Attribute(name: append(name), value: value.map(append) ?? 0..<0))
      position += 2
    }
  }

  private func append(_ text: UnsafePointer<UInt8>) -> Range<Int32> {
    let first = Int32(tree.bytes.count)
    var length = 0
    while text[length] != 0 { length += 1 }
    tree.bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: length))
    return first..<Int32(tree.bytes.count)
  }
}
