import BusModel

/// What the gate looks at of a route's pages: per direction and kind of day, how many departures
/// and between which times.
struct DayFigures: Hashable, Sendable {
  /// The figures of one kind of day.
  struct Day: Hashable, Sendable {
    /// How many departures, over all stops and columns.
    var departures = 0
    /// The first one.
    var first: ServiceTime?
    /// The last one.
    var last: ServiceTime?
  }

  /// Every kind of day that has a column, also one without departures.
  private(set) var days: [DayKey: Day] = [:]

  /// How many departures there are on all kinds of day.
  var departures: Int { days.values.reduce(0) { $0 + $1.departures } }

  init(_ pages: [PublishedPage]) {
    for page in pages {
      for column in page.timetables { add(column, page.direction) }
    }
  }

  /// The kinds of day in a stable order, for messages that are the same every night.
  var keys: [DayKey] { days.keys.sorted { "\($0)" < "\($1)" } }

  private mutating func add(_ column: BusTimetable, _ direction: Direction) {
    let times = column.departures.map(\.departureTime)
    for key in DayKey.keys(of: column, direction) {
      var day = days[key] ?? Day()
      day.departures += times.count
      day.first = ([day.first, times.min()].compactMap { $0 }).min()
      day.last = ([day.last, times.max()].compactMap { $0 }).max()
      days[key] = day
    }
  }
}
