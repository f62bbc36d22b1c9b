internal import BusModel

/// What was odd on a page, in a few lines below it.
enum NoticeLines {
  /// So many are told; `bus extract` tells all.
  private static let most = 3

  /// A line for each of the first notices, with its place, and how many more there are.
  ///
  /// - Parameters:
  ///   - notices: what was odd.
  ///   - url: the page, for the command that tells all.
  ///   - language: the words.
  /// - Returns: lines without an indent; none when nothing was odd.
  static func lines(_ notices: [Notice], of url: String, _ language: Language) -> [String] {
    let mark = language == .ja ? "※ " : "note: "
    let shown = notices.prefix(most).map { mark + $0.text(language) }
    let rest = notices.count - shown.count
    guard rest > 0 else { return shown }
    return shown + [
      mark + (language == .ja ? "ほか\(rest)件" : "\(rest) more") + ": bus extract '\(url)'"
    ]
  }
}
