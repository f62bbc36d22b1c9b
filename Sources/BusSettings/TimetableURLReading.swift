import BusJSON
import BusModel

extension SettingsReading {
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

  private mutating func hints(_ node: SettingsNode) -> PageHints {
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
