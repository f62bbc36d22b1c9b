import BusModel

/// Finds the marks that stand below a heading 行き先 in the legend: their texts are destinations.
struct DestinationMarks {
  /// For the key of each such mark the place; 無印 is the one of departures without any.
  private(set) var places: [String: String] = [:]

  /// Looks at a line that gave legend entries.
  mutating func note(_ entries: [Mark], _ line: PageLines.Line, _ tree: PageTree) {
    guard isUnderDestinations(line.block, tree) else { return }
    for entry in entries where places[MarkKey.of(entry.mark)] == nil {
      places[MarkKey.of(entry.mark)] = entry.text.map(HeadingWords.trimmedDestination)
    }
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
