/// Parses a page: markup that is plain directly, all other by libxml2, whose reading counts.
package enum PageParser {
  /// The tree of a page.
  ///
  /// - Parameter utf8: valid UTF-8 without control characters, at most 2 GB.
  /// - Returns: the tree; an empty document when there is no memory or the page is empty.
  static func tree(of utf8: [UInt8]) -> PageTree {
    PageTree(
      PlainMarkup.content(of: utf8) ?? LibXML2.content(of: utf8),
      isTruncated: Truncation.isCut(utf8))
  }

  /// Whether `PlainMarkup`, if it takes a page at all, makes of it what libxml2 makes.
  ///
  /// - Parameter bytes: a page in any charset.
  /// - Returns: nil when the markup is not plain.
  package static func agreement(on bytes: [UInt8]) -> Bool? {
    let utf8 = CharsetDecision(bytes).utf8
    return PlainMarkup.content(of: utf8).map { $0 == LibXML2.content(of: utf8) }
  }
}
