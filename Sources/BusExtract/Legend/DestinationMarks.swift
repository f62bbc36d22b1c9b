import BusModel

/// Finds the marks that stand below a heading 行き先 in the legend: their texts are destinations.
struct DestinationMarks {
  /// For the key of each such mark the place; 無印 is the one of departures without any.
  private(set) var places: [String: String] = [:]

  /// Looks at a line that gave legend entries.
  mutating func note(_ entries: [Mark], _ line: PageLines.Line, _ tree: PageTree) {
    let isList = isUnderDestinations(line.block, tree)
    let below = isList ? nil : destinations(inRowOf: line.node, tree)
    for entry in entries
    where (isList || entry.text.map { below == Texts.compact($0) } == true)
      && places[MarkKey.of(entry.mark)] == nil
    {
      places[MarkKey.of(entry.mark)] = entry.text.map {
        HeadingWords.trimmedDestination(NameBrackets.withoutAside($0))
      }
    }
  }

  /// What stands below 行先 in the row of a table.
  private func destinations(inRowOf text: PageTree.Index, _ tree: PageTree) -> String? {
    var row = text
    while row > 0, tree.nodes[row].tag != .tr { row = tree.parent(of: row) }
    guard row > 0 else { return nil }
    let rows = tree.elements(of: tree.parent(of: row)).filter { tree.nodes[$0].tag == .tr }
    guard let head = rows.first, head != row else { return nil }
    let heads = tree.elements(of: head).map { Texts.compact(Texts.line(of: $0, in: tree)) }
    let cells = tree.elements(of: row)
    guard heads.count == cells.count,
      let column = heads.firstIndex(where: { ["行先", "行き先", "行先名"].contains($0) })
    else { return nil }
    return Texts.compact(Texts.line(of: cells[column], in: tree))
  }

  /// Whether a `dd` belongs to a `dt` that says so.
  private func isUnderDestinations(_ block: PageTree.Index, _ tree: PageTree) -> Bool {
    guard tree.nodes[block].tag == .dd else { return false }
    let term = tree.elements(of: tree.parent(of: block))
      .last { $0 < block && tree.nodes[$0].tag == .dt }
    guard let term else { return false }
    let text = Texts.compact(Texts.line(of: term, in: tree))
    return ["行先", "行き先", "ゆき先"].contains { text.begins(with: $0) }
  }
}
