public import BusModel
import BusJSON

/// A route was asked for that routes.json does not have.
public struct UnknownRoute: Error, Hashable, Sendable {
  /// The name asked for.
  public let name: String
  /// The names there are, in file order.
  public let known: [String]
  /// The one that was probably meant.
  public let suggestion: String?

  /// An unknown route.
  ///
  /// - Parameters:
  ///   - name: the name asked for.
  ///   - known: the names there are.
  public init(name: String, known: [String]) {
    self.name = name
    self.known = known
    suggestion = nearest(name, in: known)
  }
}

extension UnknownRoute: CustomStringConvertible {
  /// "no route 'hom'; did you mean 'home'? known: home, school", at most 20 names of many.
  public var description: String {
    guard !known.isEmpty else {
      return
        "no route '\(shown)'; routes.json has none yet: make one with 'bus routes add NAME URL'"
    }
    let names = known.prefix(20).joined(separator: ", ")
    let list =
      known.count > 20 ? "known: \(names) and \(known.count - 20) more" : "known: \(names)"
    guard let suggestion else { return "no route '\(shown)'; \(list)" }
    return "no route '\(shown)'; did you mean '\(suggestion)'? \(list)"
  }

  /// The name without what could disturb a terminal.
  private var shown: String { String(JSONValue.string(name).text().dropFirst().dropLast()) }
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
