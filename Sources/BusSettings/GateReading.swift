import BusModel
import BusJSON

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

extension SettingsReading {
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
