import BusJSON
import BusModel

extension PolitenessSetting {
  /// The object under `politeness`; `null` when nothing is set.
  var json: JSONValue {
    self == PolitenessSetting()
      ? .null
      : .present([
        ("pauseSeconds", JSONValue(pauseSeconds)),
        ("requestsPerNight", JSONValue(requestsPerNight)), ("connections", JSONValue(connections)),
        ("timeoutSeconds", JSONValue(timeoutSeconds)),
      ])
  }
}

extension SettingsDecoder {
  /// An operator's `politeness`: gentler than usual for anyone, rougher for this machine alone.
  mutating func politeness(
    _ node: SettingsNode?, isOfThisMachine: Bool
  ) -> PolitenessSetting {
    let known = ["pauseSeconds", "requestsPerNight", "connections", "timeoutSeconds"]
    guard let node, keys(of: node, what: .politeness, optional: known) else {
      return PolitenessSetting()
    }
    return PolitenessSetting(
      pauseSeconds: wholeNumber(node["pauseSeconds"], in: (isOfThisMachine ? 0 : 1)...600),
      requestsPerNight: wholeNumber(node["requestsPerNight"], in: 1...100_000),
      connections: wholeNumber(node["connections"], in: 1...(isOfThisMachine ? 64 : 1)),
      timeoutSeconds: wholeNumber(node["timeoutSeconds"], in: 1...300))
  }
}
