import BusJSON

/// Whether a document shows by itself that it came to its end: asked of answers whose length nobody
/// said.
enum DocumentEnd {
  /// True for HTML with its closing tag, after which no table begins, and for whole JSON.
  static func isReached(in bytes: [UInt8]) -> Bool {
    let first = bytes.first { !$0.isWhiteSpace && !byteOrderMark.contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      // Why it is no JSON does not matter.
      return (try? JSONValue.parse(bytes)) != nil
    }
    guard let end = last(closingTag, in: bytes[...]) else { return false }
    return last(Array("<table".utf8), in: bytes[end...]) == nil
  }

  /// Whether two answers are one document: the same bytes, or as many tags, where a clock or a
  /// counter on the page differs.
  static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one == other || tags(one) == tags(other)
  }

  private static let closingTag = Array("</html".utf8)
  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  private static func tags(_ bytes: [UInt8]) -> Int { bytes.count { $0 == UInt8(ascii: "<") } }

  /// Where a word of small letters last begins, whatever its case there.
  private static func last(_ word: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var start = bytes.endIndex - word.count
    while start >= bytes.startIndex {
      if bytes[start] == UInt8(ascii: "<"),
        bytes[start..<(start + word.count)].elementsEqual(word, by: { $0 | 0x20 == $1 | 0x20 })
      {
        return start
      }
      start -= 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0d).contains(self) }
}
