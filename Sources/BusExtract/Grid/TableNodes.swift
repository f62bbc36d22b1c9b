/// The rows and cells of a table where they stand in the tree.
struct TableNodes {
  let tree: PageTree

  /// A table each of whose rows is just a table is laid out as all those tables' rows: some pages
  /// give every hour a table of its own.
  func isWrapper(_ table: PageTree.Index) -> Bool {
    let rows = rows(below: table)
    return rows.count > 1
      && rows.allSatisfy { row in
        let cells = self.cells(of: row)
        return cells.count == 1 && soleTable(in: cells[0]) != nil
      }
  }

  /// The cells of a row, wrapped ones included, nested tables' left out.
  func cells(of row: PageTree.Index) -> [PageTree.Index] {
    found(below: row) { $0.isCell }
  }

  /// The rows of a table or a part of one, nested tables' left out.
  func rows(below root: PageTree.Index) -> [PageTree.Index] {
    found(below: root) { $0 == .tr }
  }

  private func found(below root: PageTree.Index, _ isWanted: (Tag) -> Bool) -> [PageTree.Index] {
    var result: [PageTree.Index] = []
    var index = root + 1
    while index < Int(tree.nodes[root].end) {
      let tag = tree.nodes[index].tag
      if isWanted(tag) { result.append(index) }
      index = isWanted(tag) || tag == .table ? Int(tree.nodes[index].end) : index + 1
    }
    return result
  }

  /// The one table that is all a cell holds, wrapped in other elements or not.
  func soleTable(in element: PageTree.Index) -> PageTree.Index? {
    let children = tree.children(of: element).filter {
      !tree.isBlank($0)
    }
    guard children.count == 1 else { return nil }
    switch tree.nodes[children[0]].tag {
    case .table: return children[0]
    case .text: return nil
    default: return soleTable(in: children[0])
    }
  }
}
