/// Splits the running text of a subtree into tokens, as a reader of the page sees it: block elements
/// separate, inline ones do not, ruby's readings and scripts are left out.
struct TokenReader {
  private let tree: PageTree
  private var tokens: [Token] = []
  private var isSpaced = true
  private var isSeparated = false
  private var digits: (value: Int, count: Int)?
  private var text = String.UnicodeScalarView()
  private var start = 0
  private var line = 0
  /// Whether line ends in the text end lines, as they do in `pre`.
  private var keepsLineEnds = false

  /// More tokens than any cell of a timetable has.
  static let limit = 20_000

  /// The tokens of a node: of its text, or of everything below it.
  static func tokens(of node: PageTree.Index, in tree: PageTree) -> [Token] {
    var reader = TokenReader(tree: tree)
    reader.read(node)
    return reader.tokens
  }

  private init(tree: PageTree) { self.tree = tree }

  private mutating func read(_ root: PageTree.Index) {
    keepsLineEnds = tree.nodes[root].tag == .pre
    var index = root
    var blockEnds: [Int] = []
    let end = Int(tree.nodes[root].end)
    while index < end, tokens.count < Self.limit {
      while let last = blockEnds.last, index >= last {
        blockEnds.removeLast()
        breakLine()
      }
      let tag = tree.nodes[index].tag
      if tag == .text {
        read(text: index)
      } else if tag.isSilent {
        index = Int(tree.nodes[index].end)
        continue
      } else if tag == .img {
        read(image: index)
      } else if tag.isBlock {
        breakLine()
        if tag == .pre { keepsLineEnds = true }
        blockEnds.append(Int(tree.nodes[index].end))
      }
      index += 1
    }
    flush()
  }

  private mutating func read(text node: PageTree.Index) {
    flush()
    var scalars = ScalarReader(tree.textBytes(node))
    while let scalar = scalars.next() {
      switch Scalars.classify(scalar) {
      case .space where scalar == 0x0A && keepsLineEnds: breakLine()
      case .space: breakWord()
      case .separator:
        breakWord()
        isSeparated = true
      case .digit(let digit): add(digit, scalar, node)
      case .open: bracket(.open, scalar, node)
      case .close: bracket(.close, scalar, node)
      case .word: add(word: scalar, node)
      }
    }
  }

  /// An image stands for what its `alt` says.
  private mutating func read(image node: PageTree.Index) {
    guard let alt = tree.attribute("alt", of: node) else { return }
    let trimmed = Texts.collapsed(alt)
    guard !trimmed.isEmpty else { return }
    flush()
    emit(.word, trimmed, node)
  }

  private mutating func add(_ digit: UInt8, _ scalar: UInt32, _ node: Int) {
    if digits == nil { begin(node) }
    let before = digits ?? (0, 0)
    digits = (min(before.value * 10 + Int(digit), 9_999), before.count + 1)
    append(scalar)
  }

  private mutating func add(word scalar: UInt32, _ node: Int) {
    if digits != nil || text.isEmpty { begin(node) }
    append(scalar)
  }

  private mutating func bracket(_ kind: Token.Kind, _ scalar: UInt32, _ node: Int) {
    flush()
    guard let unicode = Unicode.Scalar(scalar) else { return }
    emit(kind, String(unicode), node)
  }

  private mutating func append(_ scalar: UInt32) {
    if let unicode = Unicode.Scalar(scalar) { text.append(unicode) }
  }

  private mutating func begin(_ node: Int) {
    flush()
    start = node
  }

  private mutating func breakWord() {
    flush()
    isSpaced = true
  }

  private mutating func breakLine() {
    breakWord()
    line += 1
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    let kind: Token.Kind = digits.map { .number($0.value, digits: $0.count) } ?? .word
    let printed = String(text)
    text = String.UnicodeScalarView()
    digits = nil
    emit(kind, printed, start)
  }

  private mutating func emit(_ kind: Token.Kind, _ printed: String, _ node: Int) {
    tokens.append(
      Token(
        kind: kind, text: printed, node: node, isGlued: !isSpaced,
        followsSeparator: isSeparated, line: line))
    isSpaced = false
    isSeparated = false
  }
}
