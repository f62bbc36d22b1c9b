public import BusModel

extension Extract {
  /// Reads an approach page (接近情報): which buses are coming.
  ///
  /// - Parameters:
  ///   - bytes: the page as served, in any charset.
  ///   - contentType: the Content-Type header, a hint on the charset.
  /// - Returns: what was understood; no bus where the page's form is not known.
  public static func approach(_ bytes: [UInt8], contentType: String? = nil) -> ApproachBoard {
    let charset = CharsetDecision(bytes, contentType: contentType)
    let tree = PageTree(
      LibXML2.content(of: charset.utf8), isTruncated: Truncation.isCut(charset.utf8))
    // A half board may lack the very bus that comes next.
    guard !tree.isCutOff, !tree.isTruncated else { return ApproachBoard() }
    return withExtendedLifetime(tree) { ApproachReader(tree).board }
  }
}

/// Divides an approach page into its buses: the parts of it that stand side by side and say the time
/// of one bus each.
struct ApproachReader {
  /// One line with what it says.
  struct Line {
    let text: String
    let node: PageTree.Index
    let facts: [ApproachFact]
    /// The row of a table with heads for its columns.
    var row: PageTree.Index?

    var isOfTime: Bool { facts.contains(where: \.isOfTime) }
  }

  private let tree: PageTree
  private let lines: [Line]

  init(_ tree: PageTree) {
    self.tree = tree
    let labels = ApproachLabels(tree)
    let lines = tree.lines
    self.lines = lines.indices.map { place in
      let line = lines[place]
      let end = place + 1 < lines.count ? lines[place + 1].node : tree.nodes.count
      // What stands in elements of its own is apart, though nothing may stand between them.
      let parts = end > line.node ? ApproachTexts.texts(of: line.node..<end, in: tree) : []
      let text = parts.isEmpty ? line.text : parts.joined(separator: " ")
      let label = labels.label(of: line)
      let whole = label.map { "\($0.text) \(text)" } ?? text
      return Line(
        text: whole, node: line.node, facts: ApproachScanner(whole).facts, row: label?.row)
    }
  }

  var board: ApproachBoard {
    let stamps = lines.flatMap(\.facts).compactMap { fact -> ServiceTime? in
      if case .stamp(let time) = fact { time } else { nil }
    }
    let buses = entries(in: 0).map { ApproachEntry(tree, $0, lines).bus }
    let said = lines.map(\.text).filter { text in
      text.count <= 60 && Self.nothing.contains(where: text.contains)
    }
    // Several clocks that differ say that the parts of the page are of several moments.
    return ApproachBoard(
      saidAt: Set(stamps).count == 1 ? stamps.first : nil, buses: buses,
      said: buses.isEmpty ? Array(said.prefix(3)) : [])
  }

  private static let nothing = ["バスはありません", "接近していません", "運行していません", "終了しました", "運休"]

  private func lines(in range: Range<Int>) -> [Line] { lines.filter { range.contains($0.node) } }

  /// The ranges of nodes that say one bus each.
  private func entries(in index: PageTree.Index) -> [Range<Int>] {
    let range = tree.descendants(of: index)
    let timed = lines(in: range).filter(\.isOfTime)
    guard !timed.isEmpty else { return [] }
    let items = tree.elements(of: index).filter { item in
      timed.contains { tree.descendants(of: item).contains($0.node) }
    }
    if isOneBus(timed) {
      // Further in there may be fewer other words, but not without what the bus is called.
      if items.count == 1, hasName(tree.descendants(of: items[0])) { return entries(in: items[0]) }
      return [range]
    }
    guard items.count > 1 else { return items.flatMap { entries(in: $0) } }
    return items.flatMap { item in
      entries(in: item).map { $0.lowerBound..<$0.upperBound }.map { found in
        found == tree.descendants(of: item) ? heading(of: item)..<found.upperBound : found
      }
    }
  }

  /// Where what belongs to an item begins: at the headings right before it, which are of it.
  private func heading(of item: PageTree.Index) -> Int {
    var start = item + 1
    for sibling in tree.elements(of: tree.parent(of: item)).reversed() where sibling < item {
      guard [.h1, .h2, .h3, .h4, .h5, .h6, .dt].contains(tree.nodes[sibling].tag) else { break }
      start = sibling + 1
    }
    return start
  }

  private func hasName(_ range: Range<Int>) -> Bool {
    let bus = ApproachEntry(tree, range, lines).bus
    return bus.routeName != nil || bus.destination != nil
  }

  /// Whether lines can be of one bus: its times at two stops at most, everything else once, and all in
  /// one row where a table has a row for each.
  private func isOneBus(_ timed: [Line]) -> Bool {
    var (away, stops, schedules, predictions) = (0, 0, 0, 0)
    for fact in timed.flatMap(\.facts) {
      switch fact {
      case .minutesAway: away += 1
      case .stopsAway: stops += 1
      case .scheduled: schedules += 1
      case .predicted: predictions += 1
      case .stamp, .delay, .unsureDelay, .platform: break
      }
    }
    let most = away + stops > 0 ? 2 : 1
    guard Set(timed.compactMap(\.row)).count < 2 else { return false }
    return away <= 1 && stops <= 1 && schedules <= most && predictions <= most
  }
}
