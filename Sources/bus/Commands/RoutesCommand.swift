import ArgumentParser
import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusSettings

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
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let settings = try places.settings()
    guard !output.json else {
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
  static let configuration = CommandConfiguration(.routesShow)

  @OptionGroup var route: RouteNameArgument

  @OptionGroup var output: JSONOption

  @OptionGroup var words: LanguageOption
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let settings = try places.settings()
    let setting = try settings.find(route.name)
    guard !output.json else { return try Output.write(setting.json.printed) }
    let text = RouteText(setting, of: settings.serviceOperator(of: setting))
    try Output.write(text.lines(language).map { $0 + "\n" }.joined())
  }
}

extension JSONValue {
  /// As commands print it: laid out, with a line end.
  var printed: String { text(pretty: true) + "\n" }
}
