import Synchronization

/// The headings above an element.
extension Surroundings {
  /// The nearest element before that is nothing but a label, or a heading that holds one; with
  /// `passesDates` those are passed over that give dates alone.
  func headingLabel(passesDates: Bool = false) -> DayLabel? {
    var current = node
    var search = HeadingSearch(
      section: isCaptionedByWay ? Self.belowAllHeadings : .max, passesDates: passesDates)
    while current > 0 {
      let parent = tree.parent(of: current)
      for sibling in tree.children(of: parent).filter({ $0 < current }).reversed() {
        if let end = step(over: sibling, &search) { return end.label }
      }
      if search.isPastTable, search.section == .max { return nil }
      current = parent
    }
    return nil
  }

  /// How far the search for a heading has come, upwards.
  private struct HeadingSearch {
    /// The rank of the section that the element stands in, as far as headings said it.
    var section: Int
    /// Labels that give dates alone are passed over.
    let passesDates: Bool
    /// Days in a heading above several tables are said of all of them, and 毎日運航 in any words; other days only of
    /// the first, but where the tables have headings of their own below that of the days, were it a caption 帰り.
    var isPastTable = false
    /// The tables passed over.
    var passed: [PageTree.Index] = []

    /// Where it ends: at a label, or where there can be none.
    struct End {
      var label: DayLabel?
    }
  }

  /// Looks at the next element before; nil when the search goes on.
  private func step(
    over sibling: PageTree.Index, _ search: inout HeadingSearch
  ) -> HeadingSearch.End? {
    if tree.nodes[sibling].tag == .text {
      if tree.headedDays.texts.contains(sibling) { return nil }
      let text = String(decoding: tree.textBytes(sibling), as: UTF8.self)
      guard !search.isPastTable, DayLabel.isWhole(text) || DayWords.entitles(text),
        !IssueDate.isAlone(text)
      else { return nil }
      return HeadingSearch.End(label: DayLabel.choose(DayLabel.labels(in: text)))
    }
    if holdsTable(sibling) {
      search.isPastTable = true
      search.passed.append(sibling)
      return nil
    }
    let rank = rank(of: sibling)
    if search.isPastTable { return stepPastTable(over: sibling, rank, &search) }
    if let label = label(heading: sibling, search.passesDates) {
      if search.section < Self.belowAllHeadings, rank == nil, isNote(sibling, label) { return nil }
      // Dates above the page's own heading are those of an exhibition, or of something else.
      if search.section == 1, rank == nil, DayWords.onlyDates(label.text) { return nil }
      if isBelowRest(sibling) { return HeadingSearch.End(label: label.resting) }
      return HeadingSearch.End(
        label: isTab(sibling, label) ? nil : label.following(line(before: sibling)))
    }
    if let rank { search.section = min(search.section, rank) }
    return nil
  }

  /// The same where another table stands between.
  private func stepPastTable(
    over sibling: PageTree.Index, _ rank: Int?, _ search: inout HeadingSearch
  ) -> HeadingSearch.End? {
    let isInSection = search.section < .max
    // A heading of the same rank is another section's.
    if let rank, rank >= search.section, isInSection { return nil }
    let label = label(heading: sibling, search.passesDates)
    if let rank, rank < search.section, isInSection {
      if let label { return HeadingSearch.End(label: label) }
      search.section = rank
      return nil
    }
    guard label != nil || rank != nil else { return nil }
    // The way back below the way there, both below one heading; of words alone 平日 is of the first.
    let isOfAll = label.map { label in
      DayLabel.isDaily(label.text) || rank != nil && search.passed.allSatisfy(isApart)
    }
    return HeadingSearch.End(label: isOfAll == true ? label : nil)
  }

  /// Whether another table has no two stops of this one in the same order.
  private func isApart(from other: PageTree.Index) -> Bool {
    let (own, others) = (stops(in: node), stops(in: other))
    let (shared, same) = (own.filter(others.contains), others.filter(own.contains))
    return shared.count < 2 || shared != same
  }

  /// The words of a table's cells that are no times and no names of trips, each once.
  private func stops(in table: PageTree.Index) -> [String] {
    var found: [String] = []
    for cell in tree.descendants(of: table) where tree.nodes[cell].tag.isCell {
      let text = Texts.compact(Texts.line(of: cell, in: tree))
      guard !text.isEmpty, !text.contains(where: \.isNumber), !Self.heads.isFound(in: text),
        !found.contains(text)
      else { continue }
      found.append(text)
    }
    return found
  }

  private static let heads = WordList(["停留所", "バス停", "便名", "便", "備考", "時刻"])

  private var isCaptionedByWay: Bool {
    if let captionNode { return SharedDays.namesWay(Texts.line(of: captionNode, in: tree)) }
    // "▼桜温泉駅行" in a line of its own directly above.
    let before = tree.elements(of: tree.parent(of: node)).last { $0 < node }
    guard let before, [.p, .div].contains(tree.nodes[before].tag),
      tree.tokens(of: before).count <= 12
    else { return false }
    let text = String(Texts.line(of: before, in: tree).drop { "■●◆▼▶►▽○◎・ ".contains($0) })
    return DayLabel.labels(in: text).isEmpty
      && (SharedDays.namesWay(text) || HeadingWords.destination(in: text) != nil)
  }

  private static let belowAllHeadings = 7

  /// "※土日祝運休", "運行日：月～土" or "月・水・金のみ運行します" below a table and above the next heading is said of the table above it.
  private func isNote(_ index: PageTree.Index, _ label: DayLabel) -> Bool {
    let before = tree.elements(of: tree.parent(of: index)).last { $0 < index }
    guard before.map(holdsTable) == true else { return false }
    let text = Texts.line(of: index, in: tree)
    return DayWords.onlyCancels(label.text) || OperatingDays.headsDays.isFound(in: text)
      || text.first.map { "※＊*注".contains($0) } == true || Self.sentences.ends(text)
  }

  private static let sentences = WordList(["。", "ます", "です", "ません"])

  /// How high a heading stands, 1 for h1; nil for anything else.
  private func rank(of index: PageTree.Index) -> Int? {
    let tag = tree.nodes[index].tag
    return tag.isHeading ? Int(tag.rawValue) - Int(Tag.h1.rawValue) + 1 : nil
  }

  /// Whether the element before is made alike and names other days: both are tabs, and none is the
  /// heading of what follows.
  private func isTab(_ index: PageTree.Index, _ label: DayLabel) -> Bool {
    let before = tree.elements(of: tree.parent(of: index)).last { $0 < index }
    guard let before, tree.nodes[before].tag == tree.nodes[index].tag,
      !DayWords.onlyCancels(label.text),
      let other = self.label(heading: before)
    else { return false }
    return DayWords.kind(of: other.text) != DayWords.kind(of: label.text)
  }

  /// What the element before another prints, where it is short.
  private func line(before index: PageTree.Index) -> String {
    let before = tree.elements(of: tree.parent(of: index)).last { $0 < index }
    guard let before, tree.tokens(of: before).count <= 12 else { return "" }
    return Texts.line(of: before, in: tree)
  }

  /// Whether the element before it heads days without service: 運休日.
  private func isBelowRest(_ index: PageTree.Index) -> Bool {
    tree.elements(of: tree.parent(of: index)).last { $0 < index }.map {
      tree.tokens(of: $0).count <= 12 && DayWords.headsRest(Texts.line(of: $0, in: tree))
    } ?? false
  }

  private func holdsTable(_ index: PageTree.Index) -> Bool {
    tree.nodes[index].tag == .table
      || tree.descendants(of: index).contains { tree.nodes[$0].tag == .table }
  }

  /// The days that a heading holds, looked for once: all tables below ask for it.
  private func label(heading index: PageTree.Index, _ passesDates: Bool = false) -> DayLabel? {
    let key = index * 2 + (passesDates ? 1 : 0)
    if let known = tree.headingLabels.withLock({ $0[key] }) { return known }
    let label = findLabel(heading: index, passesDates)
    tree.headingLabels.withLock { $0[key] = .some(label) }
    return label
  }

  private func findLabel(heading index: PageTree.Index, _ passesDates: Bool) -> DayLabel? {
    // Every token prints one character at least.
    guard tree.tokens(of: index).count <= 60 else { return nil }
    let text = Texts.line(of: index, in: tree)
    guard !text.isEmpty, text.length <= 60, DayWords.mayName(Texts.compact(text)),
      !LegendLine.explainsSign(text), !TabOrder.isRow(index, in: tree),
      TripStatement.byDays(text) == nil
    else { return nil }
    let isHeading =
      tree.nodes[index].tag.isHeading
      || tree.descendants(of: index).contains { tree.nodes[$0].tag.isHeading }
      || [.dt, .strong, .b, .summary].contains(tree.nodes[index].tag)
    guard
      isHeading || DayLabel.isWhole(text) && !IssueDate.isAlone(text)
        || tree.nodes[index].tag != .head
          && (DayWords.entitles(text) || BracketedDays.entitles(text))
    else { return nil }
    let label = DayLabel.find(in: index, of: tree, takesLinks: false)
    return (passesDates || IssueDate.isOfNow(text))
      && label.map { DayWords.onlyDates($0.text) } == true
      ? nil : label
  }
}
