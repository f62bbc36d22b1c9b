import BusModel

/// Keeps of a page's readings those that a visitor takes for its timetables: what is hidden from him,
/// what says the same in another language and the next buses of this moment are none.
struct LayoutFilter {
  /// Those that are left; what does not hold any more has a left-over.
  private(set) var kept: [LayoutResult]
  /// The elements of those that were left out.
  private(set) var leftOut = Set<PageTree.Index>()
  /// The elements of those that only repeat others.
  private(set) var copies = Set<PageTree.Index>()

  /// Sifts the readings of a page.
  init(_ readings: [LayoutResult], _ tree: PageTree) {
    kept = readings
    if kept.count > 1 {
      let hidden = HiddenParts(tree).nodes(of: kept)
      leftOut = leave(out: hidden.union(otherCarriers(tree)))
      copies = leave(
        out: Translations.nodes(of: kept).union(ScreenCopies.nodes(of: kept, tree)))
    }
    let passing = kept.filter { NextBuses.are($0, tree) || NextBuses.are($0, among: kept, tree) }
    leftOut.formUnion(leave(out: Set(passing.map(\.node))))
    markLapsed(tree)
  }

  /// Lines of text beside tables of buses that say when something else leaves: "新幹線：東京行 8:52 10:06".
  private func otherCarriers(_ tree: PageTree) -> Set<PageTree.Index> {
    guard kept.contains(where: { tree.nodes[$0.node].tag == .table }) else { return [] }
    let headings = tree.headings(and: .title).map { Texts.line(of: $0, in: tree) }
    let lines = kept.map(\.node).filter { node in
      guard tree.nodes[node].tag != .table else { return false }
      let text = Texts.line(of: node, in: tree)
      return text.length <= 60
        && Self.carriers.contains { word in
          text.contains(word) && !headings.contains { $0.contains(word) }
        }
    }
    return Set(lines)
  }

  private static let carriers = [
    "新幹線", "JR", "ＪＲ", "特急", "列車", "電車", "フェリー", "高速船", "連絡船", "航空便", "飛行機", "ANA", "JAL", "接続便",
    "改正前",
  ]

  /// Leaves out some, and gives them back.
  private mutating func leave(out nodes: Set<PageTree.Index>) -> Set<PageTree.Index> {
    if !nodes.isEmpty { kept.removeAll { nodes.contains($0.node) } }
    return nodes
  }

  /// What the page calls past, cancelled or a sample must not pass for a timetable.
  private mutating func markLapsed(_ tree: PageTree) {
    guard let sections = LapsedSections(tree) else { return }
    let words = kept.map { sections.words(for: $0, among: kept) }
    for (index, said) in words.enumerated() {
      guard let said else { continue }
      kept[index].leftovers.append(Notice(.notInForce(said), at: kept[index].columns.first?.at))
    }
  }
}
