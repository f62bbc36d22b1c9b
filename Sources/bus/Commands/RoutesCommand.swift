import ArgumentParser
import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusSettings
import BusSources

/// `bus routes`.
struct RoutesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    .routes,
    subcommands: [
      RoutesListCommand.self, RoutesShowCommand.self, HandedOver<RoutesAddArguments>.self,
      HandedOver<RoutesEditArguments>.self, HandedOver<RoutesRemoveArguments>.self,
      HandedOver<RoutesCheckArguments>.self,
    ],
    standard: RoutesListCommand.self)
}

/// `bus routes list`.
struct RoutesListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.routesList)

  @OptionGroup var output: JSONOption

  @OptionGroup var words: LanguageOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    let language = try words.language()
    let settings = try sources.settings()
    guard !output.json else {
      let routes = JSONValue.array(settings.routes.map(\.json))
      return try Output.write(JSONValue.object([.init(key: "routes", value: routes)]).printed)
    }
    try Output.write(RouteList(settings.routes.map { settings.entry($0) }).text(language))
  }
}

/// `bus routes show`.
struct RoutesShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.routesShow)

  @OptionGroup var route: RouteNameArgument

  @OptionGroup var output: JSONOption

  @OptionGroup var words: LanguageOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    let language = try words.language()
    let settings = try sources.settings()
    let setting = try settings.find(route.name)
    guard !output.json else { return try Output.write(setting.json.printed) }
    let text = RouteText(settings.entry(setting)) { page in
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
