/// How links that look alike make runs.
extension ChainGrids {
  /// Runs of links that follow one another below the same common element. A link that meets the one
  /// before it deeper down than most do stands in that one's row, and is no row of its own.
  func runs(
    _ links: [Link], fewest: Int, follows: (Int, Int) -> Bool
  ) -> [[Link]] {
    let usual = usualDepth(links)
    var runs: [[Link]] = []
    var common: PageTree.Index?
    for link in links {
      if let last = runs.last?.last {
        let ancestor = commonAncestor(last.node, link.node)
        if depth(of: ancestor) > usual, !areEntries(last.node, link.node) { continue }
        if follows(link.value, last.value), common == nil || common == ancestor {
          common = ancestor
          runs[runs.count - 1].append(link)
          continue
        }
      }
      runs.append([link])
      common = nil
    }
    // One run long enough vouches for the short ones that look like it.
    return runs.contains {
      $0.count >= fewest && (isRegular($0, fewest) || headsMinutes($0, fewest))
    } ? runs : []
  }

  /// Whether two elements are entries of one list.
  private func areEntries(_ first: PageTree.Index, _ second: PageTree.Index) -> Bool {
    tree.nodes[first].tag == .li && tree.nodes[second].tag == .li
      && tree.parent(of: first) == tree.parent(of: second)
  }

  /// The parts of a run of times that headings between them divide: 平日 and 土日祝 have lists of their
  /// own, though nothing else tells the elements apart. What heads the next part is none of a part's.
  func dividedAtHeadings(_ run: [Link]) -> [Part] {
    var parts = [Part(links: Array(run.prefix(1)))]
    for (before, link) in zip(run, run.dropFirst()) {
      let head = (Int(tree.nodes[before.node].end)..<link.node).first { node in
        let tag = tree.nodes[node].tag
        return (tag.isHeading || tag == .dt) && Int(tree.nodes[node].end) <= link.node
          || isWay(node, before: link.node)
      }
      if let head {
        parts[parts.count - 1].end = head
        parts.append(Part(links: [link], isSection: tree.nodes[head].tag == .dt))
      } else {
        parts[parts.count - 1].links.append(link)
      }
    }
    // Those of the first term are a part of the list as well.
    if parts.count > 1, parts[1].isSection { parts[0].isSection = true }
    // A heading for each time is that time's own, and several times below the name of a trip are one bus's.
    return parts.allSatisfy { $0.links.count == 1 } || parts.contains(where: isTrip)
      ? [Part(links: run)] : parts
  }

  /// The times between two headings.
  struct Part {
    var links: [Link]
    /// Where the next heading stands.
    var end: PageTree.Index?
    /// Whether they stand below a term of a list of definitions.
    var isSection = false
  }

  /// Whether a part stands below a term that is the name of a trip.
  private func isTrip(_ part: Part) -> Bool {
    guard part.isSection, let term = tree.sibling(before: part.links[0].node) else { return false }
    return tree.nodes[term].tag == .dt && RowName.isTrip(Texts.line(of: term, in: tree))
  }

  /// Whether a block before a time is a line that says which way those below it go: "ホテル発".
  private func isWay(_ node: PageTree.Index, before link: PageTree.Index) -> Bool {
    let end = Int(tree.nodes[node].end)
    return [.p, .div, .li].contains(tree.nodes[node].tag) && end <= link
      && tree.tokens.count(node, end: end) <= WayLine.mostTokens
      && WayLine.isOne(tree.tokens(of: node))
  }

  /// Hours mostly rise by one; times need not.
  private func isRegular(_ run: [Link], _ fewest: Int) -> Bool {
    guard fewest == Self.fewestHours else { return true }
    let steps = zip(run, run.dropFirst()).count { $1.value == $0.value + 1 }
    return steps * 2 >= run.count - 1
  }

  /// Whether few buses, which need not leave in every hour, stand behind the hours of a run: numbers of two
  /// digits that rise in each row, with hardly anything beside them.
  private func headsMinutes(_ run: [Link], _ fewest: Int) -> Bool {
    guard fewest == Self.fewestHours, run.count > fewest, run[0].value >= 4,
      let grid = grid(run, isHours: true)
    else { return false }
    var rows = [[Token]](repeating: [], count: run.count)
    var words = 0
    for cell in grid.cells where cell.column > 0 {
      rows[cell.row] += cell.tokens.filter(\.isNumber)
      words += cell.tokens.count { !$0.isNumber && !$0.is(.padding) }
      guard cell.tokens.allSatisfy({ $0.isNumber || $0.length <= 3 }) else { return false }
    }
    let numbers = rows.flatMap(\.self)
    return words <= numbers.count && numbers.count > run.count
      && numbers.allSatisfy { $0.digits == 2 && ($0.smallNumber ?? 60) < 60 }
      && rows.allSatisfy { row in
        !row.isEmpty && zip(row, row.dropFirst()).allSatisfy { $0.value < $1.value }
      }
  }

  /// The depth at which most neighbours meet.
  private func usualDepth(_ links: [Link]) -> Int {
    let depths = zip(links, links.dropFirst()).map { depth(of: commonAncestor($0.node, $1.node)) }
    let counts = Dictionary(grouping: depths) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  private func depth(of node: PageTree.Index) -> Int {
    var depth = 0
    var current = node
    while current > 0 {
      current = tree.parent(of: current)
      depth += 1
    }
    return depth
  }

  func isNextHour(_ hour: Int, _ before: Int) -> Bool {
    hour > before && hour - before <= 14 || (before >= 20 && hour <= 4 && hour + 24 > before)
  }

  func commonAncestor(_ first: PageTree.Index, _ second: PageTree.Index) -> PageTree.Index {
    var current = tree.parent(of: first)
    while current > 0, !tree.descendants(of: current).contains(second) {
      current = tree.parent(of: current)
    }
    return current
  }
}
