import BusJSON
internal import BusModel

/// The help of one command in Japanese, laid out from the parser's own description of its commands,
/// so that no option can be forgotten; the argument parser itself lays out English alone.
public struct HelpPage: Sendable {
  private let command: DescribedCommand

  /// What the parser describes its commands by, for manuals and for the help.
  private static let dumping = "--experimental-dump-help"

  /// The Japanese help that arguments ask for; for `--experimental-dump-help` the description of all
  /// commands, from which `scripts/man` makes manuals.
  ///
  /// - Parameters:
  ///   - arguments: as typed, `--help` or `-h` among them or `help` before them.
  ///   - width: the columns of the terminal.
  ///   - dump: what the parser's `--experimental-dump-help` prints; asked for only when it is needed.
  /// - Returns: lines, each ended by a line feed; nil when no help is asked for, or when the parser
  ///   does not describe itself: its own English is better than none.
  public static func japanese(
    for arguments: [String], width: Int, dump: () -> String?
  ) -> String? {
    let isTopic = arguments.first == "help"
    let isDump = arguments == [dumping]
    guard isTopic || isDump || arguments.contains("--help") || arguments.contains("-h"),
      let text = dump(), let commands = try? JSONValue.parse(text)  // nil: see above
    else { return nil }
    if isDump { return withStandardHelp(commands).text(pretty: true) + "\n" }
    let words = isTopic ? Array(arguments.dropFirst()) : arguments
    return HelpPage(withStandardHelp(commands), for: words).lines(width: width)
      .map { $0 + "\n" }.joined()
  }

  /// The command that words name.
  ///
  /// - Parameters:
  ///   - dump: what `--experimental-dump-help` prints: the tree of commands.
  ///   - words: the arguments; those at the beginning that name commands are followed.
  init(_ dump: JSONValue, for words: [String]) {
    command = DescribedCommand(dump, for: words)
  }

  /// A description in which the two options that the parser adds by itself are told in Japanese.
  private static func withStandardHelp(_ value: JSONValue) -> JSONValue {
    if let elements = value.arrayValue { return .array(elements.map(withStandardHelp)) }
    guard let members = value.objectValue else { return value }
    let name = value["preferredName"]?["name"]?.stringValue
    let japanese = name.flatMap(StandardOption.init)?.japanese
    return .object(
      members.map { member in
        let text = member.key == "abstract" ? japanese : nil
        return JSONMember(
          key: member.key, value: text.map { .string($0) } ?? withStandardHelp(member.value))
      })
  }
}

/// What the argument parser adds to every command.
private enum StandardOption: String {
  case help, version

  var japanese: String {
    switch self {
    case .help: "この説明を表示します。"
    case .version: "バージョンを表示します。"
    }
  }
}

extension HelpPage {
  /// The page for a terminal of so many columns.
  func lines(width: Int) -> [String] {
    var lines = TerminalWrap.lines(command.text("abstract"), to: width)
    let discussion = command.text("discussion")
    if !discussion.isEmpty {
      lines.append("")
      lines += discussion.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        TerminalWrap.lines(String($0), to: width)
      }
    }
    lines += ["", "使い方: \(usage)"]
    for section in sections {
      lines += ["", section.title + ":"]
      lines += section.arguments.flatMap { $0.lines(width: width) }
    }
    let subcommands = command.subcommands.filter {
      $0["commandName"]?.stringValue != "help" && $0["shouldDisplay"]?.boolValue != false
    }
    guard !subcommands.isEmpty else { return lines }
    return lines + ["", "サブコマンド:"]
      + subcommands.flatMap { sub in
        HelpArgument.row(
          sub["commandName"]?.stringValue ?? "", sub["abstract"]?.stringValue ?? "", width: width)
      }
  }

  /// The arguments, the options, and below them those that stand under a title of their own.
  private var sections: [(title: String, arguments: [HelpArgument])] {
    let all = arguments
    var titles: [String] = []
    for title in all.compactMap(\.section) where !titles.contains(title) { titles.append(title) }
    let own = all.filter { $0.section == nil }
    let sections =
      [("引数", own.filter(\.isPositional)), ("オプション", own.filter { !$0.isPositional })]
      + titles.map { title in (title, all.filter { $0.section == title }) }
    return sections.filter { !$0.1.isEmpty }
  }

  private var usage: String {
    let positional = arguments.filter(\.isPositional).map(\.usage)
    let hasOptions = arguments.contains { !$0.isPositional }
    return (command.path + positional + (hasOptions ? ["[オプション]"] : [])).joined(separator: " ")
  }

  private var arguments: [HelpArgument] { command.arguments.filter(\.isShown) }
}
