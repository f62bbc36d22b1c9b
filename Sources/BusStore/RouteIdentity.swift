public import BusModel

/// By what the store knows a route: the UUID stays, the name may change.
public struct RouteIdentity: Hashable, Sendable {
  /// The UUID of routes.json.
  public var id: String
  /// The short name as of now.
  public var name: String

  /// An identity.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  /// The identity of a route of routes.json.
  public init(_ setting: RouteSetting) { self.init(id: setting.id, name: setting.name) }
}
