/// Searches by bytes, before those of the library: these take a grapheme's canonical forms apart for
/// every place they look at, a seventh of the time of a page, and a page's words are looked for as
/// they are printed.
extension StringProtocol {
  /// Whether a text stands in this one, byte for byte.
  func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  /// Where a text first stands in this one, byte for byte.
  func firstRange(of text: String) -> Range<Index>? {
    let (bytes, wanted) = (utf8, text.utf8)
    guard let first = wanted.first else { return startIndex..<startIndex }
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: first) {
      var (here, there) = (found, wanted.startIndex)
      while there < wanted.endIndex, here < bytes.endIndex, bytes[here] == wanted[there] {
        bytes.formIndex(after: &here)
        wanted.formIndex(after: &there)
      }
      if there == wanted.endIndex { return found..<here }
      start = bytes.index(after: found)
    }
    return nil
  }
}
