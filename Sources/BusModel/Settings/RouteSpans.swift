/// Where in routes.json each route and its operator stand, so that one of many thousands can be read
/// alone.
public struct RouteSpans: Hashable, Sendable {
  /// One route's places.
  public struct Entry: Hashable, Sendable {
    /// The route's name.
    public var name: String
    /// The bytes of its object.
    public var route: Range<Int>
    /// The bytes of its operator's object; nil when it names none.
    public var serviceOperator: Range<Int>?
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
    let places = Dictionary(zip(settings.operators.map(\.id), operators)) { first, _ in first }
    entries = zip(settings.routes, routes).map { route, place in
      Entry(
        name: route.name, route: place,
        serviceOperator: route.operatorID.flatMap { places[$0] })
    }
  }

  /// The settings that the objects of a route and its operator make, checked like a whole file.
  ///
  /// - Parameters:
  ///   - route: the bytes of the route's object.
  ///   - serviceOperator: those of its operator's; nil when it has none.
  ///   - file: the file's name for messages.
  /// - Returns: settings of one route.
  /// - Throws: `SettingsError` when the bytes are not what they were.
  public static func settings(
    route: [UInt8], serviceOperator: [UInt8]?, file: String
  ) throws(SettingsError) -> RoutesFile {
    let operators = serviceOperator ?? []
    let text =
      Array("{\"routes\":[".utf8) + route + Array("],\"operators\":[".utf8) + operators
      + Array("]}".utf8)
    return try RoutesFile.read(text, file: file)
  }
}
