import BusModel
import BusJSON

/// Where in routes.json each route and its operator stand, so that one of many thousands can be read
/// alone.
public struct RouteSpans: Hashable, Sendable {
  /// One route's places.
  public struct Entry: Hashable, Sendable {
    /// The route's name.
    public var name: String
    /// The bytes of its object.
    public var route: Range<Int>
    /// Its operator's object; nil when it names none.
    public var serviceOperator: Operator?
  }

  /// An operator's place.
  public struct Operator: Hashable, Sendable {
    /// Which one of the operators, from 0.
    public var index: Int
    /// The bytes of its object.
    public var bytes: Range<Int>
  }

  /// The routes in file order.
  public var entries: [Entry]

  /// The places of all routes.
  ///
  /// - Parameters:
  ///   - settings: the file as read and found right.
  ///   - bytes: the file.
  public init?(_ settings: RoutesFile, in bytes: [UInt8]) {
    guard let routes = JSONSpans(of: "routes", in: bytes)?.elements,
      routes.count == settings.routes.count
    else { return nil }
    let operators = JSONSpans(of: "operators", in: bytes)?.elements ?? []
    guard operators.count == settings.operators.count else { return nil }
    let places = zip(settings.operators, operators).enumerated().map { index, pair in
      (pair.0.id, Operator(index: index, bytes: pair.1))
    }
    let companies = Dictionary(places) { first, _ in first }
    entries = zip(settings.routes, routes).map { route, place in
      Entry(
        name: route.name, route: place,
        serviceOperator: route.operatorID.flatMap { companies[$0] })
    }
  }

  /// The settings that the objects of a route and its operator make, checked as in the whole file.
  ///
  /// - Parameters:
  ///   - route: the bytes of the route's object.
  ///   - serviceOperator: which one of the operators its operator is, and the bytes of that one's
  ///     object; nil when it has none.
  /// - Returns: settings of one route; nil when the bytes are not what they were.
  public static func settings(
    route: [UInt8], serviceOperator: (index: Int, bytes: [UInt8])?
  ) -> RoutesFile? {
    var reading = SettingsReading()
    var operators: [OperatorSetting] = []
    if let serviceOperator {
      guard let node = node(serviceOperator.bytes, "operators", serviceOperator.index),
        let company = reading.serviceOperator(node)
      else { return nil }
      operators = [company]
    }
    guard let node = node(route, "routes", 0),
      let setting = reading.route(node, operatorIDs: operators.map(\.id)),
      reading.faults.isEmpty
    else { return nil }
    return RoutesFile(routes: [setting], operators: operators)
  }

  private static func node(_ bytes: [UInt8], _ key: String, _ index: Int) -> SettingsNode? {
    // What is wrong is told when the file is read as a whole.
    guard let value = try? JSONValue.parse(bytes) else { return nil }
    return SettingsNode(value: value, place: .index(index, of: .key(key, of: .root)))
  }
}
