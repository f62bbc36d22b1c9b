public import BusJSON
import BusModel

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

extension TimetableDifference {
  /// The changes as JSON: `{"same":false,"changes":[{"direction":…,"change":"moved",…}]}`.
  ///
  /// `change` is `timetableAdded`, `timetableRemoved`, `added`, `removed`, `moved`, or the name of
  /// what is called otherwise: `stop`, `routeName`, `destination`, `platform`, `days`, `marks`.
  public func json() -> JSONValue {
    ["same": .bool(isEmpty), "changes": .array(changes.map(\.json))]
  }
}

extension TimetableChange {
  fileprivate var json: JSONValue {
    let (change, from, to) = members
    return [
      "direction": .string(direction.rawValue),
      "stop": JSONValue(stop),
      "routeName": JSONValue(routeName),
      "destination": JSONValue(destination),
      "days": .string(days),
      "change": .string(change),
      "from": JSONValue(from),
      "to": JSONValue(to),
      "departures": JSONValue(count),
    ]
  }

  private var members: (change: String, from: String?, to: String?) {
    switch kind {
    case .columnAdded: ("timetableAdded", nil, nil)
    case .columnRemoved: ("timetableRemoved", nil, nil)
    case .added(let time): ("added", nil, time.description)
    case .removed(let time): ("removed", time.description, nil)
    case .moved(let from, let to): ("moved", from.description, to.description)
    case .renamed(let field, let from, let to): (field.rawValue, from, to)
    }
  }
}
