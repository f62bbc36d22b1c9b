public import BusJSON
import BusModel

extension NextDepartures {
  /// The answer as the contract's JSON, keys in its order. `notices` is added after them.
  public func json(_ language: Language) -> JSONValue {
    [
      "route": .string(route),
      "direction": .string(direction.rawValue),
      "now": .string(now.description),
      "status": .string(status.rawValue),
      "reason": JSONValue(reason?.text(.en)), "reasonCode": JSONValue(reason?.code),
      "departures": .array(departures.map(\.json)),
      "nextService": nextService?.json ?? nil,
      "day": day.queryJSON,
      "data": data.json,
      "notices": .array(notices.map { $0.json(language) }),
    ]
  }
}

extension [NextDepartures] {
  /// The one answer, or `{"now":…,"answers":[…]}` for several.
  ///
  /// - Parameters:
  ///   - language: on which nothing in it depends.
  ///   - all: whether both ways were asked for, so that the document is that of several.
  /// - Returns: the document.
  public func json(_ language: Language, all: Bool) -> JSONValue {
    guard all || count != 1 else { return self[0].json(language) }
    return [
      "now": JSONValue(first?.now.description), "answers": .array(map { $0.json(language) }),
    ]
  }
}

extension NextDeparture {
  /// One entry of `departures`; `doubt` is added when the bus may not run.
  var json: JSONValue {
    let value: JSONValue = [
      "departureTime": .string(departure.schedule.departureTime.description),
      "departsAt": .string(departsAt.description),
      "minutesUntilDeparture": JSONValue(minutesUntilDeparture),
      "routeName": JSONValue(departure.schedule.routeName),
      "destination": JSONValue(departure.schedule.destination),
      "platform": JSONValue(departure.schedule.platform),
      "stop": JSONValue(departure.stop),
      "marks": .array(departure.schedule.marks.map(\.json)),
      "serviceDate": .string(departure.serviceDate.description),
      "service": JSONValue(departure.service?.rawValue),
      "label": JSONValue(departure.label),
      "isLast": .bool(departure.isLast),
      "reachable": .bool(isReachable),
      "source": departure.source.json,
    ]
    let whole = live.map { value.setting("live", to: $0.json) } ?? value
    return departure.doubt.map { whole.setting("doubt", to: .string($0.because)) } ?? whole
  }
}

extension NextService {
  fileprivate var json: JSONValue {
    [
      "serviceDate": .string(day.date.description),
      "service": .string(day.runs.name),
      "departureTime": .string(departure.schedule.departureTime.description),
      "departsAt": .string(departure.departsAt.description),
      "notices": .array(notices.map { $0.json(.en) }),
    ]
  }
}
