/// What the cells of a list say, each different text read once: lists repeat the same few.
final class CellMemo {
  private let tree: PageTree
  private var lines: [Key: String] = [:]
  private var destinations: [Key: String] = [:]
  private var platforms: [Key: String] = [:]

  init(tree: PageTree) { self.tree = tree }

  /// The words of a cell that is one text of one or two of them and nothing else.
  private struct Key: Hashable {
    var first: Int32
    var second: Int32
  }

  private func key(_ cell: Grid.Cell) -> Key? {
    let tokens = cell.tokens
    guard tokens.count == 1 || tokens.count == 2 && tokens[1].isGlued,
      Texts.isUnbroken(tokens, in: cell.node, of: tree)
    else { return nil }
    return Key(first: tokens[0].word, second: tokens.count == 1 ? -1 : tokens[1].word)
  }

  /// The text of a cell on one line.
  func line(_ cell: Grid.Cell) -> String {
    remembered(in: &lines, cell) { Texts.line(of: cell.node, in: tree) }
  }

  /// The destination that a cell names.
  func destination(_ cell: Grid.Cell, _ text: String) -> String {
    remembered(in: &destinations, cell) { HeadingWords.trimmedDestination(text) }
  }

  /// The platform that a cell names.
  func platform(_ cell: Grid.Cell, _ text: String) -> String {
    remembered(in: &platforms, cell) { PlatformWords.trimmed(text) }
  }

  private func remembered(
    in memo: inout [Key: String], _ cell: Grid.Cell, _ read: () -> String
  ) -> String {
    guard let key = key(cell) else { return read() }
    if let known = memo[key] { return known }
    let value = read()
    memo[key] = value
    return value
  }
}
