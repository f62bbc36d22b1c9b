import BusModel

/// Of which timetables a sentence about single trips speaks, by the place where it stands.
enum TripPlaces {
  /// The timetable of several, but the last, that a line stands below and no heading parts from it.
  static func above(
    _ line: PageLines.Line, _ all: [LayoutResult], _ tree: PageTree
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
    _ all: [LayoutResult], of line: PageLines.Line, _ tree: PageTree
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

  /// Those of some timetables whose line or way the head of a line names: 南線 in the term or the row that it stands
  /// in, or in the heading over it. None where that is a line of another page.
  static func headed(
    _ own: [Int], _ line: PageLines.Line, _ readings: [LayoutResult], _ tree: PageTree
  ) -> [Int] {
    let last = readings.last { $0.node < line.node }?.node ?? line.node
    guard let head = head(of: line, behind: last, tree) else { return own }
    // The one heading of its rank says what the whole page is about, wherever it stands.
    if tree.nodes[head].tag == .h1, tree.elements(tagged: .h1).count == 1 { return own }
    let name = Texts.compact(Texts.line(of: head, in: tree))
    return named(name, own, readings) { heading(of: readings[$0], tree) } ?? own
  }

  /// Those of some timetables whose line or way a name is, none where it is one of another page; nil where it
  /// names neither: お知らせ. `heading` gives the words over each.
  static func named(
    _ name: String, _ own: [Int], _ readings: [LayoutResult], _ heading: (Int) -> String
  ) -> [Int]? {
    guard names.contains(name.length) else { return nil }
    let named = own.filter { index in
      heading(index).contains(name)
        || readings[index].columns.indices.contains { column in
          readings[index].columns[column].headings.contains { Texts.compact($0).contains(name) }
        }
    }
    let namesLine = lines.contains { name.ends(with: $0) } && !name.begins(with: "全")
    return named.isEmpty && !namesLine ? nil : named
  }

  /// How long a name is.
  static let names = 2..<20

  /// How the names of lines and ways end.
  static let lines = ["線", "系統", "ルート", "コース", "号線", "行き", "ゆき", "方面"]

  /// The term before a definition, the first cell of a row, or the heading below the timetables.
  private static func head(
    of line: PageLines.Line, behind last: PageTree.Index, _ tree: PageTree
  ) -> PageTree.Index? {
    let block = line.block
    switch tree.nodes[block].tag {
    case .dd: return tree.sibling(before: block)
    case .td:
      let first = tree.elements(of: tree.parent(of: block)).first
      return first == block ? nil : first
    default:
      let inside = tree.nearest(from: block) { [.dd, .td].contains(tree.nodes[$0].tag) }
      if let inside, tree.nodes[inside].tag == .dd { return tree.sibling(before: inside) }
      return tree.headings().last { (last..<line.node).contains($0) }
    }
  }

  /// The words over a timetable.
  static func heading(of reading: LayoutResult, _ tree: PageTree) -> String {
    words(of: [tree.headings().last { $0 < reading.node }].compactMap { $0 }, reading, tree)
  }

  /// The words over a timetable and over the sections that hold it, but for what the whole page is about.
  static func headings(of reading: LayoutResult, _ tree: PageTree) -> String {
    var path: [PageTree.Index] = []
    for heading in tree.headings() where heading < reading.node {
      let rank = tree.nodes[heading].tag.rawValue
      path.removeAll { tree.nodes[$0].tag.rawValue >= rank }
      path.append(heading)
    }
    if path.count > 1, tree.nodes[path[0]].tag == .h1 { path.removeFirst() }
    return words(of: path, reading, tree)
  }

  private static func words(
    of headings: [PageTree.Index], _ reading: LayoutResult, _ tree: PageTree
  ) -> String {
    let caption = Surroundings(tree: tree, node: reading.node).captionNode
    return (headings + [caption].compactMap { $0 })
      .map { Texts.compact(Texts.line(of: $0, in: tree)) }.joined(separator: " ")
  }
}
