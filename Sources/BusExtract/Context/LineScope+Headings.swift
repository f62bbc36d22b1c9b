/// The headings of a page as those of the sections in which its lines stand.
extension LineScope {
  struct Heading {
    var node: PageTree.Index
    /// From it to the next heading of its level or a higher one.
    var section: Range<PageTree.Index>
    /// The next heading.
    var next: PageTree.Index = .max
    var level: Int
    var isOfAll: Bool
    /// Whether it is one of remarks.
    var isRemark: Bool
    /// Whether it names a bus, and none but those of which the page prints a timetable.
    var namesOwn: Bool
    /// Whether it names no stop, line or way: 秋祭り.
    var namesNothing: Bool
    /// Whether it says no such name in so many words: 休み, which may be a stop's name all the same.
    var saysNothing: Bool
    /// Whether it names a line, and no way of it.
    var isLine: Bool
    /// Whether it names a way: 市民病院行き, 往路.
    var isWay: Bool
    /// Whether it is about something that is no vehicle: a programme, opening hours.
    var isForeign: Bool
    /// The places within it, where it names days and a way: it says them of its own section alone.
    var ownWords: Range<PageTree.Index>
    /// The same of a season or dates, お盆特別運行（8/13～8/16）, where a timetable stands in its section.
    var seasonWords: Range<PageTree.Index>
  }
}

extension LineScope.Heading {
  /// All headings of a page.
  static func all(
    _ readings: [LayoutResult], _ names: [TimetableNames], _ tree: PageTree
  ) -> [Self] {
    var headings = tree.headings().map { Self($0, readings, names, tree) }
    // Those behind the one looked at that no higher one hides.
    var behind: [Self] = []
    for index in headings.indices.reversed() {
      if index + 1 < headings.count { headings[index].next = headings[index + 1].node }
      while let next = behind.last, next.level > headings[index].level { behind.removeLast() }
      headings[index].section = headings[index].node..<(behind.last?.node ?? .max)
      behind.append(headings[index])
    }
    return headings
  }

  private init(
    _ node: PageTree.Index, _ readings: [LayoutResult], _ names: [TimetableNames], _ tree: PageTree
  ) {
    let tag = tree.nodes[node].tag
    let level = Int(tag.rawValue) - Int(Tag.h1.rawValue) + 1
    let text = HeadingText.of(Texts.line(of: node, in: tree))
    let namesOwn = !text.said.contains { claim in
      let key = NameKey(claim.text)
      return zip(readings, names).allSatisfy { $1.contradict(claim, key, in: $0) }
    }
    let repeats = text.claims.contains { claim in
      let key = NameKey(claim.text)
      return names.contains { $0.tell(claim, key) }
    }
    self.init(
      node: node, section: node..<node, level: level,
      isOfAll: level == 1 || text.isRemark || text.namesDays,
      isRemark: text.isRemark, namesOwn: namesOwn && (!text.said.isEmpty || repeats),
      namesNothing: text.said.isEmpty && text.claims.isEmpty, saysNothing: text.said.isEmpty,
      isLine: text.isLine,
      isWay: level > 1 && text.namesWay, isForeign: text.isForeign,
      ownWords: level > 1 && text.namesDaysOfWay ? node..<Int(tree.nodes[node].end) : node..<node,
      seasonWords: level > 1 && text.namesSpecialDays
        ? node..<Int(tree.nodes[node].end) : node..<node)
  }
}

/// Which lines below headings that name none of a page's buses speak of buses all the same: each is looked at once.
final class LineTopics {
  private var known: [PageTree.Index: Bool] = [:]

  /// Whether a line does, as `judge` says.
  func isOfBuses(_ line: PageTree.Index, _ judge: () -> Bool) -> Bool {
    if let known = known[line] { return known }
    let isOne = judge()
    known[line] = isOne
    return isOne
  }
}
