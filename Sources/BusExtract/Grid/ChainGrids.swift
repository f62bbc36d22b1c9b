/// Finds grids that are made of lists and blocks instead of tables: a `dl` per hour, nested lists,
/// a row of `div`s per hour or per departure, headings with lists between them.
///
/// Elements that hold nothing but an hour (or nothing but a clock time) are gathered by tag and
/// class; a run of them that rises, below one common element, is the first column of a grid.
struct ChainGrids {
  let tree: PageTree
  /// The elements that are nothing but a time: none of them is another one's content.
  private(set) var timeNodes: Set<PageTree.Index> = []

  private let tables: LayoutTables

  init(tree: PageTree, tables: LayoutTables) {
    self.tree = tree
    self.tables = tables
  }

  /// An element that is nothing but an hour or a time.
  struct Link {
    var node: PageTree.Index
    var value: Int
  }

  /// The fewest hours, and the fewest times, that make a grid.
  static let fewestHours = 3
  private static let fewestTimes = 2

  /// The grids in document order.
  mutating func grids() -> [Grid] {
    var hours: [Signature: [Link]] = [:]
    var times: [Signature: [Link]] = [:]
    var index = 0
    while index < tree.nodes.count {
      defer { index += 1 }
      let tag = tree.nodes[index].tag
      // Tables of data and preformatted text are read by their own rules.
      if tag.isSilent || tag == .pre || tables.holdsData(index) {
        index = Int(tree.nodes[index].end) - 1
      }
      guard tag == .text else { continue }
      let tokens = wholeHour(index) ?? tree.tokens(of: index)
      guard tokens.contains(where: \.isNumber), let (value, isHour) = time(in: tokens),
        let leaf = tokens.count == 2 ? leaf(tree.parent(of: index)) : leaf(index)
      else { continue }
      let link = Link(node: leaf, value: value)
      if isHour {
        hours[signature(leaf), default: []].append(link)
      } else {
        times[signature(leaf), default: []].append(link)
      }
    }
    times = ChipStates(tree: tree).joined(besideBadges(times))
    // In the order of the page: that of a dictionary is another one in every process.
    let timeLinks = times.values.sorted { $0[0].node < $1[0].node }
    let hourLinks = hours.values.sorted { $0[0].node < $1[0].node }
    timeNodes = Set(timeLinks.flatMap { $0 }.map(\.node))
    let sections = timeLinks.map(hourSections)
    let timeChains = zip(timeLinks, sections).filter { $1 == nil }
      .flatMap { links, _ in runs(links, fewest: Self.fewestTimes) { _, _ in true } }
      .flatMap(dividedAtHeadings)
    let grids =
      hourGrids(outside(sections.flatMap { $0?.heads ?? [] }, hourLinks))
      + sections.flatMap { $0?.grids ?? [] }
      + timeChains.compactMap {
        grid($0.links, isHours: false, until: $0.end, isSection: $0.isSection)
      }
    let links = (hourLinks + timeLinks).flatMap { $0 }.map(\.node)
    return GridCoverage(tree: tree, grids: grids, links: links).checked()
      .sorted { $0.node < $1.node }
  }

  /// The hours that head no sections of a list.
  private func outside(_ heads: [PageTree.Index], _ hours: [[Link]]) -> [[Link]] {
    guard !heads.isEmpty else { return hours }
    return hours.map { links in
      links.filter { link in
        !heads.contains { head in
          head == link.node || tree.descendants(of: head).contains(link.node)
            || tree.descendants(of: link.node).contains(head)
        }
      }
    }.filter { !$0.isEmpty }
  }

  /// The tokens of the element around a text, where these are an hour with its unit and the text is the
  /// hour: 6<span>時</span>.
  private func wholeHour(_ text: PageTree.Index) -> Tokens? {
    let parent = tree.parent(of: text)
    guard parent > 0, tree.tokens.count(parent, end: Int(tree.nodes[parent].end)) == 2,
      tree.tokens.count(text, end: text + 1) == 1
    else { return nil }
    let tokens = tree.tokens(of: parent)
    return tokens[0].node == text && HourAxis.hour(in: tokens) != nil ? tokens : nil
  }

  /// A time that shares its element with a badge, 始発 or 最終, goes with those that fill theirs alone.
  private func besideBadges(_ times: [Signature: [Link]]) -> [Signature: [Link]] {
    guard times.count > 1 else { return times }
    var moved = times
    for (own, links) in times {
      for link in links {
        let isUsual = { times[$0, default: []].count > links.count }
        guard let (usual, chip) = chip(around: link.node, made: isUsual) else { continue }
        moved[own]?.removeAll { $0.node == link.node }
        moved[usual, default: []].append(Link(node: chip ?? link.node, value: link.value))
      }
    }
    return moved.filter { !$0.value.isEmpty }.mapValues { $0.sorted { $0.node < $1.node } }
  }

  /// How an element close around a time is made as others are, which hold a time and nothing else; or those
  /// beside it, among which it may look otherwise for being the next.
  private func chip(
    around node: PageTree.Index, made isUsual: (Signature) -> Bool
  ) -> (usual: Signature, whole: PageTree.Index?)? {
    var current = tree.parent(of: node)
    for _ in 0..<3 where current > 0 {
      let clock = ClockCell(tree.tokens(of: current))
      guard clock.times.count == 1, clock.words.count <= 2 else { return nil }
      let own = signature(current)
      if isUsual(own) { return (own, nil) }
      let others = tree.elements(of: tree.parent(of: current)).filter { $0 != current }
      if clock.soleTime != nil, others.count > 2,
        others.allSatisfy({ tree.nodes[$0].tag == own.tag })
      {
        let looks = others.map(signature)
        if Set(looks).count <= 2, let usual = looks.first(where: isUsual) {
          return (usual, current)
        }
      }
      current = tree.parent(of: current)
    }
    return nil
  }

  /// The grids of elements that are hours. Where hours beyond doubt head rows, numbers in these rows
  /// are minutes, though they may rise by one from row to row as hours do.
  private func hourGrids(_ hours: [[Link]]) -> [Grid] {
    var grids: [Grid] = []
    var isContent = [Bool](repeating: false, count: hours.isEmpty ? 0 : tree.nodes.count)
    var doubtful: [(links: [Link], chains: [[Link]])] = []
    for links in hours {
      let chains = runs(links, fewest: Self.fewestHours, follows: isNextHour)
      guard chains.contains(where: isDay) else {
        doubtful.append((links, chains))
        continue
      }
      let found = chains.compactMap { grid($0, isHours: true) }.filter { !headsTables($0) }
      for cell in found.lazy.flatMap(\.cells) where cell.column > 0 {
        for node in cell.node..<Int(tree.nodes[cell.node].end) { isContent[node] = true }
      }
      grids += found
    }
    for group in doubtful where !group.links.allSatisfy({ isContent[$0.node] }) {
      grids += group.chains.compactMap { grid($0, isHours: true) }.filter { !headsTables($0) }
    }
    return grids
  }

  /// Whether the numbers of a grid stand before tables with hours of their own, as those of platforms do.
  private func headsTables(_ grid: Grid) -> Bool {
    grid.cells.contains { cell in
      cell.column > 0
        && (cell.node..<Int(tree.nodes[cell.node].end)).contains { node in
          tree.nodes[node].tag == .table && tables.holdsData(node) && holdsHours(node)
        }
    }
  }

  private func holdsHours(_ table: PageTree.Index) -> Bool {
    tree.descendants(of: table).lazy.filter { node in
      guard tree.nodes[node].tag.isCell, case let tokens = tree.tokens(of: node) else {
        return false
      }
      return HourAxis.hour(in: tokens) != nil && (tokens.count == 2 || tree.nodes[node].tag == .th)
    }.prefix(Self.fewestHours).count == Self.fewestHours
  }

  /// Whether a run goes from hour to hour for a good part of a day.
  private func isDay(_ run: [Link]) -> Bool {
    guard let first = run.first, first.value >= 4, run.count >= 6 else { return false }
    return zip(run, run.dropFirst()).count { $1.value == $0.value + 1 } * 5 >= (run.count - 1) * 4
  }

  /// The hour or the time of day, in minutes, that is all some tokens say.
  func time(in tokens: Tokens) -> (value: Int, isHour: Bool)? {
    if let hour = HourAxis.hour(in: tokens) { return (hour, true) }
    guard tokens.holdClockSign, !ClockCell.holdsSeveral(tokens),
      let time = ClockCell(tokens, namesTrips: true).soleTime
    else { return nil }
    return (time.hour * 60 + time.minute, false)
  }

  /// The element around a short text that holds nothing else, or the text itself beside others;
  /// nil inside tables of data, where cells are read by their own rules, and for long or silent texts.
  private func leaf(_ text: PageTree.Index) -> PageTree.Index? {
    guard tree.nodes[text].tag != .text || tree.textBytes(text).count <= 72 else { return nil }
    var leaf = text
    var current = tree.parent(of: text)
    while current > 0 {
      let tag = tree.nodes[current].tag
      if tag.isSilent || tag == .pre || tables.holdsData(current) { return nil }
      if leaf == tree.parent(of: leaf) { return nil }
      // The only entry of a list is one like those of longer lists.
      if tree.nodes[leaf].tag != .li, isOnlyChild(leaf, of: current),
        tree.parent(of: leaf) == current
      {
        leaf = current
      }
      current = tree.parent(of: current)
    }
    return leaf
  }

  private func isOnlyChild(_ child: PageTree.Index, of parent: PageTree.Index) -> Bool {
    tree.children(of: parent).allSatisfy { $0 == child || tree.isBlank($0) }
  }

  /// Tag and class of an element, and of the one around it the first of its classes: those behind say what
  /// state it is in, `row past` among `row next`.
  struct Signature: Hashable {
    var tag: Tag
    var name: String?
    var parentTag: Tag
    var parentName: String?
  }

  private func signature(_ node: PageTree.Index) -> Signature {
    let parent = tree.parent(of: node)
    return Signature(
      tag: tree.nodes[node].tag, name: tree.attribute("class", of: node),
      parentTag: tree.nodes[parent].tag,
      parentName: tree.firstClass(of: parent))
  }
}
