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

  /// A sentence that may hold names of a page: within another language its Japanese letters are marked
  /// as such, for voices and for the shapes of its letters.
  ///
  /// - Parameters:
  ///   - sentence: without control characters.
  ///   - language: that of the page around it.
  /// - Returns: markup.
  public static func mixed(_ sentence: String, _ language: Language) -> String {
    guard language != .ja else { return escaped(sentence) }
    var result = ""
    var rest = sentence[...]
    while let first = rest.first {
      let isJapanese = first.isJapanese
      let run = rest.prefix { $0.isJapanese == isJapanese }
      result += isJapanese ? "<span lang=\"ja\">\(escaped(run))</span>" : escaped(run)
      rest = rest.dropFirst(run.count)
    }
    return result
  }
}

extension Character {
  /// Whether it is one of the letters or signs that only Japanese among our languages has: kana, kanji,
  /// their punctuation and the wide forms.
  fileprivate var isJapanese: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
