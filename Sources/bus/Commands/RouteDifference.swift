import BusModel
import BusQuery

/// The differences of one route between two states.
struct RouteDifference {
  let route: String
  let difference: TimetableDifference

  /// All of them in words; each under the route's name when there are several.
  static func text(_ compared: [RouteDifference], _ language: Language) -> String {
    compared.map { one in
      (compared.count > 1 ? "\(one.route)\n" : "") + one.difference.text(language)
    }.joined(separator: "\n")
  }

  /// `{"same":false,"routes":[{"route":"home","same":false,"changes":[…]}]}`, as `bus-ingest` does.
  static func json(_ compared: [RouteDifference]) -> JSONValue {
    let routes = compared.map { one -> JSONValue in
      let name = JSONMember(key: "route", value: .string(one.route))
      return .object([name] + (one.difference.json().objectValue ?? []))
    }
    return [
      "same": .bool(compared.allSatisfy { $0.difference.isEmpty }), "routes": .array(routes),
    ]
  }
}
