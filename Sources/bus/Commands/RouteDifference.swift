import BusModel
import BusQuery

/// The differences of one route between two states.
struct RouteDifference {
  let route: String
  let from: String
  let to: String
  let difference: TimetableDifference

  /// All of them in words; each under the route's name when several were asked for.
  static func text(
    _ compared: [RouteDifference], _ language: Language, withNames: Bool
  ) -> String {
    compared.map { one in
      (withNames ? "\(one.route)\n" : "") + one.difference.text(language)
    }.joined(separator: "\n")
  }

  /// `{"route","from","to","same","changes"}`; of several, `{"same","routes":[…]}`.
  static func json(_ compared: [RouteDifference], isOne: Bool) -> JSONValue {
    if isOne, let one = compared.first { return one.json }
    return [
      "same": .bool(compared.allSatisfy(\.difference.isEmpty)),
      "routes": .array(compared.map(\.json)),
    ]
  }

  private var json: JSONValue {
    let members: [JSONMember] = [
      .init(key: "route", value: .string(route)), .init(key: "from", value: .string(from)),
      .init(key: "to", value: .string(to)),
    ]
    return .object(members + (difference.json().objectValue ?? []))
  }
}
