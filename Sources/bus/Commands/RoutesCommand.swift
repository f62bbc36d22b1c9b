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
    let rows = settings.routes.map { route in
      [
        route.name, TerminalText.clean(route.title ?? ""), pages(of: route, language),
        settings.serviceOperator(of: route).map { TerminalText.clean($0.name ?? $0.id) } ?? "",
      ]
    }
    try Output.write(TextTable.lines(rows).map { $0 + "\n" }.joined())
  }

  private func pages(of route: RouteSetting, _ language: Language) -> String {
    let out = route.outboundTimetableURLs.count
    let back = route.inboundTimetableURLs.count
    return language == .ja ? "行き\(out)・帰り\(back)ページ" : "pages: \(out) out, \(back) back"
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
    let text = RouteText(route, of: settings.serviceOperator(of: route))
    try Output.write(text.lines(language).map { $0 + "\n" }.joined())
  }
}

extension JSONValue {
  /// As commands print it: laid out, with a line end.
  var printed: String { text(pretty: true) + "\n" }
}
