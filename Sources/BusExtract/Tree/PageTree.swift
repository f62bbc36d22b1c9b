import Synchronization

/// A page as a compact tree of values: nodes in document order in one array, texts as ranges of one
/// buffer. No C pointer outlives the parse, and a subtree is a range of indices.
///
/// A class so that everything which reads a page can hold the tree without copying references, and
/// the owner of the memory that the parse filled.
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
  }

  // Nothing writes into it after the parse, and `deinit` alone frees it.
  nonisolated(unsafe) private let content: Content
  /// Whether the page itself breaks off in the middle.
  let isTruncated: Bool
  /// The words, numbers and brackets of the whole page.
  let tokens: PageTokens
  /// The elements that hold a sign which may stand between hour and minute, in document order: those who look
  /// for times look at no others.
  let clockElements: [Index]
  /// What `Surroundings` has found for some elements.
  let dayLabels = Mutex<[Index: DayLabel?]>([:])
  /// The days that it has found in some headings, by twice their index; one more where dates alone are passed over.
  let headingLabels = Mutex<[Int: DayLabel?]>([:])
  /// The labels of days that may be those of tabs, as far as they were looked for.
  let dayTabs = Mutex(DayTabs())
  /// The elements of the page by their ids, and those that show others by the ids of these; nil until asked.
  let targets = Mutex<TabTargets?>(nil)
  /// The numbers in brackets that the page explains; nil until asked.
  let explainedNumbers = Mutex<Set<String>?>(nil)
  private let tags: TagIndex
  /// The whole page as lines of text. Nothing writes into it after the parse.
  nonisolated(unsafe) private(set) var lines: [PageLines.Line] = []
  /// The days that stand apart from what is said of them. Nothing writes into it after the parse.
  nonisolated(unsafe) private(set) var headedDays = HeadedDays()
  /// The labels that the page explains. Nothing writes into it after the parse.
  nonisolated(unsafe) private(set) var definedLabels = DefinedLabels()

  /// The tree of what a parse yielded, its texts divided into tokens.
  init(_ content: Content, isTruncated: Bool) {
    self.content = content
    self.isTruncated = isTruncated
    tokens = PageTokens(content)
    clockElements = tokens.clockElements(of: content.nodes)
    tags = TagIndex(content.nodes)
    lines = PageLines(afresh: self).lines
    // What stands in a cell is the page's own.
    for index in lines.indices
    where LineTraits.mayRecur(lines[index].text) && !nodes[lines[index].block].tag.isCell {
      lines[index].traits = .of(lines[index].text)
    }
    definedLabels = DefinedLabels(self)
    headedDays = HeadedDays(self)
  }

  deinit { content.free() }

  /// Nodes in document order.
  var nodes: GrowingBuffer<Node> { content.nodes }
  /// Whether limits of ours cut the page off: it nests too deep or is too large.
  var isCutOff: Bool { content.isCutOff }
  /// How many scripts there are; they tell how a page gets its content.
  var scriptCount: Int { content.scriptCount }
  /// How many bytes of white space between tags were left out.
  var indentation: Int { content.indentation }

  /// The tokens of a node: of its text, or of everything below it.
  func tokens(of index: Index) -> Tokens { tokens.below(index, end: Int(nodes[index].end)) }

  /// How many of a node's tokens may stand between hour and minute: a look that spares all elements
  /// without times a closer one.
  func clockCount(of index: Index) -> Int {
    tokens.clockCount(index, end: Int(nodes[index].end))
  }

  /// The subtree below a node, the node itself left out.
  func descendants(of index: Index) -> Range<Index> { index + 1..<Int(nodes[index].end) }

  /// The direct children of a node, texts included.
  func children(of index: Index) -> ChildSequence { ChildSequence(tree: self, parent: index) }

  /// The direct children that are elements.
  func elements(of index: Index) -> [Index] {
    children(of: index).filter { nodes[$0].tag != .text }
  }

  /// What stands directly before a node in the same element, blanks passed over; nil where nothing does.
  func sibling(before index: Index) -> Index? {
    let parent = parent(of: index)
    var current = index - 1
    while current > parent {
      while self.parent(of: current) != parent { current = self.parent(of: current) }
      if !isBlank(current) { return current }
      current -= 1
    }
    return nil
  }

  /// All elements of the page of some tags, in document order.
  func elements(tagged tags: Tag...) -> [Index] { self.tags.elements(tags) }

  /// All headings and elements of some more tags, in document order.
  func headings(and tags: Tag...) -> [Index] {
    tags.isEmpty ? self.tags.headings : self.tags.elements(Tag.headings + tags)
  }

  /// The how many-th of its tag a node is, from 1.
  func number(of index: Index) -> Int { tags.number(of: index, nodes[index].tag) }

  /// The node something stands in.
  func parent(of index: Index) -> Index { Int(nodes[index].parent) }

  /// Whether a node is an element with any attribute.
  func hasAttributes(_ index: Index) -> Bool {
    nodes[index].tag != .text && nodes[index].first < nodes[index].last
  }

  /// Whether something holds for the name and the value of an attribute of an element.
  func hasAttribute(
    _ index: Index,
    where holds: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    content.attributes(of: index).contains {
      holds(content.text($0.name), content.text($0.value))
    }
  }

  /// The value of an attribute of an element, or nil.
  func attribute(_ name: StaticString, of index: Index) -> String? {
    content.value(name, of: index).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same as UTF-8, which is there as long as the tree is.
  func attributeBytes(_ name: StaticString, of index: Index) -> UnsafeBufferPointer<UInt8>? {
    content.value(name, of: index)
  }

  /// The first of an element's classes, or nil.
  func firstClass(of index: Index) -> String? {
    let word = content.value("class", of: index)?.drop { $0 == 0x20 }.prefix { $0 != 0x20 }
    return word.flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
  }

  /// Whether two elements have the same value of an attribute, or both none.
  func haveSame(_ name: StaticString, _ first: Index, _ second: Index) -> Bool {
    switch (content.value(name, of: first), content.value(name, of: second)) {
    case (nil, nil): true
    case (let one?, let other?): one.elementsEqual(other)
    default: false
    }
  }

  /// The value of an attribute whose name is only known at run time, or nil.
  func attribute(named name: String, of index: Index) -> String? {
    content.attributes(of: index).first { content.text($0.name).elementsEqual(name.utf8) }
      .map { String(decoding: content.text($0.value), as: UTF8.self) }
  }

  /// Folds what gives an element its look, its tag and its attributes of classes and colours, into
  /// a number: alike elements fold alike.
  func foldLook(of index: Index, into look: inout UInt64) {
    let tag = nodes[index].tag
    guard tag != .text else { return }
    look = (look ^ UInt64(tag.rawValue)) &* 0x100_0000_01B3
    for attribute in content.attributes(of: index)
    where attribute.name.count == 5 || attribute.name.count == 7 {
      // class, style, color, bgcolor; of others' names that long none matters enough to tell.
      for byte in content.text(attribute.value) {
        look = (look ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
  }

  /// The bytes of a text node, which are there as long as the tree is.
  func textBytes(_ index: Index) -> UnsafeBufferPointer<UInt8> {
    let node = nodes[index]
    return content.bytes.elements(node.first, node.last)
  }

  /// Whether a node is a text of nothing but white space.
  func isBlank(_ index: Index) -> Bool {
    nodes[index].tag == .text && Scalars.areSpaces(textBytes(index))
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
