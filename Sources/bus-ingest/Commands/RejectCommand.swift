import ArgumentParser
import BusModel
import BusStore

/// `bus reject ID`: a person puts aside for good what the gate kept aside.
struct RejectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Put aside for good what was kept aside.",
    discussion: """
      The version in force goes on serving, and pages that say the same again are not brought up \
      again. bus accept takes it back. Exit status 65 when it is not one that was kept aside, 66 \
      when there is no such version.

      Example: bus reject 12 --reason "the page of another stop"
      """)

  @OptionGroup var database: DatabaseOptions
  @OptionGroup var language: LanguageOptions

  @Argument(help: ArgumentHelp("The number of a version.", valueName: "id"))
  var id: Int

  @Option(help: ArgumentHelp("Why, for bus history; else the gate's reason.", valueName: "text"))
  var reason: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  func run() async throws {
    try await reporting {
      let store = try database.openForDeciding()
      _ = try store.find(version: id)
      try store.reject(version: id, reason: reason)
      let decided = Decided(version: try store.find(version: id))
      try Terminal.show(json ? decided.json : decided.text(language.language))
      return 0
    }
  }
}
