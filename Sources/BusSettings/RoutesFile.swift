public import BusModel

/// The user's one configuration file, routes.json, as read and found right.
public struct RoutesFile: Hashable, Sendable {
  /// The routes in file order.
  public var routes: [RouteSetting]
  /// The operators in file order.
  public var operators: [OperatorSetting]
  /// Where the holiday feed is; nil when none is to be fetched.
  public var holidayURL: String?
  /// A list of holidays on this machine, as written: a relative path counts from the folder of
  /// routes.json. Never there together with `holidayURL`; without either the law alone decides.
  public var holidayFile: String?
  /// Who is told after a run that brought something new; nil for nobody.
  public var notify: NotifySetting?
  /// How servers can reach who runs this: an address or a mail address.
  public var contact: String?
  /// Hosts that may stand for an address of this machine or its own network.
  public var privateHosts: [String] = []
  /// How large a page may be, in units of 1,048,576 bytes; nil for the usual.
  public var maxPageMB: Int?

  /// A file's contents.
  public init(
    routes: [RouteSetting], operators: [OperatorSetting] = [], holidayURL: String? = nil,
    holidayFile: String? = nil
  ) {
    self.routes = routes
    self.operators = operators
    self.holidayURL = holidayURL
    self.holidayFile = holidayFile
  }

  /// The route of that name, whatever the width and case of its letters; or nil.
  public func route(named name: String) -> RouteSetting? { named(name, in: routes, by: \.name) }

  /// The operator a route refers to, or nil.
  public func serviceOperator(of route: RouteSetting) -> OperatorSetting? {
    operators.first { $0.id == route.operatorID }
  }

  /// The first operator to whose hosts a page belongs, or nil; nil too for what is no address.
  public func serviceOperator(ofPage url: String) -> OperatorSetting? {
    guard let host = Self.host(ofPage: url) else { return nil }
    return operators.first { $0.hosts.contains(host) }
  }

  /// The host of a page as operators name it: in lower case and without a port; nil for what is no
  /// address.
  public static func host(ofPage url: String) -> String? { try? WebAddress(url).host }
}

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
