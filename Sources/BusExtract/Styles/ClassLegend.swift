/// Finds what a page says of a class that some minutes have: `<span class="low">05</span>：低床バス`
/// in a legend, `<li class="low">低床バス</li>`, a `dt` of that class with its `dd`.
struct ClassLegend {
  let tree: PageTree
  /// Cells that were read as times: no legend stands in them.
  let consumed: Set<PageTree.Index>

  /// What stands for the class, and what it means.
  struct Entry: Hashable {
    /// The sign that the legend prints in the class's look; nil for a number or nothing.
    var sign: String?
    var meaning: String
  }

  /// For each class the one explanation that the page gives; none where it gives several.
  func entries(for classes: Set<String>) -> [String: Entry] {
    var found: [String: Set<Entry>] = [:]
    var index = 1
    while index < tree.nodes.count {
      let tag = tree.nodes[index].tag
      if consumed.contains(index) || tag.isSilent || tag == .a || tag == .nav {
        index = Int(tree.nodes[index].end)
        continue
      }
      for name in names(of: index).intersection(classes) {
        if let entry = entry(at: index) { found[name, default: []].insert(entry) }
      }
      index += 1
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  private func names(of element: PageTree.Index) -> Set<String> {
    guard let value = tree.attribute("class", of: element) else { return [] }
    return Set(value.split { " \t\n".contains($0) }.map(String.init))
  }

  private func entry(at element: PageTree.Index) -> Entry? {
    guard !tree.nodes[element].tag.isHeading else { return nil }
    let own = Texts.line(of: element, in: tree)
    guard own.count <= 4 else { return isMeaning(own) ? Entry(sign: nil, meaning: own) : nil }
    let sign = own.isEmpty || own.contains(where: \.isNumber) ? nil : own
    let after = meaning(after: element)
    if isMeaning(after) { return Entry(sign: sign, meaning: after) }
    guard let sign, sign.count >= 2, isMeaning(sign) else { return nil }
    return Entry(sign: nil, meaning: sign)
  }

  /// The text that follows on the same line, up to the next sample; or the `dd` or `td` after it.
  private func meaning(after sample: PageTree.Index) -> String {
    var element = sample
    while [.dt, .td, .th].contains(tree.nodes[tree.parent(of: element)].tag),
      tree.elements(of: tree.parent(of: element)) == [element]
    {
      element = tree.parent(of: element)
    }
    return text(after: element)
  }

  private func text(after element: PageTree.Index) -> String {
    var text = ""
    let parent = tree.parent(of: element)
    for sibling in tree.children(of: parent) where sibling > element {
      let tag = tree.nodes[sibling].tag
      if text.isEmpty, [.dd, .td].contains(tag) { return Texts.line(of: sibling, in: tree) }
      if tag.isBlock || (tag != .text && tree.attribute("class", of: sibling) != nil) { break }
      text += Texts.line(of: sibling, in: tree)
    }
    let bare = LegendLine.withoutSeparator(Texts.collapsed(text))
    for lead in ["印は", "は、", "は"] where bare.hasPrefix(lead) {
      return Texts.collapsed(bare.dropFirst(lead.count))
    }
    return bare
  }

  /// Words about buses: no number, no kind of day that heads a table.
  private func isMeaning(_ text: String) -> Bool {
    (2...60).contains(text.count) && text.contains(where: \.isLetter)
      && text.count(where: \.isNumber) <= 4 && DayLabel.labels(in: text).isEmpty
  }
}
