/// The day that a page's select box shows as chosen.
enum SelectedOption {
  /// The label of the selected option, when exactly one selected option names days.
  static func dayLabel(in tree: PageTree) -> DayLabel? {
    var found: [String] = []
    for index in tree.elements(tagged: .option) {
      guard tree.attribute("selected", of: index) != nil else { continue }
      found += DayLabel.labels(in: text(of: index, in: tree))
    }
    return found.count == 1 ? DayLabel(text: found[0], remarks: []) : nil
  }

  /// What an option prints, which is no part of a page's lines.
  static func text(of option: PageTree.Index, in tree: PageTree) -> String {
    tree.descendants(of: option).filter { tree.nodes[$0].tag == .text }
      .map { String(decoding: tree.textBytes($0), as: UTF8.self) }.joined()
  }
}
