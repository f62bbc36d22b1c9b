/// What lines stand in: headings, captions, cells, lists.
struct LinePlaces {
  let tree: PageTree

  /// What a line stands in.
  enum Origin: Equatable {
    case heading(PageTree.Index)
    case caption(table: PageTree.Index)
    case cell(PageTree.Index, table: PageTree.Index)
    case tab
    case trail
    case plain
    /// A line that looks like a heading.
    case prominent

    /// Whether it stands in no element that says what it is.
    var isInText: Bool { self == .plain || self == .prominent }
  }

  /// What a line stands in.
  func origin(of line: PageLines.Line) -> Origin {
    if MarkdownHeadings.isOne(line.text) { return .heading(line.node) }
    var current = line.block
    while current > 0 {
      let tag = tree.nodes[current].tag
      if tag.isHeading || tag == .summary { return .heading(current) }
      if tag == .figcaption, let table = Surroundings.table(captionedBy: current, in: tree) {
        return .caption(table: table)
      }
      if tag == .caption { return .caption(table: tree.parent(of: current)) }
      if tag.isCell { return .cell(current, table: table(around: current)) }
      if tag == .body || tag == .table { return .plain }
      current = tree.parent(of: current)
    }
    return .plain
  }

  func table(around cell: PageTree.Index) -> PageTree.Index {
    tree.nearest(from: tree.parent(of: cell)) { tree.nodes[$0].tag == .table } ?? 0
  }

  /// Entries of lists are stops along the way, marks, or what the page offers.
  func isListEntry(_ block: PageTree.Index) -> Bool {
    [.li, .dd, .dt].contains(tree.nodes[block].tag)
  }

  /// Whether a line looks like a heading without being one: bold, large or with a bullet before it.
  func isProminent(_ line: PageLines.Line) -> Bool {
    guard line.text.utf8.count <= 90, ![.li, .dd, .dt].contains(tree.nodes[line.block].tag) else {
      return false
    }
    if let first = line.text.unicodeScalars.first, Self.bullets.contains(first.value) {
      return true
    }
    if isCalledStop(line.block) || isCalledStop(tree.parent(of: line.node)) { return true }
    var inner = tree.parent(of: line.node)
    while inner > line.block {
      let tag = tree.nodes[inner].tag
      let isLarge = tag == .font && tree.attribute("size", of: inner).map(isLargeSize) == true
      if isLarge || [.b, .strong, .big].contains(tag) {
        return Texts.line(of: inner, in: tree) == line.text
      }
      inner = tree.parent(of: inner)
    }
    return false
  }

  /// "5", "+2".
  private func isLargeSize(_ size: String) -> Bool {
    size.begins(with: "+") || size.first.map { "4567".contains($0) } == true
  }

  /// Whether the markup calls an element a stop.
  private func isCalledStop(_ index: PageTree.Index) -> Bool {
    guard index > 0 else { return false }
    return [tree.attribute("class", of: index), tree.attribute("id", of: index)].contains { name in
      guard let name = name?.lowercased() else { return false }
      return Self.stopWords.contains { name.contains($0) }
    }
  }

  private static let stopWords = [
    "busstop", "bus-stop", "bus_stop", "stop-name", "stop_name", "stopname", "stopnm", "teiryu",
    "station",
    "pole-name",
  ]

  /// ■◆●▼
  private static let bullets: Set<UInt32> = [0x25A0, 0x25C6, 0x25CF, 0x25BC, 0x25A1, 0x25C7]
}
