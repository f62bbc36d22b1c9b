/// By which way the buses of a timetable go, where its heads say it: 湊経由. It tells one timetable from
/// another that goes to the same place.
struct WayWords {
  let tree: PageTree
  private let headings: [PageTree.Index]

  init(_ tree: PageTree) {
    self.tree = tree
    headings = tree.headings(and: .caption)
  }

  /// The words of a column's own heads, or else of the heading right above it.
  func words(of column: LayoutResult.Column, in reading: LayoutResult) -> [String] {
    let own = column.headings.filter(Self.isWay)
    guard own.isEmpty, let above = headings.last(where: { $0 < reading.node }) else { return own }
    let text = Texts.line(of: above, in: tree)
    return Self.isWay(text) ? [text] : []
  }

  private static func isWay(_ text: String) -> Bool {
    text.length <= 40 && text.contains("経由")
  }
}
