import BusModel

/// Of which timetables a sentence about single trips speaks, by the place where it stands.
enum TripPlaces {
  /// The timetable of several, but the last, that a line stands below and no heading parts from it.
  static func above(
    _ line: PageLines.Line, _ all: [Reading], _ tree: PageTree
  ) -> Int? {
    let before = all.indices.filter { all[$0].node < line.node }
    guard let last = before.last, before.count < all.count else { return nil }
    let isHeaded = (Int(tree.nodes[all[last].node].end)..<line.node).contains {
      tree.nodes[$0].tag.isHeading
    }
    return isHeaded ? nil : last
  }

  /// The timetable that a line heads; below the last it speaks of all.
  static func readings(
    _ all: [Reading], of line: PageLines.Line, _ tree: PageTree
  ) -> [Int] {
    let before = all.count { $0.node < line.node }
    guard before == 0 || before == all.count else { return [before] }
    guard before > 0, let last = all.last else { return Array(all.indices) }
    // Of several lines, each with trips of its own, the last one's.
    let names = all.map { NameLine(heading(of: $0, tree)).said(.routeName) }
    guard let name = NameLine(heading(of: last, tree)).said(.routeName), !names.contains(nil) else {
      return Array(all.indices)
    }
    return all.indices.filter { names[$0] == name }
  }

  /// The timetables below a heading that names a line.
  static func readings(
    _ all: [Reading], ofLine line: String, _ tree: PageTree
  ) -> [Int] {
    all.indices.filter { heading(of: all[$0], tree).contains(line) }
  }

  private static func heading(of reading: Reading, _ tree: PageTree) -> String {
    let caption = Surroundings(tree: tree, node: reading.node).captionNode
    let above = tree.headings().last { $0 < reading.node }
    return [above, caption].compactMap { $0 }.map { Texts.compact(Texts.line(of: $0, in: tree)) }
      .joined(separator: " ")
  }
}
