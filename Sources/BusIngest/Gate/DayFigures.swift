import BusModel

/// What the gate looks at of a route's pages: per direction and kind of day, the times of all
/// departures.
struct DayFigures: Sendable {
  /// The figures of one kind of day.
  struct Day: Hashable, Sendable {
    /// Every departure, over all stops and columns, in the order of time.
    fileprivate(set) var times: [ServiceTime] = []

    /// How many departures.
    var departures: Int { times.count }
    /// The first one.
    var first: ServiceTime? { times.first }
    /// The last one.
    var last: ServiceTime? { times.last }
  }

  /// An hour of one column.
  struct Hour: Hashable, Sendable {
    let key: DayKey
    let hour: Int
    let departures: Int
  }

  /// Every kind of day that has a column, also one without departures.
  private(set) var days: [DayKey: Day] = [:]
  /// The ways that have pages, with how many departures stand on them.
  private(set) var ways: [Direction: Int] = [:]
  /// The hour of a column with the most departures.
  private(set) var busiest: Hour?
  /// The last day from which a column says to be valid.
  private(set) var validFrom: CivilDate?

  /// How many departures there are on all kinds of day.
  var departures: Int { days.values.reduce(0) { $0 + $1.departures } }

  init(_ pages: [PublishedPage]) {
    for page in pages {
      ways[page.direction, default: 0] += 0
      for column in page.timetables { add(column, page.direction) }
    }
    for key in days.keys { days[key]?.times.sort() }
  }

  /// The kinds of day in a stable order, for messages that are the same every night.
  var keys: [DayKey] { days.keys.sorted { "\($0)" < "\($1)" } }

  /// The figures of one way, by the words for the days.
  func days(_ way: Direction) -> [String: Day] {
    let its = days.filter { $0.key.direction == way }.map { ($0.key.days, $0.value) }
    return Dictionary(its) { first, _ in first }
  }

  private mutating func add(_ column: BusTimetable, _ direction: Direction) {
    let keys = DayKey.keys(of: column, direction)
    for key in keys { days[key, default: Day()].times += column.departures.map(\.departureTime) }
    ways[direction, default: 0] += column.departures.count
    validFrom = [validFrom, column.validFrom].compactMap { $0 }.max()
    if let key = keys.first { noteBusiest(column, key) }
  }

  private mutating func noteBusiest(_ column: BusTimetable, _ key: DayKey) {
    var counts: [Int: Int] = [:]
    for departure in column.departures {
      counts[departure.departureTime.minutes / 60, default: 0] += 1
    }
    for (hour, count) in counts.sorted(by: { $0.key < $1.key })
    where count > busiest?.departures ?? 0 {
      busiest = Hour(key: key, hour: hour, departures: count)
    }
  }
}
