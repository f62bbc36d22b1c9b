import BusModel

extension LineScope {
  /// A definition: where it stands, and of which timetables it is.
  typealias Definition = (places: Range<PageTree.Index>, of: Set<PageTree.Index>)

  /// The definitions below a term that names the line of some timetables and not of all, none within another.
  static func definitions(below readings: [LayoutResult], in tree: PageTree) -> [Definition] {
    let all = Set(readings.map(\.node))
    guard all.count > 1 else { return [] }
    let starts = all.sorted()
    lazy var heads = readings.map { TripPlaces.headings(of: $0, tree) }
    var found: [Definition] = []
    for node in tree.elements(tagged: .dd, .td) {
      let places = node..<Int(tree.nodes[node].end)
      guard found.last.map({ $0.places.upperBound <= node }) ?? true,
        let term = tree.sibling(before: node), isTerm(term, of: node, in: tree),
        // No list of times, and no cell of a timetable.
        starts.leadingCount(where: { $0 < places.upperBound })
          == starts.leadingCount(where: { $0 < node }),
        tree.nearest(from: node, where: all.contains) == nil
      else { continue }
      let name = Texts.compact(Texts.line(of: term, in: tree))
      guard TripPlaces.names.contains(name.length),
        let own = TripPlaces.named(name, Array(readings.indices), readings, { heads[$0] }),
        own.count < readings.count
      else { continue }
      found.append((places, Set(own.map { readings[$0].node })))
    }
    return found
  }

  /// Whether an element is the term of a definition, or the first of the two cells of a row.
  private static func isTerm(
    _ term: PageTree.Index, of node: PageTree.Index, in tree: PageTree
  ) -> Bool {
    guard tree.nodes[node].tag == .td else { return tree.nodes[term].tag == .dt }
    return tree.elements(of: tree.parent(of: node)) == [term, node]
  }
}
