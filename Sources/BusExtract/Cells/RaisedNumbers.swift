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
