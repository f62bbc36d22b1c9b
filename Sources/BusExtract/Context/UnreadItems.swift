import BusModel

/// Items of a list of departures that hold a time which was not read: "7:40 3号車" between 6:40 and 8:40.
enum UnreadItems {
  /// A doubt for each.
  static func notices(_ readings: [Reading], _ tree: PageTree) -> [Notice] {
    readings.filter { tree.nodes[$0.node].tag != .table }.flatMap { reading -> [Notice] in
      let nodes = reading.columns.flatMap { $0.departures.compactMap(\.node) }
      let items = nodes.compactMap { item(around: $0, tree) }
      let lists = Dictionary(grouping: Set(items)) { tree.parent(of: $0) }
      return lists.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.flatMap { list, read in
        tree.children(of: list).filter { child in
          !read.contains(child) && read.contains { isAlike($0, child, tree) }
            && holdsTime(child, tree)
        }.map { child in
          let text = String(Texts.line(of: child, in: tree).prefix(40))
          return Notice(.leftOver(.outsideCells(text)), at: reading.columns.first?.at)
        }
      }
    }
  }

  /// The item of a list that a text stands in.
  private static func item(around text: PageTree.Index, _ tree: PageTree) -> PageTree.Index? {
    var current = tree.parent(of: text)
    while current > 0 {
      switch tree.nodes[current].tag {
      case .li, .dd: return current
      case .td, .th, .table, .body: return nil
      default: current = tree.parent(of: current)
      }
    }
    return nil
  }

  private static func isAlike(
    _ first: PageTree.Index, _ second: PageTree.Index, _ tree: PageTree
  ) -> Bool {
    tree.nodes[first].tag == tree.nodes[second].tag && tree.haveSame("class", first, second)
  }

  /// Whether a number, a colon and a number of two digits stand in it.
  private static func holdsTime(_ item: PageTree.Index, _ tree: PageTree) -> Bool {
    let tokens = tree.tokens(of: item)
    // Arrivals are read and are no departures.
    guard !tokens.contains(where: { tokens.text($0).contains("着") }) else { return false }
    return tokens.count >= 3 && tokens.count <= 24
      && (0..<tokens.count - 2).contains { index in
        tokens[index].isNumber && tokens[index + 1].is(.clockColon) && tokens[index + 2].isNumber
      }
  }
}
