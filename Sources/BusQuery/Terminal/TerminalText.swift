/// Text of a page made fit for a terminal and for one line.
public enum TerminalText {
  /// The text without anything that could steer a terminal or break a line: control characters (C0,
  /// DEL, C1) and line separators become one space, signs that turn the direction of writing go.
  public static func clean(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) || isDirection($0) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isDirection(scalar) {
      if !isControl(scalar) {
        result.append(scalar)
      } else if result.last != " " {
        result.append(" ")
      }
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
