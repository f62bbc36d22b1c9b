/// One reason for which new data is kept aside.
struct GateRule: Sendable {
  /// Why the new figures do not pass, or nil when they do.
  ///
  /// `old` is nil at a first publication.
  let objection: @Sendable (_ old: DayFigures?, _ new: DayFigures, GateThresholds) -> String?

  /// The rules in the order in which they are asked; the first objection is the one told.
  static let all: [GateRule] = [
    .emptied, .silentDirection, .twinDirections, .crowdedHour, .lostDays, .fewerDepartures,
    .moreDepartures, .movedEnds, .changedTimes,
  ]
}
