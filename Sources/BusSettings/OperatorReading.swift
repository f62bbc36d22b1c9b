import BusModel

extension SettingsReading {
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
