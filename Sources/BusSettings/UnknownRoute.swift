public import BusModel

extension UnknownRoute {
  /// An unknown route, with the one that was probably meant.
  ///
  /// - Parameters:
  ///   - name: the name asked for.
  ///   - known: the names there are.
  public init(name: String, known: [String]) {
    self.init(name: name, known: known, suggestion: nearest(name, in: known))
  }
}

extension RoutesFile {
  /// The route of that name.
  ///
  /// - Parameter name: as typed after `--route`.
  /// - Returns: the route.
  /// - Throws: `UnknownRoute` with the names there are and the one probably meant.
  public func find(_ name: String) throws(UnknownRoute) -> RouteSetting {
    if let route = route(named: name) { return route }
    throw UnknownRoute(name: name, known: routes.map(\.name))
  }
}
