internal import BusModel

/// Which column of the old state became which of the new one.
///
/// Columns with the same names and days belong together. What is left over is matched by likeness,
/// best first: names, days and common times count.
struct ColumnMatching {
  /// A column before and after; one of them is nil for a column that came or went.
  struct Pair {
    var old: BusTimetable?
    var new: BusTimetable?
  }

  private(set) var pairs: [Pair] = []

  init(_ old: [BusTimetable], _ new: [BusTimetable]) {
    var partner = Self.sameNames(old, new)
    let taken = Set(partner.compactMap { $0 })
    var left = Set(old.indices).subtracting(taken)
    let fresh = new.indices.filter { partner[$0] == nil }
    for match in Self.alike(old, new, left, fresh) {
      guard partner[match.new] == nil, left.remove(match.old) != nil else { continue }
      partner[match.new] = match.old
    }
    pairs = zip(new, partner).map { column, index in
      Pair(old: index.map { old[$0] }, new: column)
    }
    pairs += left.sorted().map { Pair(old: old[$0], new: nil) }
  }

  /// For each new column the old one of the same names and days, the first with the first.
  private static func sameNames(_ old: [BusTimetable], _ new: [BusTimetable]) -> [Int?] {
    var waiting: [ColumnKey: [Int]] = [:]
    for index in old.indices.reversed() {
      waiting[ColumnKey(old[index]), default: []].append(index)
    }
    return new.map { waiting[ColumnKey($0)]?.popLast() }
  }

  private static func alike(
    _ old: [BusTimetable], _ new: [BusTimetable], _ left: Set<Int>, _ fresh: [Int]
  ) -> [(old: Int, new: Int)] {
    let candidates = fresh.flatMap { newIndex in
      left.map { (old: $0, new: newIndex, score: likeness(old[$0], new[newIndex])) }
    }
    return candidates.filter { $0.score >= leastLikeness }
      .sorted { ($1.score, $0.new, $0.old) < ($0.score, $1.new, $1.old) }
      .map { (old: $0.old, new: $0.new) }
  }

  /// Same days and two names, or nearly the same times and some name.
  private static let leastLikeness = 6.0

  private static func likeness(_ old: BusTimetable, _ new: BusTimetable) -> Double {
    var score = old.days == new.days ? 3.0 : 0
    if old.stop == new.stop { score += 1 }
    if old.routeName == new.routeName { score += 1.5 }
    if old.destination == new.destination { score += 1.5 }
    if old.platform == new.platform { score += 0.5 }
    let before = Set(old.departures.map(\.departureTime))
    let after = Set(new.departures.map(\.departureTime))
    let all = before.union(after).count
    let common = all == 0 ? 1 : Double(before.intersection(after).count) / Double(all)
    // Another day's column must be the same in nearly every time to be that day's renamed.
    return score + (old.days == new.days || common > 0.8 ? 4 * common : -4)
  }
}

/// The names and days of a column.
private struct ColumnKey: Hashable {
  var line: Line
  var days: String

  init(_ column: BusTimetable) {
    line = Line(column)
    days = column.days
  }
}
