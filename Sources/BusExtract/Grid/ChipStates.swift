/// Lists whose chips, with a time each, look otherwise by the state that they are in: those gone are grey, the
/// next is green. They are one list for all that.
struct ChipStates {
  let tree: PageTree

  typealias Links = [ChainGrids.Signature: [ChainGrids.Link]]

  /// The fewest chips of a list, and of those in one state.
  private static let fewest = 4
  private static let fewestAlike = 3

  /// The times, with those of one list under the signature of most of them.
  func joined(_ times: Links) -> Links {
    guard times.count > 1 else { return times }
    var lists: [PageTree.Index: [(signature: ChainGrids.Signature, link: ChainGrids.Link)]] = [:]
    for (signature, links) in times {
      for link in links { lists[tree.parent(of: link.node), default: []].append((signature, link)) }
    }
    var joined = times
    for (parent, unsorted) in lists where unsorted.count >= Self.fewest {
      let chips = unsorted.sorted { $0.link.node < $1.link.node }
      guard Set(chips.map(\.signature)).count > 1, isList(chips.map(\.link), of: parent),
        let usual = usual(chips.map(\.signature))
      else { continue }
      for chip in chips where chip.signature != usual {
        joined[chip.signature]?.removeAll { $0.node == chip.link.node }
        joined[usual, default: []].append(chip.link)
      }
    }
    return joined.filter { !$0.value.isEmpty }.mapValues { $0.sorted { $0.node < $1.node } }
  }

  /// Whether a departure is a chip of that class, with nothing but chips around it.
  func isChip(_ departure: PageTree.Index?, of name: String) -> Bool {
    guard var chip = departure else { return false }
    if tree.nodes[chip].tag == .text { chip = tree.parent(of: chip) }
    let names = tree.attribute("class", of: chip)?.split(separator: " ") ?? []
    let others = tree.children(of: tree.parent(of: chip)).filter { !tree.isBlank($0) }
    return names.contains { $0 == name } && others.count >= Self.fewest
      && others.allSatisfy { ClockCell(tree.tokens(of: $0)).soleTime != nil }
  }

  /// Whether an element holds these chips and nothing else, and the times rise.
  private func isList(_ chips: [ChainGrids.Link], of parent: PageTree.Index) -> Bool {
    let children = tree.children(of: parent).filter { !tree.isBlank($0) }
    return children == chips.map(\.node)
      && Set(children.map { tree.nodes[$0].tag }).count == 1
      && zip(chips, chips.dropFirst()).allSatisfy { $0.value < $1.value }
  }

  /// How most of the chips look: those gone stand first, then the next alone, then those to come.
  private func usual(_ signatures: [ChainGrids.Signature]) -> ChainGrids.Signature? {
    var runs: [(signature: ChainGrids.Signature, count: Int)] = []
    for signature in signatures {
      if runs.last?.signature == signature {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((signature, 1))
      }
    }
    let middle = runs.count == 3 ? runs[1].count : 1
    guard let most = runs.max(by: { $0.count < $1.count }), most.count >= Self.fewestAlike,
      runs.count <= 3, middle == 1
    else { return nil }
    return most.signature
  }
}
