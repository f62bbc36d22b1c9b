/// The running text of parts of a page.
enum Texts {
  /// A text with runs of white space as one space and none at the ends.
  static func collapsed(_ text: some StringProtocol) -> String {
    var copy = String(text)
    return copy.withUTF8 { collapsed($0) } ?? copy
  }

  /// UTF-8 with runs of white space as one space and none at the ends; nil when it is so already.
  static func collapsed(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var collector = SpaceCollapser()
    return collector.collapsed(bytes)
  }

  /// A text without any white space.
  static func compact(_ text: some StringProtocol) -> String {
    var copy = String(text)
    return copy.withUTF8(withoutSpaces) ?? copy
  }

  /// UTF-8 without white space; nil when it has none.
  private static func withoutSpaces(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var bare: [UInt8] = []
    var (kept, position) = (0, 0)
    while position < bytes.count {
      let length = Scalars.plainLength(bytes, at: position)
      if length > 0 {
        position += length
        continue
      }
      let here = position
      guard Scalars.isSpace(ScalarReader.next(bytes, &position, bytes.count)) else { continue }
      bare.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[kept..<here]))
      kept = position
    }
    guard kept > 0 else { return nil }
    bare.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[kept...]))
    return String(decoding: bare, as: UTF8.self)
  }

  /// Whether a digit stands right before one of some signs, each as its folded code point: 便 in
  /// "第3便"; with `circled`, also in "③便". Behind a colon another digit must stand, as in 7:05.
  static func holdsNumber(
    before signs: [UInt32], in text: String, circled: Bool = false
  ) -> Bool {
    var isNumber = false
    var isClock = false
    for scalar in text.unicodeScalars {
      let folded = Scalars.folded(scalar.value)
      if isClock, (0x30...0x39).contains(folded) { return true }
      isClock = isNumber && folded == 0x3A && signs.contains(0x3A)
      if isNumber, folded != 0x3A, signs.contains(folded) { return true }
      isNumber = (0x30...0x39).contains(folded) || circled && (0x2460...0x2473).contains(folded)
    }
    return false
  }

  /// Whether blanks divide the words of a text, as in English and Korean: it holds no kana and no kanji.
  static func dividesWords(_ text: String) -> Bool {
    !text.utf8.contains { (0xE3...0xE9).contains($0) || $0 == 0xEF }
  }

  /// A text in small letters; most are so already, and kana and kanji have but one size.
  static func lowercased(_ text: String) -> String {
    let isSmall = text.utf8.allSatisfy { byte in
      // Wide letters and all of other scripts are left to Unicode's tables.
      byte < 0x41 || (0x5B...0xC1).contains(byte) || (0xE3...0xE9).contains(byte)
    }
    return isSmall ? text : text.lowercased()
  }

  /// The text of a subtree, one line per block or `br`, empty lines left out.
  static func lines(of root: PageTree.Index, in tree: PageTree) -> [String] {
    if let text = soleText(of: root, in: tree) { return text.isEmpty ? [] : [text] }
    var lines: [String] = []
    var current: [UInt8] = []
    func end() {
      guard !current.isEmpty else { return }
      let line = current.withUnsafeBufferPointer { bytes in
        collapsed(bytes) ?? String(decoding: bytes, as: UTF8.self)
      }
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
        if tree.isPictureBesidePicture(index) { current.append(0x20) }
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
    soleText(of: root, in: tree) ?? lines(of: root, in: tree).joined(separator: " ")
  }

  /// Whether a subtree is one text made of nothing but these tokens.
  static func isUnbroken(_ tokens: Tokens, in root: PageTree.Index, of tree: PageTree) -> Bool {
    let end = Int(tree.nodes[root].end)
    guard end - root <= 2, tree.nodes[end - 1].tag == .text else { return false }
    var bytes = 0
    for index in tokens.indices { bytes += tokens.byteCount(tokens[index]) }
    return bytes == tree.textBytes(end - 1).count
  }

  /// The one text that is all a subtree holds, as most cells do.
  private static func soleText(of root: PageTree.Index, in tree: PageTree) -> String? {
    let end = Int(tree.nodes[root].end)
    guard end - root <= 2, tree.nodes[end - 1].tag == .text else { return nil }
    let tokens = tree.tokens(of: root)
    if tokens.count == 1, tokens.byteCount(tokens[0]) == tree.textBytes(end - 1).count {
      return tokens.text(tokens[0])
    }
    let bytes = tree.textBytes(end - 1)
    return collapsed(bytes) ?? String(decoding: bytes, as: UTF8.self)
  }
}

extension StringProtocol {
  /// How many characters people count; combining ones count on their own.
  var length: Int {
    // All bytes but those that go on with a character: decoding them would cost ten times as much.
    withBytes { bytes in bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
  }

  /// The text before an ending that it has.
  func before(ending: String) -> SubSequence {
    self[..<utf8.index(utf8.endIndex, offsetBy: -ending.utf8.count)]
  }
}
