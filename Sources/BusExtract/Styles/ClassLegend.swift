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
      for name in names(of: index).intersection(classes) where !holdsCells(index) {
        if let entry = entry(at: index) { found[name, default: []].insert(entry) }
      }
      index += 1
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Whether it is around cells: a chip with a time and a badge explains no other chip.
  private func holdsCells(_ element: PageTree.Index) -> Bool {
    tree.descendants(of: element).contains(where: consumed.contains)
  }

  private func names(of element: PageTree.Index) -> Set<String> {
    guard let value = tree.attribute("class", of: element) else { return [] }
    return Set(value.split { " \t\n".contains($0) }.map(String.init))
  }

  private func entry(at element: PageTree.Index) -> Entry? {
    guard !tree.nodes[element].tag.isHeading,
      !tree.descendants(of: element).contains(where: { tree.nodes[$0].tag.isHeading })
    else { return nil }
    let own = Texts.line(of: element, in: tree)
    guard own.count <= 4 else {
      guard own.count <= 20, isMeaning(own), !ClockCell.holdsTime(tree.tokens(of: element)) else {
        return nil
      }
      return Entry(sign: nil, meaning: own)
    }
    let after = text(behind: element)
    let isSample = own.allSatisfy { $0.isNumber || ":：".contains($0) }
    if isSample || shapes.contains(own) || isDivided(after), own != "※", own != "注" {
      let meaning = bare(after)
      if isMeaning(meaning) { return Entry(sign: isSample ? nil : own, meaning: meaning) }
    }
    return isMeaning(own) && after.isEmpty ? Entry(sign: nil, meaning: own) : nil
  }

  /// What follows a sample: on its line, or in the element after the one that it fills.
  private func text(behind sample: PageTree.Index) -> String {
    var element = sample
    while isWhole(element) { element = tree.parent(of: element) }
    var text = ""
    for sibling in tree.children(of: tree.parent(of: element)) where sibling > element {
      let tag = tree.nodes[sibling].tag
      if text.isEmpty, tag == .dd || tag == .td { return Texts.line(of: sibling, in: tree) }
      if tag.isBlock || (tag != .text && tree.attribute("class", of: sibling) != nil) { break }
      text += Texts.line(of: sibling, in: tree)
    }
    return Texts.collapsed(text)
  }

  /// Whether an element is all that a `dt` or a cell holds.
  private func isWhole(_ element: PageTree.Index) -> Bool {
    let parent = tree.parent(of: element)
    return (tree.nodes[parent].tag == .dt || tree.nodes[parent].tag.isCell)
      && tree.elements(of: parent) == [element]
  }

  private func isDivided(_ text: String) -> Bool {
    text.begins(with: "は") || text.begins(with: "印") || LegendLine.withoutSeparator(text) != text
  }

  private func bare(_ text: String) -> String {
    var meaning = LegendLine.withoutSeparator(text)
    for lead in ["印は", "は、", "は"] where meaning.begins(with: lead) {
      meaning = Texts.collapsed(meaning.dropFirst(lead.count))
      break
    }
    for ending in ["です。", "です", "。"] where meaning.ends(with: ending) {
      return String(meaning.before(ending: ending))
    }
    return meaning
  }

  /// Words about buses: no sentence of advice, no number that may be a time.
  private func isMeaning(_ text: String) -> Bool {
    (2...60).contains(text.count) && text.count(where: \.isLetter) >= 2
      && !text.split(separator: " ").contains { $0.allSatisfy(\.isNumber) }
      && !["ください", "ご了承", "お問", "遅れ", "注意"].contains(where: text.contains)
      && DayLabel.labels(in: text).isEmpty && !LiveState.isExplained(by: text)
  }

  /// Signs that stand for a look and for nothing else.
  private let shapes: Set<String> = [
    "", "■", "□", "●", "○", "▲", "△", "◆", "◇", "★", "☆", "▼", "▽", "―",
  ]
}
