import BusModel

/// One reason for which new data is kept aside.
struct GateRule: Sendable {
  /// Why the new figures do not pass, every fault; empty when they do.
  ///
  /// `old` is nil at a first publication.
  let objections: @Sendable (_ old: DayFigures?, _ new: DayFigures, GateThresholds) -> [GateFault]

  /// The rules in the order in which they are asked.
  static let all: [GateRule] = [
    .silentDirection, .twinDirections, .crowdedHour, .lostDays, .fewerDepartures, .moreDepartures,
    .movedEnds, .changedTimes,
  ]
}

/// Every figure by which the gate decides; routes.json may set others for a route.
struct GateThresholds: Hashable, Sendable {
  /// How many percent of a day's departures may be gone: more than half is no timetable change.
  var lostPercent = 50
  /// To how many percent of what they were a day's departures may grow.
  var grownPercent = 170
  /// How many departures a day must have before growth is looked at: 2 that become 7 are 5 more.
  let leastGrown = 30
  /// How many percent of all departures may be at other times, unless a revision is announced.
  var changedPercent = 80
  /// How many departures there must be before that share is looked at.
  let leastChanged = 10
  /// By how many minutes the first or the last bus of a day may move.
  var movedMinutes = 180
  /// How many buses a column may have in one hour: more are digits that are no minutes.
  var busesPerHour = 90

  /// The usual figures.
  init() {}

  /// The usual figures with those of a route in their place.
  init(_ setting: GateSetting) {
    lostPercent = setting.lostPercent ?? lostPercent
    grownPercent = setting.grownPercent ?? grownPercent
    changedPercent = setting.changedPercent ?? changedPercent
    movedMinutes = setting.movedMinutes ?? movedMinutes
    busesPerHour = setting.busesPerHour ?? busesPerHour
  }
}
