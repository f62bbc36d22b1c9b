/// What a route of routes.json allows beyond the usual before new data is kept aside; nil leaves
/// the usual figure.
public struct GateSetting: Hashable, Sendable {
  /// How many percent of a day's departures may be gone.
  public var lostPercent: Int?
  /// To how many percent of what they were a day's departures may grow.
  public var grownPercent: Int?
  /// How many percent of all departures may be at other times, without a revision being announced.
  public var changedPercent: Int?
  /// By how many minutes the first and the last bus of a day may move.
  public var movedMinutes: Int?
  /// How many buses a column may have in one hour.
  public var busesPerHour: Int?

  /// What is allowed.
  public init(
    lostPercent: Int? = nil, grownPercent: Int? = nil, changedPercent: Int? = nil,
    movedMinutes: Int? = nil, busesPerHour: Int? = nil
  ) {
    self.lostPercent = lostPercent
    self.grownPercent = grownPercent
    self.changedPercent = changedPercent
    self.movedMinutes = movedMinutes
    self.busesPerHour = busesPerHour
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

extension SettingsReading {
  /// A route's `gate`.
  mutating func gate(_ node: SettingsNode?) -> GateSetting {
    let known = [
      "lostPercent", "grownPercent", "changedPercent", "movedMinutes", "busesPerHour",
    ]
    guard let node, keys(of: node, what: "what the check allows", optional: known) else {
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
