import BusModel

extension LineScope {
  /// The definitions below a term that names the line of some timetables and not of all.
  static func definitions(
    below readings: [LayoutResult], in tree: PageTree
  ) -> [(places: Range<PageTree.Index>, of: Set<PageTree.Index>)] {
    let all = Set(readings.map(\.node))
    guard all.count > 1 else { return [] }
    lazy var heads = readings.map { TripPlaces.headings(of: $0, tree) }
    return tree.elements(tagged: .dd, .td).filter { node in
      // No list of times, and no cell of a timetable.
      !all.contains { reading in
        reading == node || (node..<Int(tree.nodes[node].end)).contains(reading)
          || (reading..<Int(tree.nodes[reading].end)).contains(node)
      }
    }.compactMap {
      node -> (places: Range<PageTree.Index>, of: Set<PageTree.Index>)? in
      guard let term = tree.sibling(before: node), isTerm(term, of: node, in: tree) else {
        return nil
      }
      let name = Texts.compact(Texts.line(of: term, in: tree))
      guard TripPlaces.names.contains(name.length),
        let own = TripPlaces.named(name, Array(readings.indices), readings, { heads[$0] }),
        own.count < readings.count
      else { return nil }
      return (node..<Int(tree.nodes[node].end), Set(own.map { readings[$0].node }))
    }
  }

  /// Whether an element is the term of a definition, or the first of the two cells of a row.
  private static func isTerm(
    _ term: PageTree.Index, of node: PageTree.Index, in tree: PageTree
  ) -> Bool {
    guard tree.nodes[node].tag == .td else { return tree.nodes[term].tag == .dt }
    return tree.elements(of: tree.parent(of: node)) == [term, node]
  }
}
