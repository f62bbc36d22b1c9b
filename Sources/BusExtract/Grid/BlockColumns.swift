/// Tells how many columns an element draws its children in, by what a page itself says of it.
struct BlockColumns {
  let tree: PageTree

  /// The columns of a class `grid-cols-N` or a style `grid-template-columns`; nil where none is said, or
  /// several for screens of several widths.
  func count(of node: PageTree.Index) -> Int? {
    let counts = classes(of: node) + styles(of: node)
    guard let first = counts.first, counts.allSatisfy({ $0 == first }) else { return nil }
    return BlockRows.cells.contains(first) ? first : nil
  }

  private func classes(of node: PageTree.Index) -> [Int] {
    guard let names = tree.attribute("class", of: node), names.contains("grid-cols-") else {
      return []
    }
    return names.split(separator: " ").compactMap { name in
      guard let word = name.split(separator: ":").last, word.begins(with: "grid-cols-") else {
        return nil
      }
      // What is no number is a width of its own: never a count that others agree with.
      return Int(word.dropFirst("grid-cols-".count)) ?? 0
    }
  }

  private func styles(of node: PageTree.Index) -> [Int] {
    guard let style = tree.attribute("style", of: node) else { return [] }
    return style.split(separator: ";").compactMap { rule in
      let parts = rule.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != "\n" } }
      guard parts.count == 2, Texts.compact(parts[0]) == "grid-template-columns" else { return nil }
      return columns(parts[1])
    }
  }

  /// "1fr 2fr 1fr" and "repeat(3, 1fr)" are three.
  private func columns(_ value: String) -> Int {
    guard value.contains("(") else { return value.split(separator: " ").count }
    let compact = Texts.compact(value)
    guard compact.begins(with: "repeat("), compact.ends(with: ")"),
      let comma = compact.firstIndex(of: ",")
    else { return 0 }
    return Int(compact.dropFirst("repeat(".count)[..<comma]) ?? 0
  }
}
