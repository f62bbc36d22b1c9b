/// Numbers of lines that stand beside minutes, in elements of another kind than these:
/// `<small>100</small><br>12`, `<b>12</b><br><small>100</small>`.
struct LineNumbers {
  /// The texts of such numbers, and of what is glued to them.
  private(set) var texts: Set<PageTree.Index> = []
  /// A text of two kinds of numbers by turns that cannot all be minutes, where nothing says which are.
  private(set) var doubt: PageTree.Index?

  /// Looks for them. There are none unless every cell with numbers holds two kinds by turns of which one can be no
  /// minutes: it has numbers above 59, or the minutes would fall.
  init(in cells: [Grid.Cell], _ tree: PageTree) {
    let held = cells.filter { $0.tokens.contains(where: \.isNumber) }
    guard held.count > 2 else { return }
    var sides = [Side(), Side()]
    var falls = 0
    for cell in held {
      let runs = Run.all(in: cell, tree)
      guard runs.count > 1, runs.count.isMultiple(of: 2) else { return }
      for index in runs.indices where !sides[index % 2].add(runs[index]) { return }
      falls += Self.falls(runs)
    }
    guard sides[0].kind != sides[1].kind else { return }
    choose(sides, falls, tree)
  }

  private mutating func choose(_ sides: [Side], _ falls: Int, _ tree: PageTree) {
    let open = [0, 1].filter { sides[1 - $0].mayBeMinutes && sides[$0].isNumbered }
    if let label = open.first(where: { sides[$0].exceeds }) {
      texts = sides[label].nodes
      return
    }
    guard falls > 1, !open.isEmpty else { return }
    let said = [
      open.filter { sides[$0].isMinor && !sides[1 - $0].isMinor },
      open.filter { sides[1 - $0].isMajor && !sides[$0].isMajor },
      open.filter { sides[$0].values.count * 2 <= sides[1 - $0].values.count },
    ].compactMap { $0.count == 1 ? $0[0] : nil }
    let explained = said.isEmpty ? Self.explained(in: tree) : []
    let label = said.first ?? open.first { sides[$0].values.isSubset(of: explained) }
    if let label, said.allSatisfy({ $0 == label }) {
      texts = sides[label].nodes
    } else {
      doubt = sides[0].nodes.min()
    }
  }

  /// The numbers that lines of the page explain: "11 … 市役所経由 駅行", "12系統：病院経由".
  private static func explained(in tree: PageTree) -> Set<Int> {
    Set(
      tree.lines.compactMap { line -> Int? in
        let digits = line.text.prefix { $0.isNumber }
        let rest = line.text.dropFirst(digits.count).drop { $0 == " " }
        guard (1...2).contains(digits.count), line.text.count > digits.count + 4,
          let sign = rest.first, LegendLine.separators.contains(sign) || rest.begins(with: "系統")
        else { return nil }
        return rest.dropFirst().first { $0 != " " }?.isNumber == false ? Int(digits) : nil
      })
  }

  /// How many numbers are greater than those behind them in a cell.
  private static func falls(_ runs: [Run]) -> Int {
    let values = runs.map { $0.numbers.first?.smallNumber ?? 0 }
    return zip(values, values.dropFirst()).count { $0 > $1 }
  }

  /// Tokens that follow one another in elements of one kind.
  private struct Run {
    var kind: Kind
    var tokens: [Token]

    var numbers: [Token] { tokens.filter(\.isNumber) }

    static func all(in cell: Grid.Cell, _ tree: PageTree) -> [Run] {
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
  }

  private struct Kind: Equatable {
    var tag: Tag
    var name: String?
  }

  /// The first or the second of each two runs.
  private struct Side {
    var kind: Kind?
    var nodes: Set<PageTree.Index> = []
    /// The different numbers, as far as they are below 60.
    var values: Set<Int> = []
    /// Whether each run holds one number of two digits below 60, and no bracket.
    var mayBeMinutes = true
    /// Whether one is 60 and more, or has three digits.
    var exceeds = false
    private var runCount = 0
    private var numberCount = 0

    /// Adds a run; false when it is of another kind.
    mutating func add(_ run: Run) -> Bool {
      if let kind, kind != run.kind { return false }
      kind = run.kind
      runCount += 1
      nodes.formUnion(run.tokens.map(\.node))
      let numbers = run.numbers
      numberCount += numbers.count
      for number in numbers {
        guard let value = number.smallNumber, value < 60, number.digits < 3 else {
          exceeds = true
          continue
        }
        values.insert(value)
      }
      if numbers.count != 1 || numbers[0].digits != 2 || (numbers[0].smallNumber ?? 60) > 59
        || run.tokens.contains(where: { $0.kind == .open })
      {
        mayBeMinutes = false
      }
      return true
    }

    /// Whether most runs hold a number.
    var isNumbered: Bool { numberCount * 2 > runCount }
    /// Whether it is printed smaller than what stands beside it.
    var isMinor: Bool { [.small, .sup, .sub].contains(kind?.tag) }
    /// Whether it is printed larger or bolder.
    var isMajor: Bool { [.b, .strong, .big, .em].contains(kind?.tag) }
  }
}
