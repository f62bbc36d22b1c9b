/// Words looked for byte by byte. Swift compares characters by Unicode's equivalences, of which the
/// words of tables are in no need, at ten times the cost.
extension Substring {
  /// Where a word stands first, or nil.
  package func firstRange(ofBytes word: String) -> Range<Index>? {
    let (text, wanted) = (utf8, word.utf8)
    guard let first = wanted.first else { return nil }
    var start = text.startIndex
    while let found = text[start...].firstIndex(of: first) {
      if text[found...].starts(with: wanted) {
        return found..<text.index(found, offsetBy: wanted.count)
      }
      start = text.index(after: found)
    }
    return nil
  }

  /// Whether the text ends with a word.
  package func ends(bytes word: String) -> Bool {
    utf8.count >= word.utf8.count && utf8.suffix(word.utf8.count).elementsEqual(word.utf8)
  }
}

extension String {
  /// Whether a word stands in the text.
  package func holds(bytes word: String) -> Bool { self[...].firstRange(ofBytes: word) != nil }

  /// The text with another in the place of a word, wherever that stands.
  package func replacing(bytes word: String, with other: String) -> String {
    guard var range = self[...].firstRange(ofBytes: word) else { return self }
    var text = ""
    var rest = self[...]
    while true {
      text += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
      guard let next = rest.firstRange(ofBytes: word) else { return text + rest }
      range = next
    }
  }
}
