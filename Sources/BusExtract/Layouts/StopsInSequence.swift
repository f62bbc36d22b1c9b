import BusModel

/// Columns of a grid of hours that are headed by the stops of one way: the same buses call at each, a few minutes
/// after the one before.
enum StopsInSequence {
  /// The most minutes between two stops, and by how many they differ from bus to bus.
  private static let longest = 30, spread = 3
  /// So many buses show it.
  private static let fewest = 3

  /// The reading with its columns' heads as stops; as it is where buses of one column need not be those of the
  /// next.
  static func named(_ reading: LayoutResult, _ tree: PageTree) -> LayoutResult {
    let columns = reading.columns
    let stops = columns.compactMap { $0.headings.count == 1 ? $0.headings[0] : nil }
    guard columns.count > 1, stops.count == columns.count, Set(stops).count == stops.count,
      columns.allSatisfy({ $0.stop == nil && $0.label == columns[0].label }),
      stops.allSatisfy(isStop), zip(columns, columns.dropFirst()).allSatisfy(follows),
      saysWayAlone(before: reading.node, stops, tree)
    else { return reading }
    var named = reading
    for place in columns.indices {
      named.columns[place].stop = stops[place]
      named.columns[place].headings = []
      for index in columns[place].departures.indices {
        named.columns[place].departures[index].trip = String(index + 1)
        named.columns[place].departures[index].stopPosition = place + 1
        named.columns[place].departures[index].end = LayoutResult.End(
          stop: stops[stops.count - 1], isHere: place == columns.count - 1, isCutShort: false)
      }
    }
    return named
  }

  private static func isStop(_ head: String) -> Bool {
    BareName.isLikely(head) && NameWords.mayBePlace(head)
      && HeadingWords.destination(in: head) == nil
      && !NameLine(head).says(.destination, .routeName, .platform)
  }

  /// Whether the lines above say which buses these are and name no stop but those of the columns: below 桜台 時刻表
  /// the columns are headed by where buses go.
  private static func saysWayAlone(
    before node: PageTree.Index, _ stops: [String], _ tree: PageTree
  ) -> Bool {
    var saysWay = false
    for line in tree.lines where line.node < node && line.text.length <= 60 {
      let isHead =
        tree.nodes[line.block].tag.isHeading || tree.nodes[line.block].tag == .title
      let claims = LabelledNames.claims(line.text, next: nil) + NameLine(line.text).claims
      let isOther = claims.contains { claim in
        claim.kind == .stop && (claim.certainty > .bare || isHead && BareName.isLikely(claim.text))
          && !stops.contains(claim.text)
      }
      if isOther || LabelledNames.isLabel(line.text) { return false }
      saysWay = saysWay || claims.contains { $0.kind == .destination && $0.certainty == .said }
    }
    return saysWay
  }

  private static func follows(_ first: LayoutResult.Column, _ second: LayoutResult.Column) -> Bool {
    guard first.departures.count == second.departures.count, first.departures.count >= fewest else {
      return false
    }
    let gaps = zip(first.departures, second.departures).map { moment($1) - moment($0) }
    guard let least = gaps.min(), let most = gaps.max() else { return false }
    return least > 0 && most <= longest && most - least <= spread
  }

  private static func moment(_ departure: LayoutResult.Departure) -> Int {
    departure.hour * 60 + departure.minute
  }
}
