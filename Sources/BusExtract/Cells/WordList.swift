/// Words to look for in a text, byte by byte: their UTF-8 never begins in the middle of a character,
/// so no character needs to be decoded.
struct WordList: Sendable {
  private let words: [[UInt8]]
  /// For every byte whether a word begins with it.
  private let begins: [Bool]

  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    var begins = [Bool](repeating: false, count: 256)
    for word in self.words { if let first = word.first { begins[Int(first)] = true } }
    self.begins = begins
  }

  /// Whether any of the words stands in the text.
  func isFound(in text: String) -> Bool {
    var copy = text
    return copy.withUTF8 { isFound(in: $0) }
  }

  /// Whether any of the words stands in the UTF-8.
  func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for start in bytes.indices where begins[Int(bytes[start])] {
      if words.contains(where: { Self.stands($0, at: start, in: bytes) }) { return true }
    }
    return false
  }

  /// Whether the text ends with any of the words.
  func ends(_ text: String) -> Bool { words.contains { text.utf8.ends(with: $0) } }

  /// Whether the text begins with any of the words.
  func begins(_ text: String) -> Bool { words.contains { text.utf8.starts(with: $0) } }

  private static func stands(
    _ word: [UInt8], at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard start + word.count <= bytes.count else { return false }
    for offset in word.indices where bytes[start + offset] != word[offset] { return false }
    return true
  }
}

extension BidirectionalCollection<UInt8> {
  /// Whether the bytes end with others.
  func ends(with suffix: some BidirectionalCollection<UInt8>) -> Bool {
    reversed().starts(with: suffix.reversed())
  }
}
