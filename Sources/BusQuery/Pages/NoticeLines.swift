internal import BusModel

extension Notice {
  /// Whether it asks for rules of the operator: the page speaks of days with a service of their own.
  var asksForServiceDays: Bool {
    if case .specialDays = content { true } else { false }
  }

  /// The sentence with its place.
  func text(_ language: Language) -> String {
    words(language) + (at.map { " (\($0))" } ?? "")
  }
}

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
    let mark = language.noteMark
    let shown = notices.prefix(most).map { mark + $0.text(language) }
    let rest = notices.count - shown.count
    guard rest > 0 else { return shown }
    return shown + [
      mark + language("\(rest) more", "ほか\(rest)件") + ": bus extract '\(url)'"
    ]
  }
}
