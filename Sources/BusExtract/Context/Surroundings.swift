/// The structural labels of an element: its caption, summary and id, the tab that shows it, the
/// headings above it. Running text is no label: "本日は平日ダイヤ" speaks of today.
struct Surroundings {
  let tree: PageTree
  let node: PageTree.Index

  /// Whether a caption speaks of marks or of single trips: "◎土日祝運休", "①便、③便は日祝運休".
  private func isOfPart(_ caption: PageTree.Index) -> Bool {
    let text = Texts.line(of: caption, in: tree)
    return LegendLine.explainsSign(text) || PartSentences.namesPart(text)
  }

  /// The nearest label of days.
  func dayLabel() -> DayLabel? {
    if let captionNode, !isOfPart(captionNode),
      let label = DayLabel.find(in: captionNode, of: tree)
    {
      return label
    }
    for name: StaticString in ["summary", "id", "aria-label", "title", "data-day"] {
      guard let value = tree.attribute(name, of: node) else { continue }
      if let label = sole(DayLabel.labels(in: value)) { return label }
    }
    return tabLabel() ?? headingLabel()
  }

  /// The label that the page's title gives.
  func titleLabel() -> DayLabel? {
    sole(
      titleParts.flatMap { part in
        // "12月19日ダイヤ改正" says when the timetable changes, and not when it holds.
        DayLabel.labels(in: part).filter { !part.contains("改正") || !DayWords.onlyDates($0) }
      })
  }

  /// The parts of the page's title.
  var titleParts: [String] {
    guard let title = tree.elements(tagged: .title).first else { return [] }
    let text = tree.descendants(of: title).filter { tree.nodes[$0].tag == .text }
      .map { String(decoding: tree.textBytes($0), as: UTF8.self) }.joined()
    return text.split { "｜|".contains($0) }.map { Texts.collapsed($0) }
  }

  /// The caption of the element, above or below it.
  var captionNode: PageTree.Index? {
    if let caption = tree.children(of: node).first(where: { tree.nodes[$0].tag == .caption }) {
      return caption
    }
    let figure = tree.parent(of: node)
    guard figure > 0, tree.nodes[figure].tag == .figure else { return nil }
    return tree.children(of: figure).first { tree.nodes[$0].tag == .figcaption }
  }

  /// The table that a `figcaption` stands beside.
  static func table(captionedBy caption: PageTree.Index, in tree: PageTree) -> PageTree.Index? {
    tree.children(of: tree.parent(of: caption)).first { tree.nodes[$0].tag == .table }
  }

  /// The one label of several, when they say the same.
  private func sole(_ labels: [String]) -> DayLabel? {
    DayLabel.choose(labels)
  }

  /// The text of the link "#id" that shows the element or one around it.
  private func tabLabel() -> DayLabel? {
    var current = node
    while current > 0 {
      if let name = tree.attribute("aria-label", of: current), current < node,
        let label = sole(DayLabel.labels(in: name))
      {
        return label
      }
      if let id = tree.attribute("id", of: current), let label = linkLabel(to: id) { return label }
      if let label = TabTargets.label(ofPanel: current, in: tree) { return label }
      if let by = tree.attribute("aria-labelledby", of: current),
        let target = element(withID: by),
        let label = DayLabel.find(in: target, of: tree)
      {
        return label
      }
      current = tree.parent(of: current)
    }
    return nil
  }

  private func linkLabel(to id: String) -> DayLabel? {
    for index in tree.elements(tagged: .a, .button, .li) where shows(id, index) {
      let labels = DayLabel.labels(in: Texts.line(of: index, in: tree))
      if let label = sole(labels) { return label }
    }
    return nil
  }

  /// Whether a tab shows the element of that id.
  private func shows(_ id: String, _ tab: PageTree.Index) -> Bool {
    TabTargets.ids(of: tab, in: tree).contains(id)
  }

  private func element(withID id: String) -> PageTree.Index? {
    tree.nodes.indices.first { tree.attribute("id", of: $0) == id }
  }

  /// The nearest element before that is nothing but a label, or a heading that holds one; with
  /// `passesDates` those are passed over that give dates alone.
  func headingLabel(passesDates: Bool = false) -> DayLabel? {
    var current = node
    // 毎日運航 above several tables is said of all of them; other days only of the first, but where the
    // tables have headings of their own below that of the days, were it a caption 帰り.
    var isPastTable = false
    var section = isCaptionedByWay ? Self.belowAllHeadings : Int.max
    while current > 0 {
      let parent = tree.parent(of: current)
      for sibling in tree.children(of: parent).filter({ $0 < current }).reversed() {
        if tree.nodes[sibling].tag == .text {
          if tree.headedDays.texts.contains(sibling) { continue }
          let text = String(decoding: tree.textBytes(sibling), as: UTF8.self)
          if !isPastTable, DayLabel.isWhole(text), !IssueDate.isAlone(text) {
            return DayLabel.choose(DayLabel.labels(in: text))
          }
          continue
        }
        if holdsTable(sibling) {
          isPastTable = true
          continue
        }
        let rank = rank(of: sibling)
        guard !isPastTable else {
          // A heading of the same rank is another section's.
          if let rank, section < .max, rank >= section { continue }
          let label = label(heading: sibling, passesDates)
          if let rank, rank < section, section < .max {
            if let label { return label }
            section = rank
          } else if label != nil || rank != nil {
            return label.flatMap { DayLabel.isDaily($0.text) ? $0 : nil }
          }
          continue
        }
        if let label = label(heading: sibling, passesDates) {
          if section < Self.belowAllHeadings, rank == nil, isNote(sibling, label) { continue }
          if isBelowRest(sibling) { return label.resting }
          return isTab(sibling, label) ? nil : label.following(line(before: sibling))
        }
        if let rank { section = min(section, rank) }
      }
      if isPastTable, section == .max { return nil }
      current = parent
    }
    return nil
  }

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

  /// "※土日祝運休" or "運行日：月～土" below a table and above the next heading is said of the table above it.
  private func isNote(_ index: PageTree.Index, _ label: DayLabel) -> Bool {
    let before = tree.elements(of: tree.parent(of: index)).last { $0 < index }
    guard before.map(holdsTable) == true else { return false }
    let text = Texts.line(of: index, in: tree)
    return DayWords.onlyCancels(label.text) || OperatingDays.headsDays.isFound(in: text)
      || text.first.map { "※＊*注".contains($0) } == true
  }

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

  private func label(heading index: PageTree.Index, _ passesDates: Bool = false) -> DayLabel? {
    // Every token prints one character at least.
    guard tree.tokens(of: index).count <= 60 else { return nil }
    let text = Texts.line(of: index, in: tree)
    guard !text.isEmpty, text.length <= 60, DayWords.mayName(Texts.compact(text)),
      !LegendLine.explainsSign(text), !TabOrder.isRow(index, in: tree)
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
    return passesDates && label.map { DayWords.onlyDates($0.text) } == true ? nil : label
  }
}
