/// The user's one configuration file, routes.json, as read and found right.
public struct RoutesFile: Hashable, Sendable {
  /// The routes in file order.
  public var routes: [RouteSetting]
  /// The operators in file order.
  public var operators: [OperatorSetting]
  /// Where the holiday feed is; nil to go by the law alone.
  public var holidayURL: String?
  /// Who is told after a run that brought something new; nil for nobody.
  public var notify: NotifySetting?

  /// A file's contents.
  public init(
    routes: [RouteSetting], operators: [OperatorSetting] = [], holidayURL: String? = nil
  ) {
    self.routes = routes
    self.operators = operators
    self.holidayURL = holidayURL
  }

  /// The route of that name, or nil.
  public func route(named name: String) -> RouteSetting? { routes.first { $0.name == name } }

  /// The operator a route refers to, or nil.
  public func serviceOperator(of route: RouteSetting) -> OperatorSetting? {
    operators.first { $0.id == route.operatorID }
  }
}
