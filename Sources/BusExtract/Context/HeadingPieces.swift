/// A heading divided into its words, bracketed parts and arrows.
enum HeadingPiece: Equatable {
  /// A word between spaces.
  case word(String)
  /// What stands in brackets, and the opening bracket.
  case bracketed(String, open: UInt32)
  /// "→", "～", "⇔": from one place to another.
  case arrow

  /// The pieces of a line.
  static func pieces(of text: String) -> [HeadingPiece] {
    var copy = text
    return copy.withUTF8 { bytes in
      var scanner = HeadingScanner(bytes)
      return scanner.pieces()
    }
  }
}

/// Divides the UTF-8 of a heading.
private struct HeadingScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var found: [HeadingPiece] = []
  /// Where the word begins that is being read, -1 outside words.
  private var start = -1
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func pieces() -> [HeadingPiece] {
    while position < bytes.count {
      let here = position
      let scalar = ScalarReader.next(bytes, &position, bytes.count)
      switch Scalars.classify(scalar) {
      case .open:
        endWord(here)
        readBracket(scalar)
      case .space: endWord(here)
      case _ where Self.isArrow(scalar):
        endWord(here)
        if found.last != .arrow { found.append(.arrow) }
      case _ where Self.isDivider(scalar): endWord(here)
      default: if start < 0 { start = here }
      }
    }
    endWord(bytes.count)
    return found
  }

  private mutating func endWord(_ end: Int) {
    if start >= 0 { found.append(.word(text(start..<end))) }
    start = -1
  }

  /// The part up to the bracket that closes; one that is never closed is no part of the heading.
  private mutating func readBracket(_ open: UInt32) {
    let first = position
    var depth = 1
    while position < bytes.count {
      let here = position
      switch Scalars.classify(ScalarReader.next(bytes, &position, bytes.count)) {
      case .open: depth += 1
      case .close: depth -= 1
      default: continue
      }
      guard depth == 0 else { continue }
      found.append(.bracketed(text(first..<here), open: open))
      return
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// → ⇒ ⇔ ↔ ← ～ 〜 ➡ ▶ ►
  private static func isArrow(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2192, 0x21D2, 0x21D4, 0x2194, 0x2190, 0xFF5E, 0x301C, 0x27A1, 0x25B6, 0x25BA: true
    default: false
    }
  }

  /// | ｜ ： : - – — ■ ● and characters of private fonts.
  private static func isDivider(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x7C, 0xFF5C, 0xFF1A, 0x3A, 0x2D, 0x2013, 0x2014, 0x25A0, 0x25CF, 0xE000...0xF8FF: true
    default: false
    }
  }
}
