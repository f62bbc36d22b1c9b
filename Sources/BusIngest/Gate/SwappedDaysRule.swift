import BusModel

extension GateRule {
  /// A kind of day has the times that another had, which has others now: the labels of two tables
  /// were exchanged. (Saturdays that run as Sundays from now on leave the Sundays as they were.)
  static let swappedDays = GateRule { old, new, thresholds in
    DayChange.all(from: old, to: new).compactMap { change in
      guard let old, change.now.departures >= thresholds.leastChanged,
        !change.now.times.isAlike(change.before.times, percent: thresholds.keptPercent)
      else { return nil }
      let other = old.keys.first { key in
        guard key.place == change.key.place, key != change.key, let then = old.days[key],
          then.times.isAlike(change.now.times, percent: thresholds.samePercent)
        else { return false }
        let isStill = new.days[key]?.times.isAlike(then.times, percent: thresholds.samePercent)
        return change.key.days == .kind(.weekday) || isStill != true
      }
      return other.map { .swappedDays(change.days, as: $0.gateDays) }
    }
  }
}
