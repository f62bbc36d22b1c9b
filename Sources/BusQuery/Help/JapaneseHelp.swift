internal import BusModel

/// The help of a command in Japanese; the argument parser itself knows only English.
public enum JapaneseHelp {
  /// The help that arguments ask for.
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
    guard isTopic || arguments.contains("--help") || arguments.contains("-h"),
      let text = dump(), let commands = try? JSONValue.parse(text)  // nil: see above
    else { return nil }
    let words = isTopic ? Array(arguments.dropFirst()) : arguments
    return CommandHelp(commands, for: words).japanese(width: width)
  }
}
