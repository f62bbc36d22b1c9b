import BusJSON
import BusModel
import BusQuery

/// What differs for one route.
struct RouteDifference {
  let route: String
  let difference: TimetableDifference

  /// All routes for a person; their names only where there are several.
  static func text(_ found: [RouteDifference], _ language: Language) -> String {
    guard !found.isEmpty else {
      return language == .ja ? "比べるものがありません\n" : "there is nothing to compare\n"
    }
    guard found.count > 1 else { return found[0].difference.text(language) }
    return found.map { TerminalText.clean($0.route) + "\n" + $0.difference.text(language) }
      .joined(separator: "\n")
  }

  /// `{"same":false,"routes":[{"route":"home","same":false,"changes":[…]}]}`.
  static func json(_ found: [RouteDifference]) -> JSONValue {
    let routes = found.map { one -> JSONValue in
      .object(
        [JSONMember(key: "route", value: .string(one.route))]
          + (one.difference.json().objectValue ?? []))
    }
    return [
      "same": .bool(found.allSatisfy { $0.difference.isEmpty }), "routes": .array(routes),
    ]
  }
}
