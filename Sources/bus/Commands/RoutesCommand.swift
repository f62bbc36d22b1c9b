import BusSettings
import BusJSON
import ArgumentParser
import BusModel
import BusQuery

/// `bus routes`.
struct RoutesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes", abstract: "The routes of routes.json.",
    discussion: """
      Without a further word the list. add, edit, remove and check are done by bus-ingest and \
      explain themselves: bus routes add --help.

      Example: bus routes show home
      """,
    subcommands: [RoutesListCommand.self, RoutesShowCommand.self],
    defaultSubcommand: RoutesListCommand.self)
}

/// `bus routes list`.
struct RoutesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "All routes, one a line.",
    discussion: "Example: bus routes list --json")

  @Flag(help: "One JSON document, as routes.json has them.")
  var json = false

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let settings = try places.settings()
    guard !json else {
      let routes = JSONValue.array(settings.routes.map(\.json))
      return try Output.write(JSONValue.object([.init(key: "routes", value: routes)]).printed)
    }
    try Output.write(RouteList(settings.routes.map { settings.entry($0) }).text(language))
  }
}

/// `bus routes show`.
struct RoutesShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Everything that is set for a route.",
    discussion: "Example: bus routes show home")

  @Argument(help: "The route's name.", completion: .routeNames)
  var name: String

  @Flag(help: "One JSON document, as routes.json has it.")
  var json = false

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let settings = try places.settings()
    let route = try settings.find(name)
    guard !json else { return try Output.write(route.json.printed) }
    let text = RouteText(settings.entry(route)) { page in
      let hints = (page.json.objectValue ?? []).filter { $0.key != "url" }
      return hints.isEmpty ? nil : JSONValue.object(hints).text()
    }
    try Output.write(text.text(language))
  }
}

extension RoutesFile {
  fileprivate func entry(_ route: RouteSetting) -> RouteList.Entry {
    RouteList.Entry(route, of: serviceOperator(of: route))
  }
}

extension JSONValue {
  /// As commands print it: laid out, with a line end.
  var printed: String { text(pretty: true) + "\n" }
}
