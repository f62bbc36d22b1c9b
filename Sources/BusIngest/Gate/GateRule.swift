import BusModel

/// One reason for which new data is kept aside.
struct GateRule: Sendable {
  /// Why the new figures do not pass, every fault; empty when they do.
  ///
  /// `old` is nil at a first publication.
  let objections: @Sendable (_ old: DayFigures?, _ new: DayFigures, GateThresholds) -> [GateFault]

  /// The rules in the order in which they are asked.
  static let all: [GateRule] = [
    .silentDirection, .twinDirections, .otherNames, .swappedDays, .crowdedHour, .lostDays,
    .fewerDepartures, .moreDepartures, .shifted, .lostPart, .lostMarks, .movedEnds, .changedTimes,
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
  /// How many percent of the departures have to stand where they stood for a stop with another name
  /// to be the same stop.
  let keptPercent = 80
  /// How many percent of two days' departures have to be common for them to be the same.
  let samePercent = 95
  /// From how many minutes on a day that is later as a whole is no revision, and up to how many it
  /// is looked for.
  let leastShift = 5
  let farthestShift = 90
  /// How many departures a table must have before a shift is looked for, and how many percent of
  /// them have to be shifted.
  let leastShifted = 8
  let shiftedPercent = 90
  /// How many departures in a row, and how many percent of a table's, are a piece of it.
  let leastRun = 4
  let runPercent = 20
  /// How many percent of a table's departures are a side of it.
  let sidePercent = 30
  /// How many percent of a table may be new where a piece of it is looked for.
  let movedPercent = 15
  /// How many departures with marks there must be before marks are missed, and how many percent of
  /// them must have kept theirs.
  let leastMarked = 3
  let markedPercent = 10
  /// How many percent of a day's departures may be gone since a month ago, and since the most there
  /// was in a year.
  let lostInMonthPercent = 40
  let lostInYearPercent = 50
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
