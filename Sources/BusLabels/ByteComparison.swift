/// Words looked for byte by byte. Swift compares characters by Unicode's equivalences, of which the
/// words of tables are in no need, at ten times the cost.
extension Substring {
  /// Where a word stands first, or nil.
  package func firstRange(ofBytes word: String) -> Range<Index>? {
    offset(ofBytes: word).map { offset in
      let start = utf8.index(startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: word.utf8.count)
    }
  }
}

extension StringProtocol {
  /// How many bytes stand before a word that stands in the text; nil when it does not.
  fileprivate func offset(ofBytes word: String) -> Int? {
    withBytes { text in word.withBytes { Self.offset(of: $0, in: text) } }
  }

  /// Whether a word stands in the text, byte for byte: in place of the library's, which costs a hundred times as much.
  func contains(_ word: String) -> Bool { word.isEmpty || offset(ofBytes: word) != nil }

  /// Calls a closure with the text's UTF-8, which is copied only where it does not lie in one piece.
  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }

  private static func offset(
    of word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard let first = word.first, let last = word.last else { return nil }
    var start = 0
    while start + word.count <= text.count {
      if text[start] == first, text[start + word.count - 1] == last,
        word.indices.allSatisfy({ text[start + $0] == word[$0] })
      {
        return start
      }
      start += 1
    }
    return nil
  }
}

extension Substring {
  /// Whether the text ends with a word.
  package func ends(bytes word: String) -> Bool {
    utf8.count >= word.utf8.count && utf8.suffix(word.utf8.count).elementsEqual(word.utf8)
  }
}

extension String {
  /// Whether a word stands in the text.
  package func holds(bytes word: String) -> Bool { offset(ofBytes: word) != nil }

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
