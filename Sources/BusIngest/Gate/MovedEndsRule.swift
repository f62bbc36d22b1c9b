import BusModel

extension GateRule {
  /// The first or the last bus of a kind of day moved by hours.
  static let movedEnds = GateRule { old, new, thresholds in
    DayChange.all(from: old, to: new).flatMap { change in
      var faults: [GateFault] = []
      let isFar = { (from: ServiceTime, to: ServiceTime) in
        abs(from.minutes - to.minutes) > thresholds.movedMinutes
      }
      if let from = change.before.first, let to = change.now.first, isFar(from, to) {
        faults.append(.movedFirst(change.days, before: from, now: to))
      }
      if let from = change.before.last, let to = change.now.last, isFar(from, to) {
        faults.append(.movedLast(change.days, before: from, now: to))
      }
      return faults
    }
  }
}
