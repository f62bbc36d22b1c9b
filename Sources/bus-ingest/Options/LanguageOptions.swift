import ArgumentParser
import BusQuery

/// `--lang`, else what the environment says.
struct LanguageOptions: ParsableArguments {
  @Option(help: "ja or en; else by LC_ALL, LC_MESSAGES and LANG.")
  var lang: Language?

  /// The language of what is printed for people.
  var language: Language {
    lang ?? Self.ofEnvironment
  }

  /// The language of the locale of messages, by POSIX's order of the variables.
  static var ofEnvironment: Language { Language(locale: { Environment.variables[$0] }) }

  /// The language of what is said without the parser: `--lang` anywhere, else the locale's.
  static var ofCommandLine: Language {
    Language(in: CommandLine.arguments, locale: ofEnvironment)
  }
}
