import BusModel

/// Sections of one bus: a heading that says from where or to where, or on which days, and below it a
/// single time. No layout reads a list of one; that it was left out must be said.
enum LoneTimes {
  /// A doubt for each such time beside what was read.
  static func notices(
    _ lines: PageLines, besides readings: [Reading], _ tree: PageTree
  ) -> [Notice] {
    let departures = readings.flatMap(\.columns).flatMap(\.departures)
    let read = Set(departures.compactMap(\.node))
    return zip(lines.lines, lines.lines.dropFirst()).compactMap { head, line in
      guard tree.nodes[head.block].tag.isHeading || tree.nodes[head.block].tag == .dt,
        !read.contains(line.node), line.text.length <= 8, isTime(line.node, tree),
        entitles(head.text)
      else { return nil }
      return Notice(.leftOver(.outsideCells(line.text)), at: nil)
    }
  }

  private static func isTime(_ node: PageTree.Index, _ tree: PageTree) -> Bool {
    let cell = ClockCell(tree.tokens(of: node))
    return cell.soleTime != nil && cell.words.isEmpty
  }

  private static func entitles(_ head: String) -> Bool {
    NameLine(head).says(.stop, .destination) || !DayLabel.labels(in: head).isEmpty
      || RowName.isWay(head)
  }
}
