public import BusJSON
import BusModel

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
