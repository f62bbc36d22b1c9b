import BusModel

/// The short lines directly above a list.
enum HeadLine {
  /// How many lines, and how long they may be.
  private static let near = 3
  private static let longest = 160

  /// Whether one of them, or the name of a place that heads the list, says from where or to where buses go, or speaks of times of departure.
  static func speaksOfTimes(above node: PageTree.Index, _ tree: PageTree) -> Bool {
    lines(above: node, tree).contains { line in
      NameLine(line).says(.stop, .destination) || SignWords.strong.isFound(in: line)
    } || PlaceHeading.heads(node, tree)
  }

  /// The texts of the blocks above an element, the nearest first.
  static func lines(above node: PageTree.Index, _ tree: PageTree) -> [String] {
    var lines: [String] = []
    var index = node - 1
    while index > 0, lines.count < near {
      defer { index -= 1 }
      guard tree.nodes[index].tag == .text, !tree.isBlank(index) else { continue }
      let block = tree.block(around: index)
      guard tree.nodes[block].end <= node, tree.tokens(of: block).count <= 40 else {
        let text = Texts.collapsed(String(decoding: tree.textBytes(index), as: UTF8.self))
        if text.utf8.count <= longest { lines.append(text) }
        continue
      }
      let text = Texts.line(of: block, in: tree)
      if text.utf8.count <= longest { lines.append(text) }
      index = block
    }
    return lines
  }
}
