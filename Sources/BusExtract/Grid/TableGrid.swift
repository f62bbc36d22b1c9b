/// Lays out a `table` with its colspans and rowspans as browsers do.
struct TableGrid {
  private let tree: PageTree
  private let table: PageTree.Index
  private let root: Place.Root
  private var cells: [Grid.Cell] = []
  /// Texts that stand in the table or in a row, outside all cells.
  private var strays: [PageTree.Index] = []
  private var row = -1
  private var column = 0
  private var rowNumber = 0
  /// For each column, how many further rows a cell from above still reaches into.
  private var occupied: [Int] = []

  private var nodes: TableNodes { TableNodes(tree: tree) }

  /// Spans beyond these are mistakes or attacks.
  private static let columnSpanLimit = 1_000
  private static let rowSpanLimit = 2_000

  /// The grid of a table.
  static func grid(of table: PageTree.Index, in tree: PageTree) -> Grid {
    var layout = TableGrid(tree: tree, table: table)
    layout.cells.reserveCapacity(min(tree.descendants(of: table).count / 2, 128))
    layout.readRows(of: table)
    layout.trimSpans()
    layout.noteOverlongSpans()
    layout.noteHeadless()
    layout.noteHeadingInside()
    var grid = Grid(
      node: table, at: layout.root.name, cells: ClosingRows.removed(from: layout.cells))
    grid.strays = layout.strays
    return HeadedCells.divided(StackedRows.divided(grid))
  }

  private init(tree: PageTree, table: PageTree.Index) {
    self.tree = tree
    self.table = table
    root = PlaceName(tree: tree).root(of: table)
  }

  /// A row that is one cell short and has no heading where all others begin with one has lost it, and its
  /// cells stand below those before their own.
  private mutating func noteHeadless() {
    guard row > 1, cells.allSatisfy({ $0.rowSpan == 1 && $0.columnSpan == 1 }) else { return }
    let rows = rows
    noteShortHead(rows)
    let bare = rows.filter { $0.first?.isHeading == false }
    guard row > 3, bare.count == 1, let short = bare.first,
      rows.allSatisfy({ $0.count == short.count + ($0.first?.isHeading == true ? 1 : 0) }),
      let text = short.lazy.flatMap(\.tokens).first?.node
    else { return }
    note(stray: text)
  }

  /// The cells of each row that has any; no cell stands in two.
  private var rows: [ArraySlice<Grid.Cell>] {
    var rows: [ArraySlice<Grid.Cell>] = []
    var start = 0
    for index in 1..<cells.count + 1
    where index == cells.count || cells[index].row != cells[start].row {
      rows.append(cells[start..<index])
      start = index
    }
    return rows
  }

  /// A first row of headings that is one short, where times stand in the last column of all others: which
  /// heads which is not known.
  private mutating func noteShortHead(_ rows: [ArraySlice<Grid.Cell>]) {
    guard let head = rows.first, head.first?.row == 0, head.allSatisfy(\.isHeading),
      head.count > 1,
      rows.dropFirst().allSatisfy({ cells in
        cells.count == head.count + 1
          && cells.last?.tokens.holdClockSign == true
      }), let text = head.lazy.flatMap(\.tokens).first?.node
    else { return }
    note(stray: text)
  }

  /// A heading without a number behind the numbers of a cell is none of its marks, where no other cell has
  /// one.
  private mutating func noteHeadingInside() {
    let headings = tree.headings().filter { tree.descendants(of: table).contains($0) }
    guard headings.count == 1, let heading = headings.first, cells.count > 4,
      let cell = cells.first(where: { tree.descendants(of: $0.node).contains(heading) }),
      cell.tokens.contains(where: \.isNumber)
    else { return }
    let own = tree.tokens(of: heading)
    guard !own.contains(where: \.isNumber), let text = own.first?.node else { return }
    note(stray: text)
  }

  /// No cell reaches below the last row.
  private mutating func trimSpans() {
    for index in cells.indices where cells[index].row + cells[index].rowSpan > row + 1 {
      cells[index].rowSpan = row + 1 - cells[index].row
    }
  }

  /// A row that fills the table by itself, which a cell of the row before pushes beyond all others: one of the rows
  /// that the cell spans is missing, and what stands below which heading is not known.
  private mutating func noteOverlongSpans() {
    guard cells.contains(where: { $0.rowSpan > 1 }) else { return }
    let rows = rows
    let widths = rows.map { $0.reduce(0) { $0 + $1.columnSpan } }
    guard let head = widths.first, head > 2, rows[0].allSatisfy({ $0.rowSpan == 1 }) else { return }
    for (row, width) in zip(rows, widths).dropFirst()
    where width == head && row.last.map({ $0.column + $0.columnSpan > head }) == true {
      let reaching = cells.first { cell in
        cell.rowSpan > 1 && cell.row < row[row.startIndex].row
          && cell.row + cell.rowSpan > row[row.startIndex].row
      }
      guard let reaching,
        widths.indices.contains(where: { rows[$0].first?.row == reaching.row && widths[$0] == head }
        ),
        let text = row.lazy.flatMap(\.tokens).first?.node
      else { continue }
      note(stray: text)
    }
  }

  /// The rows as browsers place them: those of `tfoot` last, wherever they are written.
  private mutating func readRows(of root: PageTree.Index) {
    let isWrapper = nodes.isWrapper(root)
    var feet: [PageTree.Index] = []
    var isInLooseRow = false
    var index = root + 1
    while index < Int(tree.nodes[root].end), cells.count < Grid.slotLimit {
      switch tree.nodes[index].tag {
      case .tr:
        read(row: index, isWrapper: isWrapper)
        isInLooseRow = false
        index = Int(tree.nodes[index].end)
      case .td, .th:
        if !isInLooseRow { beginRow() }
        isInLooseRow = true
        readCell(index, number: cells.count + 1)
        index = Int(tree.nodes[index].end)
      case .tfoot:
        feet.append(index)
        index = Int(tree.nodes[index].end)
      case .table, .caption: index = Int(tree.nodes[index].end)
      case .text:
        note(stray: index)
        index += 1
      default: index += 1
      }
    }
    for foot in feet {
      for node in nodes.rows(below: foot) { read(row: node, isWrapper: isWrapper) }
    }
  }

  private mutating func read(row node: PageTree.Index, isWrapper: Bool) {
    if isWrapper, let inner = nodes.cells(of: node).first.flatMap(nodes.soleTable) {
      splice(inner)
    } else {
      readRow(node)
    }
  }

  /// Texts of a row that stand in no cell; libxml2 wraps them in a paragraph.
  private mutating func noteStrays(in row: PageTree.Index) {
    for child in tree.children(of: row) where !tree.nodes[child].tag.isCell {
      if tree.isBlank(child) { continue }
      let texts = (child..<Int(tree.nodes[child].end)).filter { tree.nodes[$0].tag == .text }
      let holdsCells =
        tree.nodes[child].tag != .table
        && tree.descendants(of: child).contains { tree.nodes[$0].tag.isCell }
      if !holdsCells { texts.forEach { note(stray: $0) } }
    }
  }

  private mutating func note(stray text: PageTree.Index) {
    if !tree.isBlank(text) { strays.append(text) }
  }

  private mutating func readRow(_ node: PageTree.Index) {
    beginRow()
    noteStrays(in: node)
    var number = 0
    var index = node + 1
    while index < Int(tree.nodes[node].end) {
      let tag = tree.nodes[index].tag
      if tag.isCell {
        number += 1
        readCell(index, number: number)
      }
      index = tag.isCell || tag == .table ? Int(tree.nodes[index].end) : index + 1
    }
  }

  private mutating func splice(_ inner: PageTree.Index) {
    rowNumber += 1
    let firstCell = cells.count
    for row in nodes.rows(below: inner) { readRow(row) }
    closeSpans(from: firstCell)
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
        node: node, tokens: tree.tokens(of: node), isHeading: tag == .th,
        row: row, column: column, rowSpan: rowSpan, columnSpan: columnSpan,
        place: Place(root: root, rowTag: .tr, row: rowNumber, cell: (tag, number))))
    let last = column + columnSpan
    while occupied.count < last { occupied.append(0) }
    for index in column..<last { occupied[index] = rowSpan }
    column = last
  }

  private func span(_ name: StaticString, of node: PageTree.Index, limit: Int) -> Int {
    guard let text = tree.attributeBytes(name, of: node) else { return 1 }
    let digits = text.drop(while: Scalars.isASCIISpace).prefix(6).prefix { 0x30...0x39 ~= $0 }
    let span = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return min(max(span, 1), limit)
  }
}
