import BusModel

/// The stops that head the times of a definition list: below 停留所別発車時刻 every term is a stop, and
/// what is said of it are the times there.
enum DefinitionStops {
  /// Names the stops of lists in which the page says that terms are such; elsewhere a term may be where
  /// the buses go.
  static func name(_ readings: inout [LayoutResult], in tree: PageTree) {
    let listed = readings.indices.filter { tree.nodes[readings[$0].node].tag == .dd }
    guard listed.count > 1 else { return }
    let groups = Dictionary(grouping: listed) { tree.parent(of: readings[$0].node) }
    for (list, indices) in groups where indices.count > 1 && isOfStops(list, tree) {
      let terms = indices.map { term(of: readings[$0].node, tree) }
      let names = terms.compactMap { $0 }.filter(isStop)
      guard names.count == terms.count, Set(names).count == names.count else { continue }
      for (index, name) in zip(indices, names) {
        for column in readings[index].columns.indices
        where readings[index].columns[column].stop == nil {
          readings[index].columns[column].stop = name
        }
      }
    }
  }

  /// The term right before what is said of it.
  private static func term(of entry: PageTree.Index, _ tree: PageTree) -> String? {
    let before = tree.elements(of: tree.parent(of: entry)).last { $0 < entry }
    guard let before, tree.nodes[before].tag == .dt else { return nil }
    return Texts.line(of: before, in: tree)
  }

  private static func isStop(_ name: String) -> Bool {
    HeadingWords.mayBeStop(name) && BareName.mayBe(name)
      && !NameLine(name).says(.destination, .routeName, .platform)
  }

  /// Whether the heading above a list says that it goes stop by stop.
  private static func isOfStops(_ list: PageTree.Index, _ tree: PageTree) -> Bool {
    let heading = tree.headings(and: .caption).last { $0 < list }
    return heading.map { stops.isFound(in: Texts.line(of: $0, in: tree)) } ?? false
  }

  private static let stops = WordList([
    "停留所別", "停留所ごと", "各停留所", "停別", "バス停別", "バス停ごと", "各バス停", "停留場別", "乗り場別", "各乗り場",
  ])
}
