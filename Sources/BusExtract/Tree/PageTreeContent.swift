extension PageTree {
  /// What a parse yields, in memory that the tree made of it owns.
  struct Content {
    /// Nodes in document order.
    var nodes: GrowingBuffer<Node>
    /// Attributes in document order.
    var attributes: GrowingBuffer<Attribute>
    /// UTF-8 of all texts, names and values.
    var bytes: GrowingBuffer<UInt8>
    /// Whether limits of ours cut the page off: it nests too deep or is too large.
    var isCutOff = false
    /// How many scripts there are; they tell how a page gets its content.
    var scriptCount = 0
    /// How many bytes of white space between tags were left out.
    var indentation = 0

    /// Gives the memory back.
    func free() {
      nodes.free()
      attributes.free()
      bytes.free()
    }

    /// The UTF-8 of a name, a value or a text.
    func text(_ span: Span) -> UnsafeBufferPointer<UInt8> { bytes.elements(span.first, span.last) }

    /// The attributes of an element; none of a text.
    func attributes(of index: Index) -> UnsafeBufferPointer<Attribute> {
      let node = nodes[index]
      return node.tag == .text
        ? UnsafeBufferPointer(start: nil, count: 0) : attributes.elements(node.first, node.last)
    }

    /// The value of an attribute of an element as UTF-8, or nil.
    func value(_ name: StaticString, of index: Index) -> UnsafeBufferPointer<UInt8>? {
      let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      for attribute in attributes(of: index)
      where attribute.name.count == wanted.count && text(attribute.name).holds(wanted, at: 0) {
        return text(attribute.value)
      }
      return nil
    }
  }
}
