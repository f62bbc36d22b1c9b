/// A word, a number or a bracket of a page, with the place it stands at.
struct Token: Sendable {
  /// What it is.
  enum Kind: UInt8, Sendable {
    /// A run of digits.
    case number
    /// Anything else without white space.
    case word
    /// An opening bracket of any form.
    case open
    /// A closing bracket of any form.
    case close
  }

  /// What it is.
  var kind: Kind
  /// Whether no white space and no new line stands between it and the token before.
  var isGlued: Bool
  /// How many digits a number has, at most 255.
  var digits: UInt8
  /// How many bytes its characters have, at most 255.
  var length: UInt8
  /// A number's value, at most 9999.
  var value: Int16
  /// What the word is to those who read cells.
  var traits: WordTraits
  /// Its characters as printed, as an index into the page's words.
  var word: Int32
  /// The text node, or the image, it stands in.
  var nodeIndex: Int32
  /// The line it stands on; blocks, `br` and the line ends of `pre` begin new ones.
  var line: Int32

  /// The text node, or the image, it stands in.
  var node: PageTree.Index { Int(nodeIndex) }

  /// The number's value when it has one or two digits, else nil.
  var smallNumber: Int? { kind == .number && digits <= 2 ? Int(value) : nil }

  /// Whether it is a number of any size.
  var isNumber: Bool { kind == .number }

  /// Whether it is a word of that kind.
  func `is`(_ trait: WordTraits) -> Bool { !traits.isDisjoint(with: trait) }
}
