/// Divides a line at its bracketed parts: "【ﾛ】 中央 【ﾊ】 八幡" into ﾛ with 中央 and ﾊ with 八幡.
enum BracketParts {
  /// A bracketed part and the text up to the next one.
  struct Part {
    var inner: String
    var after: String
  }

  /// The parts, when the line begins with a bracket; else none.
  static func split(_ line: String) -> [Part] {
    var parts: [Part] = []
    var isInside = false
    for scalar in line.unicodeScalars {
      switch Scalars.classify(scalar.value) {
      case .open where !isInside:
        isInside = true
        parts.append(Part(inner: "", after: ""))
      case .close where isInside: isInside = false
      default:
        guard !parts.isEmpty else { return [] }
        if isInside {
          parts[parts.count - 1].inner.unicodeScalars.append(scalar)
        } else {
          parts[parts.count - 1].after.unicodeScalars.append(scalar)
        }
      }
    }
    return parts
  }
}
