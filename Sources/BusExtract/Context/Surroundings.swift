import Synchronization

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

  /// The nearest label of days, looked for once: layouts, signs and context ask for it.
  func dayLabel() -> DayLabel? {
    if let known = tree.dayLabels.withLock({ $0[node] }) { return known }
    let label = findDayLabel()
    tree.dayLabels.withLock { $0[node] = .some(label) }
    return label
  }

  private func findDayLabel() -> DayLabel? {
    if let captionNode, !isOfPart(captionNode),
      let label = DayLabel.find(in: captionNode, of: tree)
    {
      return label
    }
    if let label = cornerLabel() { return label }
    for name: StaticString in ["summary", "id", "aria-label", "title", "data-day"] {
      guard let value = tree.attribute(name, of: node) else { continue }
      if let label = sole(DayLabel.labels(in: value)) { return label }
    }
    return tabLabel() ?? headingLabel()
  }

  /// The days that stand below 停留所＼便 in the corner of a table of trips.
  private func cornerLabel() -> DayLabel? {
    guard tree.nodes[node].tag == .table,
      let row = tree.descendants(of: node).first(where: { tree.nodes[$0].tag == .tr }),
      case let cells = tree.elements(of: row), cells.count > 2,
      let label = DayLabel.find(in: cells[0], of: tree, takesLinks: false),
      label.remarks.contains(where: Self.corners.isFound),
      !cells.dropFirst().contains(where: { DayLabel.find(in: $0, of: tree) != nil })
    else { return nil }
    return DayLabel(text: label.text, remarks: [])
  }

  private static let corners = WordList(["停", "便", "駅", "港", "のりば"])

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
    return tree.writtenText(in: title).split { "｜|".contains($0) }.map { Texts.collapsed($0) }
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
        let target = TabTargets.element(withID: by, in: tree),
        let label = DayLabel.find(in: target, of: tree)
      {
        return label
      }
      current = tree.parent(of: current)
    }
    return nil
  }

  private func linkLabel(to id: String) -> DayLabel? {
    for index in TabTargets.tabs(showing: id, in: tree) {
      let labels = DayLabel.labels(in: TabTargets.text(of: index, showing: id, in: tree))
      if let label = sole(labels) { return label }
    }
    return nil
  }
}
