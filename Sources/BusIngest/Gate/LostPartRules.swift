import BusModel

extension GateRule {
  /// A piece of a table is gone and what is left stands as it stood: rows or cells were lost. A
  /// revision that takes buses away takes them here and there, or moves others.
  static let lostPart = GateRule { old, new, thresholds in
    // Where half a day may go there is nothing to say of a piece of it, nor where more is gone.
    guard thresholds.lostPercent <= GateThresholds().lostPercent,
      GateRule.fewerDepartures.objections(old, new, thresholds).isEmpty
    else { return [] }
    return TableChange.all(from: old, to: new).compactMap { change in
      guard let part = LostPart(change, thresholds) else { return nil }
      return .lostPart(
        change.days, stop: change.stop, departures: part.count, from: part.first, to: part.last)
    }
  }
}

/// A piece of a table that is gone.
private struct LostPart {
  let count: Int
  let first: ServiceTime
  let last: ServiceTime

  /// Nil when nothing is gone that looks like a piece.
  init?(_ change: TableChange, _ thresholds: GateThresholds) {
    let (before, now) = (change.before.times, change.now.times)
    let isKept = before.isKept(in: now)
    let lost = zip(before, isKept).filter { !$0.1 }.map(\.0)
    let kept = before.count - lost.count
    // Where others came for them, buses were moved.
    guard !lost.isEmpty, kept > 0, (now.count - kept) * 100 <= now.count * thresholds.movedPercent
    else { return nil }
    let isPure = now.count == kept
    let run = Self.longestRun(before, isKept, now)
    let isLong =
      run.count >= thresholds.leastRun
      && run.count * 100 >= before.count * thresholds.runPercent
    if isLong || Self.isHour(run, before, isPure: isPure && run.count == lost.count) {
      self.init(run)
    } else if isPure, lost.count * 100 >= before.count * thresholds.sidePercent,
      Self.isSide(before, isKept)
    {
      self.init(lost)
    } else {
      return nil
    }
  }

  private init?(_ times: [ServiceTime]) {
    guard let first = times.first, let last = times.last else { return nil }
    (self.count, self.first, self.last) = (times.count, first, last)
  }

  /// The longest row of departures that are gone, with none left between them and none come for
  /// them: a row that is a minute later is not gone.
  private static func longestRun(
    _ before: [ServiceTime], _ isKept: [Bool], _ now: [ServiceTime]
  ) -> [ServiceTime] {
    let runs = isKept.indices.split { isKept[$0] }.map { before[$0.startIndex..<$0.endIndex] }
    let gone = runs.filter { run in
      let (first, last) = (run[run.startIndex].minutes - 10, run[run.endIndex - 1].minutes + 10)
      let others = now.count { (first...last).contains($0.minutes) }
      return (others - before.count { (first...last).contains($0.minutes) } + run.count) * 4
        <= run.count
    }
    return Array(gone.max { $0.count < $1.count } ?? [])
  }

  /// Whether a run holds a whole hour row of several buses: two when nothing else changed and
  /// buses go on after it, else three.
  private static func isHour(_ run: [ServiceTime], _ before: [ServiceTime], isPure: Bool) -> Bool {
    let hours = Dictionary(grouping: before, by: \.hourRow)
    let gone = Dictionary(grouping: run, by: \.hourRow)
    guard let (first, last) = before.first.flatMap({ first in before.last.map { (first, $0) } })
    else { return false }
    return gone.contains { hour, times in
      let isEnd = hour == first.hourRow || hour == last.hourRow
      let least = isPure && !isEnd ? 2 : 3
      return times.count >= least && times.count == hours[hour]?.count && (isPure || !isEnd)
    }
  }

  /// Whether in nearly every hour the later departures are gone, or in every one the earlier: a
  /// side of a table of hours.
  private static func isSide(_ before: [ServiceTime], _ isKept: [Bool]) -> Bool {
    let rows = Dictionary(grouping: zip(before, isKept), by: \.0.hourRow).values
      .map { $0.map(\.1) }.filter { $0.count > 1 && $0.contains(false) }
    guard rows.count >= 4 else { return false }
    let endings = rows.count { row in
      row.firstIndex(of: false).map { !row[$0...].contains(true) } ?? false
    }
    let beginnings = rows.count { row in
      row.lastIndex(of: false).map { !row[...$0].contains(true) } ?? false
    }
    return max(endings, beginnings) * 10 >= rows.count * 9
  }
}

extension ServiceTime {
  /// The row of a table of hours.
  fileprivate var hourRow: Int { minutes / 60 }
}

extension GateRule {
  /// Departures that had marks with a meaning stand where they stood, and none has one any more:
  /// the marks or their legend were lost, and with them the days or the way of these buses.
  static let lostMarks = GateRule { old, new, thresholds in
    DayChange.all(from: old, to: new).compactMap { change in
      let (before, now) = (change.before, change.now)
      let still = before.marked.commonCount(with: now.times)
      let marked = before.marked.commonCount(with: now.marked)
      guard still >= thresholds.leastMarked, still * 2 >= before.marked.count,
        marked * 100 < still * thresholds.markedPercent
      else { return nil }
      return .lostMarks(change.days, departures: still - marked)
    }
  }
}
