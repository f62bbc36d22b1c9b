/// Headings of Markdown that a page prints as they were typed: "### 時刻表（港 → 駅）".
enum MarkdownHeadings {
  /// Whether a line is one.
  static func isOne(_ line: String) -> Bool {
    let marks = line.utf8.prefix { $0 == hash }.count
    return (2...6).contains(marks) && line.utf8.dropFirst(marks).first == 0x20
  }

  /// Those of a page, with their levels.
  static func all(in lines: PageLines) -> [(node: PageTree.Index, level: Int)] {
    lines.lines.filter { isOne($0.text) }.map { line in
      (line.node, line.text.utf8.prefix { $0 == hash }.count)
    }
  }

  /// Where such lines stand in a text.
  static func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard ByteSearch.holds(hash, text) else { return [] }
    var found: [Range<Int>] = []
    var start = 0
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let words = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      let marks = words.prefix { $0 == hash }.count
      if (2...6).contains(marks), words.dropFirst(marks).first == 0x20 {
        found.append(start..<start + line.count)
      }
      start += line.count + 1
    }
    return found
  }

  private static let hash: UInt8 = 0x23
}
