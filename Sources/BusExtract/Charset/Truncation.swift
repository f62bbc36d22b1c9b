/// Whether a page breaks off: what stands at its end may be half a number.
enum Truncation {
  /// A page that closes neither body nor html, though it opened body, or leaves a table or list open,
  /// or ends in the middle of a text. Pages made by hand do without the tags that HTML lets one leave
  /// out: who does not open body does not close html either.
  static func isCut(_ utf8: [UInt8]) -> Bool {
    guard !isFound("</html", nearEndOf: utf8), !isFound("</body", nearEndOf: utf8) else {
      return false
    }
    guard count("</html", in: utf8) == 0, count("</body", in: utf8) == 0 else { return false }
    let last = utf8.last { $0 > 0x20 }
    if count("<body", in: utf8) > 0 || last != 0x3E { return true }
    return ["table", "dl", "ul", "ol", "div", "pre", "h1", "h2", "h3"].contains { name in
      count("<" + name, in: utf8) > count("</" + name, in: utf8)
    }
  }

  /// Where nearly every page has its end tags: spares a look at the whole.
  private static func isFound(_ text: String, nearEndOf utf8: [UInt8]) -> Bool {
    count(text, in: Array(utf8.suffix(256))) > 0
  }

  /// How often an ASCII text stands in the page, letter case aside.
  private static func count(_ text: String, in utf8: [UInt8]) -> Int {
    let wanted = Array(text.utf8)
    var count = 0
    var position = 0
    while let start = ByteSearch.index(of: 0x3C, in: utf8, from: position) {
      position = start + 1
      guard start + wanted.count <= utf8.count else { break }
      if wanted.indices.allSatisfy({ utf8[start + $0] | 0x20 == wanted[$0] | 0x20 }) { count += 1 }
    }
    return count
  }
}
