/// A page as a compact tree of values: nodes in document order in one array, texts as ranges of one
/// buffer. No C pointer outlives the parse, and a subtree is a range of indices.
///
/// A class so that everything which reads a page can hold the tree without copying references.
final class PageTree: Sendable {
  /// Index of a node; 0 is the document.
  typealias Index = Int

  /// One element or one run of text.
  struct Node: Sendable {
    /// What it is.
    var tag: Tag
    /// The node it stands in.
    var parent: Int32
    /// The index after its last descendant.
    var end: Int32
    /// For text: where its bytes begin; for an element: where its attributes begin.
    var first: Int32
    /// For text: where its bytes end; for an element: where its attributes end.
    var last: Int32
  }

  /// One attribute, name and value as ranges of `bytes`.
  struct Attribute: Sendable {
    var name: Span
    var value: Span
  }

  /// Some bytes of `bytes`.
  struct Span: Sendable {
    var first: Int32
    var last: Int32

    var count: Int { Int(last - first) }
    var range: Range<Int> { Int(first)..<Int(last) }
  }

  /// What a parse yields.
  struct Content: Sendable {
    /// Nodes in document order.
    var nodes: [Node] = []
    /// Attributes in document order.
    var attributes: [Attribute] = []
    /// UTF-8 of all texts, names and values.
    var bytes: [UInt8] = []
    /// Whether limits of ours cut the page off: it nests too deep or is too large.
    var isCutOff = false
    /// How many scripts there are; they tell how a page gets its content.
    var scriptCount = 0

    /// The value of an attribute of an element, or nil.
    func attribute(_ name: StaticString, of index: Index) -> String? {
      let node = nodes[index]
      guard node.tag != .text else { return nil }
      for attribute in attributes[Int(node.first)..<Int(node.last)]
      where isName(attribute.name, name) {
        return String(decoding: bytes[attribute.value.range], as: UTF8.self)
      }
      return nil
    }

    private func isName(_ span: Span, _ name: StaticString) -> Bool {
      guard span.count == name.utf8CodeUnitCount else { return false }
      return bytes[span.range].elementsEqual(
        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
  }

  /// What the parse yielded.
  private let content: Content
  /// Whether the page itself breaks off in the middle.
  let isTruncated: Bool
  /// The words, numbers and brackets of the whole page.
  let tokens: PageTokens

  /// The tree of what a parse yielded, its texts divided into tokens.
  init(_ content: Content, isTruncated: Bool) {
    self.content = content
    self.isTruncated = isTruncated
    tokens = PageTokens(content)
  }

  /// Nodes in document order.
  var nodes: [Node] { content.nodes }
  /// UTF-8 of all texts, names and values.
  var bytes: [UInt8] { content.bytes }
  /// Whether limits of ours cut the page off: it nests too deep or is too large.
  var isCutOff: Bool { content.isCutOff }
  /// How many scripts there are; they tell how a page gets its content.
  var scriptCount: Int { content.scriptCount }

  /// The tokens of a node: of its text, or of everything below it.
  func tokens(of index: Index) -> Tokens { tokens.below(index, end: Int(nodes[index].end)) }

  /// The subtree below a node, the node itself left out.
  func descendants(of index: Index) -> Range<Index> { index + 1..<Int(nodes[index].end) }

  /// The direct children of a node, texts included.
  func children(of index: Index) -> ChildSequence { ChildSequence(tree: self, parent: index) }

  /// The direct children that are elements.
  func elements(of index: Index) -> [Index] {
    children(of: index).filter { nodes[$0].tag != .text }
  }

  /// The node something stands in.
  func parent(of index: Index) -> Index { Int(nodes[index].parent) }

  /// The value of an attribute of an element, or nil.
  func attribute(_ name: StaticString, of index: Index) -> String? {
    content.attribute(name, of: index)
  }

  /// The value of an attribute whose name is only known at run time, or nil.
  func attribute(named name: String, of index: Index) -> String? {
    let node = nodes[index]
    guard node.tag != .text else { return nil }
    for attribute in content.attributes[Int(node.first)..<Int(node.last)]
    where bytes[attribute.name.range].elementsEqual(name.utf8) {
      return String(decoding: bytes[attribute.value.range], as: UTF8.self)
    }
    return nil
  }

  /// Folds what gives an element its look, its tag and its attributes of classes and colours, into
  /// a number: alike elements fold alike.
  func foldLook(of index: Index, into look: inout UInt64) {
    let node = nodes[index]
    guard node.tag != .text else { return }
    look = (look ^ UInt64(node.tag.rawValue)) &* 0x100_0000_01B3
    for attribute in content.attributes[Int(node.first)..<Int(node.last)]
    where attribute.name.count == 5 || attribute.name.count == 7 {
      // class, style, color, bgcolor; of others' names that long none matters enough to tell.
      for byte in content.bytes[attribute.value.range] {
        look = (look ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
  }

  /// The bytes of a text node.
  func textBytes(_ index: Index) -> ArraySlice<UInt8> {
    let node = nodes[index]
    return bytes[Int(node.first)..<Int(node.last)]
  }

  /// Whether a node is a text of nothing but white space.
  func isBlank(_ index: Index) -> Bool {
    guard nodes[index].tag == .text else { return false }
    var scalars = ScalarReader(textBytes(index))
    while let scalar = scalars.next() {
      if !Scalars.isSpace(scalar) { return false }
    }
    return true
  }

  /// Walks the children of one node.
  struct ChildSequence: Sequence, IteratorProtocol {
    private let tree: PageTree
    private var position: Int
    private let end: Int

    init(tree: PageTree, parent: Index) {
      self.tree = tree
      position = parent + 1
      end = Int(tree.nodes[parent].end)
    }

    mutating func next() -> Index? {
      guard position < end else { return nil }
      defer { position = Int(tree.nodes[position].end) }
      return position
    }
  }
}
