import BusModel

/// A row of a course.
struct CourseRow {
  var call: TripLine.Call
  var at: String
  /// The text node of its time.
  var node: PageTree.Index?
  /// The half of the day that the row names.
  var isAfternoon: Bool?
  /// What else it says.
  var words: [MinuteCell.Word] = []
}

extension CourseRow {
  /// A row of a grid with a name in one column and its time in another; nil where it is none.
  init?(
    _ row: Int, names: Int, times: Int, remarks: [Int], _ matrix: ClockMatrix, _ tree: PageTree
  ) {
    let grid = matrix.grid
    guard let index = grid.cellIndex(row, times), grid.cells[index].row == row,
      let time = matrix.clocks[index].soleTime,
      let cell = Self.nameCell(row, names, index, grid, tree),
      matrix.clocks[index].words.allSatisfy({ StopHeading.kind(of: $0.text) != nil }),
      let named = StopHeading.read([cell], tree), let name = named.name,
      !ClockCell.holdsTime(cell.tokens)
    else { return nil }
    let said = matrix.clocks[index].words.lazy.compactMap { StopHeading.kind(of: $0.text) }.first
    self.init(
      call: TripLine.Call(
        stop: name, hour: time.hour, minute: time.minute, isArrival: said ?? named.isArrival),
      at: grid.cells[index].at, node: time.node,
      isAfternoon: matrix.clocks[index].isAfternoon ?? matrix.half(ofRow: row))
    for cell in remarks.compactMap({ grid[row, $0] })
    where !cell.isEmpty && !Padding.isOne(cell.tokens.joined) {
      words.append(
        MinuteCell.Word(
          text: Texts.line(of: cell.node, in: tree), number: nil, node: cell.node, isGrouped: true))
    }
  }

  /// The cell with the name beside a time. In a list of `dt` and `dd` whose times are the `dd` it stands
  /// before these.
  private static func nameCell(
    _ row: Int, _ column: Int, _ time: Int, _ grid: Grid, _ tree: PageTree
  ) -> Grid.Cell? {
    let node = grid.cells[time].node
    guard tree.nodes[node].tag == .dd else {
      return grid[row, column].flatMap { $0.row == row ? $0 : nil }
    }
    let siblings = tree.children(of: tree.parent(of: node)).filter { !tree.isBlank($0) }
    guard let place = siblings.firstIndex(of: node), place > 0,
      tree.nodes[siblings[place - 1]].tag == .dt
    else { return nil }
    var cell = grid.cells[time]
    (cell.node, cell.tokens) = (siblings[place - 1], tree.tokens(of: siblings[place - 1]))
    return cell
  }

  /// The rows with the sign before the name of some stops, which a legend may explain.
  static func signed(
    _ rows: [CourseRow], names cells: [Grid.Cell?], _ tree: PageTree
  ) -> [CourseRow] {
    let signs = cells.map { cell in
      cell.flatMap { Texts.line(of: $0.node, in: tree).first }.flatMap { sign in
        "★☆◎▲△◆◇※".contains(sign) ? String(sign) : nil
      }
    }
    guard signs.contains(nil), rows.count == cells.count else { return rows }
    return zip(rows, zip(signs, cells)).map { row, said in
      guard let sign = said.0, let cell = said.1 else { return row }
      var row = row
      row.words.append(
        MinuteCell.Word(text: sign, number: nil, node: cell.node, isGrouped: true))
      return row
    }
  }
}
