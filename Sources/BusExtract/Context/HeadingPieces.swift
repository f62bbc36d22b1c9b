/// A heading divided into its words, bracketed parts and arrows.
enum HeadingPiece: Equatable {
  /// A word between spaces.
  case word(String)
  /// What stands in brackets, and the opening bracket.
  case bracketed(String, open: Unicode.Scalar)
  /// "→", "～", "⇔": from one place to another.
  case arrow

  /// The pieces of a line.
  static func pieces(of text: String) -> [HeadingPiece] {
    var pieces: [HeadingPiece] = []
    var word = ""
    var bracket: (open: Unicode.Scalar, inner: String)?
    var depth = 0
    func endWord() {
      if !word.isEmpty { pieces.append(.word(word)) }
      word = ""
    }
    for scalar in text.unicodeScalars {
      switch Scalars.classify(scalar.value) {
      case .open where bracket == nil:
        endWord()
        bracket = (scalar, "")
      case .open:
        depth += 1
        bracket?.inner.unicodeScalars.append(scalar)
      case .close where depth > 0:
        depth -= 1
        bracket?.inner.unicodeScalars.append(scalar)
      case .close where bracket != nil:
        if let done = bracket { pieces.append(.bracketed(done.inner, open: done.open)) }
        bracket = nil
      case _ where bracket != nil: bracket?.inner.unicodeScalars.append(scalar)
      case .space: endWord()
      case _ where isArrow(scalar):
        endWord()
        if pieces.last != .arrow { pieces.append(.arrow) }
      case _ where isDivider(scalar): endWord()
      default: word.unicodeScalars.append(scalar)
      }
    }
    endWord()
    return pieces
  }

  private static func isArrow(_ scalar: Unicode.Scalar) -> Bool {
    "→⇒⇔↔←～〜➡▶►".unicodeScalars.contains(scalar)
  }

  private static func isDivider(_ scalar: Unicode.Scalar) -> Bool {
    "|｜：:-–—■●".unicodeScalars.contains(scalar) || (0xE000...0xF8FF).contains(scalar.value)
  }
}
