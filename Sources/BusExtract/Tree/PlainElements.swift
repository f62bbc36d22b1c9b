extension PlainMarkup {
  /// The element whose name begins at `position`, which moves behind the name; nil for names that
  /// the rules do not have.
  private mutating func name() -> ElementRules.Element? {
    var name = ElementRules.Name()
    while position < bytes.count {
      let byte = bytes[position]
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      guard isLetter || (name.count > 0 && byte >= 0x30 && byte <= 0x39) else { break }
      name.append(byte)
      position += 1
    }
    return ElementRules.element(name)
  }

  mutating func startTag() -> Bool {
    position += 1
    guard let element = name() else { return false }
    while let inner = open.last, inner != ElementRules.html, rules.ends(inner, at: element) {
      open.removeLast()
      builder.end()
    }
    guard isInPlace(element), open.count < Self.depthLimit else { return false }
    imply(before: element)
    builder.begin(ElementRules.tag(element))
    guard let isClosed = attributes() else { return false }
    builder.place()
    if isClosed || ElementRules.isVoid(element) {
      builder.end()
      return true
    }
    open.append(element)
    return element != ElementRules.script && element != ElementRules.style || rawText()
  }

  /// Whether `html`, `head` and `body` are where libxml2 does not discard them.
  private func isInPlace(_ element: ElementRules.Element) -> Bool {
    switch element {
    case ElementRules.html: open.isEmpty
    case ElementRules.head: open.count <= 1
    case ElementRules.body: open.count <= 1
    default: true
    }
  }

  /// Opens `html`, `head` and `body` where the page leaves them out, by the order of libxml2's
  /// htmlCheckImplied.
  private mutating func imply(before element: ElementRules.Element) {
    if element != ElementRules.html {
      if open.isEmpty { begin(implied: ElementRules.html) }
      if element != ElementRules.body, element != ElementRules.head {
        if open.count == 1, ElementRules.isOfHead(element) {
          if !hadHead, !hadBody { begin(implied: ElementRules.head) }
        } else if !hadBody, !open.contains(ElementRules.head) {
          begin(implied: ElementRules.body)
        }
      }
    }
    hadHead = hadHead || element == ElementRules.head
    hadBody = hadBody || element == ElementRules.body
  }

  private mutating func begin(implied element: ElementRules.Element) {
    builder.begin(ElementRules.tag(element))
    builder.place()
    open.append(element)
    hadHead = hadHead || element == ElementRules.head
    hadBody = hadBody || element == ElementRules.body
  }

  mutating func endTag() -> Bool {
    position += 2
    guard let element = name() else { return false }
    skipBlanks()
    guard byte(0) == UInt8(ascii: ">") else { return false }
    position += 1
    if element == open.last {
      open.removeLast()
      builder.end()
      return true
    }
    return end(outer: element)
  }

  /// The end tag of an element that is not the innermost: it ends all in it, or nothing when one of
  /// these holds against it, or when no such element is open.
  private mutating func end(outer element: ElementRules.Element) -> Bool {
    // libxml2 makes an empty paragraph of it.
    guard let depth = open.lastIndex(of: element) else { return element != ElementRules.p }
    for inner in open[(depth + 1)...].reversed() where rules.holds(inner, against: element) {
      return true
    }
    while open.count > depth {
      open.removeLast()
      builder.end()
    }
    return true
  }

  /// What stands in `script` and `style` ends at their end tag.
  private mutating func rawText() -> Bool {
    let start = position
    while let bracket = find(UInt8(ascii: "<")) {
      position = bracket
      if byte(1) == UInt8(ascii: "/") {
        position += 2
        let isEnd = name() == open.last
        position = bracket
        if isEnd { return true }
        // Right at the beginning libxml2 takes any end tag for one.
        if bracket == start { return false }
      }
      position += 1
    }
    return false
  }
}
