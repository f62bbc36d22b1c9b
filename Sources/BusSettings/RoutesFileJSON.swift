public import BusModel
public import BusJSON

extension RoutesFile {
  /// The settings as routes.json holds them; `read` gives the same settings back.
  ///
  /// Keys come in the contract's order; what is absent is left out. `text(pretty: true)` of it and a
  /// line end are the file.
  public var json: JSONValue {
    var members = [JSONMember(key: "routes", value: .array(routes.map(\.json)))]
    if !operators.isEmpty {
      members.append(JSONMember(key: "operators", value: .array(operators.map(\.json))))
    }
    let holidays = JSONValue.present([
      ("url", JSONValue(holidayURL)), ("file", JSONValue(holidayFile)),
    ])
    if holidays != .object([]) { members.append(JSONMember(key: "holidays", value: holidays)) }
    if let notify { members.append(JSONMember(key: "notify", value: notify.json)) }
    let hosts = JSONValue.array(privateHosts.map { .string($0) })
    let network = JSONValue.present([
      ("contact", JSONValue(contact)), ("privateHosts", privateHosts.isEmpty ? .null : hosts),
      ("maxPageMB", JSONValue(maxPageMB)),
    ])
    return .object(members + (network.objectValue ?? []))
  }
}

extension RouteSetting {
  /// The route as an element of `routes`.
  public var json: JSONValue {
    .present([
      ("id", .string(id)), ("name", .string(name)), ("title", JSONValue(title)),
      ("outboundTimetableURLs", .array(outboundTimetableURLs.map(\.json))),
      ("inboundTimetableURLs", .array(inboundTimetableURLs.map(\.json))),
      ("outboundProximityURL", JSONValue(outboundProximityURL)),
      ("inboundProximityURL", JSONValue(inboundProximityURL)),
      ("walkMinutes", JSONValue(walkMinutes)), ("operator", JSONValue(operatorID)),
      ("gate", gate.json), ("outboundUntil", JSONValue(outboundUntil?.description)),
    ])
  }
}

extension TimetableURL {
  /// The page as a string, or as an object when it has hints.
  public var json: JSONValue {
    guard hints != PageHints() else { return .string(url) }
    return .present(
      [("url", .string(url))] + hints.texts.map { ($0.key, JSONValue($0.text)) }
        + [("only", JSONValue(texts: hints.only))])
  }
}

extension OperatorSetting {
  /// The operator as an element of `operators`.
  public var json: JSONValue {
    let breaks = JSONValue.array(schoolBreaks.map { .string($0.description) })
    return .present([
      ("id", .string(id)), ("name", JSONValue(name)),
      ("hosts", hosts.isEmpty ? .null : .array(hosts.map { .string($0) })),
      ("serviceDays", serviceDays.isEmpty ? .null : .array(serviceDays.map(\.json))),
      ("schoolBreaks", schoolBreaks.isEmpty ? .null : breaks), ("politeness", politeness.json),
    ])
  }
}

extension ServiceDayRule {
  /// The rule as an element of `serviceDays`.
  public var json: JSONValue {
    let days = on.map { JSONValue.string($0.description) }
    let kinds = DayKind.allCases.filter(only.contains).map { JSONValue.string($0.rawValue) }
    return .present([
      ("on", days.count == 1 ? days[0] : .array(days)),
      ("only", kinds.isEmpty ? .null : .array(kinds)), ("runs", .string(runs.name)),
      ("because", JSONValue(because)),
    ])
  }
}
