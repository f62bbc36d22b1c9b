/// A sign that stands several times side by side, ※※ or ★★: a mark of its own beside the single one.
enum SignRun {
  /// The first character of a text with all that follow it and are the same; letters and digits stand alone.
  static func beginning(_ text: some StringProtocol) -> Substring {
    let text = Substring(text)
    guard let first = text.first, !first.isLetter, !first.isNumber else { return text.prefix(1) }
    return text.prefix { $0 == first }
  }
}
