/// Words to look for in a text, byte by byte: their UTF-8 never begins in the middle of a character,
/// so no character needs to be decoded.
struct WordList: Sendable {
  private let words: [[UInt8]]

  init(_ words: [String]) { self.words = words.map { Array($0.utf8) } }

  /// Whether any of the words stands in the text.
  func isFound(in text: String) -> Bool {
    var copy = text
    return copy.withUTF8 { bytes in words.contains { Self.stands($0, in: bytes) } }
  }

  private static func stands(_ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first, word.count <= bytes.count else { return false }
    for start in 0...(bytes.count - word.count) where bytes[start] == first {
      if bytes[start..<start + word.count].elementsEqual(word) { return true }
    }
    return false
  }
}
