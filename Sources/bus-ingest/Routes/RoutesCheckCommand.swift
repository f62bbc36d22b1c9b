import BusSettings
import BusJSON
import ArgumentParser
import BusFetch
import BusIngest
import BusModel
import BusQuery

/// `bus routes check`: are the settings right, and what does each page give?
struct RoutesCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check routes.json, and try each of its pages.",
    discussion: """
      Every page is fetched once, politely, and read; nothing is written. Exit status 0 when all \
      are timetables, 65 when none is, 69 when none could be fetched, 75 when some are not.

      Example: bus routes check --route home
      """)

  @OptionGroup var settings: SettingsOptions

  @OptionGroup var language: LanguageOptions

  @Option(help: ArgumentHelp("Only this route; may be given again.", valueName: "name"))
  var route: [String] = []

  @Option(
    help: ArgumentHelp("Take pages from a folder with an index.json.", valueName: "folder"))
  var replay: String?

  @Flag(help: "Print one JSON document a line.")
  var json = false

  func run() async throws {
    try await reporting {
      let file = try settings.load()
      let routes = route.isEmpty ? file.routes : try route.map { try file.find($0) }
      let source: any PageSource =
        if let replay { try ReplaySource(folder: replay) } else { try Environment.network() }
      for message in file.operators.flatMap({ $0.overruled() }) { Terminal.tell(message) }
      let found = await PageTrial.all(routes, of: file, source)
      try Terminal.show(
        json ? JSONValue.jsonLines(found.map(\.json)) : found.text(language.language))
      return found.exitStatus
    }
  }
}
