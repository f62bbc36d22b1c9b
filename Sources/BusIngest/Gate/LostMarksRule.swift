import BusModel

extension GateRule {
  /// Departures that had marks with a meaning stand where they stood, and none has one any more:
  /// the marks or their legend were lost, and with them the days or the way of these buses.
  static let lostMarks = GateRule { old, new, thresholds in
    DayChange.all(from: old, to: new).compactMap { change in
      let (before, now) = (change.before, change.now)
      let still = before.marked.commonCount(with: now.times)
      let marked = before.marked.commonCount(with: now.marked)
      guard still >= thresholds.leastMarked, still * 2 >= before.marked.count,
        marked * 100 < still * thresholds.markedPercent
      else { return nil }
      return .lostMarks(change.days, departures: still - marked)
    }
  }
}
