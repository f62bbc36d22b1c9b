/// What stands before the times of a list whose entries begin with their names: 第1便（月～土）, 8:50, 第2便（月～金）, 10:20 as
/// elements side by side.
struct ChainLeads {
  let tree: PageTree

  /// The elements before each of some times, which are siblings; nil for a list whose times come first.
  func before(_ times: [PageTree.Index]) -> [[PageTree.Index]]? {
    guard times.count > 1 else { return nil }
    let between = times.indices.dropFirst().map {
      siblings(before: times[$0], after: times[$0 - 1])
    }
    let width = between[0].count
    guard (1...Self.widest).contains(width), between.allSatisfy({ $0.count == width }) else {
      return nil
    }
    let first = siblings(before: times[0], after: nil).suffix(width)
    let leads = [Array(first)] + between
    guard first.count == width, areAlike(leads.map { $0[0] }), last(times, isUnlike: leads[0][0])
    else { return nil }
    return leads
  }

  /// No entry has more parts before its time.
  private static let widest = 3

  private func siblings(
    before time: PageTree.Index, after other: PageTree.Index?
  ) -> [PageTree.Index] {
    var found: [PageTree.Index] = []
    var current = tree.sibling(before: time)
    while let node = current, node != other, found.count <= Self.widest {
      if tree.nodes[node].tag != .br { found.append(node) }
      current = tree.sibling(before: node)
    }
    return found.reversed()
  }

  /// Whether elements have one tag, and are terms of a list, name days or begin with one letter.
  private func areAlike(_ nodes: [PageTree.Index]) -> Bool {
    let tag = tree.nodes[nodes[0]].tag
    guard nodes.allSatisfy({ tree.nodes[$0].tag == tag }) else { return false }
    if tag == .dt { return true }
    let texts = nodes.map { Texts.compact(Texts.line(of: $0, in: tree)) }
    return texts.allSatisfy { !$0.isEmpty && $0.first == texts[0].first }
      || texts.allSatisfy { !DayLabel.labels(in: $0).isEmpty }
  }

  /// Whether nothing like what stands before the first time follows the last one.
  private func last(_ times: [PageTree.Index], isUnlike lead: PageTree.Index) -> Bool {
    let end = Int(tree.nodes[times[times.count - 1]].end)
    let parent = tree.parent(of: lead)
    guard let next = (end..<Int(tree.nodes[parent].end)).first(where: { !tree.isBlank($0) }) else {
      return true
    }
    return tree.nodes[next].tag != tree.nodes[lead].tag || !areAlike([lead, next])
  }
}
