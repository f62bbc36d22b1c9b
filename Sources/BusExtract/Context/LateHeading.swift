import BusModel

/// The page's only h1 where it stands below all timetables and says what the title does not: whether it
/// speaks of them, and of which, is not known.
enum LateHeading {
  /// A doubt about such a page.
  static func doubts(_ readings: [Reading], _ tree: PageTree) -> [Notice] {
    let headings = tree.elements(tagged: .h1)
    guard headings.count == 1, let heading = headings.first, let last = readings.last,
      heading > last.node
    else { return [] }
    let text = Texts.line(of: heading, in: tree)
    let title = tree.elements(tagged: .title).first.map { Texts.line(of: $0, in: tree) } ?? ""
    guard !title.contains(text),
      NameLine(text).says(.stop, .destination) || BareName.isLikely(text)
    else { return [] }
    return [Notice(.leftOver(.outsideCells(text)), at: nil)]
  }
}
