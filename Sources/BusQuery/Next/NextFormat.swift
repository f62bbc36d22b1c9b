internal import BusJSON

/// In which form `bus next` answers.
public enum NextFormat: Hashable, Sendable {
  /// Lines for a person.
  case text
  /// The contract's document.
  case json
  /// One line for a status bar.
  case oneLine
  /// One line of JSON for waybar.
  case waybar
  /// A line of one's own for each answer.
  case template(NextTemplate)

  /// The words of those that need no template.
  public static let words: [(word: String, format: NextFormat)] = [
    ("text", .text), ("json", .json), ("one-line", .oneLine), ("waybar", .waybar),
  ]

  /// The answers in this form, ended by a line feed.
  ///
  /// - Parameters:
  ///   - answers: in their order.
  ///   - all: whether both ways were asked for.
  ///   - language: the words; JSON does not depend on it.
  ///   - style: how lines for a person are set.
  /// - Returns: the text.
  public func text(
    of answers: [NextDepartures], all: Bool, _ language: Language, _ style: TerminalStyle
  ) -> String {
    switch self {
    case .text: answers.map { $0.text(language, style) }.joined(separator: "\n")
    case .json: answers.json(language, all: all).text(pretty: true) + "\n"
    case .oneLine: OneLine(answers, language).text + "\n"
    case .waybar: OneLine(answers, language).waybar.text() + "\n"
    case .template(let template):
      answers.map { template.text(of: $0, language) + "\n" }.joined()
    }
  }
}
