/// Every figure by which the gate decides.
struct GateThresholds: Hashable, Sendable {
  /// The share of a day's departures that may be gone: more than half is no timetable change.
  var lostShare = 0.5
  /// By how many minutes the first or the last bus of a day may move.
  var movedMinutes = 180
}
