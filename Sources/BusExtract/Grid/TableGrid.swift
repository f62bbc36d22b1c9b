/// Lays out a `table` with its colspans and rowspans as browsers do.
struct TableGrid {
  private let tree: PageTree
  private let table: PageTree.Index
  private let at: String
  private var cells: [Grid.Cell] = []
  private var row = -1
  private var column = 0
  private var rowNumber = 0
  /// For each column, how many further rows a cell from above still reaches into.
  private var occupied: [Int] = []

  /// Spans beyond these are mistakes or attacks.
  private static let columnSpanLimit = 1_000
  private static let rowSpanLimit = 2_000

  /// The grid of a table; `at` is its place.
  static func grid(of table: PageTree.Index, at: String, in tree: PageTree) -> Grid {
    var layout = TableGrid(tree: tree, table: table, at: at)
    layout.read(table)
    return Grid(node: table, at: at, cells: layout.trimmedCells)
  }

  private init(tree: PageTree, table: PageTree.Index, at: String) {
    self.tree = tree
    self.table = table
    self.at = at
  }

  /// The cells, none reaching below the last row.
  private var trimmedCells: [Grid.Cell] {
    cells.map { cell in
      var trimmed = cell
      trimmed.rowSpan = min(cell.rowSpan, row + 1 - cell.row)
      return trimmed
    }
  }

  private mutating func read(_ root: PageTree.Index) {
    var index = root + 1
    let end = Int(tree.nodes[root].end)
    while index < end, cells.count < Grid.slotLimit {
      switch tree.nodes[index].tag {
      case .tr:
        readRow(index)
        index = Int(tree.nodes[index].end)
      case .td, .th:
        if row < 0 { beginRow() }
        readCell(index, number: cells.count + 1)
        index = Int(tree.nodes[index].end)
      case .table, .caption: index = Int(tree.nodes[index].end)
      default: index += 1
      }
    }
  }

  /// A row whose only content is a table is replaced by that table's rows: so are hours laid out
  /// that have a table each.
  private mutating func readRow(_ node: PageTree.Index) {
    let found = cellNodes(of: node)
    if found.count == 1, let inner = soleTable(in: found[0]) {
      rowNumber += 1
      let firstCell = cells.count
      for index in tableRows(of: inner) { readRow(index) }
      closeSpans(from: firstCell)
      return
    }
    beginRow()
    for (position, cell) in found.enumerated() { readCell(cell, number: position + 1) }
  }

  /// No cell of a spliced table reaches below that table's last row.
  private mutating func closeSpans(from firstCell: Int) {
    for index in firstCell..<cells.count {
      cells[index].rowSpan = min(cells[index].rowSpan, row + 1 - cells[index].row)
    }
    for index in occupied.indices { occupied[index] = 0 }
  }

  private mutating func beginRow() {
    row += 1
    rowNumber += 1
    column = 0
    for index in occupied.indices where occupied[index] > 0 { occupied[index] -= 1 }
  }

  private mutating func readCell(_ node: PageTree.Index, number: Int) {
    while column < occupied.count, occupied[column] > 0 { column += 1 }
    let columnSpan = span("colspan", of: node, limit: Self.columnSpanLimit)
    let rowSpan = span("rowspan", of: node, limit: Self.rowSpanLimit)
    let tag = tree.nodes[node].tag
    cells.append(
      Grid.Cell(
        node: node, tokens: TokenReader.tokens(of: node, in: tree), isHeading: tag == .th,
        row: row, column: column, rowSpan: rowSpan, columnSpan: columnSpan,
        at: "\(at)/tr[\(rowNumber)]/\(tag)[\(number)]"))
    let last = column + columnSpan
    while occupied.count < last { occupied.append(0) }
    for index in column..<last { occupied[index] = rowSpan }
    column = last
  }

  private func span(_ name: StaticString, of node: PageTree.Index, limit: Int) -> Int {
    guard let text = tree.attribute(name, of: node) else { return 1 }
    let digits = Texts.compact(text).prefix { $0.isASCII && $0.isNumber }.prefix(6)
    return min(max(Int(digits) ?? 1, 1), limit)
  }

  /// The cells of a row, wrapped ones included, nested tables' left out.
  private func cellNodes(of row: PageTree.Index) -> [PageTree.Index] {
    found([.td, .th], below: row, not: [.table])
  }

  private func tableRows(of table: PageTree.Index) -> [PageTree.Index] {
    found([.tr], below: table, not: [.table])
  }

  private func found(
    _ wanted: Set<Tag>, below root: PageTree.Index, not skipped: Set<Tag>
  ) -> [PageTree.Index] {
    var result: [PageTree.Index] = []
    var index = root + 1
    while index < Int(tree.nodes[root].end) {
      let tag = tree.nodes[index].tag
      if wanted.contains(tag) { result.append(index) }
      let isLeaf = wanted.contains(tag) || skipped.contains(tag)
      index = isLeaf ? Int(tree.nodes[index].end) : index + 1
    }
    return result
  }

  /// The one table that is all a cell holds.
  private func soleTable(in cell: PageTree.Index) -> PageTree.Index? {
    var inner: PageTree.Index?
    for child in tree.children(of: cell) {
      switch tree.nodes[child].tag {
      case .table where inner == nil: inner = child
      case .text where isBlank(child): continue
      default: return nil
      }
    }
    return inner
  }

  private func isBlank(_ text: PageTree.Index) -> Bool {
    var scalars = ScalarReader(tree.textBytes(text))
    while let scalar = scalars.next() {
      if !Scalars.isSpace(scalar) { return false }
    }
    return true
  }
}
