import BusSettings
import ArgumentParser
import BusModel

/// Which route and which way.
struct RouteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The route's name in routes.json; may be left out when there is but one."),
    completion: .routeNames)
  var route: String?

  @Option(
    help: ArgumentHelp("outbound (the way out, the default) or inbound (the way back)."),
    completion: .list(["outbound", "inbound"]))
  var direction: String?

  /// The settings of the route asked for.
  func setting(in settings: RoutesFile) throws(Failure) -> RouteSetting {
    try settings.choose(route)
  }

  func way() throws(Failure) -> Direction { try Shell.direction(named: direction) }
}
