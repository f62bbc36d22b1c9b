import BusQuery
import BusSettings
import BusModel

extension RoutesFile {
  /// The route that was asked for.
  ///
  /// - Parameter name: its name; nil for the only route there is.
  /// - Returns: its settings.
  /// - Throws: ``Failure`` with 64, with the names there are and the one probably meant.
  func choose(_ name: String?) throws(Failure) -> RouteSetting {
    if let name {
      if let route = route(named: name) { return route }
      let unknown = UnknownRoute(name: name, known: routes.map(\.name))
      throw Failure(unknown.words(Shell.language(in: CommandLine.arguments)), Failure.usage)
    }
    guard routes.count == 1 else {
      let names = routes.prefix(20).map(\.name).joined(separator: ", ")
      let known = routes.isEmpty ? "routes.json has none yet" : "there are: \(names)"
      throw Failure("say which route with --route NAME; \(known)", Failure.usage)
    }
    return routes[0]
  }
}
