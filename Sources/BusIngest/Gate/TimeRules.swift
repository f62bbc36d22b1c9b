import BusModel

extension GateRule {
  /// Nearly every departure is at another time, and no page says that a new timetable begins: most
  /// likely another stop or another line stands at the address now.
  static let changedTimes = GateRule { old, new, thresholds in
    guard let old else { return [] }
    return old.timesByPlace.sorted { $0.key.name < $1.key.name }.compactMap { place, before in
      let all = before.reduce(0) { $0 + $1.times.count }
      guard all >= thresholds.leastChanged, !new.announcesMore(than: old, at: place) else {
        return nil
      }
      let kept = before.reduce(0) { sum, day in
        sum + commonCount(day.times, new.days[day.key]?.times ?? [])
      }
      guard (all - kept) * 100 > all * thresholds.changedPercent else { return nil }
      return .changedTimes(moved: all - kept, all: all, place.direction, url: place.url)
    }
  }

  /// How many times stand in both lists, which are in order.
  private static func commonCount(_ left: [ServiceTime], _ right: [ServiceTime]) -> Int {
    var (i, j, count) = (0, 0, 0)
    while i < left.count, j < right.count {
      if left[i] == right[j] {
        (i, j, count) = (i + 1, j + 1, count + 1)
      } else if left[i] < right[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return count
  }
}

extension DayKey.Pages {
  /// "outbound", or "outbound (https://…)".
  fileprivate var name: String { direction.rawValue + (url.map { " (\($0))" } ?? "") }
}

extension DayFigures {
  /// The times of each kind of day, by place.
  fileprivate var timesByPlace: [DayKey.Pages: [(key: DayKey, times: [ServiceTime])]] {
    Dictionary(grouping: days.map { (key: $0.key, times: $0.value.times) }) { $0.key.place }
  }

  /// Whether a place names a first day that it did not name before.
  fileprivate func announcesMore(than old: DayFigures, at place: DayKey.Pages) -> Bool {
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
