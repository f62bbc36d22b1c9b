/// Lists of times in sections of an hour each: "6時台" over 6:42, "7時台" over 7:05, 7:22 and 7:48.
extension ChainGrids {
  /// How far up from a time, and how far back, the head of its section is looked for.
  private static let mostLevels = 5
  private static let mostSiblings = 40
  /// No stop has more departures a day.
  private static let most = 1_500

  /// The list that the sections make, or several where the hours begin anew or a heading stands between them; nil
  /// unless each time stands in the section of its hour.
  func hourSections(_ links: [Link]) -> (grids: [Grid], heads: [PageTree.Index])? {
    guard links.count <= Self.most else { return nil }
    var heads: [PageTree.Index] = []
    var parts: [(links: [Link], heads: [PageTree.Index])] = []
    for link in links {
      guard let head = hourHead(above: link) else { return nil }
      if let last = parts.last?.links.last, last.value <= link.value || heads.last == head,
        heads.last == head || !isHeaded(anew: head, after: last)
      {
        parts[parts.count - 1].links.append(link)
      } else {
        parts.append(([link], []))
      }
      if heads.last != head {
        heads.append(head)
        parts[parts.count - 1].heads.append(head)
      }
    }
    guard heads.count > 1, Set(heads).count == heads.count else { return nil }
    let grids = parts.compactMap { grid($0.links, sections: $0.heads) }
    return grids.count == parts.count ? (grids, heads) : nil
  }

  /// Whether a heading stands between a time and the section of an hour behind it.
  private func isHeaded(anew head: PageTree.Index, after link: Link) -> Bool {
    (Int(tree.nodes[link.node].end)..<max(head, Int(tree.nodes[link.node].end))).contains { node in
      tree.nodes[node].tag.isHeading && !tree.descendants(of: node).contains(head)
    }
  }

  private func grid(_ links: [Link], sections heads: [PageTree.Index]) -> Grid? {
    let rows = links.map { row(of: $0, among: links, below: heads) }
    guard Set(rows).count == rows.count else { return nil }
    let around = heads.count > 1 ? commonAncestor(heads[0], heads[1]) : tree.parent(of: heads[0])
    let root = PlaceName(tree: tree).root(of: around)
    var cells: [Grid.Cell] = []
    for (number, link) in links.enumerated() {
      let row = rows[number]
      let rest =
        row == link.node
        ? []
        : tree.children(of: row).filter {
          !tree.isBlank($0) && !tree.descendants(of: $0).contains(link.node) && $0 != link.node
        }
      for (column, node) in ([link.node] + rest).enumerated() {
        cells.append(
          Grid.Cell(
            node: node, tokens: tree.tokens(of: node), isHeading: column == 0, row: number,
            column: column, rowSpan: 1, columnSpan: 1,
            place: Place(root: root, rowTag: tree.nodes[row].tag, row: number + 1)))
      }
    }
    return Grid(node: rows[0], at: root.name, cells: cells)
  }

  /// The head of the section in which a time stands, where it is the time's hour.
  private func hourHead(above link: Link) -> PageTree.Index? {
    var current = link.node
    for _ in 0..<Self.mostLevels where current > 0 {
      var before = tree.sibling(before: current)
      for _ in 0..<Self.mostSiblings {
        guard let sibling = before else { break }
        let tokens = tree.tokens(of: sibling)
        if tokens.count == 2, let hour = HourAxis.hour(in: tokens) {
          return hour == link.value / 60 ? sibling : nil
        }
        guard ClockCell.holdsTime(tokens) else { break }
        before = tree.sibling(before: sibling)
      }
      current = tree.parent(of: current)
    }
    return nil
  }

  /// The smallest element around a time that holds more than it, and neither another time nor a head; the
  /// time's own where none does.
  private func row(
    of link: Link, among links: [Link], below heads: [PageTree.Index]
  ) -> PageTree.Index {
    var row = link.node
    while case let around = tree.parent(of: row), around > 0,
      case let inside = tree.descendants(of: around),
      !heads.contains(where: inside.contains), links.count(where: { inside.contains($0.node) }) == 1
    {
      if tree.children(of: around).contains(where: { $0 != row && !tree.isBlank($0) }) {
        return around
      }
      row = around
    }
    return link.node
  }
}
