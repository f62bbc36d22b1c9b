import ArgumentParser
import BusQuery

/// In which language an answer is.
struct WordOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("ja or en; else by LC_ALL, LC_MESSAGES, LANG.", valueName: "language"),
    completion: .list(["ja", "en"]))
  var lang: String?

  func language() throws(Failure) -> Language { try Shell.language(named: lang) }
}
