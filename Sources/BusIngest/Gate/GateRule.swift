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
