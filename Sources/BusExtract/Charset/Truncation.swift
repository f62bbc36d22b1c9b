/// Whether a page breaks off: what stands at its end may be half a number.
enum Truncation {
  /// A page that closes neither body nor html, though it opened html, or leaves a table or list open,
  /// or ends in the middle of a text.
  static func isCut(_ utf8: [UInt8]) -> Bool {
    guard count("</html", in: utf8) == 0, count("</body", in: utf8) == 0 else { return false }
    let last = utf8.last { $0 > 0x20 }
    if count("<html", in: utf8) > 0 || last != 0x3E { return true }
    return ["table", "dl", "ul", "div", "pre"].contains { name in
      count("<" + name, in: utf8) > count("</" + name, in: utf8)
    }
  }

  /// How often an ASCII text stands in the page, letter case aside.
  private static func count(_ text: String, in utf8: [UInt8]) -> Int {
    let wanted = Array(text.utf8)
    return utf8.withUnsafeBufferPointer { bytes in
      guard bytes.count >= wanted.count else { return 0 }
      var count = 0
      for start in 0...(bytes.count - wanted.count) where bytes[start] == 0x3C {
        let isFound = wanted.indices.allSatisfy { bytes[start + $0] | 0x20 == wanted[$0] | 0x20 }
        if isFound { count += 1 }
      }
      return count
    }
  }
}
