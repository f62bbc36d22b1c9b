/// Searches by bytes, before those of the library: these take a grapheme's canonical forms apart for
/// every place they look at, a seventh of the time of a page, and a page's words are looked for as
/// they are printed.
extension StringProtocol {
  /// Whether a text stands in this one, byte for byte.
  func contains(_ text: String) -> Bool { firstOffset(of: text) != nil }

  /// Whether a character stands in this text, byte for byte: for the signs of a list.
  func contains(_ character: Character) -> Bool { firstOffset(of: String(character)) != nil }

  /// Where a text first stands in this one, byte for byte.
  func firstRange(of text: String) -> Range<Index>? {
    firstOffset(of: text).map { offset in
      let start = utf8.index(startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: text.utf8.count)
    }
  }

  /// Whether the text begins with another, byte for byte: for the words of tables, which are in no
  /// need of Unicode's equivalences.
  func begins(with prefix: String) -> Bool {
    withBytes { bytes in prefix.withBytes { bytes.holds($0, at: 0) } }
  }

  /// Whether the text is another, byte for byte.
  func isPrinted(as other: String) -> Bool {
    withBytes { bytes in other.withBytes { bytes.count == $0.count && bytes.holds($0, at: 0) } }
  }

  /// Whether the text ends with another, byte for byte.
  func ends(with suffix: String) -> Bool {
    withBytes { bytes in suffix.withBytes { bytes.holds($0, at: bytes.count - $0.count) } }
  }

  /// How many bytes stand before a text that stands in this one; nil when it does not.
  private func firstOffset(of text: String) -> Int? {
    withBytes { bytes in text.withBytes { bytes.firstOffset(of: $0) } }
  }

  /// Calls a closure with the text's UTF-8, which is copied only where it does not lie in one piece.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether other bytes stand at a place; false for a place outside.
  @inline(__always)
  func holds(_ wanted: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start >= 0, start + wanted.count <= count else { return false }
    for offset in 0..<wanted.count where self[start + offset] != wanted[offset] { return false }
    return true
  }

  /// Whether the bytes are a word and nothing else.
  @inline(__always)
  func isOne(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount
      && holds(UnsafeBufferPointer(start: word.utf8Start, count: count), at: 0)
  }

  /// How often other bytes stand here, each time behind the last.
  func count(of wanted: UnsafeBufferPointer<UInt8>) -> Int {
    var (found, start) = (0, 0)
    while let offset = UnsafeBufferPointer(rebasing: self[start...]).firstOffset(of: wanted),
      !wanted.isEmpty
    {
      found += 1
      start += offset + wanted.count
    }
    return found
  }

  /// Where other bytes first stand.
  func firstOffset(of wanted: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = wanted.first else { return 0 }
    var start = 0
    while start + wanted.count <= count {
      if self[start] == first, holds(wanted, at: start) { return start }
      start += 1
    }
    return nil
  }
}
