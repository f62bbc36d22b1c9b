/// The styles of every departure of a page, and which of them tell departures apart.
struct StyledDepartures {
  /// One departure.
  struct Entry {
    /// Where it stands in the readings.
    var reading: Int
    var column: Int
    var departure: Int
    /// The styles between its minute and its cell, the cell's own included.
    var styles: Set<TextStyle>
    /// Whether words stand beside it.
    var hasWords: Bool
  }

  /// The departures of the columns in which not all look alike.
  private(set) var entries: [Entry] = []
  /// Styles that some departures of a column have and others do not.
  private(set) var telling: Set<TextStyle> = []

  private let tree: PageTree
  /// For every node whether it was read as a cell of times.
  private var isCell: [Bool]

  /// Looks at what was read.
  init(_ readings: [LayoutResult], in tree: PageTree) {
    self.tree = tree
    isCell = [Bool](repeating: false, count: tree.nodes.count)
    for reading in readings { for cell in reading.consumed { isCell[cell] = true } }
    for (number, reading) in readings.enumerated() {
      for (column, found) in reading.columns.enumerated() where isMixed(found, reading) {
        compare(entries(of: found, number, column, reading))
      }
    }
  }

  /// The entries that have a style.
  func entries(with holds: (TextStyle) -> Bool) -> [Entry] {
    entries.filter { $0.styles.contains(where: holds) }
  }

  /// Whether the departures of a column look different, or are crossed out.
  private func isMixed(_ column: LayoutResult.Column, _ reading: LayoutResult) -> Bool {
    guard let first = column.departures.first?.node else { return false }
    let look = look(of: first, reading)
    let isSame = column.departures.indices.allSatisfy { index in
      column.departures[index].node.map { self.look(of: $0, reading) } == look
    }
    return !isSame
      || styles(around: first, reading).contains(.struck)
  }

  private func entries(
    of column: LayoutResult.Column, _ number: Int, _ index: Int, _ reading: LayoutResult
  ) -> [Entry] {
    column.departures.indices.compactMap { position in
      guard let node = column.departures[position].node else { return nil }
      return Entry(
        reading: number, column: index, departure: position,
        styles: styles(around: node, reading),
        hasWords: !column.departures[position].words.isEmpty)
    }
  }

  /// Notes the styles that a column's departures do not share.
  private mutating func compare(_ column: [Entry]) {
    entries += column
    guard let first = column.first else { return }
    let all = column.reduce(into: first.styles) { $0.formIntersection($1.styles) }
    for entry in column { telling.formUnion(entry.styles.subtracting(all)) }
  }

  /// The look of the elements around a minute as a number.
  private func look(of node: PageTree.Index, _ reading: LayoutResult) -> UInt64 {
    var look: UInt64 = 0xCBF2_9CE4_8422_2325
    walk(from: node, reading) { tree.foldLook(of: $0, into: &look) }
    return look
  }

  private func styles(around node: PageTree.Index, _ reading: LayoutResult) -> Set<TextStyle> {
    var styles = Set<TextStyle>()
    walk(from: node, reading) { styles.formUnion(TextStyle.styles(of: $0, in: tree)) }
    return styles
  }

  /// Visits the elements around a minute, up to its cell or to the whole.
  private func walk(
    from node: PageTree.Index, _ reading: LayoutResult, _ visit: (PageTree.Index) -> Void
  ) {
    var current = node
    while current > 0, current >= reading.node || isCell[current] {
      visit(current)
      if isCell[current] { return }
      current = tree.parent(of: current)
    }
  }
}
