import BusLabels

/// What stands below or beside the names of trips.
extension HeadedDays {
  /// "1便・4便" over "登校日のみ", as dt and dd, as a row of two cells or one line below the other: said of these trips
  /// alone.
  mutating func ofTrips(_ index: Int, _ lines: [PageLines.Line], _ tree: PageTree) -> Int? {
    let (head, first) = (lines[index], lines[index + 1])
    guard head.text.utf8.count <= 60, Self.trips.isFound(in: head),
      case let trips = Self.bare(head.text), trips.ends(with: "便"), TripSubject(trips) != nil,
      Self.areRow(head, first, tree) || !tree.nodes[first.block].tag.isCell,
      Self.areHeadAndBody(head, first, tree)
    else { return nil }
    let body = lines[(index + 1)...].prefix(4).prefix { line in
      line.block == first.block && Self.isSaidOfTrips(line.text)
    }
    guard !body.isEmpty else { return nil }
    let said = body.map { Texts.collapsed($0.text) }.joined(separator: "。")
    take(head, Array(body), trips + "は" + said, tree)
    return body.count + 1
  }

  /// Whether a line says on which days buses run, and of no trip by its name.
  private static func isSaidOfTrips(_ text: String) -> Bool {
    let compact = Texts.compact(text)
    return DayWords.mayName(compact) && DayWords.isUnderstood(compact) && !trips.isFound(in: text)
  }

  private static let trips = WordList(["便"])
}
