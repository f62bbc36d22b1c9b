/// The names of stops that stand in a line above lines of times: "東駅 北温 杉原", "東駅→北温→杉原".
struct TripNames {
  let tree: PageTree
  /// Names that stand over other lines of which words say that they are of buses.
  var vouched: Set<Set<String>> = []

  /// The names over an element's times, three at least: in its own first lines or in the block before it;
  /// nil where nothing says that they are of buses.
  func names(of node: PageTree.Index) -> [String]? {
    let own = tree.tokens(of: node).lines.prefix { !holdsTime($0) }
    guard let line = own.last ?? lineBefore(node), let names = names(in: line),
      vouched.contains(Set(names)) || isOfBuses(node)
    else { return nil }
    return names
  }

  /// Whether an element begins with names of its own, so that those over the one before it are not its.
  func headsItself(_ node: PageTree.Index) -> Bool {
    tree.tokens(of: node).lines.prefix { !holdsTime($0) }.last.flatMap(names) != nil
  }

  private func holdsTime(_ line: Tokens) -> Bool { line.holdClockSign }

  private func lineBefore(_ node: PageTree.Index) -> Tokens? {
    var index = node - 1
    while index > 0, tree.nodes[index].tag != .text || tree.isBlank(index) { index -= 1 }
    index = tree.block(around: index)
    guard index > 0, Int(tree.nodes[index].end) <= node,
      tree.tokens.count(index, end: Int(tree.nodes[index].end)) <= 60
    else { return nil }
    return tree.tokens(of: index).lines.last.flatMap { holdsTime($0) ? nil : $0 }
  }

  private func names(in line: Tokens) -> [String]? {
    let text = TripLine.text(of: line)
    let byArrows = text.split { "→⇒➡➔".contains($0) }
    let parts = byArrows.count > 1 ? byArrows : text.split(separator: " ")
    let names = parts.map { Texts.collapsed($0) }
    guard names.count > 2, Set(names).count == names.count,
      names.allSatisfy({ (1...20).contains($0.length) && BareName.mayBe($0) })
    else { return nil }
    return names
  }

  /// Whether the headings and the lines above speak of buses, and of no tour.
  func isOfBuses(_ node: PageTree.Index) -> Bool {
    let headings = tree.headings(and: .title).filter { $0 < node }
    let lines = headings.map { Texts.line(of: $0, in: tree) } + HeadLine.lines(above: node, tree)
    return lines.contains(where: Self.buses.isFound) && !lines.contains(where: Self.tours.isFound)
  }

  private static let buses = WordList([
    "バス", "送迎", "シャトル", "時刻表", "ダイヤ", "号車", "便", "フェリー", "渡船", "航路", "のりば",
  ])
  private static let tours = WordList([
    "ツアー", "観光", "モデル", "日程", "行程", "散策", "見学", "登山", "旅", "乗換", "乗り換え", "アクセス",
  ])
}
