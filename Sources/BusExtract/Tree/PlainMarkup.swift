import Glibc

/// Reads markup that is plain: tags, attributes, comments and references written as they should be,
/// though elements may lack their end tags, and `html`, `head` and `body` may be missing.
///
/// Of such a page it makes what libxml2 makes of it, in a fifth of the time; at the first thing that
/// is not plain it gives up, and `PageParser` lets libxml2 read the page. That the two agree is
/// checked for every page of the tests and for every page that the fuzzer makes.
struct PlainMarkup {
  /// Parses a page.
  ///
  /// - Parameter utf8: valid UTF-8 without control characters.
  /// - Returns: its content, or nil when its markup is not plain.
  static func content(of utf8: [UInt8]) -> PageTree.Content? {
    guard utf8.count < limit else { return nil }
    return utf8.withUnsafeBufferPointer { bytes in
      var markup = PlainMarkup(bytes, PlainRules.current)
      defer {
        markup.builder.free()
        PlainRules.learn(markup.rules)
      }
      return markup.read() ? markup.builder.finish() : nil
    }
  }

  /// Pages above this size are left to libxml2 and its limits.
  private static let limit = 4_000_000
  /// As many elements stand in one another at most; libxml2 has limits of its own above it.
  static let depthLimit = 200
  /// White space this long between `html`, `head` and `body` is text for libxml2.
  private static let blankLimit = 500

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var builder: PageTreeBuilder
  var rules: ElementRules
  var open: [ElementRules.Element] = []
  var hadHead = false
  var hadBody = false

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ rules: ElementRules) {
    self.bytes = bytes
    self.rules = rules
    builder = PageTreeBuilder(expectedBytes: bytes.count)
    open.reserveCapacity(64)
  }

  private mutating func read() -> Bool {
    guard prolog() else { return false }
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") ? markup() : text() else { return false }
    }
    return !builder.isFull
  }

  private mutating func markup() -> Bool {
    switch byte(1) {
    case UInt8(ascii: "/"): endTag()
    case UInt8(ascii: "!"): comment()
    case UInt8(ascii: "?"): instruction()
    default: startTag()
    }
  }

  /// The byte so many places on; 0 after the end.
  func byte(_ offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  mutating func skipBlanks() {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private mutating func prolog() -> Bool {
    var hasDoctype = false
    while true {
      skipBlanks()
      if !hasDoctype, byte(0) == UInt8(ascii: "<"), byte(1) == UInt8(ascii: "!"),
        byte(2) | 0x20 == UInt8(ascii: "d")
      {
        guard doctype() else { return false }
        hasDoctype = true
      } else if byte(0) == UInt8(ascii: "<"), byte(1) == UInt8(ascii: "!") {
        guard comment() else { return false }
      } else if byte(0) == UInt8(ascii: "<"), byte(1) == UInt8(ascii: "?") {
        guard instruction() else { return false }
      } else {
        return byte(0) == UInt8(ascii: "<")
      }
    }
  }

  private mutating func doctype() -> Bool {
    let word = StaticString("<!doctype ")
    for offset in 0..<word.utf8CodeUnitCount
    where byte(offset) | 0x20 != word.utf8Start[offset] | 0x20 {
      return false
    }
    var quotes = 0
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if bytes[position] == UInt8(ascii: "\"") { quotes += 1 }
      if bytes[position] == UInt8(ascii: "[") || bytes[position] == UInt8(ascii: "'") {
        return false
      }
      position += 1
    }
    position += 1
    return quotes % 2 == 0 && position <= bytes.count
  }

  private mutating func comment() -> Bool {
    guard byte(2) == UInt8(ascii: "-"), byte(3) == UInt8(ascii: "-"),
      byte(4) != UInt8(ascii: ">"),
      byte(4) != UInt8(ascii: "-") || byte(5) != UInt8(ascii: ">")
    else { return false }
    position += 4
    while let dash = find(UInt8(ascii: "-")) {
      position = dash
      if byte(1) == UInt8(ascii: "-") {
        if byte(2) == UInt8(ascii: ">") {
          position += 3
          return true
        }
        if byte(2) == UInt8(ascii: "!") { return false }
      }
      position += 1
    }
    return false
  }

  /// `<?xml …?>`, `<?php …?>`: for libxml2 it ends at the first ">".
  private mutating func instruction() -> Bool {
    guard byte(2) | 0x20 >= UInt8(ascii: "a"), byte(2) | 0x20 <= UInt8(ascii: "z"),
      let end = find(UInt8(ascii: ">"))
    else { return false }
    position = end + 1
    return true
  }

  /// The place of the next such byte.
  func find(_ byte: UInt8) -> Int? {
    guard position < bytes.count, let base = bytes.baseAddress else { return nil }
    return memchr(base + position, Int32(byte), bytes.count - position).map {
      UnsafeRawPointer($0) - UnsafeRawPointer(base)
    }
  }

  private mutating func text() -> Bool {
    guard open.count > 1, open.last != ElementRules.head else { return blankText() }
    let first = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { break }
      if byte == 0xEF, isNoncharacter(at: position) { return false }
      position += 1
    }
    if position > first, let base = bytes.baseAddress {
      builder.text(base + first, count: position - first)
    }
    guard byte(0) == UInt8(ascii: "&") else { return true }
    guard let reference = PlainReference(bytes, at: position) else { return false }
    builder.text(reference.scalar)
    position += reference.length
    return true
  }

  /// White space around `head` and `body`.
  private mutating func blankText() -> Bool {
    let first = position
    skipBlanks()
    guard position - first < Self.blankLimit, position > first, byte(0) != UInt8(ascii: "&"),
      let base = bytes.baseAddress
    else { return false }
    builder.text(base + first, count: position - first)
    return position == bytes.count || bytes[position] == UInt8(ascii: "<")
  }

  /// U+FFFE and U+FFFF, which XML does not allow.
  func isNoncharacter(at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == 0xEF && bytes[index + 1] == 0xBF
      && bytes[index + 2] >= 0xBE
  }
}
