internal import BusModel

/// Which departure of the old column became which of the new one: first those that are the same,
/// then, in the order of time, the cheapest way to explain the rest.
struct DepartureMatching {
  /// A departure before and after; one of them is nil for a bus that came or went. Equal ones are
  /// left out.
  struct Pair {
    var old: BusSchedule?
    var new: BusSchedule?
  }

  private(set) var pairs: [Pair] = []

  /// What it costs to say that a bus came or went, in minutes of moving: two buses more than
  /// twice as far apart are not the same bus.
  private static let costOfOne = 10
  /// Beyond so many combinations (a column without any resemblance) buses come and go.
  private static let mostCombinations = 4_000_000

  init(_ old: [BusSchedule], _ new: [BusSchedule]) {
    let (gone, come) = Self.withoutEqual(old, new)
    guard !gone.isEmpty, !come.isEmpty, gone.count * come.count <= Self.mostCombinations else {
      pairs = gone.map { Pair(old: $0, new: nil) } + come.map { Pair(old: nil, new: $0) }
      return
    }
    pairs = Self.aligned(gone, come)
  }

  /// Both lists without what is in both, by one walk over the times.
  private static func withoutEqual(
    _ old: [BusSchedule], _ new: [BusSchedule]
  ) -> ([BusSchedule], [BusSchedule]) {
    var gone: [BusSchedule] = []
    var come: [BusSchedule] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if isSameAlone(old, left, new, right) {
        (left, right) = (left + 1, right + 1)
        continue
      }
      let time = [old[safe: left], new[safe: right]].compactMap { $0?.departureTime }.min()
      var before = take(old, &left, at: time)
      let after = take(new, &right, at: time)
      for departure in after {
        if let index = before.firstIndex(where: { $0.isSame(as: departure) }) {
          before.remove(at: index)
        } else {
          come.append(departure)
        }
      }
      gone += before
    }
    return (gone, come)
  }

  /// Whether the next departure of both is the same, and the only one of its minute.
  private static func isSameAlone(
    _ old: [BusSchedule], _ left: Int, _ new: [BusSchedule], _ right: Int
  ) -> Bool {
    guard left < old.count, right < new.count, old[left].isSame(as: new[right]) else {
      return false
    }
    let time = old[left].departureTime
    return old[safe: left + 1]?.departureTime != time && new[safe: right + 1]?.departureTime != time
  }

  private static func take(
    _ list: [BusSchedule], _ index: inout Int, at time: ServiceTime?
  ) -> [BusSchedule] {
    let start = index
    while index < list.count, list[index].departureTime == time { index += 1 }
    return Array(list[start..<index])
  }

  /// The cheapest alignment in the order of time (Needleman and Wunsch).
  private static func aligned(_ gone: [BusSchedule], _ come: [BusSchedule]) -> [Pair] {
    let width = come.count + 1
    var cost = [Int](repeating: 0, count: (gone.count + 1) * width)
    for column in 1...come.count { cost[column] = column * costOfOne }
    for row in 1...gone.count {
      cost[row * width] = row * costOfOne
      for column in 1...come.count {
        let both = paired(
          gone[row - 1], come[column - 1], after: cost[(row - 1) * width + column - 1])
        let one = min(cost[(row - 1) * width + column], cost[row * width + column - 1]) + costOfOne
        cost[row * width + column] = min(both, one)
      }
    }
    return traced(gone, come, cost, width)
  }

  private static func traced(
    _ gone: [BusSchedule], _ come: [BusSchedule], _ cost: [Int], _ width: Int
  ) -> [Pair] {
    var pairs: [Pair] = []
    var (row, column) = (gone.count, come.count)
    while row > 0 || column > 0 {
      let here = cost[row * width + column]
      if row > 0, column > 0,
        here
          == paired(gone[row - 1], come[column - 1], after: cost[(row - 1) * width + column - 1])
      {
        pairs.append(Pair(old: gone[row - 1], new: come[column - 1]))
        (row, column) = (row - 1, column - 1)
      } else if row > 0, here == cost[(row - 1) * width + column] + costOfOne {
        pairs.append(Pair(old: gone[row - 1], new: nil))
        row -= 1
      } else {
        pairs.append(Pair(old: nil, new: come[column - 1]))
        column -= 1
      }
    }
    return pairs.reversed()
  }

  /// What it costs to take two for the same bus; too much to be chosen for two that are too far
  /// apart, whose names need not be looked at then.
  private static func paired(_ old: BusSchedule, _ new: BusSchedule, after cost: Int) -> Int {
    let apart = abs(old.departureTime.minutes - new.departureTime.minutes)
    return apart > 2 * costOfOne ? cost + apart : cost + distance(old, new)
  }

  /// How unlike two departures are: minutes apart, and some for each other name.
  private static func distance(_ old: BusSchedule, _ new: BusSchedule) -> Int {
    var result = abs(old.departureTime.minutes - new.departureTime.minutes)
    if old.destination != new.destination { result += 6 }
    if old.routeName != new.routeName { result += 6 }
    if old.platform != new.platform { result += 2 }
    if old.marks != new.marks { result += 2 }
    return result
  }
}

extension BusSchedule {
  /// Whether a passenger would call both the same; the place in the page does not matter.
  fileprivate func isSame(as other: BusSchedule) -> Bool {
    departureTime == other.departureTime && routeName == other.routeName
      && destination == other.destination && platform == other.platform && marks == other.marks
      && pattern == other.pattern
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    index < count ? self[index] : nil
  }
}
