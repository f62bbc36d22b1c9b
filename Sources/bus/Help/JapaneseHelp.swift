import ArgumentParser
import BusModel
import BusQuery

/// The help of a command in Japanese; the argument parser itself knows only English.
enum JapaneseHelp {
  /// The help that the arguments ask for; nil when they ask for none, or for English.
  static func text(for arguments: [String]) -> String? {
    let isTopic = arguments.first == "help"
    let isAsked = isTopic || arguments.contains("--help") || arguments.contains("-h")
    guard isAsked, Shell.language(in: arguments) == .ja, let dump else { return nil }
    let words = isTopic ? Array(arguments.dropFirst()) : arguments
    return CommandHelp(dump, for: words).japanese(HelpWords.japanese, width: Shell.width)
  }

  /// The parser's description of all commands.
  private static var dump: JSONValue? {
    do {
      _ = try BusCommand.parseAsRoot(["--experimental-dump-help"])
      return nil
    } catch {
      // Without it the English help is printed, which is better than none.
      return try? JSONValue.parse(BusCommand.fullMessage(for: error))
    }
  }
}
