internal import BusModel

/// Which column of the old state became which of the new one.
///
/// Columns with the same names and days belong together. What is left over is matched by likeness,
/// best first: names, days and common times count; only for those the departures are looked at.
struct ColumnMatching {
  /// A column before and after; one of them is nil for a column that came or went.
  struct Pair {
    var old: ComparedState.Column?
    var new: ComparedState.Column?
  }

  private(set) var pairs: [Pair] = []

  init(_ old: [ComparedState.Column], _ new: [ComparedState.Column]) throws {
    var partner = Self.sameNames(old, new)
    let taken = Set(partner.compactMap { $0 })
    var left = Set(old.indices).subtracting(taken)
    let fresh = new.indices.filter { partner[$0] == nil }
    for match in try Self.alike(old, new, left, fresh) {
      guard partner[match.new] == nil, left.remove(match.old) != nil else { continue }
      partner[match.new] = match.old
    }
    pairs = zip(new, partner).map { column, index in
      Pair(old: index.map { old[$0] }, new: column)
    }
    pairs += left.sorted().map { Pair(old: old[$0], new: nil) }
  }

  /// For each new column the old one of the same names and days, the first with the first.
  private static func sameNames(
    _ old: [ComparedState.Column], _ new: [ComparedState.Column]
  ) -> [Int?] {
    var waiting: [ColumnKey: [Int]] = [:]
    for index in old.indices.reversed() {
      waiting[ColumnKey(old[index].head), default: []].append(index)
    }
    return new.map { waiting[ColumnKey($0.head)]?.popLast() }
  }

  private static func alike(
    _ old: [ComparedState.Column], _ new: [ComparedState.Column], _ left: Set<Int>, _ fresh: [Int]
  ) throws -> [(old: Int, new: Int)] {
    guard !left.isEmpty, !fresh.isEmpty else { return [] }
    let before = try left.map { ($0, try ColumnTimes(old[$0])) }
    let candidates = try fresh.flatMap { newIndex in
      let after = try ColumnTimes(new[newIndex])
      return before.map { (old: $0.0, new: newIndex, score: $0.1.likeness(to: after)) }
    }
    return candidates.filter { $0.score >= leastLikeness }
      .sorted { ($1.score, $0.new, $0.old) < ($0.score, $1.new, $1.old) }
      .map { (old: $0.old, new: $0.new) }
  }

  /// Same days and two names, or nearly the same times and some name.
  private static let leastLikeness = 6.0
}

/// What of a column its likeness to another is told by.
private struct ColumnTimes {
  let head: BusTimetable
  let times: Set<ServiceTime>

  init(_ column: ComparedState.Column) throws {
    head = column.head
    times = Set(try column.departures().map(\.departureTime))
  }

  func likeness(to new: ColumnTimes) -> Double {
    let isSameDays = head.days == new.head.days
    var score = isSameDays ? 3.0 : 0
    if head.stop == new.head.stop { score += 1 }
    if head.routeName == new.head.routeName { score += 1.5 }
    if head.destination == new.head.destination { score += 1.5 }
    if head.platform == new.head.platform { score += 0.5 }
    let all = times.union(new.times).count
    let common = all == 0 ? 1 : Double(times.intersection(new.times).count) / Double(all)
    // Another day's column must be the same in nearly every time to be that day's renamed.
    return score + (isSameDays || common > 0.8 ? 4 * common : -4)
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
