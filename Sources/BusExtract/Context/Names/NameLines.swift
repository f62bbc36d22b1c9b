import BusModel

/// The lines of a page that give names, each read once, with what they are in the page's structure.
struct NameLines {
  /// One line.
  struct Line {
    /// Its first text node, and the block around it.
    var node: PageTree.Index
    var block: PageTree.Index
    var origin: Origin
    /// Whether the line names what it says.
    var isLabelled: Bool
    var claims: [NameClaim]
    /// Whether nothing but a short number is printed.
    var isNumber = false
  }

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
  }

  /// In page order.
  private(set) var lines: [Line] = []
  /// What the page's title says, and where it stands.
  private(set) var title: [NameClaim] = []
  private(set) var titleNode: PageTree.Index?
  let links: LinkRows

  private let tree: PageTree
  private let legend: [Mark]
  /// The words of the title, and what stands between its dividers.
  private let titleWords: Set<String>

  /// Reads the lines before the last timetable begins.
  init(_ page: PageLines, before end: PageTree.Index, legend: [Mark], tree: PageTree) {
    self.tree = tree
    self.legend = legend
    links = LinkRows(tree: tree)
    titleNode = tree.nodes.firstIndex { $0.tag == .title }
    let titleText = titleNode.map { Texts.line(of: $0, in: tree) } ?? ""
    title = NameLine(titleText).claims
    let pieces = NamePiece.pieces(of: titleText)
    let parts = pieces.split { $0.kind == .divider }
      .map { $0.compactMap(\.word).joined(separator: " ") }
    titleWords = Set(pieces.compactMap(\.word) + parts)
    for (index, line) in page.lines.enumerated() where line.node < end {
      let next = index + 1 < page.lines.count ? page.lines[index + 1] : nil
      add(line, after: index > 0 ? page.lines[index - 1] : nil, before: next)
    }
  }

  private mutating func add(
    _ line: PageLines.Line, after previous: PageLines.Line?, before next: PageLines.Line?
  ) {
    guard line.text.utf8.count <= 360 else { return }
    var origin = origin(of: line)
    let isProminent = origin == .plain && isProminent(line)
    let mayName =
      origin != .plain || isProminent || hints.isFound(in: line.text)
      || isRepeatedInTitle(line.text) || NameWords.isLineNumber(line.text)
      || isListEntry(line.block) && line.text.utf8.count <= 45 && BareName.isLikely(line.text)
    guard mayName else { return }
    if isTrailText(line.text) { return addTrail(line) }
    let link = links.roleOfLink(around: line.node)
    guard link != .linked || origin == .plain && !isWholeLink(line) else { return }
    let text = NameText.of(line, in: tree)
    var claims = LabelledNames.claims(text, next: value(of: line, next))
    let isLabelled = !claims.isEmpty
    if !isLabelled, !LabelledNames.isLabel(text) {
      claims = NameLine(self.text(of: line, text, after: previous)).claims
    }
    let isNumber = claims.isEmpty && origin != .plain && isShortNumber(text)
    if isNumber { claims = [NameClaim(kind: .routeName, text: text, certainty: .beside)] }
    guard !claims.isEmpty, !isLegend(line.text) else { return }
    let role = link ?? links.role(of: line.node)
    if link == nil, role == .linked { return }
    if role == .own || origin != .plain, isListEntry(line.block), !isLabelled {
      claims.removeAll { $0.certainty == .bare }
    }
    if role == .activeTab, origin == .plain {
      origin = .tab
      // "バス時刻表" in a row of tabs is a menu's.
      claims.removeAll(where: \.isOfTimetable)
    }
    guard !claims.isEmpty else { return }
    if role == .trail { origin = .trail }
    if origin == .plain, isProminent { origin = .prominent }
    lines.append(
      Line(
        node: line.node, block: line.block, origin: origin, isLabelled: isLabelled, claims: claims,
        isNumber: isNumber))
  }

  /// The last entry of "トップ > くらし > 町のバス".
  private mutating func addTrail(_ line: PageLines.Line) {
    let last = line.text.split { ">＞›»".contains($0) }.last.map { Texts.collapsed($0) }
    let claims = last.map { NameLine($0).claims } ?? []
    guard !claims.isEmpty else { return }
    lines.append(
      Line(
        node: line.node, block: line.block, origin: .trail, isLabelled: false, claims: claims))
  }

  /// Whether a line that begins with a link holds nothing else.
  private func isWholeLink(_ line: PageLines.Line) -> Bool {
    NameText.of(line, in: tree) == line.text
  }

  /// Whether a line looks like a heading without being one: bold, large or with a bullet before it.
  private func isProminent(_ line: PageLines.Line) -> Bool {
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
    size.hasPrefix("+") || size.first.map { "4567".contains($0) } == true
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
    "busstop", "bus-stop", "bus_stop", "stop-name", "stop_name", "stopname", "teiryu", "station",
    "pole-name",
  ]

  /// ■◆●▼
  private static let bullets: Set<UInt32> = [0x25A0, 0x25C6, 0x25CF, 0x25BC, 0x25A1, 0x25C7]

  private func isShortNumber(_ text: String) -> Bool {
    text.length <= 3
      && text.unicodeScalars.allSatisfy { (0x30...0x39).contains(Scalars.folded($0.value)) }
  }

  /// Entries of lists are stops along the way, marks, or what the page offers.
  private func isListEntry(_ block: PageTree.Index) -> Bool {
    [.li, .dd, .dt].contains(tree.nodes[block].tag)
  }

  /// A lone 行き belongs to the line before it in the same cell or block.
  private func text(
    of line: PageLines.Line, _ text: String, after previous: PageLines.Line?
  ) -> String {
    guard text.utf8.count <= 27, NameWords.lone[text] != nil, let previous,
      previous.block == line.block
        || tree.parent(of: previous.block) == tree.parent(of: line.block)
        || tree.parent(of: line.block) == previous.block
        || tree.parent(of: previous.block) == line.block
    else { return text }
    return previous.text + " " + text
  }

  /// The line that a label speaks of: the dd after a dt, the cell beside a heading cell, what
  /// follows in a block of its own.
  private func value(of line: PageLines.Line, _ next: PageLines.Line?) -> String? {
    guard let next, next.text.length <= 40 else { return nil }
    let (from, to) = (tree.nodes[line.block].tag, tree.nodes[next.block].tag)
    switch from {
    case .th, .td:
      guard to == .td, tree.parent(of: line.block) == tree.parent(of: next.block) else {
        return nil
      }
      let count = tree.elements(of: tree.parent(of: line.block)).count { tree.nodes[$0].tag.isCell }
      return from == .th || count == 2 ? next.text : nil
    case .dt: return follows(line.block, next.block) ? next.text : nil
    case .li: return nil
    default:
      let isBeside = tree.parent(of: line.block) == tree.parent(of: next.block)
      return isBeside && !to.isCell && (!to.isHeading || from.isHeading) ? next.text : nil
    }
  }

  /// Whether a line stands in the dd right after a dt.
  private func follows(_ term: PageTree.Index, _ block: PageTree.Index) -> Bool {
    let parent = tree.parent(of: term)
    guard let next = tree.elements(of: parent).first(where: { $0 > term }) else { return false }
    return tree.nodes[next].tag == .dd && (next..<Int(tree.nodes[next].end)).contains(block)
  }

  /// What a line stands in.
  private func origin(of line: PageLines.Line) -> Origin {
    var current = line.block
    while current > 0 {
      let tag = tree.nodes[current].tag
      if tag.isHeading { return .heading(current) }
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

  private func table(around cell: PageTree.Index) -> PageTree.Index {
    var current = tree.parent(of: cell)
    while current > 0, tree.nodes[current].tag != .table { current = tree.parent(of: current) }
    return current
  }

  /// Whether a line explains a mark; its names are those of the marked buses alone.
  private func isLegend(_ text: String) -> Bool {
    legend.contains { mark in
      guard let meaning = mark.text, !meaning.isEmpty, text.contains(meaning) else { return false }
      let rest = text.drop { "【[［(（〔".contains($0) }
      return rest.hasPrefix(mark.mark) && rest.dropFirst(mark.mark.count).contains(meaning)
    }
  }

  private func isRepeatedInTitle(_ text: String) -> Bool {
    text.utf8.count <= 60 && text.length > 1 && titleWords.contains(text)
  }

  private func isTrailText(_ text: String) -> Bool {
    text.unicodeScalars.count { $0 == ">" || $0 == "＞" || $0 == "›" || $0 == "»" } >= 2
  }

  /// What every line holds that says a name plainly.
  private let hints = WordList([
    "発", "行", "ゆき", "方面", "系統", "線", "のりば", "乗り場", "乗場", "時刻表", "停", "→", "⇒", "➡", "ルート", "コース",
    "路線", "終点", "循環", "号",
  ])
}
