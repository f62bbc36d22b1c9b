/// The values that stand beside, below or behind labels: "行先" in a heading cell.
struct LabelPlaces {
  let tree: PageTree

  /// The line that a label speaks of: the dd after a dt, the cell beside a heading cell, what
  /// follows in a block of its own.
  func value(of line: PageLines.Line, _ next: PageLines.Line?) -> String? {
    guard let next, next.text.length <= 40 else { return nil }
    let (from, to) = (tree.nodes[line.block].tag, tree.nodes[next.block].tag)
    if line.block == next.block, isLink(next.node) { return nil }
    switch from {
    case .th, .td:
      guard to == .td, tree.parent(of: line.block) == tree.parent(of: next.block) else {
        return nil
      }
      let count = tree.elements(of: tree.parent(of: line.block)).count {
        tree.nodes[$0].tag.isCell && !["：", ":"].contains(Texts.line(of: $0, in: tree))
      }
      return from == .th || count == 2 || isInPairs(line.block) ? NameText.of(next, in: tree) : nil
    case .dt: return follows(line.block, next.block) ? NameText.of(next, in: tree) : nil
    case .li: return nil
    default:
      let isBeside =
        tree.parent(of: line.block) == tree.parent(of: next.block) || opens(next, behind: line)
      // 停留所 over a menu of links heads the menu.
      if isLink(next.node) { return nil }
      let isValue = isBeside && !to.isCell && (!to.isHeading || from.isHeading)
      return isValue ? NameText.of(next, in: tree) : nil
    }
  }

  /// Whether a line is the first of the box beside a label in a box of its own.
  private func opens(_ next: PageLines.Line, behind line: PageLines.Line) -> Bool {
    guard [.div, .span].contains(tree.nodes[line.block].tag), !tree.nodes[next.block].tag.isCell,
      case let box = tree.parent(of: next.block), [.div, .span].contains(tree.nodes[box].tag),
      tree.parent(of: box) == tree.parent(of: line.block)
    else { return false }
    return tree.sibling(before: box) == line.block && tree.elements(of: box).first == next.block
  }

  /// Whether a line says in Latin letters what a label before it in the same cell says: 停留所 over Bus stop.
  func translates(_ line: PageLines.Line, _ label: PageLines.Line) -> Bool {
    line.block == label.block && tree.nodes[line.block].tag.isCell
      && line.text.utf8.allSatisfy { $0 < 0x80 } && LabelledNames.isLabel(label.text)
  }

  /// Whether a cell of a row of labels and values is a label: 行先｜港｜経由｜岬. Of 行先｜系統｜のりば｜備考 nothing is a
  /// value.
  private func isInPairs(_ cell: PageTree.Index, isValue: Bool = false) -> Bool {
    let cells = cells(of: tree.parent(of: cell))
    guard cells.count % 2 == 0, cells.count < 9, let place = cells.firstIndex(of: cell),
      place % 2 == (isValue ? 1 : 0)
    else { return false }
    let row = cells.map { Texts.line(of: $0, in: tree) }
    return row.enumerated().allSatisfy { index, text in
      (LabelledNames.isLabel(text) || LabelSigns.isFact(text)) == (index % 2 == 0)
    }
  }

  /// Whether a cell is the value of the cell before it, and no name by itself.
  func isValue(_ cell: PageTree.Index) -> Bool { isInPairs(cell, isValue: true) }

  private func isLink(_ node: PageTree.Index) -> Bool {
    var current = node
    for _ in 0..<4 where current > 0 {
      if tree.nodes[current].tag == .a { return tree.attribute("href", of: current) != nil }
      current = tree.parent(of: current)
    }
    return false
  }

  /// Whether a line stands in the dd right after a dt.
  private func follows(_ term: PageTree.Index, _ block: PageTree.Index) -> Bool {
    let parent = tree.parent(of: term)
    guard let next = tree.elements(of: parent).first(where: { $0 > term }) else { return false }
    return tree.nodes[next].tag == .dd && (next..<Int(tree.nodes[next].end)).contains(block)
  }

  /// The head above a value in a small table of facts: 系統｜行先｜のりば over one row of values.
  struct Head {
    var text: String
    /// Whether the values are those of one bus: of several nobody knows which.
    var isSole: Bool
  }

  /// The head of a cell's column where the first row is labels; nil in any other table.
  func head(of cell: PageTree.Index, in table: PageTree.Index) -> Head? {
    let row = tree.parent(of: cell)
    guard table > 0, Int(tree.nodes[table].end) - table <= 160 else { return nil }
    let rows = tree.descendants(of: table).filter { tree.nodes[$0].tag == .tr }
    guard rows.count > 1, let first = rows.first, first != row else { return nil }
    let heads = cells(of: first)
    let values = cells(of: row)
    guard heads.count == values.count, let column = values.firstIndex(of: cell) else { return nil }
    let labels = heads.map { Texts.line(of: $0, in: tree) }
    let named = labels.count(where: LabelledNames.isLabel)
    // A row of labels, each with its value beside it, heads nothing.
    guard named > 1, named * 2 > labels.count,
      Set(heads.map { tree.nodes[$0].tag.rawValue }).count == 1
    else { return nil }
    return Head(text: labels[column], isSole: rows.count == 2 || isSameDown(cell, in: table))
  }

  /// Whether every row of a table without times says in that column what the cell says: all lines
  /// listed there go to the same place.
  func isSameDown(_ cell: PageTree.Index, in table: PageTree.Index) -> Bool {
    let row = cells(of: tree.parent(of: cell))
    guard let column = row.firstIndex(of: cell), row.count > 1,
      !tree.tokens(of: table).holdClockSign
    else { return false }
    let values = tree.descendants(of: table).filter { tree.nodes[$0].tag == .tr }
      .map(cells).filter { $0.count == row.count }
      .map { Texts.line(of: $0[column], in: tree) }
      .filter { !LabelledNames.isLabel($0) }
    return values.count > 1 && Set(values).count == 1
  }

  private func cells(of row: PageTree.Index) -> [PageTree.Index] {
    tree.elements(of: row).filter { tree.nodes[$0].tag.isCell }
  }
}
