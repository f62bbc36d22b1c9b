import BusModel

/// The lines of a page that give names, each read once, with what they are in the page's structure.
struct NameLines {
  /// One line.
  struct Line {
    /// Its first text node, and the block around it.
    var node: PageTree.Index
    var block: PageTree.Index
    var origin: LinePlaces.Origin
    /// Whether the line names what it says.
    var isLabelled: Bool
    var claims: [NameClaim]
    /// Whether nothing but a short number is printed.
    var isNumber = false
    /// Whether hardly anything else is printed than a name that is said.
    var isTitle = false
    /// Of what the words of a tab are said; nil for all other lines.
    var panel: Panel?
  }

  /// Of what a tab speaks: of the element that it opens, or of a page's only timetable.
  enum Panel: Equatable {
    case element(PageTree.Index)
    case none
  }

  /// In page order.
  private(set) var lines: [Line] = []
  /// What the page's title says, and where it stands.
  private(set) var title: [NameClaim] = []
  private(set) var titleNode: PageTree.Index?
  let links: LinkRows

  private let tree: PageTree
  private let places: LinePlaces
  private let labels: LabelPlaces
  private let legend: [Mark]
  private let tabs: NameTabs
  /// The words of the title, and what stands between its dividers.
  private let titleWords: Set<String>

  /// Reads the lines before the last timetable begins.
  init(_ page: PageLines, before end: PageTree.Index, legend: [Mark], tree: PageTree) {
    self.tree = tree
    places = LinePlaces(tree: tree)
    labels = LabelPlaces(tree: tree)
    self.legend = legend
    links = LinkRows(tree: tree)
    tabs = NameTabs(tree, before: end)
    titleNode = tree.elements(tagged: .title).first
    let titleText = titleNode.map { Texts.line(of: $0, in: tree) } ?? ""
    title = SiteName.removed(from: NameLine(titleText).claims, words: titleText, of: tree)
    let pieces = NamePiece.pieces(of: titleText)
    let parts = pieces.split { $0.kind == .divider }
      .map { $0.compactMap(\.word).joined(separator: " ") }
    titleWords = Set(pieces.compactMap(\.word) + parts)
    for (index, line) in page.lines.enumerated() where line.node < end {
      var following = page.lines[(index + 1)...].prefix(2)
      // A colon may have a cell of its own, and a label its translation below it.
      if let sign = following.first,
        LegendLine.colons.isOne(sign.text) || labels.translates(sign, line)
      {
        following.removeFirst()
      }
      let next = following.first
      add(line, after: index > 0 ? page.lines[index - 1] : nil, before: next)
    }
    addChosen(before: end)
    for tab in tabs.rows.joined() where tab.panel != nil || tab.isChosen {
      var line = Line(
        node: tab.node, block: tab.node, origin: .tab, isLabelled: false, claims: tab.claims)
      line.panel = tab.panel.map(Panel.element) ?? Panel.none
      lines.append(line)
    }
  }

  /// What boxes show as chosen, unless a heading says otherwise.
  private mutating func addChosen(before end: PageTree.Index) {
    // A lone number is most often an hour.
    let said = lines.filter { !$0.origin.isInText && !$0.isNumber }.flatMap(\.claims)
      .filter { $0.certainty > .bare || BareName.isLikely($0.text) }
    for box in ChosenOptions(tree: tree).all(before: end) {
      let claims = box.claims.filter { claim in
        said.allSatisfy { $0.kind != claim.kind || NameKey.agree($0.text, claim.text) }
      }
      guard !claims.isEmpty else { continue }
      lines.append(
        Line(node: box.node, block: box.node, origin: .tab, isLabelled: true, claims: claims))
    }
  }

  private mutating func add(
    _ line: PageLines.Line, after previous: PageLines.Line?, before next: PageLines.Line?
  ) {
    guard line.text.utf8.count <= 360, !tabs.hold(line.node), !holdsLostReading(line.block) else {
      return
    }
    var origin = places.origin(of: line)
    if origin == .plain, places.isProminent(line) { origin = .prominent }
    guard origin != .plain || mayName(line) || PairedPlaces.mayName(line.text) else { return }
    if isTrailText(line.text) { return addTrail(line) }
    let link = links.roleOfLink(around: links.firstWord(of: line))
    guard link != .linked || origin.isInText && !isWholeLink(line) && !links.areAll(in: line.block)
    else { return }
    guard var found = read(line, origin, after: previous, before: next), !isLegend(line.text)
    else { return }
    let role = link ?? links.role(of: line.node)
    if link == nil, role == .linked { return }
    if role == .own || !origin.isInText, places.isListEntry(line.block), !found.isLabelled {
      found.claims.removeAll { $0.certainty == .bare }
    }
    if origin == .plain { found.claims.removeAll(where: \.isService) }
    if role == .activeTab, origin.isInText {
      origin = .tab
      // "バス時刻表" in a row of tabs is a menu's.
      found.claims.removeAll(where: \.isOfTimetable)
    }
    guard !found.claims.isEmpty else { return }
    found.origin = role == .trail ? .trail : origin
    found.isTitle =
      !found.isLabelled && line.text.utf8.count <= 90
      && found.claims.contains { $0.certainty == .said && $0.text.length + 4 >= line.text.length }
    lines.append(found)
  }

  /// Whether a line that is nothing special in the structure of the page may give a name.
  private func mayName(_ line: PageLines.Line) -> Bool {
    Self.hints.isFound(in: line.text) || isRepeatedInTitle(line.text)
      || NameWords.isLineNumber(line.text)
      || places.isListEntry(line.block) && line.text.utf8.count <= 45
        && BareName.isLikely(line.text)
  }

  /// What the words of a line say; nil when they say nothing.
  private func read(
    _ line: PageLines.Line, _ origin: LinePlaces.Origin, after previous: PageLines.Line?,
    before next: PageLines.Line?
  ) -> Line? {
    let text = NameText.of(line, in: tree)
    var found = Line(
      node: line.node, block: line.block, origin: origin, isLabelled: false, claims: [])
    if case .cell(let cell, let table) = origin, let head = labels.head(of: cell, in: table) {
      found.isLabelled = true
      found.claims = [LabelledNames.claim(head.text, value: text)].compactMap {
        head.isSole ? $0 : nil
      }
      return found.claims.isEmpty ? nil : found
    }
    if case .cell(let cell, _) = origin, labels.isValue(cell) { return nil }
    found.claims = LabelledNames.claims(text, next: labels.value(of: line, next))
    found.isLabelled = !found.claims.isEmpty
    if !found.isLabelled, !LabelledNames.isLabel(text) {
      found.claims = NameLine(self.text(of: line, text, after: previous)).claims
    }
    found.isNumber = found.claims.isEmpty && !origin.isInText && isShortNumber(text)
    if found.isNumber {
      found.claims = [NameClaim(kind: .routeName, text: text, certainty: .beside)]
    }
    found.claims += PairedPlaces.claims(in: text)
    if found.claims.isEmpty, let said = PlatformSentence.claim(in: text) { found.claims = [said] }
    return found.claims.isEmpty ? nil : found
  }

  /// Whether a block holds a ruby without the element of its reading: 御嶽みたけ, of which the half is kana.
  private func holdsLostReading(_ block: PageTree.Index) -> Bool {
    let range = block..<Int(tree.nodes[block].end)
    return tree.elements(tagged: .ruby).contains { ruby in
      range.contains(ruby) && ruby > 0
        && !tree.descendants(of: ruby).contains { tree.nodes[$0].tag == .rt }
    }
  }

  /// The last entry of "トップ > くらし > 町のバス".
  private mutating func addTrail(_ line: PageLines.Line) {
    let last = line.text.split { ">＞›»".contains($0) }.last.map { Texts.collapsed($0) }
    let labelled = last.map { LabelledNames.claims($0, next: nil) } ?? []
    let claims = labelled.isEmpty ? last.map { NameLine($0).claims } ?? [] : labelled
    guard !claims.isEmpty else { return }
    lines.append(
      Line(
        node: line.node, block: line.block, origin: .trail, isLabelled: false, claims: claims))
  }

  /// Whether a line that begins with a link holds nothing else.
  private func isWholeLink(_ line: PageLines.Line) -> Bool {
    NameText.of(line, in: tree) == line.text
  }

  private func isShortNumber(_ text: String) -> Bool {
    text.length <= 3
      && text.unicodeScalars.allSatisfy { (0x30...0x39).contains(Scalars.folded($0.value)) }
  }

  /// A lone 行き belongs to the line before it in the same cell or block; below a heading, in one of
  /// its own or below a line's name it is a way, and takes nothing from there.
  private func text(
    of line: PageLines.Line, _ text: String, after previous: PageLines.Line?
  ) -> String {
    guard NameWords.isLone(text), let previous,
      previous.block == line.block
        || tree.parent(of: previous.block) == tree.parent(of: line.block)
        || tree.parent(of: line.block) == previous.block
        || tree.parent(of: previous.block) == line.block
    else { return text }
    let isSame = previous.block == line.block
    guard isSame || !isInHeading(previous.block) && !isInHeading(line.block),
      NameWords.line(Texts.compact(previous.text)) == nil
    else { return text }
    return previous.text + " " + text
  }

  private func isInHeading(_ block: PageTree.Index) -> Bool {
    tree.nearest(from: block) { tree.nodes[$0].tag.isHeading } != nil
  }

  /// Whether a line explains a mark; its names are those of the marked buses alone.
  private func isLegend(_ text: String) -> Bool {
    legend.contains { mark in
      guard let meaning = mark.text, !meaning.isEmpty, text.contains(meaning) else { return false }
      let rest = text.drop { "【[［(（〔".contains($0) }
      return rest.begins(with: mark.mark) && rest.dropFirst(mark.mark.count).contains(meaning)
    }
  }

  private func isRepeatedInTitle(_ text: String) -> Bool {
    text.utf8.count <= 60 && text.length > 1 && titleWords.contains(text)
  }

  private func isTrailText(_ text: String) -> Bool {
    let opened = text.unicodeScalars.count { $0 == "＜" || $0 == "<" }
    return text.unicodeScalars.count { $0 == ">" || $0 == "＞" || $0 == "›" || $0 == "»" }
      >= 2 + opened
  }

  /// What every line holds that says a name plainly.
  private static let hints = WordList([
    "発", "行", "ゆき", "方面", "系統", "線", "のりば", "乗り場", "乗場", "時刻表", "停", "→", "⇒", "➡", "➔", "->", "=>",
    "ルート", "コース",
    "路線", "終点", "循環", "号", "Stop", "Route", "Destination", "Platform", "站", "乗車地", "ところ", "方向",
    "着：", "着:", "到着地",
    "目的地", "のる", "乗る", "乗車", "おりる", "降りる", "降車", "下車", "標柱", "ポール",
    "上車地", "上车地", "下車地", "下车地", "출발지", "승차지", "도착지", "목적지",
  ])
}
