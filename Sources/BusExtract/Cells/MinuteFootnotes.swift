/// Reads numbers that are marks and no minutes: "05<sup>1</sup>", "05<sup>※2</sup>", "05*1", "05(1)".
extension MinuteScanner {
  /// "30(1)": a single digit in brackets that are glued to the minute before them.
  mutating func readBracketed() -> Bool {
    let token = tokens[index]
    guard index > 0, index + 2 < tokens.count, token.kind == .open, token.isGlued,
      tokens[index - 1].digits == 2, tokens[index + 1].digits == 1,
      tokens[index + 2].kind == .close
    else { return false }
    append(tokens.part(index..<index + 3).joined, at: tokens[index + 1].node)
    index += 3
    return true
  }

  /// A number set above or below the line, with the sign before it: ※ and 1 become ※1.
  mutating func readRaised() -> Bool {
    let token = tokens[index]
    guard token.isNumber, isRaised(token) else { return false }
    index += 1
    // Two digits may be a minute whose neighbour lost its closing tag.
    guard token.digits == 1 else {
      leftovers.append(tokens.text(token))
      return true
    }
    if token.isGlued, let last = words.last, last.isGluedAfter, last.position == numbers.count {
      words[words.count - 1].word.text += tokens.text(token)
      words[words.count - 1].word.number = nil
      words[words.count - 1].isGluedAfter = false
      words[words.count - 1].isGluedBefore = !numbers.isEmpty
      return true
    }
    append(tokens.text(token), at: token.node)
    return true
  }

  /// "05*1": a sign glued to the minute before it and to a single digit after it.
  mutating func readNumbered() -> Bool {
    let token = tokens[index]
    guard index > 0, index + 1 < tokens.count, token.kind == .word, token.isGlued,
      tokens[index - 1].digits == 2, tokens[index + 1].digits == 1, tokens[index + 1].isGlued,
      ["*", "＊", "※", "注", "†"].contains(tokens.text(token))
    else { return false }
    append(tokens.text(token) + tokens.text(tokens[index + 1]), at: token.node)
    index += 2
    return true
  }

  private mutating func append(_ mark: String, at node: PageTree.Index) {
    words.append(
      PlacedWord(
        word: MinuteCell.Word(text: mark, number: nil, node: node, isGrouped: false),
        position: numbers.count, isGluedBefore: !numbers.isEmpty, isGluedAfter: false))
  }
}

/// Numbers that are set above or below the line beside others: footnotes, and no minutes.
enum RaisedNumbers {
  /// The texts of such numbers; none when all numbers of a cell are set so.
  static func texts(of tokens: Tokens, in tree: PageTree) -> Set<PageTree.Index> {
    var raised = Set<PageTree.Index>()
    var hasOthers = false
    for token in tokens where token.isNumber {
      let tag = tree.nodes[tree.parent(of: token.node)].tag
      if tag == .sup || tag == .sub {
        raised.insert(token.node)
      } else {
        hasOthers = true
      }
    }
    return hasOthers ? raised : []
  }
}
