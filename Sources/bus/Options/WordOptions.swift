import ArgumentParser
import BusQuery

/// In which language an answer is.
struct WordOptions: ParsableArguments {
  @Option(help: ArgumentHelp("ja or en; else by LC_ALL, LC_MESSAGES, LANG.", valueName: "language"))
  var lang: String?

  func language() throws(Failure) -> Language {
    guard let lang else { return Shell.language }
    guard let language = Language(rawValue: lang) else {
      throw .usage("--lang", expected: "ja or en", found: lang)
    }
    return language
  }
}
