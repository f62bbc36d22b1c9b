import Glibc

/// Gathers a page's content from libxml2's events: start, text, end.
struct PageTreeBuilder {
  /// Deeper nesting than any page has; what is below is cut off.
  static let depthLimit = 1_000
  /// More nodes than any page has: the largest known has 15,000. Reading takes some 500 bytes each.
  static let nodeLimit = 50_000
  /// More bytes of text and attributes than any page has: the largest known has 160,000.
  static let byteLimit = 1 << 20

  private var nodes: GrowingBuffer<PageTree.Node>
  private var attributes: GrowingBuffer<PageTree.Attribute>
  private var bytes: GrowingBuffer<UInt8>
  private var scriptCount = 0
  private var open: [Int32] = []
  /// The elements as libxml2 nests them.
  private var mirror: [Int32] = []
  private var dropDepth = 0
  private let names = TagNames.shared

  init(expectedBytes: Int) {
    nodes = GrowingBuffer(capacity: expectedBytes / 12)
    attributes = GrowingBuffer(capacity: expectedBytes / 24)
    bytes = GrowingBuffer(capacity: expectedBytes)
    nodes.append(PageTree.Node(tag: .document, parent: 0, end: 1, first: 0, last: 0))
    open.reserveCapacity(64)
    mirror.reserveCapacity(64)
    open.append(0)
  }

  /// Whether the parser should stop: the page nests too deep or is too large.
  private(set) var isFull = false

  /// An element begins, with names and values as libxml2 hands them over.
  mutating func start(
    _ name: UnsafePointer<UInt8>,
    _ given: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    let tag = names.tag(name)
    if tag == .script { scriptCount += 1 }
    if dropDepth > 0 || tag.isDropped || !tag.isBlock && GivenAttributes.hide(given) {
      dropDepth += 1
      return
    }
    guard open.count < Self.depthLimit, nodes.count < Self.nodeLimit,
      bytes.count < Self.byteLimit
    else {
      isFull = true
      return
    }
    closeImplied(by: tag)
    let firstAttribute = attributes.count
    if let given { add(given) }
    let index = Int32(nodes.count)
    nodes.append(
      PageTree.Node(
        tag: tag, parent: open[open.count - 1], end: index + 1, first: Int32(firstAttribute),
        last: Int32(attributes.count)))
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

  /// A cell ends the cell before it, a row the row, a heading the heading, a term or what is said of it the one before, and a
  /// table that stands in no cell the table before, whatever stays open inside, as browsers have it:
  /// libxml2 follows HTML 4 and nests them instead.
  private mutating func closeImplied(by tag: Tag) {
    if tag == .table { return closeTable() }
    if tag.isHeading, let last = open.last, nodes[Int(last)].tag.isHeading { return close() }
    let isEntry = tag == .dt || tag == .dd
    guard tag.isCell || tag == .tr || isEntry || Self.isSection(tag) else { return }
    var depth = open.count
    for position in stride(from: open.count - 1, to: 0, by: -1) {
      let inner = nodes[Int(open[position])].tag
      if inner == .table || isEntry && (inner == .dl || inner.isCell) { break }
      let isEnded =
        isEntry
        ? inner == .dt || inner == .dd
        : inner.isCell || inner == .caption || (inner == .tr && !tag.isCell)
          || (Self.isSection(inner) && Self.isSection(tag))
      if isEnded { depth = position }
    }
    while open.count > depth { close() }
  }

  /// Ends the open table behind its last row where a new one begins outside of its cells; what was
  /// printed since stands between the two.
  private mutating func closeTable() {
    guard
      let depth = open.lastIndex(where: {
        let tag = nodes[Int($0)].tag
        return tag == .table || tag.isCell || tag == .caption
      }), nodes[Int(open[depth])].tag == .table
    else { return }
    let table = Int(open[depth])
    let row = nodes.indices.last { index in
      let parent = Int(nodes[index].parent)
      return nodes[index].tag == .tr
        && (parent == table || Self.isSection(nodes[parent].tag) && nodes[parent].parent == table)
    }
    guard let row, row > table else { return }
    let parts = open[depth...].filter { Self.isPart(nodes[Int($0)].tag) }
    let holder = Int(nodes[row].parent)
    let end =
      parts.contains(Int32(row))
      ? nodes.count : Int(nodes[parts.contains(Int32(holder)) ? row : holder].end)
    guard (row..<end).contains(where: { nodes[$0].tag.isCell }) else { return }
    while open.count > depth { close() }
    let outer = nodes[table].parent
    for part in parts { nodes[Int(part)].end = Int32(end) }
    for index in end..<nodes.count where parts.contains(nodes[index].parent) {
      nodes[index].parent = outer
    }
  }

  /// The table and what holds its rows.
  private static func isPart(_ tag: Tag) -> Bool {
    tag == .table || tag == .tr || isSection(tag)
  }

  private static func isSection(_ tag: Tag) -> Bool {
    tag == .tbody || tag == .thead || tag == .tfoot
  }

  /// Text.
  mutating func text(_ characters: UnsafePointer<UInt8>, count: Int) {
    guard dropDepth == 0, count > 0, !isFull else { return }
    guard bytes.count + count <= Self.byteLimit else {
      isFull = true
      return
    }
    let first = Int32(bytes.count)
    bytes.append(characters, count: count)
    let last = nodes.count - 1
    let parent = open[open.count - 1]
    if nodes[last].tag == .text, nodes[last].parent == parent,
      nodes[last].last == first
    {
      nodes[last].last = Int32(bytes.count)
      return
    }
    nodes.append(
      PageTree.Node(
        tag: .text, parent: parent, end: Int32(nodes.count + 1), first: first,
        last: Int32(bytes.count)))
  }

  /// Closes what is still open and hands the content over, with the memory it lies in.
  mutating func finish() -> PageTree.Content {
    while !open.isEmpty { close() }
    return PageTree.Content(
      nodes: nodes, attributes: attributes, bytes: bytes, isCutOff: isFull,
      scriptCount: scriptCount)
  }

  private mutating func close() {
    let index = Int(open.removeLast())
    if nodes[index].tag == .pre, nodes.count == index + 2, nodes[index + 1].tag == .text {
      layOut(index)
    }
    nodes[index].end = Int32(nodes.count)
  }

  /// Makes tables of what somebody typed as such into the one text of an element.
  private mutating func layOut(_ pre: Int) {
    let text = nodes[pre + 1]
    guard let pieces = TypedTable.pieces(of: bytes.elements(text.first, text.last)) else { return }
    nodes.removeLast()
    for piece in pieces {
      switch piece {
      case .text(let range): add(text: range, of: text, in: pre)
      case .table(let rows):
        let table = add(.table, in: pre)
        for row in rows {
          let line = add(.tr, in: table)
          for cell in row {
            let node = add(.td, in: line)
            if !cell.isEmpty { add(text: cell, of: text, in: node) }
            nodes[node].end = Int32(nodes.count)
          }
          nodes[line].end = Int32(nodes.count)
        }
        nodes[table].end = Int32(nodes.count)
      }
    }
  }

  /// Adds an element without attributes.
  private mutating func add(_ tag: Tag, in parent: Int) -> Int {
    let none = Int32(attributes.count)
    nodes.append(
      PageTree.Node(tag: tag, parent: Int32(parent), end: 0, first: none, last: none))
    return nodes.count - 1
  }

  /// Adds a part of a text.
  private mutating func add(text range: Range<Int>, of whole: PageTree.Node, in parent: Int) {
    nodes.append(
      PageTree.Node(
        tag: .text, parent: Int32(parent), end: Int32(nodes.count + 1),
        first: whole.first + Int32(range.lowerBound), last: whole.first + Int32(range.upperBound)))
  }

  private mutating func add(_ given: UnsafeMutablePointer<UnsafePointer<UInt8>?>) {
    var position = 0
    while let name = given[position] {
      let value = given[position + 1]
      attributes.append(
        PageTree.Attribute(
          name: append(name), value: value.map { append($0) } ?? PageTree.Span(first: 0, last: 0)))
      position += 2
    }
  }

  private mutating func append(_ text: UnsafePointer<UInt8>) -> PageTree.Span {
    let first = Int32(bytes.count)
    bytes.append(text, count: strlen(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self)))
    return PageTree.Span(first: first, last: Int32(bytes.count))
  }
}
