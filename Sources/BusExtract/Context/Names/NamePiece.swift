/// A part of a line that names may stand in: a word, a bracketed part, an arrow, a divider.
struct NamePiece: Equatable {
  enum Kind: Equatable {
    case word(String)
    /// What stands in brackets, the whole as printed, and the opening bracket.
    case bracketed(String, printed: String, open: UInt32)
    /// From one place to another, or (⇔, ～) between two.
    case arrow(isDirected: Bool)
    /// "/", "|", " - ": what follows says something of its own.
    case divider
  }

  var kind: Kind
  /// Whether no space stands before it.
  var isGlued: Bool
  /// Whether a dash stands right before it: "新港駅－空港" are two ends.
  var isBehindDash = false

  /// The pieces of a line.
  static func pieces(of text: String) -> [NamePiece] {
    var copy = text
    return copy.withUTF8 { bytes in
      var scanner = NameScanner(bytes)
      return scanner.pieces()
    }
  }

  /// The word, when it is one.
  var word: String? {
    if case .word(let text) = kind { text } else { nil }
  }
}

/// Divides the UTF-8 of a line.
private struct NameScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var found: [NamePiece] = []
  /// Where the word begins that is being read, -1 outside words.
  private var start = -1
  private var position = 0
  private var isGlued = false
  private var isBehindDash = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func pieces() -> [NamePiece] {
    while position < bytes.count {
      let here = position
      let scalar = ScalarReader.next(bytes, &position, bytes.count)
      switch Sign.of(scalar) {
      case .none: readPlain(scalar, here)
      case .directed, .undirected: addArrow(isDirected: Sign.of(scalar) == .directed, here)
      case .dash where joinsNumber(here): if start < 0 { start = here }
      case .dash where joinsLatin(here): break
      case .dash where next == 0x3E:
        position += 1
        addArrow(isDirected: true, here)
      case .dash, .slash:
        if isSpaced(here) {
          divide(here)
        } else if Sign.of(scalar) == .dash {
          end(here)
          isBehindDash = true
        }
        if Sign.of(scalar) == .slash, start < 0, !isSpaced(here) { start = here }
      case .divider: divide(here)
      case .ignored: end(here)
      }
    }
    endWord(bytes.count)
    return found
  }

  private mutating func readPlain(_ scalar: UInt32, _ here: Int) {
    switch Scalars.classify(scalar) {
    case .open:
      endWord(here)
      readBracket(scalar, from: here)
    case .space: end(here)
    default: if start < 0 { start = here }
    }
  }

  /// The word ends, and what follows is not glued to it.
  private mutating func end(_ here: Int) {
    endWord(here)
    isGlued = false
  }

  private mutating func endWord(_ end: Int) {
    if start >= 0 {
      found.append(
        NamePiece(
          kind: .word(text(start..<end)), isGlued: isGlued, isBehindDash: isBehindDash))
      isGlued = true
      isBehindDash = false
    }
    start = -1
  }

  private mutating func divide(_ here: Int) {
    end(here)
    found.append(NamePiece(kind: .divider, isGlued: false))
    start = -1
  }

  /// Arrows that follow one another are one: ←→ has no direction.
  private mutating func addArrow(isDirected: Bool, _ here: Int) {
    end(here)
    if case .arrow(let before)? = found.last?.kind {
      found[found.count - 1].kind = .arrow(isDirected: before && isDirected)
    } else {
      found.append(NamePiece(kind: .arrow(isDirected: isDirected), isGlued: false))
    }
  }

  /// The part up to the bracket that closes; one that is never closed is no part of the line.
  private mutating func readBracket(_ open: UInt32, from here: Int) {
    let first = position
    var depth = 1
    while position < bytes.count {
      let place = position
      switch Scalars.classify(ScalarReader.next(bytes, &position, bytes.count)) {
      case .open: depth += 1
      case .close: depth -= 1
      default: continue
      }
      guard depth == 0 else { continue }
      let kind = NamePiece.Kind.bracketed(
        text(first..<place), printed: text(here..<position), open: open)
      found.append(NamePiece(kind: kind, isGlued: isGlued))
      isGlued = true
      return
    }
  }

  /// The next byte.
  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// "3-A", "12-3": a hyphen within a line's number.
  private func joinsNumber(_ here: Int) -> Bool {
    guard start >= 0, here > start, bytes[here] == 0x2D else { return false }
    let isPart = { (byte: UInt8) in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
    }
    return isPart(bytes[here - 1]) && isPart(next)
      && (bytes[start..<here].contains { (0x30...0x39).contains($0) }
        || (0x30...0x39).contains(next))
  }

  /// "Kinkaku-ji", "Kii-Tanabe": a hyphen within a Latin name.
  private func joinsLatin(_ here: Int) -> Bool {
    guard start >= 0, here > start, bytes[here] == 0x2D else { return false }
    let isSmall = { (byte: UInt8) in (0x61...0x7A).contains(byte) }
    return isSmall(bytes[here - 1]) && (0x41...0x5A).contains(next & ~0x20) && next < 0x80
  }

  /// Whether a space stands on either side of the character just read.
  private func isSpaced(_ here: Int) -> Bool {
    next == 0x20 || next == 0 || (here > 0 && bytes[here - 1] == 0x20)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// What a character is that is no part of a word.
  private enum Sign {
    case none, directed, undirected, dash, slash, divider, ignored

    static func of(_ scalar: UInt32) -> Sign {
      // Kana and kanji, which most are.
      if (0x3041...0x9FFF).contains(scalar) { return .none }
      return switch scalar {
      case 0x2192, 0x21D2, 0x27A1, 0x25B6, 0x25BA, 0x27F6: .directed
      case 0x21D4, 0x2194, 0x2190, 0x21C4, 0xFF5E, 0x301C: .undirected
      case 0x2D, 0x2010...0x2015, 0x2500, 0x2501, 0xFF0D: .dash
      case 0x2F, 0xFF0F: .slash
      case 0x7C, 0xFF5C, 0x3E, 0xFF1E, 0x203A, 0xBB: .divider
      // ： and : and shapes, icons of private fonts, pictures.
      case 0x3A, 0xFF1A, 0x3C, 0xFF1C, 0x25A0...0x25FF, 0x2600...0x27BF, 0xFE0F, 0xE000...0xF8FF,
        0x1F000...0x1FAFF:
        .ignored
      default: .none
      }
    }
  }
}
