import BusSettings
import ArgumentParser
import BusModel
import BusQuery
import BusStore

/// `bus history`.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Versions, runs, and what was kept aside.",
    discussion: """
      The newest first. A version's number is what `bus diff` takes.

      Example: bus history --route home
      """)

  @Option(help: "Only this route's.")
  var route: String?

  @Option(help: "How many versions and how many runs.")
  var limit = 20

  @Flag(help: "One JSON document.")
  var json = false

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    guard (1...10_000).contains(limit) else {
      throw Failure.usage("--limit", expected: "a number from 1 to 10000", found: String(limit))
    }
    let id = try route.map { try places.settings().find($0).id }
    let store = try places.store()
    let history = History(
      versions: try store.versions(routeID: id, limit: limit),
      runs: try store.runRecords.runs(limit: limit), routeID: id)
    try Output.write(json ? history.json.printed : history.text(language))
  }
}
