/// The structure of a page: which headings and lines belong to which of its timetables.
struct PageScope {
  /// A timetable's place in the page.
  struct Extent {
    /// The element that was read.
    var node: PageTree.Index
    /// The first of what was read as times, and the last.
    var start: PageTree.Index
    var last: PageTree.Index
  }

  let tree: PageTree
  /// One for each reading.
  let extents: [Extent]
  /// The headings that are no links, in document order.
  let headings: [(node: PageTree.Index, level: Int)]
  private let opens: [PageTree.Index]
  /// Where the timetables start, in document order.
  private let starts: [PageTree.Index]
  /// Which of the headings name days and nothing else.
  private let dayHeadings: Set<PageTree.Index>
  /// What opens elements.
  private let summaries: [PageTree.Index]

  init(_ readings: [LayoutResult], lines: PageLines, tree: PageTree, links: LinkRows) {
    self.tree = tree
    extents = readings.map(Self.extent)
    opens = Self.opens(extents, tree)
    starts = extents.map(\.start).sorted()
    summaries = tree.elements(tagged: .summary)
    let end = starts.last ?? 0
    let elements = (0..<min(end, tree.nodes.count)).filter { node in
      tree.nodes[node].tag.isHeading && !Self.isLink(node, tree, links)
    }.map { (node: $0, level: Int(tree.nodes[$0].tag.rawValue) - Int(Tag.h1.rawValue) + 1) }
    let typed = MarkdownHeadings.all(in: lines).filter { $0.node < end }
    headings = typed.isEmpty ? elements : (elements + typed).sorted { $0.node < $1.node }
    dayHeadings = Set(
      headings.map(\.node).filter { NameDays.isDays(Texts.line(of: $0, in: tree)) })
  }

  private static func extent(_ reading: LayoutResult) -> Extent {
    let departures = reading.columns.flatMap { column in column.departures.compactMap(\.node) }
    let nodes = [reading.consumed.min(), departures.min()].compactMap { $0 }
    return Extent(
      node: reading.node, start: nodes.min() ?? reading.node,
      last: max(departures.max() ?? reading.node, reading.node))
  }

  /// A heading that is a link, or holds nothing else, is another page's.
  private static func isLink(
    _ heading: PageTree.Index, _ tree: PageTree, _ links: LinkRows
  ) -> Bool {
    let first = tree.descendants(of: heading).first {
      tree.nodes[$0].tag == .text && !tree.isBlank($0)
    }
    return links.role(of: first ?? heading) == .linked
  }

  /// The headings that hold for a timetable with their depths, 0 for the nearest: each heads the
  /// section in which the next nearer one stands.
  func chain(of reading: Int) -> [PageTree.Index: Int] {
    var chain: [PageTree.Index: Int] = [:]
    let start = extents[reading].start
    // What can be opened is headed by its summary.
    for summary in summaries
    where summary < start && start < Int(tree.nodes[tree.parent(of: summary)].end) {
      chain[summary] = 0
    }
    var (level, depth, latest) = (7, -1, 0)
    for heading in headings.prefix(headings.leadingCount(where: { $0.node < start })).reversed() {
      guard heading.level <= level, isInScope(heading.node, reading) || heading.level == 1,
        // 平日 in an h3 is part of what the h3 before it heads.
        heading.level < level || isDirectlyBefore(heading.node, latest)
          || latest > 0 && dayHeadings.contains(latest) && !dayHeadings.contains(heading.node)
      else { continue }
      if heading.level < level { depth += 1 }
      chain[heading.node] = depth
      (level, latest) = (heading.level, heading.node)
    }
    return chain
  }

  /// Whether nothing is printed between a heading and the next: both head what follows.
  private func isDirectlyBefore(_ heading: PageTree.Index, _ next: PageTree.Index) -> Bool {
    let end = Int(tree.nodes[heading].end)
    return end <= next
      && !(end..<next).contains { tree.nodes[$0].tag == .text && !tree.isBlank($0) }
  }

  /// Whether the smallest element around both a node and a timetable holds no other timetable beside
  /// the node: what stands in another timetable's box is that one's.
  func isInScope(_ node: PageTree.Index, _ reading: Int) -> Bool {
    let extent = extents[reading]
    var inner = node
    while inner > 0 {
      let outer = tree.parent(of: inner)
      if outer <= extent.start, extent.start < Int(tree.nodes[outer].end) { break }
      inner = outer
    }
    let range = inner..<Int(tree.nodes[inner].end)
    let others =
      starts.leadingCount(where: { $0 < range.upperBound })
      - starts.leadingCount(where: { $0 < range.lowerBound })
    return others == (range.contains(extent.start) ? 1 : 0)
  }

  /// Whether nothing but timetables stands between a small table and one of them, in one box: it heads
  /// them all, those of Saturdays and holidays too.
  func headsAll(_ head: PageTree.Index, until table: PageTree.Index) -> Bool {
    guard tree.parent(of: head) == tree.parent(of: table) else { return false }
    return tree.elements(of: tree.parent(of: head)).filter { head < $0 && $0 < table }
      .allSatisfy { between in extents.contains { $0.node == between } }
  }

  /// Whether no other timetable stands between a node and a timetable, but for lines of times of which it is one:
  /// 平日：8:00 9:00 over 土日祝：10:00.
  func isNear(_ node: PageTree.Index, _ reading: Int) -> Bool {
    node < opens[reading]
      && starts.leadingCount(where: { $0 <= node })
        == starts.leadingCount(where: { $0 < opens[reading] })
  }

  /// Whether another timetable stands between a node before a timetable and the nearest heading of that.
  func isBelowAnother(_ node: PageTree.Index, _ reading: Int, _ chain: [PageTree.Index: Int])
    -> Bool
  {
    guard let heading = chain.filter({ $0.value == 0 }).keys.max() else { return false }
    return extents.indices.contains { other in
      other != reading && heading < extents[other].start && extents[other].last < node
    }
  }

  /// Where each timetable starts; of lines of times that directly follow one another the first.
  private static func opens(_ extents: [Extent], _ tree: PageTree) -> [PageTree.Index] {
    var found: [PageTree.Index] = []
    for (index, extent) in extents.enumerated() {
      guard index > 0, case let before = extents[index - 1], isLine(extent, tree),
        isLine(before, tree), before.node < extent.node,
        case let end = Int(tree.nodes[before.node].end), end <= extent.node,
        !(end..<extent.node).contains(where: { tree.nodes[$0].tag == .text && !tree.isBlank($0) })
      else {
        found.append(extent.start)
        continue
      }
      found.append(found[index - 1])
    }
    return found
  }

  private static func isLine(_ extent: Extent, _ tree: PageTree) -> Bool {
    let tag = tree.nodes[extent.node].tag
    return tag == .li || tag == .p
  }

  /// The last heading before a node.
  func heading(before node: PageTree.Index) -> PageTree.Index? {
    headings.lastLeading(where: { $0.node <= node })?.node
  }
}
