/// The day that a page's select box shows as chosen.
enum SelectedOption {
  /// The label of the selected option, when exactly one selected option names days.
  static func dayLabel(in tree: PageTree) -> DayLabel? {
    var found: [String] = []
    for index in tree.elements(tagged: .option) {
      guard tree.attribute("selected", of: index) != nil else { continue }
      let text = tree.descendants(of: index).filter { tree.nodes[$0].tag == .text }
        .map { String(decoding: tree.textBytes($0), as: UTF8.self) }.joined()
      found += DayLabel.labels(in: text)
    }
    return found.count == 1 ? DayLabel(text: found[0], remarks: []) : nil
  }
}
