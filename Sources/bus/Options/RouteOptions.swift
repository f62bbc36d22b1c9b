import ArgumentParser
import BusModel

/// Which route and which way.
struct RouteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The route's name in routes.json; may be left out when there is but one."))
  var route: String?

  @Option(help: ArgumentHelp("outbound (the way out, the default) or inbound (the way back)."))
  var direction: String?

  /// The settings of the route asked for.
  func setting(in settings: RoutesFile) throws -> RouteSetting {
    if let route { return try settings.find(route) }
    guard settings.routes.count == 1 else {
      let names = settings.routes.prefix(20).map(\.name).joined(separator: ", ")
      let known = names.isEmpty ? "routes.json has none yet" : "there are: \(names)"
      throw Failure("say which route with --route NAME; \(known)", Failure.usage)
    }
    return settings.routes[0]
  }

  func way() throws(Failure) -> Direction {
    guard let direction else { return .outbound }
    guard let way = Direction(rawValue: direction) else {
      throw .usage("--direction", expected: "outbound or inbound", found: direction)
    }
    return way
  }
}
