/// Words to look for in a text, byte by byte: their UTF-8 never begins in the middle of a character,
/// so no character needs to be decoded.
struct WordList: Sendable {
  private let words: [[UInt8]]
  /// For every byte, the words (by number, 64 at the most) that may have it as their first, second
  /// and third byte: nearly every place of a text is dismissed by these alone.
  private let masks: [(first: UInt64, second: UInt64, third: UInt64)]

  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    var masks = [(first: UInt64, second: UInt64, third: UInt64)](
      repeating: (0, 0, 0), count: 256)
    for (index, word) in self.words.enumerated() {
      let bit: UInt64 = 1 << (UInt64(index) % 64)
      for byte in 0..<256 {
        if word.first.map(Int.init) == byte { masks[byte].first |= bit }
        if word.count < 2 || Int(word[1]) == byte { masks[byte].second |= bit }
        if word.count < 3 || Int(word[2]) == byte { masks[byte].third |= bit }
      }
    }
    self.masks = masks
  }

  /// Whether any of the words stands in the text.
  func isFound(in text: String) -> Bool {
    var copy = text
    return copy.withUTF8 { isFound(in: $0) }
  }

  /// Whether any of the words stands in the UTF-8.
  func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    masks.withUnsafeBufferPointer { masks in
      var start = 0
      while start < bytes.count {
        var rest = masks[Int(bytes[start])].first
        if rest != 0 {
          if start + 1 < bytes.count { rest &= masks[Int(bytes[start + 1])].second }
          if start + 2 < bytes.count { rest &= masks[Int(bytes[start + 2])].third }
          if rest != 0, isWord(at: start, in: bytes, rest) { return true }
        }
        start += 1
      }
      return false
    }
  }

  /// Whether one of the words that the mask leaves stands at a place.
  private func isWord(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ mask: UInt64
  ) -> Bool {
    for index in words.indices where mask & (1 << (UInt64(index) % 64)) != 0 {
      if Self.stands(words[index], at: start, in: bytes) { return true }
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
