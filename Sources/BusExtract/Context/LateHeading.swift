import BusModel

/// The page's only h1 where it stands below all timetables and says what the title does not, or between
/// timetables of which the first has no heading: whether it speaks of them, and of which, is not known.
enum LateHeading {
  /// A doubt about such a page.
  static func doubts(_ readings: [LayoutResult], _ tree: PageTree) -> [Notice] {
    let headings = tree.elements(tagged: .h1)
    guard headings.count == 1, let heading = headings.first, let last = readings.last,
      heading > last.node || isBetween(heading, readings, tree)
    else { return [] }
    let text = Texts.line(of: heading, in: tree)
    let title = tree.elements(tagged: .title).first.map { Texts.line(of: $0, in: tree) } ?? ""
    guard heading < last.node || !title.contains(text),
      NameLine(text).says(.stop, .destination) || BareName.isLikely(text)
    else { return [] }
    return [Notice(.leftOver(.outsideCells(text)), at: nil)]
  }

  private static func isBetween(
    _ heading: PageTree.Index, _ readings: [LayoutResult], _ tree: PageTree
  ) -> Bool {
    readings.contains { Int(tree.nodes[$0.node].end) <= heading }
      && tree.headings().first == heading
  }
}
