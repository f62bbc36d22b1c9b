/// The tokens of a whole page in document order, and for every node where its own begin.
final class PageTokens: Sendable {
  // Nothing writes into the three after the reading, and `deinit` alone frees them.
  /// The tokens.
  nonisolated(unsafe) let tokens: GrowingBuffer<Token>
  /// For every node the number of tokens before it, and at the end the number of all.
  nonisolated(unsafe) private let starts: GrowingBuffer<Int32>
  /// The same of the tokens that may stand between hour and minute.
  nonisolated(unsafe) private let clockStarts: GrowingBuffer<Int32>
  /// The words they are made of.
  let words: PageWords

  /// More tokens than any cell of a timetable has.
  static let limit = 20_000

  /// Divides the texts of a page.
  init(_ content: PageTree.Content) {
    var reader = TokenReader(content)
    reader.read()
    tokens = reader.tokens
    words = reader.words
    starts = reader.starts
    clockStarts = reader.clockStarts
  }

  deinit {
    tokens.free()
    starts.free()
    clockStarts.free()
  }

  /// The tokens of the nodes from one up to another.
  func below(_ node: PageTree.Index, end: PageTree.Index) -> Tokens {
    let first = Int(starts[node])
    let last = min(Int(starts[end]), first + Self.limit)
    return Tokens(page: self, range: first..<last)
  }

  /// How many tokens that may stand between hour and minute the nodes from one up to another have.
  func clockCount(_ node: PageTree.Index, end: PageTree.Index) -> Int {
    Int(clockStarts[end] - clockStarts[node])
  }

  /// The elements that hold any of these.
  func clockElements(of nodes: GrowingBuffer<PageTree.Node>) -> [PageTree.Index] {
    var elements: [PageTree.Index] = []
    var index = 1
    while index < nodes.count {
      if clockCount(index, end: Int(nodes[index].end)) == 0 {
        index = Int(nodes[index].end)
      } else {
        if nodes[index].tag != .text { elements.append(index) }
        index += 1
      }
    }
    return elements
  }

  /// The characters of some tokens as printed, with something between them, or between those that are not
  /// glued. Here, for whoever is only handed the words takes all their arrays in hand each time.
  fileprivate func joined(
    _ range: Range<Int>, by separator: String, unlessGlued: Bool = false
  ) -> String {
    words.joined(tokens[range], by: separator, unlessGlued: unlessGlued)
  }

  /// How many tokens a text has: a look that makes no collection.
  func count(_ node: PageTree.Index, end: PageTree.Index) -> Int {
    Int(starts[end] - starts[node])
  }
}

/// Some tokens that follow one another: a cell's, a line's. Nothing is glued to the first.
///
/// Grids copy them by the thousand, so they count no reference to the page, whose tree outlives all
/// that is read of it.
struct Tokens: RandomAccessCollection, Sendable {
  private unowned(unsafe) let page: PageTokens
  private let range: Range<Int>

  init(page: PageTokens, range: Range<Int>) {
    self.page = page
    self.range = range
  }

  var startIndex: Int { 0 }
  var endIndex: Int { range.count }

  // Within its callers it is a look at memory; there are thousands for each page.
  @inline(__always)
  subscript(position: Int) -> Token {
    var token = page.tokens[range.lowerBound + position]
    if position == 0 { token.isGlued = false }
    return token
  }

  /// A token's characters as printed.
  func text(_ token: Token) -> String { page.words.texts[Int(token.word)] }

  /// How many bytes all characters have, at most some more than `limit`.
  func byteCount(upTo limit: Int) -> Int {
    var total = 0
    for index in indices where total <= limit { total += byteCount(self[index]) }
    return total
  }

  /// How many bytes a token's characters have.
  func byteCount(_ token: Token) -> Int {
    token.length < 255 ? Int(token.length) : page.words.byteCount(Int(token.word))
  }

  /// All characters as printed, without any space.
  var joined: String { joined(by: "") }

  /// All characters as printed, with something between the tokens.
  func joined(by separator: String) -> String {
    guard count > 1 else { return isEmpty ? "" : text(self[0]) }
    return page.joined(range, by: separator)
  }

  /// All characters as printed, with a blank where white space stands between the tokens.
  var spaced: String { page.joined(range, by: " ", unlessGlued: true) }

  /// Whether a sign is among them that may stand between hour and minute.
  var holdClockSign: Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      if page.tokens[place].is(.clockColon) { return true }
      place += 1
    }
    return false
  }

  /// These and those that stand right behind them; nil where others stand between.
  func joined(with next: Tokens) -> Tokens? {
    guard range.upperBound == next.range.lowerBound else { return nil }
    return Tokens(page: page, range: range.lowerBound..<next.range.upperBound)
  }

  /// Those of each printed line.
  var lines: [Tokens] {
    guard let first else { return [] }
    var lines: [Tokens] = []
    var (start, line) = (0, first.line)
    for index in indices.dropFirst() where self[index].line != line {
      lines.append(part(start..<index))
      (start, line) = (index, self[index].line)
    }
    lines.append(part(start..<count))
    return lines
  }

  /// The part of them at some positions.
  func part(_ positions: Range<Int>) -> Tokens {
    let first = range.lowerBound + positions.lowerBound
    return Tokens(page: page, range: first..<first + positions.count)
  }
}
