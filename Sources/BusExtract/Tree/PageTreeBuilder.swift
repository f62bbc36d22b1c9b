/// Gathers a page's content from a parser's events: start, text, end.
struct PageTreeBuilder {
  /// Deeper nesting than any page has; what is below is cut off.
  static let depthLimit = 1_000
  /// More nodes than any page has.
  static let nodeLimit = 2_000_000

  private var content = PageTree.Content()
  private var open: [Int32] = []
  /// The elements as libxml2 nests them.
  private var mirror: [Int32] = []
  private var dropDepth = 0
  private let names = TagNames.shared

  init(expectedBytes: Int) {
    content.nodes.reserveCapacity(expectedBytes / 12 + 16)
    content.bytes.reserveCapacity(expectedBytes)
    content.attributes.reserveCapacity(expectedBytes / 32 + 16)
    content.nodes.append(PageTree.Node(tag: .document, parent: 0, end: 1, first: 0, last: 0))
    open.reserveCapacity(64)
    mirror.reserveCapacity(64)
    open.append(0)
  }

  /// Whether the parser should stop.
  var isFull: Bool { content.isCutOff }

  /// An element begins.
  mutating func start(
    _ name: UnsafePointer<UInt8>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    let tag = names.tag(name)
    if tag == .script { content.scriptCount += 1 }
    if dropDepth > 0 || tag.isDropped {
      dropDepth += 1
      return
    }
    guard open.count < Self.depthLimit, content.nodes.count < Self.nodeLimit else {
      content.isCutOff = true
      return
    }
    closeImplied(by: tag)
    let first = Int32(content.attributes.count)
    if let attributes { add(attributes) }
    let index = Int32(content.nodes.count)
    content.nodes.append(
      PageTree.Node(
        tag: tag, parent: open[open.count - 1], end: index + 1, first: first,
        last: Int32(content.attributes.count)))
    open.append(index)
    mirror.append(index)
  }

  /// The innermost element that libxml2 has open ends; it balances them.
  mutating func end() {
    if dropDepth > 0 {
      dropDepth -= 1
      return
    }
    guard let index = mirror.popLast(), let depth = open.lastIndex(of: index) else { return }
    while open.count > depth { close() }
  }

  /// A cell ends the cell before it and a row ends the row, whatever stays open inside: libxml2
  /// follows HTML 4 and nests them instead.
  private mutating func closeImplied(by tag: Tag) {
    guard tag.isCell || tag == .tr || Self.isSection(tag) else { return }
    var depth = open.count
    for position in stride(from: open.count - 1, to: 0, by: -1) {
      let inner = content.nodes[Int(open[position])].tag
      if inner == .table { break }
      let isEnded =
        inner.isCell || inner == .caption || (inner == .tr && !tag.isCell)
        || (Self.isSection(inner) && Self.isSection(tag))
      if isEnded { depth = position }
    }
    while open.count > depth { close() }
  }

  private static func isSection(_ tag: Tag) -> Bool {
    tag == .tbody || tag == .thead || tag == .tfoot
  }

  /// Text.
  mutating func text(_ characters: UnsafePointer<UInt8>, count: Int) {
    guard dropDepth == 0, count > 0, !content.isCutOff else { return }
    let first = Int32(content.bytes.count)
    content.bytes.append(contentsOf: UnsafeBufferPointer(start: characters, count: count))
    let last = content.nodes.count - 1
    let parent = open[open.count - 1]
    if content.nodes[last].tag == .text, content.nodes[last].parent == parent,
      content.nodes[last].last == first
    {
      content.nodes[last].last = Int32(content.bytes.count)
      return
    }
    content.nodes.append(
      PageTree.Node(
        tag: .text, parent: parent, end: Int32(content.nodes.count + 1), first: first,
        last: Int32(content.bytes.count)))
  }

  /// Closes what is still open and gives the content.
  mutating func finish() -> PageTree.Content {
    while !open.isEmpty { close() }
    return content
  }

  private mutating func close() {
    let index = Int(open.removeLast())
    content.nodes[index].end = Int32(content.nodes.count)
  }

  private mutating func add(_ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>) {
    var position = 0
    while let name = attributes[position] {
      let value = attributes[position + 1]
      content.attributes.append(
        PageTree.Attribute(name: append(name), value: value.map { append($0) } ?? 0..<0))
      position += 2
    }
  }

  private mutating func append(_ text: UnsafePointer<UInt8>) -> Range<Int32> {
    let first = Int32(content.bytes.count)
    var length = 0
    while text[length] != 0 { length += 1 }
    content.bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: length))
    return first..<Int32(content.bytes.count)
  }
}
