/// The Japanese for the help of every command, by the English as it stands in the declaration.
enum HelpWords {
  /// All of it, by subject.
  static let catalogue: [KeyValuePairs<String, String>] = [answers, routes, stages, care, shared]

  /// The Japanese for a text of the help; the text itself when it has none.
  static func japanese(_ english: String) -> String { words[english] ?? english }

  private static let words = Dictionary(catalogue.joined().map { ($0.key, $0.value) }) {
    first, _ in first
  }
}
