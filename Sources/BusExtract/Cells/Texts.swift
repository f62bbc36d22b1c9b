/// The running text of parts of a page.
enum Texts {
  /// A text with runs of white space as one space and none at the ends.
  static func collapsed(_ text: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    var isSpaced = false
    for scalar in text.unicodeScalars {
      if Scalars.isSpace(scalar.value) {
        isSpaced = true
        continue
      }
      if isSpaced, !scalars.isEmpty { scalars.append(" ") }
      isSpaced = false
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// A text without any white space.
  static func compact(_ text: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !Scalars.isSpace(scalar.value) {
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// The text of a subtree, one line per block or `br`, empty lines left out.
  static func lines(of root: PageTree.Index, in tree: PageTree) -> [String] {
    var lines: [String] = []
    var current: [UInt8] = []
    func end() {
      let line = collapsed(String(decoding: current, as: UTF8.self))
      if !line.isEmpty { lines.append(line) }
      current.removeAll(keepingCapacity: true)
    }
    var index = root
    var blockEnds: [Int] = []
    let last = Int(tree.nodes[root].end)
    while index < last {
      while let blockEnd = blockEnds.last, index >= blockEnd {
        blockEnds.removeLast()
        end()
      }
      let node = tree.nodes[index]
      if node.tag == .text {
        current.append(contentsOf: tree.textBytes(index))
      } else if node.tag.isSilent, index != root {
        index = Int(node.end)
        continue
      } else if node.tag == .img, let alt = tree.attribute("alt", of: index) {
        current.append(contentsOf: alt.utf8)
      } else if node.tag.isBlock {
        end()
        blockEnds.append(Int(node.end))
      }
      index += 1
    }
    end()
    return lines
  }

  /// The text of a subtree on one line, blocks separated by spaces.
  static func line(of root: PageTree.Index, in tree: PageTree) -> String {
    lines(of: root, in: tree).joined(separator: " ")
  }
}
