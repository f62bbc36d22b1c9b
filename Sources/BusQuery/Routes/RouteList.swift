public import BusModel

/// The answer of `bus routes list`: each route in a line.
public struct RouteList: Hashable, Sendable {
  private let routes: [Entry]

  /// A route and its operator.
  public struct Entry: Hashable, Sendable {
    /// The route.
    public var route: RouteSetting
    /// Its operator; nil when it has none.
    public var company: OperatorSetting?

    /// An entry.
    public init(_ route: RouteSetting, of company: OperatorSetting?) {
      self.route = route
      self.company = company
    }
  }

  /// A list in the order of routes.json.
  public init(_ routes: [Entry]) { self.routes = routes }

  /// Name, title, how many pages, operator.
  public func text(_ language: Language) -> String {
    let rows = routes.map { entry in
      let company = entry.company.map { TerminalText.clean($0.name ?? $0.id) }
      return [
        entry.route.name, TerminalText.clean(entry.route.title ?? ""),
        Self.pages(of: entry.route, language), company ?? "",
      ]
    }
    return TextTable.lines(rows).map { $0 + "\n" }.joined()
  }

  private static func pages(of route: RouteSetting, _ language: Language) -> String {
    let out = route.outboundTimetableURLs.count
    let back = route.inboundTimetableURLs.count
    return language("pages: \(out) out, \(back) back", "行き\(out)・帰り\(back)ページ")
  }
}
