import BusModel

extension GateRule {
  /// The first or the last bus of a kind of day moved by hours.
  static let movedEnds = GateRule { old, new, thresholds in
    DayChange.all(from: old, to: new).flatMap { change in
      [
        ("first", change.before.first, change.now.first),
        ("last", change.before.last, change.now.last),
      ].compactMap { end, from, to in
        guard let from, let to, abs(from.minutes - to.minutes) > thresholds.movedMinutes else {
          return nil
        }
        return "the \(end) bus of \(change.name) moved from \(from) to \(to)"
      }
    }
  }
}
