/// The elements that tabs, buttons and links within a page show.
enum TabTargets {
  /// The ids that a tab names: href="#id", what stands for it, or onclick="show('id')".
  static func ids(of tab: PageTree.Index, in tree: PageTree) -> [String] {
    if let link = tree.attributeBytes("href", of: tab) {
      // href="map.html" leads elsewhere.
      return link.first == 0x23 ? [String(decoding: link.dropFirst(), as: UTF8.self)] : []
    }
    for name: StaticString in ["data-target", "data-bs-target", "aria-controls"] {
      guard let value = tree.attribute(name, of: tab) else { continue }
      return [value.begins(with: "#") ? String(value.dropFirst()) : value]
    }
    guard let script = tree.attribute("onclick", of: tab) else { return [] }
    let quoted = script.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    return quoted.indices.filter { $0 % 2 == 1 }.map { String(quoted[$0]) }.filter { !$0.isEmpty }
  }
}
