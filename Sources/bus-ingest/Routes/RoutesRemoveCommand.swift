import BusSettings
import ArgumentParser
import BusModel
import BusQuery

/// `bus routes remove`.
struct RoutesRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Take a route out of routes.json.",
    discussion: """
      What was taken in of it stays in the database.

      Example: bus routes remove home --yes
      """)

  @Argument(help: "The route's name.")
  var name: String

  @Flag(name: .shortAndLong, help: "Remove without a question.")
  var yes = false

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var language: LanguageOptions

  func run() async throws {
    try await reporting {
      let language = language.language
      let file = SettingsFile(settings)
      _ = try file.document().settings.find(name)
      let isWanted = try Consent(language: language, isGiven: yes).ask(
        "remove \(name) from \(file.path)?", "\(name) を \(file.path) から削除しますか?", usual: false,
        else: Undone.removing(language))
      guard isWanted else {
        Terminal.tell(Undone.removing(language))
        return 0
      }
      _ = try file.change { try $0.removing(name) }
      let path = TerminalText.clean(file.path)
      try Terminal.show(
        language == .ja ? "\(name) を \(path) から削除しました\n" : "removed \(name) from \(path)\n")
      return 0
    }
  }
}
