import ArgumentParser
import BusQuery

/// `--lang`, else what the environment says.
struct LanguageOptions: ParsableArguments {
  @Option(help: "ja or en; else by LC_ALL, LC_MESSAGES and LANG.")
  var lang: Language?

  /// The language of what is printed for people.
  var language: Language {
    if let lang { return lang }
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { Environment.variables[$0] }
    return set.first { !$0.isEmpty }?.hasPrefix("ja") == true ? .ja : .en
  }
}
