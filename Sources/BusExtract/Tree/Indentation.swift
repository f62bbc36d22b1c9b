/// Leaves one byte of the white space between two tags: libxml2 walks through it byte by byte, pages are
/// indented by a third of their length, and a text of nothing else says nothing by how long it is.
///
/// White space beside words stays as it is, and all of it where preformatted text is aligned by it.
enum Indentation {
  /// The page without it; the same array when there is none, or when it has preformatted text.
  static func removed(from utf8: [UInt8]) -> [UInt8] {
    var copy = ByteCopy(of: utf8)
    var position = 0
    while let tag = ByteSearch.index(of: 0x3C, in: utf8, from: position) {
      if isPreformatted(tag, in: utf8) { return utf8 }
      var start = tag
      while start > position, Scalars.isASCIISpace(utf8[start - 1]) { start -= 1 }
      position = tag + 1
      guard tag - start > 1, start > 0, utf8[start - 1] == 0x3E else { continue }
      copy.copy(to: start + 1, goingOnAt: tag)
    }
    return copy.whole()
  }

  /// Whether `<pre` begins at a place, in letters of any size.
  private static func isPreformatted(_ tag: Int, in utf8: [UInt8]) -> Bool {
    tag + 3 < utf8.count && utf8[tag + 1] | 0x20 == 0x70 && utf8[tag + 2] | 0x20 == 0x72
      && utf8[tag + 3] | 0x20 == 0x65
  }
}
