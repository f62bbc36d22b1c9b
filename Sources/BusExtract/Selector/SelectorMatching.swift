import BusModel

extension PageSelector {
  /// The elements that match, in document order, none inside another.
  func matches(in tree: PageTree) -> [PageTree.Index] {
    var found: [PageTree.Index] = []
    for index in tree.nodes.indices where tree.nodes[index].tag != .text {
      if let last = found.last, tree.descendants(of: last).contains(index) { continue }
      if paths.contains(where: { matches(index, $0, tree) }) { found.append(index) }
    }
    return found
  }

  private func matches(_ index: PageTree.Index, _ path: [Step], _ tree: PageTree) -> Bool {
    guard let last = path.last, holds(last, index, tree) else { return false }
    let rest = Array(path.dropLast())
    guard !rest.isEmpty else { return true }
    var current = index
    while current > 0 {
      current = tree.parent(of: current)
      if matches(current, rest, tree) { return true }
      if last.isChild { return false }
    }
    return false
  }

  private func holds(_ step: Step, _ index: PageTree.Index, _ tree: PageTree) -> Bool {
    if let tag = step.tag, tag != "*", tag != tree.nodes[index].tag.name { return false }
    if let id = step.id, tree.attribute("id", of: index) != id { return false }
    let classes = tree.attribute("class", of: index)?.split { " \t\n".contains($0) } ?? []
    guard step.classes.allSatisfy({ classes.contains(Substring($0)) }) else { return false }
    guard
      step.attributes.allSatisfy({ name, value in
        guard let found = tree.attribute(named: name, of: index) else { return false }
        return value == nil || found == value
      })
    else { return false }
    return step.position.map { $0 == position(of: index, tree) } ?? true
  }

  private func position(of index: PageTree.Index, _ tree: PageTree) -> Int {
    let tag = tree.nodes[index].tag
    return tree.children(of: tree.parent(of: index))
      .count { $0 <= index && tree.nodes[$0].tag == tag }
  }
}
