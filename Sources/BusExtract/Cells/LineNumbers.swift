/// Numbers of lines that stand above or beside minutes, in elements of another kind than these:
/// `<small>100</small><br>12`.
enum LineNumbers {
  /// The texts of such numbers, and of what is glued to them; none unless every cell with minutes is
  /// made so and some of the numbers can be no minutes: there are none, or later ones follow.
  static func texts(in cells: [Grid.Cell], _ tree: PageTree) -> Set<PageTree.Index> {
    let held = cells.filter { $0.tokens.contains(where: \.isNumber) }
    guard held.count > 2 else { return [] }
    var read: [[Run]] = []
    for cell in held {
      let runs = runs(of: cell, tree)
      guard let label = (read.first ?? runs).first?.kind, isLabelled(runs, by: label) else {
        return []
      }
      read.append(runs)
    }
    let label = read[0][0].kind
    let labels = read.flatMap { $0.filter { $0.kind == label } }
    let values = labels.flatMap { $0.tokens.filter(\.isNumber) }
    guard values.count * 2 > labels.count,
      values.contains(where: { ($0.smallNumber ?? 60) >= 60 || $0.digits > 2 })
        || read.reduce(0, { $0 + falls($1) }) > 1
    else { return [] }
    return Set(labels.flatMap { $0.tokens.map(\.node) })
  }

  /// How many labels are greater than the minutes behind them, where these rise.
  private static func falls(_ runs: [Run]) -> Int {
    let values = runs.map { $0.tokens.first(where: \.isNumber)?.smallNumber ?? 0 }
    let minutes = values.indices.filter { !$0.isMultiple(of: 2) }.map { values[$0] }
    guard zip(minutes, minutes.dropFirst()).allSatisfy({ $0 < $1 }) else { return 0 }
    return zip(values, values.dropFirst()).enumerated().count { index, pair in
      index.isMultiple(of: 2) && pair.0 > pair.1
    }
  }

  /// Tokens that follow one another in elements of one kind.
  private struct Run {
    var kind: Kind
    var tokens: [Token]
  }

  private struct Kind: Equatable {
    var tag: Tag
    var name: String?
  }

  private static func runs(of cell: Grid.Cell, _ tree: PageTree) -> [Run] {
    var runs: [Run] = []
    for token in cell.tokens {
      let parent = tree.parent(of: token.node)
      let kind = Kind(tag: tree.nodes[parent].tag, name: tree.attribute("class", of: parent))
      if runs.last?.kind == kind {
        runs[runs.count - 1].tokens.append(token)
      } else {
        runs.append(Run(kind: kind, tokens: [token]))
      }
    }
    return runs
  }

  /// By turns a label and one minute of two digits.
  private static func isLabelled(_ runs: [Run], by label: Kind) -> Bool {
    guard runs.count.isMultiple(of: 2) else { return false }
    return runs.indices.allSatisfy { index in
      guard !index.isMultiple(of: 2) else { return runs[index].kind == label }
      let numbers = runs[index].tokens.filter(\.isNumber)
      return runs[index].kind != label && numbers.count == 1 && numbers[0].digits == 2
        && (numbers[0].smallNumber ?? 60) < 60
    }
  }
}
