/// How a piece of text stands out in a terminal (ECMA-48 SGR); plain when colour is off.
enum TerminalStyle: String {
  case strong = "\u{1B}[1m"
  case faint = "\u{1B}[2m"
  case warning = "\u{1B}[33m"

  /// The text in this style, or as it is.
  func apply(to text: String, colour: Bool) -> String {
    colour ? rawValue + text + "\u{1B}[0m" : text
  }
}
