import BusModel

/// Cells that stand in no table, because the page lost the tag that opens it: browsers show their
/// text all the same, and no grid holds it.
enum OrphanCells {
  /// A left-over for the first of them.
  static func notices(in tree: PageTree) -> [Notice] {
    let first = tree.nodes.indices.first { index in
      tree.nodes[index].tag.isCell && !isInTable(index, tree)
        && hasNumber(index, tree)
    }
    return first.map { cell in
      [
        Notice(.leftOver(.cellsOutsideTables), at: PlaceName(tree: tree).name(of: cell))
      ]
    } ?? []
  }

  private static func isInTable(_ index: PageTree.Index, _ tree: PageTree) -> Bool {
    tree.isInside(tree.parent(of: index), .table)
  }

  private static func hasNumber(_ cell: PageTree.Index, _ tree: PageTree) -> Bool {
    tree.tokens(of: cell).contains(where: \.isNumber)
  }
}
