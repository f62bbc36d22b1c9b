import BusJSON
import BusModel

extension SettingsDecoder {
  /// The keys that a route may have beside its id and name.
  static let routeKeys = [
    "title", "outboundTimetableURLs", "inboundTimetableURLs", "outboundProximityURL",
    "inboundProximityURL", "walkMinutes", "operator", "gate", "outboundUntil",
  ]

  /// One element of `routes`.
  mutating func route(_ node: SettingsNode, operatorIDs: [String]) -> RouteSetting? {
    let isObject = keys(
      of: node, what: .route,
      required: [
        "id": .routeID,
        "name": .routeName,
      ],
      optional: Self.routeKeys)
    guard isObject else { return nil }
    let id = name(node["id"])
    let name = name(node["name"])
    return RouteSetting(
      id: id ?? "", name: name ?? "", title: text(node["title"]),
      outboundTimetableURLs: timetableURLs(node["outboundTimetableURLs"]),
      inboundTimetableURLs: timetableURLs(node["inboundTimetableURLs"]),
      outboundProximityURL: address(node["outboundProximityURL"]),
      inboundProximityURL: address(node["inboundProximityURL"]),
      walkMinutes: wholeNumber(node["walkMinutes"], in: 0...600),
      operatorID: operatorID(node["operator"], known: operatorIDs), gate: gate(node["gate"]),
      outboundUntil: time(node["outboundUntil"]))
  }

  /// A time of the service day: "14:00".
  private mutating func time(_ node: SettingsNode?) -> ServiceTime? {
    guard let node else { return nil }
    if let time = node.value.stringValue.flatMap({ ServiceTime($0) }) { return time }
    note(node, expected: .serviceTime)
    return nil
  }

  private mutating func operatorID(_ node: SettingsNode?, known: [String]) -> String? {
    guard let node else { return nil }
    let id = node.value.stringValue
    if let id, known.contains(id) { return id }
    note(
      node, expected: .knownOperator(known), suggestion: id.flatMap { nearest($0, in: known) })
    return nil
  }
}

extension SettingsDecoder {
  /// `outboundTimetableURLs` or `inboundTimetableURLs`.
  mutating func timetableURLs(_ node: SettingsNode?) -> [TimetableURL] {
    list(node, of: .page).compactMap { timetableURL($0) }
  }

  private mutating func timetableURL(_ node: SettingsNode) -> TimetableURL? {
    if node.value.stringValue != nil { return address(node).map { TimetableURL(url: $0) } }
    guard node.value.objectValue != nil else {
      note(node, expected: .page)
      return nil
    }
    let isObject = keys(
      of: node, what: .page, required: ["url": .address],
      optional: [
        "within", "stop", "routeName", "destination", "platform", "service", "layout", "only",
      ])
    guard isObject, let url = address(node["url"]) else {
      _ = hints(node)
      return nil
    }
    return TimetableURL(url: url, hints: hints(node))
  }

  /// The hints of a page.
  mutating func hints(_ node: SettingsNode) -> PageHints {
    PageHints(
      within: selector(node["within"]), stop: text(node["stop"]),
      routeName: text(node["routeName"]),
      destination: text(node["destination"]), platform: text(node["platform"]),
      service: dayLabel(node["service"]), layout: layout(node["layout"]), only: only(node["only"]))
  }

  private mutating func only(_ node: SettingsNode?) -> [String: String] {
    let known = ["stop", "routeName", "destination", "platform", "label"]
    guard let node, keys(of: node, what: .only, optional: known) else { return [:] }
    var wanted: [String: String] = [:]
    for key in known {
      wanted[key] = text(node[key])
    }
    return wanted
  }
}

extension GateSetting {
  /// The object under `gate`; `null` when nothing is overridden.
  var json: JSONValue {
    let object = JSONValue.present([
      ("lostPercent", JSONValue(lostPercent)), ("grownPercent", JSONValue(grownPercent)),
      ("changedPercent", JSONValue(changedPercent)), ("movedMinutes", JSONValue(movedMinutes)),
      ("busesPerHour", JSONValue(busesPerHour)),
    ])
    return self == GateSetting() ? .null : object
  }
}

extension SettingsDecoder {
  /// A route's `gate`.
  mutating func gate(_ node: SettingsNode?) -> GateSetting {
    let known = [
      "lostPercent", "grownPercent", "changedPercent", "movedMinutes", "busesPerHour",
    ]
    guard let node, keys(of: node, what: .gate, optional: known) else {
      return GateSetting()
    }
    return GateSetting(
      lostPercent: wholeNumber(node["lostPercent"], in: 0...100),
      grownPercent: wholeNumber(node["grownPercent"], in: 100...10_000),
      changedPercent: wholeNumber(node["changedPercent"], in: 0...100),
      movedMinutes: wholeNumber(node["movedMinutes"], in: 0...1440),
      busesPerHour: wholeNumber(node["busesPerHour"], in: 1...600))
  }
}

extension SettingsDecoder {
  /// One element of `operators`.
  mutating func serviceOperator(_ node: SettingsNode) -> OperatorSetting? {
    let isObject = keys(
      of: node, what: .serviceOperator,
      required: ["id": .operatorID],
      optional: ["name", "hosts", "serviceDays", "schoolBreaks", "politeness"])
    guard isObject else { return nil }
    let id = name(node["id"])
    let name = text(node["name"])
    let hosts = list(node["hosts"], of: .host).compactMap { host($0) }
    let serviceDays = list(node["serviceDays"], of: .serviceDayRule).compactMap {
      serviceDayRule($0)
    }
    let schoolBreaks = list(node["schoolBreaks"], of: .dateRange).compactMap {
      dateRange($0)
    }
    let isOfThisMachine = !hosts.isEmpty && hosts.allSatisfy { WebAddress.isOfThisMachine($0) }
    return OperatorSetting(
      id: id ?? "", name: name, hosts: hosts, serviceDays: serviceDays,
      schoolBreaks: schoolBreaks,
      politeness: politeness(node["politeness"], isOfThisMachine: isOfThisMachine))
  }
}
