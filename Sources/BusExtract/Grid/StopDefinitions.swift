import BusModel

/// Definition lists that are trips: each term a stop, and behind it the times there, as many as trips.
extension StopLines {
  private static let fewestStops = 3
  private static let fewestTrips = 2
  /// No bus takes longer from stop to stop.
  private static let longestLeg = 90

  /// The lines of each such list: times rise down the list along every trip, and the heading above or the
  /// last stop says that buses go there.
  func definitions() -> [[Line]] {
    tree.elements(tagged: .dl).filter(tables.isFree).compactMap(lines)
  }

  private func lines(of list: PageTree.Index) -> [Line]? {
    let entries = tree.elements(of: list)
    guard entries.count.isMultiple(of: 2), entries.count >= Self.fewestStops * 2,
      entries.indices.allSatisfy({ tree.nodes[entries[$0]].tag == ($0 % 2 == 0 ? .dt : .dd) })
    else { return nil }
    var lines: [Line] = []
    var stops: [StopLine] = []
    for place in stride(from: 0, to: entries.count, by: 2) {
      let (head, times) = (tree.tokens(of: entries[place]), tree.tokens(of: entries[place + 1]))
      guard head.count <= 12, let stop = StopLine(head, times), stop.end == nil else { return nil }
      stops.append(stop)
      lines.append(Line(head: head, times: times, block: list))
    }
    return areTrips(stops) && (stops.last?.isArrival == true || isBelowWay(list)) ? lines : nil
  }

  private func areTrips(_ stops: [StopLine]) -> Bool {
    let trips = stops[0].calls.count
    guard trips >= Self.fewestTrips, stops.allSatisfy({ $0.calls.count == trips }),
      Set(stops.map(\.name)).count == stops.count,
      stops.dropLast().allSatisfy({ $0.isArrival != true })
    else { return false }
    return zip(stops, stops.dropFirst()).allSatisfy { stop, next in
      zip(stop.calls, next.calls).allSatisfy { call, after in
        (1...Self.longestLeg).contains(after.minutes - call.minutes)
      }
    }
  }

  /// Whether the heading above a list says where its buses go.
  private func isBelowWay(_ list: PageTree.Index) -> Bool {
    let heading = tree.headings(and: .caption).last { $0 < list }
    return heading.map { NameLine(Texts.line(of: $0, in: tree)).says(.destination) } ?? false
  }
}
