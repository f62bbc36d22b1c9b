import BusModel

/// A heading that is the bare name of a place, right above a list of times on a page that says that it tells
/// when buses leave: 松葉駅 below 送迎バス時刻表.
enum PlaceHeading {
  /// Whether such a heading stands above an element, with nothing in between.
  static func heads(_ node: PageTree.Index, _ tree: PageTree) -> Bool {
    let headings = tree.headings().prefix { $0 < node }
    guard let nearest = headings.last, tree.nodes[nearest].end <= node,
      (Int(tree.nodes[nearest].end)..<node).allSatisfy({
        tree.nodes[$0].tag != .text || tree.isBlank($0)
      })
    else { return false }
    let name = NameText.of(cell: nearest, in: tree)
    guard BareName.isLikely(name), !houses.ends(name), !name.contains(where: \.isPlainDigit),
      !SignWords.isForeign(name, isPlace: true)
    else { return false }
    let level = tree.nodes[nearest].tag.rawValue
    return headings.contains { heading in
      guard tree.nodes[heading].tag.rawValue < level else { return false }
      let text = Texts.line(of: heading, in: tree)
      return SignWords.bus.isFound(in: text) && times.isFound(in: text)
    }
  }

  private static let times = WordList(["時刻", "ダイヤ"])
  /// Their hours may stand there as well.
  private static let houses = WordList(["営業所", "窓口", "案内所", "事務所", "売店", "出張所", "受付"])
}
