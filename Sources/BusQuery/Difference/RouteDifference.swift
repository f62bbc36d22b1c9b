public import BusJSON

/// What differs for one route.
public struct RouteDifference: Hashable, Sendable {
  /// The route's name.
  public let route: String
  /// What differs.
  public let difference: TimetableDifference

  /// The difference of a route.
  public init(route: String, _ difference: TimetableDifference) {
    self.route = route
    self.difference = difference
  }
}

/// The answer of `bus diff`.
extension [RouteDifference] {
  /// The contract's exit status: 0 when they are the same, else 1.
  public var exitStatus: Int32 { isSame ? 0 : 1 }

  private var isSame: Bool { allSatisfy { $0.difference.isEmpty } }

  /// All routes for a person; their names only where there are several.
  public func text(_ language: Language) -> String {
    guard !isEmpty else {
      return language("there is nothing to compare\n", "比べるものがありません\n")
    }
    guard count > 1 else { return self[0].difference.text(language) }
    return map { TerminalText.clean($0.route) + "\n" + $0.difference.text(language) }
      .joined(separator: "\n")
  }

  /// `{"same":false,"routes":[{"route":"home","same":false,"changes":[…]}]}`.
  public var json: JSONValue {
    let routes = map { one -> JSONValue in
      .object(
        [JSONMember(key: "route", value: .string(one.route))]
          + (one.difference.json().objectValue ?? []))
    }
    return ["same": .bool(isSame), "routes": .array(routes)]
  }
}
