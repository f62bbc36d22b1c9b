import BusModel

extension GateRule {
  /// Nearly every departure is at another time, and no page says that a new timetable begins: most
  /// likely another stop or another line stands at the address now.
  static let changedTimes = GateRule { old, new, thresholds in
    guard let old, old.departures >= thresholds.leastChanged, !new.announcesMore(than: old) else {
      return nil
    }
    let all = old.departures
    let kept = old.days.reduce(0) { sum, day in
      sum + commonCount(day.value.times, new.days[day.key]?.times ?? [])
    }
    guard (all - kept) * 100 > all * thresholds.changedPercent else { return nil }
    return "\(all - kept) of \(all) departures are at other times, and no revision is announced"
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

extension DayFigures {
  /// Whether these pages name a first day that the others did not.
  fileprivate func announcesMore(than old: DayFigures) -> Bool {
    guard let validFrom else { return false }
    return old.validFrom.map { $0 < validFrom } ?? true
  }
}
