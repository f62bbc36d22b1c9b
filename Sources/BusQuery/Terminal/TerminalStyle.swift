/// How an answer is set for whoever reads it.
public struct TerminalStyle: Hashable, Sendable {
  /// Whether terminal codes may make something stand out; without them the same is said in words.
  public var colour: Bool
  /// The columns of the terminal; nil where a line may be as long as it likes, as in a pipe.
  public var width: Int?

  /// A style; plain unless told.
  public init(colour: Bool = false, width: Int? = nil) {
    self.colour = colour
    self.width = width
  }
}

/// How a piece of text stands out in a terminal (ECMA-48 SGR); plain when colour is off.
enum Emphasis: String {
  case strong = "\u{1B}[1m"
  case faint = "\u{1B}[2m"
  case warning = "\u{1B}[33m"

  /// The text in this style, or as it is.
  func apply(to text: String, colour: Bool) -> String {
    colour ? rawValue + text + "\u{1B}[0m" : text
  }
}
