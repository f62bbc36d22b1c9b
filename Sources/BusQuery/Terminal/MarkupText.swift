/// Text in HTML and XML.
public enum MarkupText {
  /// A text with the five characters that mean something written as references, so that it can
  /// stand in an element and in an attribute. Control characters are the caller's to take out.
  public static func escaped(_ text: some StringProtocol) -> String {
    // By scalars: a letter of Swift's may be a bracket with an accent on it.
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
