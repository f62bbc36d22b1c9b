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

  /// All departures whose place is known.
  private(set) var entries: [Entry] = []
  /// Styles that some departures of a column have and others do not.
  private(set) var telling: Set<TextStyle> = []

  /// Looks at what was read.
  init(_ readings: [Reading], in tree: PageTree) {
    for (number, reading) in readings.enumerated() {
      for (column, found) in reading.columns.enumerated() {
        let first = entries.count
        for (index, departure) in found.departures.enumerated() {
          guard let node = departure.node else { continue }
          entries.append(
            Entry(
              reading: number, column: column, departure: index,
              styles: Self.styles(around: node, reading, tree), hasWords: !departure.words.isEmpty))
        }
        compare(entries[first...])
      }
    }
  }

  /// The entries that have a style.
  func entries(with holds: (TextStyle) -> Bool) -> [Entry] {
    entries.filter { $0.styles.contains(where: holds) }
  }

  /// Notes the styles that a column's departures do not share.
  private mutating func compare(_ column: ArraySlice<Entry>) {
    guard let first = column.first else { return }
    let all = column.reduce(into: first.styles) { $0.formIntersection($1.styles) }
    for entry in column { telling.formUnion(entry.styles.subtracting(all)) }
  }

  /// The styles of the elements around a minute, up to its cell or to the whole.
  private static func styles(
    around node: PageTree.Index, _ reading: Reading, _ tree: PageTree
  ) -> Set<TextStyle> {
    var styles = Set<TextStyle>()
    var current = node
    while current > reading.node || (current > 0 && reading.consumed.contains(current)) {
      styles.formUnion(TextStyle.styles(of: current, in: tree))
      if reading.consumed.contains(current) { break }
      current = tree.parent(of: current)
    }
    return styles
  }
}
