import BusModel

extension GateRule {
  /// A page without a single departure is a broken page far more often than a closed line.
  static let emptied = GateRule { old, new, _ in
    guard new.departures == 0 else { return [] }
    // One that never had any says what it says: hours without a bus, on days that it names.
    guard let old, old.departures > 0 else {
      return new.days.isEmpty ? [.emptied(before: nil)] : []
    }
    return [.emptied(before: old.departures)]
  }
}

extension GateRule {
  /// A kind of day that had buses has no column any more.
  static let lostDays = GateRule { old, new, _ in
    guard let old else { return [] }
    let lost = old.keys.filter { key in
      new.days[key] == nil && (old.days[key]?.departures ?? 0) > 0
    }
    guard !lost.isEmpty else { return [] }
    return [.lostDays(lost.map(\.gateDays))]
  }
}

extension GateRule {
  /// The departures of a kind of day fell by more than the share that is allowed.
  static let fewerDepartures = GateRule { old, new, thresholds in
    DayChange.all(from: old, to: new).compactMap { change in
      let (before, now) = (change.before.departures, change.now.departures)
      guard now * 100 < before * (100 - thresholds.lostPercent) else { return nil }
      return .fewerDepartures(change.days, before: before, now: now)
    }
  }
}

extension GateRule {
  /// The departures of a kind of day grew beyond what a timetable change does: two stops in one, or
  /// digits that are no minutes.
  static let moreDepartures = GateRule { old, new, thresholds in
    DayChange.all(from: old, to: new).compactMap { change in
      let (before, now) = (change.before.departures, change.now.departures)
      guard before > 0, now >= thresholds.leastGrown,
        now * 100 > before * thresholds.grownPercent
      else { return nil }
      return .moreDepartures(change.days, before: before, now: now)
    }
  }
}

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
