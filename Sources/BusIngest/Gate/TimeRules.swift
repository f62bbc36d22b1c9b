import BusModel

extension GateRule {
  /// Nearly every departure is at another time, and no page says that a new timetable begins, or one that
  /// no longer names its stop: most likely another stop or another line stands at the address now. Where the page names its stop
  /// and line or destination as before, it is a revision that nobody announced.
  static let changedTimes = GateRule { old, new, thresholds in
    guard let old else { return [] }
    return old.names.keys.sorted { $0.name < $1.name }.compactMap { place in
      let (kept, all) = new.kept(of: old, at: place)
      let isAnnounced =
        new.announcesMore(than: old, at: place) && !new.losesStop(of: old, at: place)
      guard all >= thresholds.leastChanged, !isAnnounced,
        !new.isNamed(as: old, at: place),
        (all - kept) * 100 > all * thresholds.changedPercent
      else { return nil }
      return .changedTimes(moved: all - kept, all: all, place.direction, url: place.url)
    }
  }
}

extension DayKey.Pages {
  /// "outbound", or "outbound (https://…)".
  var name: String { direction.rawValue + (url.map { " (\($0))" } ?? "") }
}

extension DayFigures {
  /// Whether a place names its stop, and its line or destination, and all as before.
  fileprivate func isNamed(as old: DayFigures, at place: DayKey.Pages) -> Bool {
    guard let before = old.names[place], let now = names[place] else { return false }
    let isKnown = { (kind: GateName) in !before.names(kind).isEmpty && !now.names(kind).isEmpty }
    return isKnown(.stop) && (isKnown(.line) || isKnown(.destination))
      && before.changes(to: now).isEmpty
  }

  /// Whether a place named its stop and names none now, nor its line or destination as before: what stands
  /// there may be another's, whatever day it says that it begins.
  fileprivate func losesStop(of old: DayFigures, at place: DayKey.Pages) -> Bool {
    guard let before = old.names[place], !before.names(.stop).isEmpty else { return false }
    return names[place].map { $0.names(.stop).isEmpty && !$0.sharesName(with: before) } ?? true
  }

  /// Whether a place names a first day that it did not name before.
  func announcesMore(than old: DayFigures, at place: DayKey.Pages) -> Bool {
    guard let day = validFrom[place] else { return false }
    return old.validFrom[place].map { $0 < day } ?? true
  }
}

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
