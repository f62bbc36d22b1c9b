import ArgumentParser
import BusModel
import BusStore

/// `bus accept ID`: a person publishes what the gate kept aside.
struct AcceptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Publish what was kept aside.",
    discussion: """
      The version of that number is in force from now on, or from the day for which it was \
      announced. Look at it first: bus history lists it with the reason, bus diff active ID tells \
      what it changes. Exit status 65 when it is not one that was kept aside, 66 when there is no \
      such version.

      Example: bus accept 12
      """)

  @OptionGroup var database: DatabaseOptions
  @OptionGroup var language: LanguageOptions

  @Argument(help: ArgumentHelp("The number of a version.", valueName: "id"))
  var id: Int

  @Flag(help: "Even if another version came into force since it was kept aside.")
  var force = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func run() async throws {
    try await reporting {
      let store = try database.openForDeciding()
      _ = try store.find(version: id)
      _ = try store.accept(version: id, at: Environment.now(), isForced: force)
      let decided = Decided(version: try store.find(version: id))
      try Terminal.show(json ? decided.json : decided.text(language.language))
      return 0
    }
  }
}
