import BusModel

/// What the gate looks at of a route's pages: per place and kind of day, the times of all
/// departures.
struct DayFigures: Sendable {
  /// The figures of one kind of day.
  struct Day: Hashable, Sendable {
    /// Every departure, over all stops and columns, in the order of time.
    fileprivate(set) var times: [ServiceTime] = []
    /// The times of those with a mark that the page explains, in order.
    fileprivate(set) var marked: [ServiceTime] = []

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
  /// For each place the last day from which a column says to be valid.
  private(set) var validFrom: [DayKey.Pages: CivilDate] = [:]
  /// Every table of a page by its days and names, so that one of many cannot go to pieces unseen.
  private(set) var tables: [TableKey: Day] = [:]
  /// What each place is called.
  private(set) var names: [DayKey.Pages: PlaceNames] = [:]

  /// How many departures there are on all kinds of day.
  var departures: Int { days.values.reduce(0) { $0 + $1.departures } }

  /// - Parameters:
  ///   - pages: all pages of a route.
  ///   - ways: the ways whose pages are told apart, so that one of several cannot go to pieces
  ///     unseen.
  ///   - isCompared: whether there are other figures, beside which alone anybody asks for single tables
  ///     and what the places are called.
  init(_ pages: [PublishedPage], apart ways: Set<Direction>, isCompared: Bool = true) {
    for page in pages {
      let url = ways.contains(page.direction) ? page.source.url : nil
      let place = DayKey.Pages(direction: page.direction, url: url)
      self.ways[page.direction, default: 0] += 0
      for column in page.timetables {
        add(column, place, isCompared: isCompared)
        if isCompared { names[place, default: PlaceNames()].add(column) }
      }
    }
    for key in days.keys { days[key]?.sort() }
    for key in tables.keys { tables[key]?.sort() }
  }

  /// The kinds of day in a stable order, for messages that are the same every night.
  var keys: [DayKey] { days.keys.sorted() }

  /// The figures of one way, by the words for the days.
  func days(_ way: Direction) -> [GateDays.Days: Day] {
    let its = days.filter { $0.key.place.direction == way }.map { ($0.key.days, $0.value) }
    return Dictionary(its) { first, _ in first }
  }

  private mutating func add(
    _ column: BusTimetable, _ place: DayKey.Pages, isCompared: Bool
  ) {
    let keys = DayKey.keys(of: column, at: place)
    for key in keys {
      days[key, default: Day()].add(column.departures)
      guard isCompared else { continue }
      tables[TableKey(days: key, column), default: Day()].add(column.departures)
    }
    ways[place.direction, default: 0] += column.departures.count
    validFrom[place] = [validFrom[place], column.validFrom].compactMap { $0 }.max()
    if let key = keys.first { noteBusiest(column, key) }
  }

  private mutating func noteBusiest(_ column: BusTimetable, _ key: DayKey) {
    // A service day has 48 hours.
    var counts = [Int](repeating: 0, count: 48)
    for index in column.departures.indices {
      counts[column.departures[index].departureTime.minutes / 60] += 1
    }
    for (hour, count) in counts.enumerated()
    where count > busiest?.departures ?? 0 {
      busiest = Hour(key: key, hour: hour, departures: count)
    }
  }
}

extension DayFigures.Day {
  fileprivate mutating func add(_ departures: [BusSchedule]) {
    // By index, for a departure is not copied to be asked for its time.
    for index in departures.indices {
      times.append(departures[index].departureTime)
      guard departures[index].marks.contains(where: { $0.text != nil }) else { continue }
      marked.append(departures[index].departureTime)
    }
  }

  fileprivate mutating func sort() {
    times.sort()
    marked.sort()
  }
}

/// One table of a page: its days, and what it is called.
struct TableKey: Hashable, Sendable {
  /// Where and on which days.
  let days: DayKey
  /// The stop, for messages; nil when the page does not name it.
  let stop: String?
  private let routeName: String?
  private let destination: String?

  init(days: DayKey, _ column: BusTimetable) {
    self.days = days
    stop = column.stop
    routeName = column.routeName
    destination = column.destination
  }
}
