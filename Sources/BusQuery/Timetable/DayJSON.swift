public import BusJSON
import BusModel

extension DayTimetable {
  /// The day as JSON, in the style of `bus next --json`.
  public func json(_ language: Language) -> JSONValue {
    [
      "route": .string(route),
      "direction": .string(direction.rawValue),
      "day": day.queryJSON,
      "reason": JSONValue(reason?.text(.en)), "reasonCode": JSONValue(reason?.code),
      "timetables": .array(columns.map(\.json)),
      "data": data.json,
      "notices": .array(notices.map { $0.json(language) }),
    ]
  }
}

extension DayTimetable.Column {
  fileprivate var json: JSONValue {
    [
      "stop": JSONValue(stop),
      "routeName": JSONValue(routeName),
      "destination": JSONValue(destination),
      "platform": JSONValue(platform),
      "label": JSONValue(label),
      "service": JSONValue(service?.rawValue),
      "departures": .array(departures.map(\.dayJSON)),
      "legend": .array(legend.map(\.json)),
      "source": source.json,
    ]
  }
}

extension PlannedDeparture {
  fileprivate var dayJSON: JSONValue {
    let value: JSONValue = [
      "departureTime": .string(schedule.departureTime.description),
      "departsAt": .string(departsAt.description),
      "routeName": JSONValue(schedule.routeName),
      "destination": JSONValue(schedule.destination),
      "platform": JSONValue(schedule.platform),
      "marks": .array(schedule.marks.map(\.json)),
    ]
    return doubt.map { value.setting("doubt", to: .string($0.because)) } ?? value
  }
}
