/// A word, a number or a bracket of a cell, with the place it stands at.
struct Token: Sendable {
  /// What it is.
  enum Kind: Sendable, Equatable {
    /// A run of digits: its value (capped at 9999) and how many digits it has.
    case number(Int, digits: Int)
    /// Anything else without white space.
    case word
    /// An opening bracket of any form.
    case open
    /// A closing bracket of any form.
    case close
  }

  /// What it is.
  var kind: Kind
  /// Its characters as printed, full-width forms kept.
  var text: String
  /// The text node, or the image, it stands in.
  var node: Int
  /// Whether no white space and no new line stands between it and the token before.
  var isGlued: Bool
  /// Whether a comma or the like stands before it.
  var followsSeparator: Bool
  /// The line it stands on; blocks, `br` and the line ends of `pre` begin new ones.
  var line: Int

  /// The number's value when it has one or two digits, else nil.
  var smallNumber: Int? {
    guard case .number(let value, let digits) = kind, digits <= 2 else { return nil }
    return value
  }

  /// Whether it is a number of any size.
  var isNumber: Bool {
    if case .number = kind { return true }
    return false
  }
}
