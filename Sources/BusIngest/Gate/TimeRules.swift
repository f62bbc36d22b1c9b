import BusModel

extension GateRule {
  /// Nearly every departure is at another time, and no page says that a new timetable begins: most
  /// likely another stop or another line stands at the address now. Where the page names its stop
  /// and line or destination as before, it is a revision that nobody announced.
  static let changedTimes = GateRule { old, new, thresholds in
    guard let old else { return [] }
    return old.names.keys.sorted { $0.name < $1.name }.compactMap { place in
      let (kept, all) = new.kept(of: old, at: place)
      guard all >= thresholds.leastChanged, !new.announcesMore(than: old, at: place),
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
