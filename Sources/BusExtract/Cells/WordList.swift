/// Words to look for in a text, byte by byte: their UTF-8 never begins in the middle of a character,
/// so no character needs to be decoded.
struct WordList: Sendable {
  private let words: [[UInt8]]
  /// For every byte, the words (by number, 64 at the most) that may have it as their first, second
  /// and third byte: nearly every place of a text is dismissed by these alone.
  private let masks: [(first: UInt64, second: UInt64, third: UInt64)]
  /// For every byte, the words that may have it as their last.
  private let lasts: [UInt64]
  /// A bit for each kind of character with which a word begins: of nearly every character of a text it
  /// says in one look that no word begins there.
  private let starts: [UInt64]
  /// By what a line tells that one of the words stands in it; nil for a list that is not asked of every line.
  let trait: LineTraits?

  init(_ words: [String], asked trait: LineTraits? = nil) {
    self.trait = trait
    self.words = words.map { Array($0.utf8) }
    var (seconds, thirds): (UInt64, UInt64) = (0, 0)
    for (index, word) in self.words.enumerated() {
      if word.count < 2 { seconds |= Self.bit(index) }
      if word.count < 3 { thirds |= Self.bit(index) }
    }
    var masks = [(first: UInt64, second: UInt64, third: UInt64)](
      repeating: (0, seconds, thirds), count: 256)
    var lasts = [UInt64](repeating: 0, count: 256)
    for (index, word) in self.words.enumerated() {
      guard let first = word.first, let last = word.last else { continue }
      masks[Int(first)].first |= Self.bit(index)
      lasts[Int(last)] |= Self.bit(index)
      if word.count > 1 { masks[Int(word[1])].second |= Self.bit(index) }
      if word.count > 2 { masks[Int(word[2])].third |= Self.bit(index) }
    }
    self.masks = masks
    self.lasts = lasts
    starts = self.words.reduce(into: Array(repeating: 0, count: 6)) { starts, word in
      guard !word.isEmpty else { return }
      let kind = word.withUnsafeBufferPointer { Self.kind(at: 0, in: $0, Self.length(of: $0[0])) }
      starts[kind >> 6] |= 1 << (UInt64(kind) & 63)
    }
  }

  /// How many bytes a character has that begins with a byte.
  @inline(__always)
  private static func length(of first: UInt8) -> Int {
    first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  /// One of 384 kinds of the character at a place: that of ASCII is itself.
  @inline(__always)
  private static func kind(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ length: Int
  ) -> Int {
    let first = bytes[start]
    if length == 1 { return Int(first & 0x7F) }
    let second = bytes[start &+ 1]
    if length == 2 { return 128 &+ Int(second & 0x3F | (first & 3) << 6) }
    return 128 &+ Int(bytes[start &+ 2] & 0x3F | ((first ^ second) & 3) << 6)
  }

  private static func bit(_ index: Int) -> UInt64 { 1 << (UInt64(index) % 64) }

  /// Whether any of the words stands in the text.
  func isFound(in text: String) -> Bool { text.withBytes { isFound(in: $0) } }

  /// Whether any of the words stands in the UTF-8.
  func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    starts.withUnsafeBufferPointer { starts in
      var start = 0
      while start < bytes.count {
        let first = bytes[start]
        var (length, kind) = (1, Int(first))
        // Kana and kanji, which most are, and then what is not ASCII.
        if first & 0xF0 == 0xE0, start &+ 2 < bytes.count {
          (length, kind) = (3, Self.kind(at: start, in: bytes, 3))
        } else if first >= 0x80 {
          length = Self.length(of: first)
          guard start + length <= bytes.count else { return false }
          kind = Self.kind(at: start, in: bytes, length)
        }
        if starts[kind >> 6] & 1 << (UInt64(kind) & 63) != 0, isWord(at: start, in: bytes) {
          return true
        }
        start += length
      }
      return false
    }
  }

  /// Whether one of the words stands at a place.
  private func isWord(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var mask = masks[Int(bytes[start])].first
    if start + 1 < bytes.count { mask &= masks[Int(bytes[start + 1])].second }
    if start + 2 < bytes.count { mask &= masks[Int(bytes[start + 2])].third }
    return isAny(mask) { word in bytes.holds(word, at: start) }
  }

  /// Whether the text ends with any of the words.
  func ends(_ text: String) -> Bool {
    text.withBytes { bytes in
      guard let last = bytes.last else { return false }
      return isAny(lasts[Int(last)]) { word in bytes.holds(word, at: bytes.count - word.count) }
    }
  }

  /// Whether the text is one of the words.
  func isOne(_ text: String) -> Bool {
    text.withBytes { bytes in
      guard let first = bytes.first, let last = bytes.last else { return false }
      return isAny(masks[Int(first)].first & lasts[Int(last)]) { word in
        word.count == bytes.count && bytes.holds(word, at: 0)
      }
    }
  }

  /// Whether the text begins with any of the words.
  func begins(_ text: String) -> Bool {
    text.withBytes { bytes in bytes.isEmpty ? false : isWord(at: 0, in: bytes) }
  }

  /// The text without the words, wherever they stand in it.
  func removed(from text: String) -> String {
    guard isFound(in: text) else { return text }
    var copy = text
    let kept = copy.withUTF8 { bytes in
      var kept: [UInt8] = []
      kept.reserveCapacity(bytes.count)
      var start = 0
      while start < bytes.count {
        let length = length(ofWordAt: start, in: bytes)
        if length == 0 { kept.append(bytes[start]) }
        start += max(length, 1)
      }
      return kept
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// How many bytes the first of the words takes that stands at a place; 0 where none does.
  private func length(ofWordAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var length = 0
    _ = isAny(masks[Int(bytes[start])].first) { word in
      guard bytes.holds(word, at: start) else { return false }
      length = word.count
      return true
    }
    return length
  }

  /// Whether something holds for one of the words that a mask leaves.
  private func isAny(_ mask: UInt64, _ holds: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var rest = mask
    while rest != 0 {
      var index = rest.trailingZeroBitCount
      rest &= rest - 1
      while index < words.count {
        if words[index].withUnsafeBufferPointer(holds) { return true }
        index += 64
      }
    }
    return false
  }
}
