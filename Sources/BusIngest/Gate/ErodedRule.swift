import BusModel

extension GateRule {
  /// Compared with a month ago, or with the most there ever was since a person last decided, too
  /// little is left: what is lost in small pieces is lost as well.
  /// `moment` is since when the version held that is compared with.
  static func eroded(since moment: Moment, lostPercent: Int) -> GateRule {
    GateRule { old, new, _ in
      DayChange.all(from: old, to: new).compactMap { change in
        let (before, now) = (change.before.departures, change.now.departures)
        guard now * 100 < before * (100 - lostPercent) else { return nil }
        return .eroded(change.days, before: before, now: now, since: moment.date)
      }
    }
  }
}
