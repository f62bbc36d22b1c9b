/// The elements that tabs, buttons and links within a page show.
enum TabTargets {
  /// The ids that a tab names: href="#id", what stands for it, or onclick="show('id')".
  static func ids(of tab: PageTree.Index, in tree: PageTree) -> [String] {
    let names = ["href", "data-target", "data-bs-target", "aria-controls"]
    for name in names {
      guard let value = tree.attribute(named: name, of: tab) else { continue }
      if value.hasPrefix("#") { return [String(value.dropFirst())] }
      // href="map.html" leads elsewhere.
      return name == "href" ? [] : [value]
    }
    guard let script = tree.attribute("onclick", of: tab) else { return [] }
    let quoted = script.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    return quoted.indices.filter { $0 % 2 == 1 }.map { String(quoted[$0]) }.filter { !$0.isEmpty }
  }
}
