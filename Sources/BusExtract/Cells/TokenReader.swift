/// Splits the running text of a page into tokens, as a reader of the page sees it: block elements
/// separate, inline ones do not, ruby's readings and scripts are left out.
struct TokenReader {
  private(set) var words = PageWords()
  private var found: GrowingBuffer<Token>
  private var counts: GrowingBuffer<Int32>
  private var clocks: GrowingBuffer<Int32>
  private var clockCount: Int32 = 0

  private let content: PageTree.Content
  private var isSpaced = true
  private var line: Int32 = 0
  /// The node before which line ends in the text end lines, as they do in `pre`.
  private var preEnd = 0
  /// The token that is being read: where it begins, how many digits it has (0 in a word) and their
  /// value; it begins at -1 when there is none.
  private var start = -1
  private var digits = 0
  private var value = 0

  init(_ content: PageTree.Content) {
    self.content = content
    found = GrowingBuffer(capacity: content.nodes.count)
    counts = GrowingBuffer(capacity: content.nodes.count + 1)
    clocks = GrowingBuffer(capacity: content.nodes.count + 1)
  }

  /// The tokens; whoever takes them frees them.
  var tokens: GrowingBuffer<Token> { found }
  /// For every node the number of tokens before it, and at the end the number of all; to be freed too.
  var starts: GrowingBuffer<Int32> { counts }
  /// The same of the tokens that may stand between hour and minute.
  var clockStarts: GrowingBuffer<Int32> { clocks }

  /// Reads everything.
  mutating func read() {
    let nodes = content.nodes
    var blockEnds: [Int] = []
    var silentEnd = 0
    for index in nodes.indices {
      while let last = blockEnds.last, index >= last {
        blockEnds.removeLast()
        breakLine()
      }
      counts.append(Int32(found.count))
      clocks.append(clockCount)
      guard index >= silentEnd else { continue }
      let node = nodes[index]
      if node.tag == .text {
        read(content.bytes.elements(node.first, node.last), index)
      } else if node.tag.isSilent {
        silentEnd = Int(node.end)
      } else if node.tag == .img {
        read(image: index)
      } else if node.tag.isBlock {
        breakLine()
        if node.tag == .pre { preEnd = Int(node.end) }
        blockEnds.append(Int(node.end))
      }
    }
    counts.append(Int32(found.count))
    clocks.append(clockCount)
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ node: Int) {
    let keepsLineEnds = node < preEnd
    let last = bytes.count
    var position = 0
    while position < last {
      let here = position
      if Scalars.isASCIISpace(bytes[here]) {
        flush(bytes, to: here, node)
        isSpaced = true
        position = keepsLineEnds ? here + 1 : ByteSearch.endOfSpaces(bytes, from: here)
        if bytes[here] == 0x0A, keepsLineEnds { line += 1 }
        continue
      }
      let scalar = ScalarReader.next(bytes, &position, last)
      let kind = Scalars.classify(scalar)
      if !goesOn(kind) { flush(bytes, to: here, node) }
      switch kind {
      case .space, .separator: isSpaced = true
      case .digit(let digit):
        if digits == 0 { start = here }
        value = min(value * 10 + Int(digit), 9_999)
        digits += 1
      case .word:
        if start < 0 { start = here }
        position = Scalars.endOfLetters(bytes, from: position)
      case .open: emit(.open, UnsafeBufferPointer(rebasing: bytes[here..<position]), node)
      case .close: emit(.close, UnsafeBufferPointer(rebasing: bytes[here..<position]), node)
      }
    }
    flush(bytes, to: last, node)
  }

  /// Whether a character belongs to the word or number that is being read.
  @inline(__always)
  private func goesOn(_ kind: Scalars.Class) -> Bool {
    switch kind {
    case .word: digits == 0
    case .digit: digits > 0
    default: false
    }
  }

  /// An image stands for what its `alt` says.
  private mutating func read(image node: Int) {
    guard let alt = content.value("alt", of: node), !Scalars.areSpaces(alt) else { return }
    guard var trimmed = Texts.collapsed(alt) else { return emit(.word, alt, node) }
    trimmed.withUTF8 { emit(.word, $0, node) }
  }

  private mutating func breakLine() {
    isSpaced = true
    line += 1
  }

  private mutating func flush(_ bytes: UnsafeBufferPointer<UInt8>, to end: Int, _ node: Int) {
    guard start >= 0 else { return }
    let printed = UnsafeBufferPointer(rebasing: bytes[start..<end])
    emit(digits > 0 ? .number : .word, printed, node)
    start = -1
    digits = 0
    value = 0
  }

  private mutating func emit(
    _ kind: Token.Kind, _ printed: UnsafeBufferPointer<UInt8>, _ node: Int
  ) {
    let isShort = digits > 0 && printed.count <= 2
    let word = isShort ? words.index(of: printed, value: value) : words.index(of: printed)
    found.append(
      Token(
        kind: kind, isGlued: !isSpaced, digits: UInt8(min(digits, 255)),
        length: UInt8(min(printed.count, 255)), value: Int16(value),
        traits: words.traits[word], word: Int32(word), nodeIndex: Int32(node), line: line))
    if words.traits[word].contains(.clockColon) { clockCount += 1 }
    isSpaced = false
  }
}
