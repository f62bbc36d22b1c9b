import BusJSON
internal import BusModel

/// The help of a command in Japanese; the argument parser itself knows only English.
public enum JapaneseHelp {
  /// What the parser describes its commands by, for manuals and for the help.
  private static let dumping = "--experimental-dump-help"

  /// The help that arguments ask for; for `--experimental-dump-help` the description of all commands
  /// with its texts in Japanese, from which `scripts/man` makes manuals.
  ///
  /// - Parameters:
  ///   - arguments: as typed, `--help` or `-h` among them or `help` before them.
  ///   - width: the columns of the terminal.
  ///   - dump: what the parser's `--experimental-dump-help` prints; asked for only when it is needed.
  /// - Returns: lines, each ended by a line feed; nil when no help is asked for, or when the parser
  ///   does not describe itself: its own English is better than none.
  public static func text(
    for arguments: [String], width: Int, dump: () -> String?
  ) -> String? {
    let isTopic = arguments.first == "help"
    let isDump = arguments == [dumping]
    guard isTopic || isDump || arguments.contains("--help") || arguments.contains("-h"),
      let text = dump(), let commands = try? JSONValue.parse(text)  // nil: see above
    else { return nil }
    if isDump { return translated(commands).text(pretty: true) + "\n" }
    let words = isTopic ? Array(arguments.dropFirst()) : arguments
    return CommandHelp(commands, for: words).japanese(width: width)
  }

  /// A description with its explanations in Japanese.
  private static func translated(_ value: JSONValue) -> JSONValue {
    if let elements = value.arrayValue { return .array(elements.map(translated)) }
    guard let members = value.objectValue else { return value }
    return .object(
      members.map { member in
        let isText = ["abstract", "discussion"].contains(member.key)
        let text = isText ? member.value.stringValue.map(HelpWords.japanese) : nil
        return JSONMember(
          key: member.key, value: text.map { .string($0) } ?? translated(member.value))
      })
  }
}
