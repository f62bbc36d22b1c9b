import ArgumentParser
import BusModel
import BusQuery
import Glibc

/// The help of a command in Japanese; the argument parser itself knows only English.
enum JapaneseHelp {
  /// The help that the arguments ask for; nil when they ask for none, or for English.
  static func text(for arguments: [String]) -> String? {
    guard arguments.contains("--help") || arguments.contains("-h"),
      language(in: arguments) == .ja, let dump
    else { return nil }
    return CommandHelp(dump, for: arguments).japanese(HelpWords.japanese, width: width)
  }

  /// `--lang` anywhere, else the environment's.
  private static func language(in arguments: [String]) -> Language {
    let flag = arguments.firstIndex(of: "--lang").map { $0 + 1 }
    let named =
      flag.flatMap { $0 < arguments.count ? arguments[$0] : nil }
      ?? arguments.first { $0.hasPrefix("--lang=") }.map { String($0.dropFirst(7)) }
    return named.flatMap { Language(rawValue: $0) } ?? LanguageOptions.ofEnvironment
  }

  /// The columns of the terminal; 80 where there is none.
  private static var width: Int {
    var size = winsize()
    let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isTerminal ? max(20, Int(size.ws_col)) : 80
  }

  /// The parser's description of all commands.
  private static var dump: JSONValue? {
    do {
      _ = try BusIngestCommand.parseAsRoot(["--experimental-dump-help"])
      return nil
    } catch {
      // Without it the English help is printed, which is better than none.
      return try? JSONValue.parse(BusIngestCommand.fullMessage(for: error))
    }
  }
}
