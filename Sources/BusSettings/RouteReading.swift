import BusJSON
import BusModel

extension SettingsReading {
  /// The keys that a route may have beside its id and name.
  static let routeKeys = [
    "title", "outboundTimetableURLs", "inboundTimetableURLs", "outboundProximityURL",
    "inboundProximityURL", "walkMinutes", "operator", "gate",
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
      operatorID: operatorID(node["operator"], known: operatorIDs), gate: gate(node["gate"]))
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
