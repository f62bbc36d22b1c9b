/// Finds stops with their times written as lines of text, one below the other: "病院発：9:50、10:40",
/// "役場：9:20、10:10", or "駅前→病院：9:00／10:00"; the name may stand on the line above the times.
struct StopLines {
  let tree: PageTree
  let tables: LayoutTables
  /// Whether 発 or 着 stands anywhere on the page.
  private let holdsDeeds: Bool

  init(tree: PageTree, tables: LayoutTables) {
    self.tree = tree
    self.tables = tables
    holdsDeeds = tree.tokens.words.mayHold(StopLine.deedLetters)
  }

  /// A line divided into its name and its times.
  struct Line {
    var head: Tokens
    var times: Tokens
    var block: PageTree.Index
    var isBelowArrow = false
  }

  /// The grids in document order: a row for each line.
  func grids() -> [Grid] {
    let isOfBuses = tree.headings(and: .title).contains { heading in
      SignWords.carriers.isFound(in: Texts.line(of: heading, in: tree))
    }
    return runs().filter { run in
      // A single bus is a course, which others read where no arrows stand between its stops.
      (run.count > 1 || run.contains { saysWay($0.head, isOfBuses: isOfBuses) })
        && run.contains { $0.isBelowArrow || $0.times.count(where: { $0.is(.clockColon) }) > 1 }
    }.map(grid) + definitions().map(grid)
  }

  /// Whether a line by itself says from where its buses leave: "駅前→病院", or "駅前発" on a page of buses.
  private func saysWay(_ head: Tokens, isOfBuses: Bool) -> Bool {
    let text = TripLine.text(of: head)
    return SignWords.arrows.isFound(in: text)
      || isOfBuses && StopLine.endsInDeed(head)
        && !StopHeading.isArrival(StopLine.name(of: text) ?? text)
  }

  /// Lines that follow one another with nothing between them, in blocks made alike.
  private func runs() -> [[Line]] {
    var gathered = Runs()
    var above: Tokens?
    for tokens in tree.tokens(of: 0).lines {
      if gathered.isOpen, isArrow(tokens) {
        gathered.isBelowArrow = true
        continue
      }
      guard let line = line(tokens, below: above) else {
        gathered.isBelowArrow = false
        let parts = bracketed(tokens)
        above = parts.isEmpty && above == nil && isName(tokens) ? tokens : nil
        if !parts.isEmpty { gathered.runs.append(parts) }
        // A name by itself may head the line below it.
        if above == nil { gathered.isOpen = false }
        continue
      }
      above = nil
      gathered.add(line) { areAlike($0, $1) }
    }
    return gathered.runs
  }

  /// Runs of lines as they are gathered.
  private struct Runs {
    var runs: [[Line]] = []
    /// Whether the next line may go on with the last run.
    var isOpen = false
    /// Whether an arrow stands above the next line.
    var isBelowArrow = false

    mutating func add(_ line: Line, areAlike: (PageTree.Index, PageTree.Index) -> Bool) {
      var line = line
      line.isBelowArrow = isBelowArrow
      isBelowArrow = false
      if isOpen, let last = runs.last?.last, areAlike(last.block, line.block) {
        runs[runs.count - 1].append(line)
      } else {
        runs.append([line])
      }
      isOpen = true
    }
  }

  /// Whether a line is a stop's name and nothing else.
  private func isName(_ tokens: Tokens) -> Bool {
    holdsDeeds && tokens.count <= 8 && StopLine.endsInDeed(tokens)
      && !tree.nodes[tree.block(around: tokens[0].node)].tag.isHeading
  }

  /// "【駅→宿：14:30・15:10】【宿→駅：9:40・10:20】" as a line each.
  private func bracketed(_ tokens: Tokens) -> [Line] {
    guard tokens.count > 8, let node = tokens.first?.node, tables.isFree(node) else { return [] }
    let parts = BracketedLines.parts(of: tokens)
    let lines = parts.compactMap { part -> Line? in
      guard let (head, times) = StopLine.divided(part), !times.isEmpty,
        StopLine(head, times) != nil
      else { return nil }
      return Line(head: head, times: times, block: tree.block(around: node))
    }
    return lines.count == parts.count ? lines : []
  }

  /// "↓" between two stops.
  private func isArrow(_ tokens: Tokens) -> Bool {
    tokens.count == 1 && ["↓", "⇓", "⇩", "▼", "｜", "│"].contains(tokens.text(tokens[0]))
  }

  private func line(_ tokens: Tokens, below above: Tokens?) -> Line? {
    guard tokens.count > 2, tokens.holdClockSign,
      let (own, times) = StopLine.divided(tokens), !times.isEmpty,
      let node = tokens.first?.node, tables.isFree(node)
    else { return nil }
    let head = own.isEmpty ? above : own
    guard let head, StopLine(head, times) != nil else { return nil }
    return Line(head: head, times: times, block: tree.block(around: node))
  }

  private func areAlike(_ first: PageTree.Index, _ second: PageTree.Index) -> Bool {
    first == second
      || tree.nodes[first].tag == tree.nodes[second].tag
        && tree.parent(of: first) == tree.parent(of: second)
  }

  private func grid(_ lines: [Line]) -> Grid {
    let node = lines[0].times.first?.node ?? 0
    let isDefined = tree.nodes[lines[0].block].tag == .dl
    let block = isDefined ? lines[0].block : tree.block(around: node)
    // Text among other blocks has no element of its own.
    let isOwn =
      isDefined
      || !tree.children(of: block).contains {
        tree.nodes[$0].tag.isBlock && tree.nodes[$0].tag != .br
      }
    let root = isOwn ? block : lines[0].head.first?.node ?? node
    let at = PlaceName(tree: tree).root(of: block)
    var grid = Grid(lines: lines.map { ($0.head, $0.times) }, node: node, at: at, inside: root)
    grid.isStopLines = true
    return grid
  }
}

extension StopLine {
  static let deedLetters = WordList(["発", "着"])
  private static let deeds = WordList(["発", "着", "発：", "着：", "発:", "着:"])

  /// Whether a line without times ends in 発 or 着 behind a name.
  static func endsInDeed(_ tokens: Tokens) -> Bool {
    // A look that spares most lines the reading.
    guard let last = tokens.last(where: { $0.kind == .word }), deeds.ends(tokens.text(last)) else {
      return false
    }
    return name(of: TripLine.text(of: tokens)).map { StopHeading.endsWithDeed($0) } ?? false
  }
}
