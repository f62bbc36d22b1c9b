/// What the cells of a list say, each different text read once: lists repeat the same few.
final class CellMemo {
  private let tree: PageTree
  // One reader at a time, and never within another look: asking for each cell whether that holds costs
  // as much as the look.
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// For each of the page's words the first entry that begins with it, -1 where there is none.
  @exclusivity(unchecked) private var firstEntries: [Int32]

  /// A text of one or two words.
  private struct Entry {
    var second: Int32
    var line: String
    var destination: String?
    var platform: String?
    /// The next entry that begins with the same word, -1 where there is none.
    var next: Int32
  }

  init(tree: PageTree) {
    self.tree = tree
    firstEntries = [Int32](repeating: -1, count: tree.tokens.words.texts.count)
  }

  /// The text of a cell on one line.
  func line(_ cell: Grid.Cell) -> String {
    entry(cell).map { entries[$0].line } ?? Texts.line(of: cell.node, in: tree)
  }

  /// The destination that a cell names.
  func destination(_ cell: Grid.Cell, _ text: String) -> String {
    guard let entry = entry(cell) else { return Self.destination(in: text) }
    if let known = entries[entry].destination { return known }
    let destination = Self.destination(in: text)
    entries[entry].destination = destination
    return destination
  }

  /// The 駅（団地経由） of "駅行き（団地経由）", and the 駅 of "[5] 駅".
  private static func destination(in printed: String) -> String {
    let text = LeadingNumber.left(outBracket: printed)
    let place = ListContent.withoutVia(text)
    let trimmed = HeadingWords.trimmedDestination(place)
    return trimmed + Texts.collapsed(text.dropFirst(place.count))
  }

  /// The platform that a cell names.
  func platform(_ cell: Grid.Cell, _ text: String) -> String {
    guard let entry = entry(cell) else { return PlatformWords.trimmed(text) }
    if let known = entries[entry].platform { return known }
    let platform = PlatformWords.trimmed(text)
    entries[entry].platform = platform
    return platform
  }

  /// The entry of a cell that is one text of one or two words and nothing else.
  private func entry(_ cell: Grid.Cell) -> Int? {
    let tokens = cell.tokens
    guard tokens.count == 1 || tokens.count == 2 && tokens[1].isGlued,
      Texts.isUnbroken(tokens, in: cell.node, of: tree)
    else { return nil }
    let first = Int(tokens[0].word)
    let second = tokens.count == 1 ? -1 : tokens[1].word
    var index = firstEntries[first]
    while index >= 0 {
      if entries[Int(index)].second == second { return Int(index) }
      index = entries[Int(index)].next
    }
    entries.append(Entry(second: second, line: tokens.joined, next: firstEntries[first]))
    firstEntries[first] = Int32(entries.count - 1)
    return entries.count - 1
  }
}
