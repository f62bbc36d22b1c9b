import BusModel

extension GateRule {
  /// A table's departures are all later, or earlier, by the same minutes: what a wrong column or a
  /// wrong head does. By less than five minutes a real revision moves a whole day; by more only one
  /// that is announced and moves every table alike.
  static let shifted = GateRule { old, new, thresholds in
    guard let old, thresholds.changedPercent < 100 else { return [] }
    let changes = TableChange.all(from: old, to: new)
    let shifts = changes.map { shift(from: $0.before.times, to: $0.now.times, thresholds) }
    let isRevision =
      Set(shifts).count == 1 && new.names.keys.allSatisfy { new.announcesMore(than: old, at: $0) }
    guard !isRevision else { return [] }
    return zip(changes, shifts).compactMap { change, minutes in
      minutes.map {
        .shifted(change.days, stop: change.stop, minutes: $0, departures: change.now.departures)
      }
    }
  }

  private static func shift(
    from before: [ServiceTime], to now: [ServiceTime], _ thresholds: GateThresholds
  ) -> Int? {
    let (least, most) = (min(before.count, now.count), max(before.count, now.count))
    guard before != now, least >= thresholds.leastShifted, most - least <= least / 5 else {
      return nil
    }
    let amounts = (1...thresholds.farthestShift).flatMap { [$0, -$0] }
    // A bus every ten minutes stands where it stood after ten minutes; only its ends do not.
    let exact = amounts.first {
      before.commonCount(with: now, later: $0) == most && least == most
    }
    let isOther = before.commonCount(with: now) * 2 <= before.count
    let minutes =
      exact
      ?? amounts.first {
        isOther
          && before.commonCount(with: now, later: $0) * 100 >= most * thresholds.shiftedPercent
      }
    return minutes.flatMap { abs($0) < thresholds.leastShift ? nil : $0 }
  }
}
