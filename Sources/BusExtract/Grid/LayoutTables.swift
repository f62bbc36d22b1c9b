/// Tells the tables that only place things on the page from those that hold data.
struct LayoutTables {
  private let tree: PageTree
  private var layout: Set<PageTree.Index> = []

  /// The most cells that a row of columns side by side has.
  private static let widest = 3

  /// Looks at every table of a page once.
  init(_ tree: PageTree) {
    self.tree = tree
    for index in tree.elements(tagged: .table) where places(index) { layout.insert(index) }
  }

  /// Whether no table around a node holds data.
  func isFree(_ node: PageTree.Index) -> Bool {
    var current = tree.parent(of: node)
    while current > 0 {
      if tree.nodes[current].tag == .table, !layout.contains(current) { return false }
      current = tree.parent(of: current)
    }
    return true
  }

  /// Whether a table places things and holds no data.
  func isLayout(_ table: PageTree.Index) -> Bool { layout.contains(table) }

  /// One cell a row, or one row of columns, with blocks in them.
  private func places(_ table: PageTree.Index) -> Bool {
    guard isNarrow(table) else { return false }
    return tree.descendants(of: table).contains { node in
      switch tree.nodes[node].tag {
      case .div, .ul, .dl, .p, .table, .section, .h1, .h2, .h3, .h4, .pre, .center: true
      default: false
      }
    }
  }

  /// Tables of data are known by their second row, seldom later.
  private func isNarrow(_ table: PageTree.Index) -> Bool {
    var (rows, cells, most) = (0, 0, 0)
    var index = table + 1
    while index < Int(tree.nodes[table].end) {
      let tag = tree.nodes[index].tag
      if tag == .tr {
        rows += 1
        cells = 0
      } else if tag.isCell {
        cells += 1
        most = max(most, cells)
      }
      if most > Self.widest || (rows > 1 && most > 1) { return false }
      index = tag.isCell || tag == .table ? Int(tree.nodes[index].end) : index + 1
    }
    return most > 0
  }
}
