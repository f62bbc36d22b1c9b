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

  /// Whether the nearest heading, or the one above it where it says nothing else than days or dates, names what carries
  /// people: 美術館シャトルバス, 三ツ池線.
  static func namesRides(above node: PageTree.Index, _ tree: PageTree) -> Bool {
    let headings = tree.headings().prefix { $0 < node }
    return nameRides(headings.suffix(2).reversed(), tree)
      || nameRides(Array(open(headings, tree).prefix(2)), tree)
  }

  /// Those of some headings whose section none of as high a rank has ended, the nearest first: 3月～11月 above 12月～2月
  /// is of another part.
  private static func open(
    _ headings: some BidirectionalCollection<PageTree.Index>, _ tree: PageTree
  ) -> [PageTree.Index] {
    var highest = Tag.h6.rawValue + 1
    return headings.reversed().filter { heading in
      let rank = tree.nodes[heading].tag.rawValue
      guard rank < highest else { return false }
      highest = rank
      return true
    }
  }

  private static func nameRides(
    _ headings: some Sequence<PageTree.Index>, _ tree: PageTree
  ) -> Bool {
    for heading in headings {
      let text = Texts.line(of: heading, in: tree)
      if SignWords.isForeign(text) || SignWords.foreignAround.isFound(in: text) { return false }
      if SignWords.carriers.isFound(in: text) || NameLine(text).says(.routeName)
        || SignWords.arrows.isFound(in: text) || rides.ends(Texts.compact(text))
      {
        return true
      }
      guard DayWords.isUnderstood(Texts.compact(text)) || BareName.isLikely(text) else {
        return false
      }
    }
    return false
  }

  private static let rides = WordList(["号", "循環"])

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
