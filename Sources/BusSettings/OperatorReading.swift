import BusModel

extension SettingsReading {
  /// One element of `operators`.
  mutating func serviceOperator(_ node: SettingsNode) -> OperatorSetting? {
    let isObject = keys(
      of: node, what: "an operator",
      required: ["id": "an id that routes refer to, such as \"example-city\""],
      optional: ["name", "hosts", "serviceDays", "schoolBreaks"])
    guard isObject else { return nil }
    let id = name(node["id"])
    let name = text(node["name"])
    let hosts = list(node["hosts"], of: "hosts").compactMap { host($0) }
    let serviceDays = list(node["serviceDays"], of: "service day rules").compactMap {
      serviceDayRule($0)
    }
    let schoolBreaks = list(node["schoolBreaks"], of: "dates and ranges").compactMap {
      dateRange($0)
    }
    return OperatorSetting(
      id: id ?? "", name: name, hosts: hosts, serviceDays: serviceDays, schoolBreaks: schoolBreaks)
  }
}
