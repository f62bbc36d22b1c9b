import BusModel

/// What a line is to a timetable, by where it stands.
extension NameLines.Line {
  /// Whether it is a cell that heads times of a reading.
  func isHeaderCell(of reading: LayoutResult) -> Bool {
    if case .cell(let cell, _) = origin { reading.headerCells.contains(cell) } else { false }
  }

  /// What it is to a timetable; nil when it is another's.
  func source(
    _ reading: LayoutResult, _ number: Int, _ chain: [PageTree.Index: Int],
    _ scope: PageScope
  ) -> NameSource? {
    let isNear = scope.isNear(node, number)
    switch origin {
    case .heading(let heading):
      return chain[heading].map { .heading(depth: $0) }
    case .caption(let table):
      if table == reading.node { return .caption }
      // A small table of facts heads the timetable.
      let isFact = scope.tree.descendants(of: table).count { scope.tree.nodes[$0].tag.isCell } <= 8
      let isOther = scope.extents.contains { $0.node == table }
      return isFact && !isOther && isNear && isOurs(number, chain, scope) ? .headerCell : nil
    case .cell(let cell, let table):
      return source(in: cell, table, reading, scope, isNear) {
        isOurs(number, chain, scope)
      }
    case .tab:
      switch panel {
      case .element(let panel):
        return scope.tree.descendants(of: panel).contains(reading.node) ? .tab : nil
      // Of several timetables nobody knows which the chosen tab opened.
      case .some(.none)
      where scope.extents.count > 1 || TabOrder.isOnePanel(reading.node, of: scope.tree):
        return nil
      default: return isOurs(number, chain, scope) ? .tab : nil
      }
    case .trail: return .trail
    case .plain, .prominent:
      guard isOurs(number, chain, scope) else { return nil }
      if isTitle, isNear, scope.isBelowAnother(node, number, chain) { return .divider }
      if origin == .prominent, !isLabelled { return .prominent(isNear: isNear) }
      return isLabelled ? .labelled(isNear: isNear) : .line(isNear: isNear)
    }
  }

  /// A cell of the timetable's own table, of one around it, or of a small one that heads it.
  private func source(
    in cell: PageTree.Index, _ table: PageTree.Index,
    _ reading: LayoutResult, _ scope: PageScope, _ isNear: Bool, isOurs: () -> Bool
  ) -> NameSource? {
    if table == reading.node {
      let beside = scope.tree.elements(of: scope.tree.parent(of: cell)).filter {
        $0 != cell && scope.tree.nodes[$0].tag.isCell
      }
      // Beside the hours' own heading one cell may head all minutes.
      let isWide =
        beside.count == 1 && scope.tree.attribute("colspan", of: cell) != nil
        && !reading.isHeaded(by: Texts.line(of: beside[0], in: scope.tree))
      guard beside.isEmpty || isWide || reading.headerCells.contains(cell) else { return nil }
      return isLabelled ? .labelled(isNear: true) : .headerCell
    }
    guard isOurs() else { return nil }
    let isAround = scope.tree.descendants(of: table).contains(reading.node)
    if isLabelled { return .labelled(isNear: isNear) }
    if isAround { return .line(isNear: isNear) }
    let count = scope.tree.descendants(of: table).count { scope.tree.nodes[$0].tag.isCell }
    let isFact = count <= 8 || LabelPlaces(tree: scope.tree).isSameDown(cell, in: table)
    guard isFact else { return nil }
    return isNear
      ? .headerCell : scope.headsAll(table, until: reading.node) ? .line(isNear: false) : nil
  }

  /// Whether it stands in a section and a box of this timetable.
  private func isOurs(
    _ number: Int, _ chain: [PageTree.Index: Int], _ scope: PageScope
  ) -> Bool {
    if let heading = scope.heading(before: node), chain[heading] == nil { return false }
    return scope.isInScope(node, number)
  }
}

extension LayoutResult {
  /// Whether a text is one of the headings of some column.
  fileprivate func isHeaded(by text: String) -> Bool {
    columns.contains { $0.headings.contains(text) }
  }
}
