/// Tells the tables that only place things on the page from those that hold data.
struct LayoutTables {
  private let tree: PageTree
  private var layout: Set<PageTree.Index> = []
  /// Elements that are tables though they are made of blocks.
  private var blocks: Set<PageTree.Index> = []

  /// The most cells that a row of columns side by side has.
  private static let widest = 3

  /// Looks at every table of a page once.
  init(_ tree: PageTree) {
    self.tree = tree
    let headings = tree.headings()
    for index in tree.elements(tagged: .table) where places(index) || frames(index, headings) {
      layout.insert(index)
    }
  }

  /// The same, and tables made of blocks hold data too.
  func adding(_ elements: [PageTree.Index]) -> LayoutTables {
    var more = self
    more.blocks.formUnion(elements)
    return more
  }

  /// Whether no table around a node holds data.
  func isFree(_ node: PageTree.Index) -> Bool {
    tree.nearest(from: tree.parent(of: node), where: holdsData) == nil
  }

  /// Whether a node is a table that holds data, and does not merely place things.
  func holdsData(_ node: PageTree.Index) -> Bool {
    tree.nodes[node].tag == .table ? !layout.contains(node) : blocks.contains(node)
  }

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

  /// Whether one of its cells holds a heading and a list or a table below it: the page's frame, with a banner
  /// above and a menu beside.
  private func frames(_ table: PageTree.Index, _ headings: [PageTree.Index]) -> Bool {
    let inside = headings.filter { $0 > table && $0 < Int(tree.nodes[table].end) }
    return inside.contains { heading in
      guard let cell = cell(around: heading, in: table) else { return false }
      return (Int(tree.nodes[heading].end)..<Int(tree.nodes[cell].end)).contains { node in
        switch tree.nodes[node].tag {
        case .ul, .dl, .table, .pre: true
        default: false
        }
      }
    }
  }

  /// The cell of a table that a node stands in, where no other table is between.
  private func cell(around node: PageTree.Index, in table: PageTree.Index) -> PageTree.Index? {
    var (current, cell): (PageTree.Index, PageTree.Index?) = (node, nil)
    while current > table {
      if tree.nodes[current].tag.isCell { cell = current }
      if tree.nodes[current].tag == .table { return nil }
      current = tree.parent(of: current)
    }
    return cell
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
