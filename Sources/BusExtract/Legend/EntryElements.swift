import BusLabels

/// Legends whose entries are elements side by side, kept apart by the style sheet and by nothing in the
/// text: "運行日", "◆ 月～金運行" and "※ 平日のみ" are one line without a blank.
final class EntryElements {
  private let used: UsedMarks
  private let tree: PageTree
  /// What stands in the block looked at last: all its lines ask.
  private var row: Row?

  /// What stands in a block but for blanks, and the texts of all of it where signs and meanings take turns.
  private struct Row {
    let block: PageTree.Index
    let children: [PageTree.Index]
    let texts: Int
    var turns: [String]?
  }

  init(used: UsedMarks, tree: PageTree) {
    self.used = used
    self.tree = tree
  }

  /// The texts of a line, each from one element that begins with a used sign to the next; nil where no
  /// element within the line begins so.
  func parts(of line: PageLines.Line) -> [String]? {
    guard line.text.utf8.count <= Self.longest, tree.nodes[line.block].tag != .text else {
      return nil
    }
    let row = row(in: line.block)
    if row.children.count == 2, row.texts == 1, let pair = soleEntry(line, row.children) {
      return pair
    }
    return (row.texts == 0 ? separate(row.children, in: line) : nil) ?? row.turns
  }

  private func row(in block: PageTree.Index) -> Row {
    if let row, row.block == block { return row }
    let children = tree.children(of: block).filter { !tree.isBlank($0) }
    let texts = children.count { tree.nodes[$0].tag == .text }
    var row = Row(block: block, children: children, texts: texts)
    if children.count > 3 { row.turns = texts > 0 ? alternating(children) : paired(children) }
    self.row = row
    return row
  }

  /// In bytes.
  private static let longest = 600

  /// "<b>S</b><i>港経由</i><b>土</b><i>土曜のみ</i>": signs in elements that look alike, each before its meaning in
  /// one that looks as the other meanings do.
  private func paired(_ children: [PageTree.Index]) -> [String]? {
    guard children.count.isMultiple(of: 2), children.count > 3 else { return nil }
    let texts = children.map { Texts.line(of: $0, in: tree) }
    let signs = stride(from: 0, to: children.count, by: 2)
    guard !lookAlike(children[0], children[1]),
      children.indices.allSatisfy({ lookAlike(children[$0], children[$0 % 2]) }),
      signs.allSatisfy({ (1...3).contains(texts[$0].length) && texts[$0 + 1].length > 1 }),
      signs.contains(where: { used.contains(texts[$0]) })
    else { return nil }
    return signs.map { texts[$0] + " " + texts[$0 + 1] }
  }

  private func lookAlike(_ first: PageTree.Index, _ second: PageTree.Index) -> Bool {
    tree.nodes[first].tag == tree.nodes[second].tag && tree.haveSame("class", first, second)
  }

  /// "<li><span>役</span>役場経由</li>": a used sign in an element, which begins no word with what follows.
  private func soleEntry(
    _ line: PageLines.Line, _ children: [PageTree.Index]
  ) -> [String]? {
    guard [.li, .dd, .p].contains(tree.nodes[line.block].tag), tree.nodes[children[0]].tag != .text,
      tree.nodes[children[1]].tag == .text
    else { return nil }
    let (sign, text) = (
      Texts.line(of: children[0], in: tree), Texts.line(of: children[1], in: tree)
    )
    guard sign.count == 1, sign.first?.isLetter == true, sign.first?.isASCII == false,
      used.contains(sign), text.length > 2, Self.ofBuses.ends(text)
    else { return nil }
    return [sign + " " + text]
  }

  private static let ofBuses = WordList([
    "経由", "まわり", "回り", "廻り", "行", "行き", "ゆき", "止まり", "止り", "止め", "止", "どまり", "まで", "運休", "運行", "のみ",
    "直行",
    "便", "バス", "方面", "通過", "停車",
  ])

  private func separate(_ children: [PageTree.Index], in line: PageLines.Line) -> [String]? {
    // Every token prints one character at least.
    guard children.count > 1, tree.tokens(of: line.block).count <= Self.longest else { return nil }
    let texts = children.map { Texts.line(of: $0, in: tree) }
    guard texts.dropFirst().contains(where: isEntry),
      Texts.compact(texts.joined()) == Texts.compact(line.text)
    else { return nil }
    var parts: [String] = []
    for text in texts where !text.isEmpty {
      if parts.isEmpty || isEntry(text) {
        parts.append(text)
      } else {
        parts[parts.count - 1] += " " + text
      }
    }
    return parts
  }

  /// "<b>法</b> 法花寺行 <b>河</b> 河梨行": signs in elements that look alike, each before its meaning.
  private func alternating(_ children: [PageTree.Index]) -> [String]? {
    let signs = stride(from: 0, to: children.count, by: 2).map { children[$0] }
    let first = signs[0]
    guard children.count.isMultiple(of: 2), tree.nodes[first].tag != .text,
      signs.allSatisfy({ sign in
        tree.nodes[sign].tag == tree.nodes[first].tag && tree.haveSame("class", sign, first)
      }),
      children.indices.allSatisfy({ $0.isMultiple(of: 2) || tree.nodes[children[$0]].tag == .text })
    else { return nil }
    let texts = children.map { Texts.line(of: $0, in: tree) }
    let marks = stride(from: 0, to: texts.count, by: 2).map { texts[$0] }
    guard marks.allSatisfy({ (1...3).contains($0.length) }), marks.contains(where: used.contains)
    else { return nil }
    return stride(from: 0, to: texts.count, by: 2).map { texts[$0] + " " + texts[$0 + 1] }
  }

  /// A used sign, which is no letter, and words behind it.
  private func isEntry(_ text: String) -> Bool {
    guard let sign = text.first, !sign.isLetter, !sign.isNumber, used.contains(String(sign)) else {
      return false
    }
    return text.dropFirst().contains(where: \.isLetter)
  }
}
