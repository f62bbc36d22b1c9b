public import BusJSON
public import BusModel

extension PageDocument {
  /// The document with the contract's keys, in the contract's order.
  public var json: JSONValue {
    var page: JSONValue = [
      "bytes": JSONValue(byteCount), "encoding": .string(raw.encoding.name),
      "replacedCharacters": JSONValue(raw.encoding.replacedCharacters),
      "sha256": .string(sha256),
    ]
    if let url { page = page.setting("url", to: .string(url)) }
    return [
      "page": page,
      "verdict": .string(raw.verdict.rawValue), "layout": JSONValue(raw.layout),
      "confidence": JSONValue(raw.confidence),
      "timetables": .array(timetables.map(\.json)), "dayRules": .array(dayRules.map(\.json)),
      "legend": .array(raw.legend.map(\.json)),
      "notices": .array(raw.notices.map(\.json)),
      "remarks": .array(raw.remarks.shown.map(\.json)),
      "otherLines": JSONValue(raw.remarks.otherLines),
    ]
  }
}

extension PageRemark {
  /// One entry of `remarks`.
  fileprivate var json: JSONValue {
    ["text": .string(text), "at": .string(at), "beside": .string(beside)]
  }
}

extension BusTimetable {
  /// One entry of `timetables`.
  fileprivate var json: JSONValue {
    var object: [JSONMember] = [
      JSONMember(key: "stop", value: JSONValue(stop)),
      JSONMember(key: "routeName", value: JSONValue(routeName)),
      JSONMember(key: "destination", value: JSONValue(destination)),
      JSONMember(key: "platform", value: JSONValue(platform)),
      JSONMember(key: "label", value: JSONValue(label)),
      JSONMember(key: "service", value: JSONValue(service?.rawValue)),
      JSONMember(key: "pattern", value: JSONValue(pattern?.text)),
      JSONMember(key: "at", value: .string(at)), JSONMember(key: "sources", value: sources.json),
    ]
    if let validFrom {
      object.append(JSONMember(key: "validFrom", value: .string("\(validFrom)")))
    }
    object.append(JSONMember(key: "departures", value: .array(departures.map(\.json))))
    return .object(object)
  }
}

extension NameSources {
  /// The places of the names that are told.
  fileprivate var json: JSONValue {
    let places = [
      ("stop", stop), ("routeName", routeName), ("destination", destination),
      ("platform", platform),
    ]
    return .object(
      places.compactMap { name, place in
        place.map { JSONMember(key: name, value: .string($0)) }
      })
  }
}

extension BusSchedule {
  /// One entry of `departures`.
  fileprivate var json: JSONValue {
    var object: [JSONMember] = [
      JSONMember(key: "departureTime", value: .string("\(departureTime)")),
      JSONMember(key: "routeName", value: JSONValue(routeName)),
      JSONMember(key: "destination", value: JSONValue(destination)),
      JSONMember(key: "platform", value: JSONValue(platform)),
      JSONMember(key: "marks", value: .array(marks.map(\.json))),
      JSONMember(key: "at", value: .string(at)),
    ]
    if let pattern { object.append(JSONMember(key: "pattern", value: .string(pattern.text))) }
    if let trip { object.append(JSONMember(key: "trip", value: .string(trip))) }
    if let stopPosition {
      object.append(JSONMember(key: "stopPosition", value: JSONValue(stopPosition)))
    }
    return .object(object)
  }
}

extension PageDayRule {
  /// What the page says of dates: on which, as what they run, in its words.
  fileprivate var json: JSONValue {
    ["on": .string(days), "runs": JSONValue(runs?.name), "because": .string(because)]
  }
}

extension ScheduleDocument {
  /// The document as `bus normalise` prints it.
  public var json: JSONValue {
    let rows = timetables.enumerated().flatMap { index, timetable in
      timetable.departures.map { row in
        JSONValue.object(
          [JSONMember(key: "column", value: JSONValue(index))] + (row.json.objectValue ?? []))
      }
    }
    var page: JSONValue = ["sha256": .string(sha256), "bytes": JSONValue(byteCount)]
    if let url { page = page.setting("url", to: .string(url)) }
    return [
      "page": page,
      "verdict": .string(verdict.rawValue),
      "columns": .array(timetables.map(\.columnJSON)), "dayRules": .array(dayRules.map(\.json)),
      "schedules": .array(rows),
    ]
  }
}

extension BusTimetable {
  /// The column without its rows.
  fileprivate var columnJSON: JSONValue {
    .object((json.objectValue ?? []).filter { $0.key != "departures" })
  }
}
