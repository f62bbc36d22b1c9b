/// The page as lines of text, each with the element it stands in: what legends and context are
/// read from.
struct PageLines {
  /// One line.
  struct Line: Sendable {
    /// Its text, white space collapsed.
    var text: String { didSet { if traits != nil { traits = .of(text) } } }
    /// The block element around it.
    var block: PageTree.Index
    /// Its first text node.
    var node: PageTree.Index
    /// Whether it is a part of what is printed there: marks are explained in another.
    var isPart = false

    /// Which lists of words have one in it, where all are asked; nil for some of the whole page.
    var traits: LineTraits?

    /// A line.
    init(text: String, block: PageTree.Index, node: PageTree.Index, isPart: Bool = false) {
      self.text = text
      self.block = block
      self.node = node
      self.isPart = isPart
    }

    /// The same line with another text.
    func reading(_ other: String, isPart: Bool = false) -> Line {
      var line = Line(text: other, block: block, node: node, isPart: isPart)
      if traits != nil { line.traits = .of(other) }
      return line
    }

    /// Puts another text in the place of its own, which most often is the same.
    mutating func read(as other: String) {
      if !text.isPrinted(as: other) { text = other }
    }
  }

  /// The lines in document order.
  private(set) var lines: [Line] = []

  private let tree: PageTree
  private var current = SpaceCollapser()
  private var start = -1
  private var blocks: [(index: Int, end: Int)] = []

  /// The lines of a page; subtrees in `skipped` are left out.
  init(_ tree: PageTree, skipping skipped: [PageTree.Index] = []) {
    // Blocks begin and end lines: without them the others are what they were.
    if skipped.allSatisfy({ tree.nodes[$0].tag.isBlock }) {
      self.init(tree, besides: skipped)
    } else {
      self.init(afresh: tree, skipping: skipped)
    }
  }

  private init(_ tree: PageTree, besides blocks: [PageTree.Index]) {
    self.tree = tree
    var isInside = [Bool](repeating: false, count: tree.nodes.count)
    var end = 0
    for block in blocks.sorted() where block >= end {
      end = Int(tree.nodes[block].end)
      for node in block..<end { isInside[node] = true }
    }
    lines = tree.lines.filter { !isInside[$0.node] }
  }

  /// Reads a page node by node.
  init(afresh tree: PageTree, skipping skipped: [PageTree.Index] = []) {
    self.tree = tree
    var isSkipped = [Bool](repeating: false, count: tree.nodes.count)
    for node in skipped { isSkipped[node] = true }
    var index = 1
    while index < tree.nodes.count {
      closeBlocks(before: index)
      let node = tree.nodes[index]
      if isSkipped[index] || (node.tag.isSilent && node.tag != .head) {
        if node.tag != .rt, node.tag != .rp { endLine() }
        index = Int(node.end)
        continue
      }
      if node.tag == .head || node.tag == .title {
        index = node.tag == .title ? Int(node.end) : index + 1
        continue
      }
      visit(index)
      index += 1
    }
    endLine()
  }

  /// Whether a line is a cell beside more than one other: of which of several things it says something
  /// its column tells.
  func isInWideRow(_ line: Line) -> Bool {
    guard tree.nodes[line.block].tag.isCell else { return false }
    return tree.elements(of: tree.parent(of: line.block))
      .count { tree.nodes[$0].tag.isCell } > 2
  }

  /// The lines without those that begin at some texts.
  func leavingOut(_ nodes: Set<PageTree.Index>) -> PageLines {
    guard !nodes.isEmpty else { return self }
    var rest = self
    rest.lines.removeAll { nodes.contains($0.node) }
    return rest
  }

  /// The lines without those that are `such`.
  func leavingOut(where such: (Line) -> Bool) -> PageLines {
    var rest = self
    rest.lines.removeAll(where: such)
    return rest
  }

  /// The lines with the texts in their place that each comes to; where that is nil the line stays.
  func replacing(_ texts: (Line) -> [String]?) -> PageLines {
    var rest = self
    rest.lines.removeAll(keepingCapacity: true)
    for line in lines {
      guard let texts = texts(line) else {
        rest.lines.append(line)
        continue
      }
      rest.lines += texts.map { line.reading($0) }
    }
    return rest
  }

  /// The lines with their traits: of these every reader of sentences asks.
  func judged() -> PageLines {
    var rest = self
    for index in lines.indices where lines[index].traits == nil {
      rest.lines[index].traits = .of(lines[index].text)
    }
    return rest
  }

  /// The lines, of which those are divided that explain marks beside other things.
  func dividingLegend() -> PageLines {
    var rest = self
    // From the last on, so that the places before it stay; most pages have no such line.
    for index in lines.indices.reversed() {
      guard let parts = LegendSentences.divided(lines[index]) else { continue }
      rest.lines.replaceSubrange(
        index...index, with: parts.map { lines[index].reading($0, isPart: true) })
    }
    return rest
  }

  private mutating func closeBlocks(before index: Int) {
    while let last = blocks.last, index >= last.end {
      endLine()
      blocks.removeLast()
    }
  }

  private mutating func visit(_ index: Int) {
    let node = tree.nodes[index]
    if node.tag == .text {
      add(text: index)
    } else if node.tag == .img, let alt = tree.attributeBytes("alt", of: index) {
      if start < 0 { start = index }
      if tree.isPictureBesidePicture(index) { current.addBlank() }
      current.add(alt)
    } else if node.tag.isBlock {
      endLine()
      if node.tag != .br { blocks.append((index, Int(node.end))) }
    }
  }

  /// In `pre` a line end ends the line.
  private mutating func add(text index: Int) {
    let isPreformatted = blocks.last.map { tree.nodes[$0.index].tag == .pre } ?? false
    guard isPreformatted else { return addRunning(index) }
    for line in tree.textBytes(index).split(separator: 0x0A) {
      if start < 0 { start = index }
      current.add(UnsafeBufferPointer(rebasing: line))
      endLine()
    }
  }

  /// Running text, in which only a heading of raw Markdown is a line of its own.
  private mutating func addRunning(_ index: Int) {
    let bytes = tree.textBytes(index)
    var rest = bytes.startIndex
    for heading in MarkdownHeadings.ranges(in: bytes) {
      add(bytes[rest..<heading.lowerBound], of: index)
      endLine()
      add(bytes[heading], of: index)
      endLine()
      rest = heading.upperBound
    }
    add(bytes[rest...], of: index)
  }

  private mutating func add(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, of index: Int) {
    guard !bytes.isEmpty else { return }
    // What is in the source between two elements begins no line.
    if start < 0 {
      guard bytes.contains(where: { $0 > 0x20 }) else { return }
      start = index
    }
    current.add(UnsafeBufferPointer(rebasing: bytes))
  }

  private mutating func endLine() {
    guard start >= 0 else { return }
    if let text = current.finish() {
      lines.append(Line(text: text, block: blocks.last?.index ?? 0, node: start))
    }
    start = -1
  }
}

extension PageLines {
  /// The lines with each head and its days as one.
  func joining(_ headed: HeadedDays) -> PageLines {
    guard !headed.sentences.isEmpty else { return self }
    return leavingOut(headed.lines).replacing { headed.sentences[$0.node].map { [$0] } }
  }

  /// The lines with a bracket about days, alone on its line, as part of the explanation of a mark above it:
  /// 学=登校日のみ運行 over (土日祝は運休).
  func joiningBrackets() -> PageLines {
    var rest = self
    for index in lines.indices.dropFirst().reversed() {
      let (above, line) = (lines[index - 1], lines[index])
      guard line.block == above.block, line.isBracketOfDays, LegendLine.explainsMark(above.text)
      else { continue }
      rest.lines[index - 1] = above.reading(above.text + line.text)
      rest.lines.remove(at: index)
    }
    return rest
  }
}

extension PageLines.Line {
  /// Whether a bracket about days is all that it prints: （祝日は運休）. It is part of what the line above says.
  var isBracketOfDays: Bool {
    guard text.utf8.count <= 200, let first = text.unicodeScalars.first,
      first == "(" || first == "（", let last = text.unicodeScalars.last
    else { return false }
    return (last == ")" || last == "）") && DayWords.hasHint(self)
  }
}
