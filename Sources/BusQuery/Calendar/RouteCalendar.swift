internal import BusJSON
public import BusModel

/// The answer of `bus calendar --route`: what runs on some days of a route, as its pages, its operator
/// and the law limit them, and why.
public struct RouteCalendar: Hashable, Sendable {
  /// The days in the order they were asked for.
  public let days: [DayTimetable]

  /// Whether a route has service on a day.
  private enum Runs: String {
    case yes, no, unknown
  }

  /// "2026-12-31  Thu  Sunday and holiday service  12 buses  06:10–21:40  年末年始は休日ダイヤ", and what is
  /// worth saying of these days below.
  ///
  /// - Parameter language: the words.
  /// - Returns: lines, each ended by a line feed.
  public func text(_ language: Language) -> String {
    let rows = days.map { cells($0, language) }
    var notes: [String] = []
    for note in days.flatMap(\.notices).map({ language.noteMark + $0.text(language) })
    where !notes.contains(note) {
      notes.append(note)
    }
    return (TextTable.lines(rows) + notes).map { $0 + "\n" }.joined()
  }

  /// One line of JSON a day: that of `bus calendar --json`, with what runs.
  public var json: String {
    JSONValue.jsonLines(
      days.map { day in
        let buses = Self.departures(of: day)
        return CalendarDays.json(of: day.day)
          .setting("runs", to: .string(Self.runs(day).rawValue))
          .setting("departures", to: JSONValue(buses.count))
          .setting("first", to: JSONValue(buses.first?.schedule.departureTime.description))
          .setting("last", to: JSONValue(buses.last?.schedule.departureTime.description))
          .setting("reason", to: JSONValue(day.reason?.text(.en)))
          .setting("reasonCode", to: JSONValue(day.reason?.code))
          .setting("notices", to: .array(day.notices.map { $0.json(.en) }))
      })
  }

  /// The contract's exit status: 0 when some day has a bus, else 3.
  public var exitStatus: Int32 { days.map(\.exitStatus).min() ?? 3 }

  private func cells(_ day: DayTimetable, _ language: Language) -> [String] {
    let buses = Self.departures(of: day)
    let span = zip([buses.first].compactMap { $0 }, [buses.last].compactMap { $0 })
      .map { "\($0.schedule.departureTime)–\($1.schedule.departureTime)" }.first
    let why = [
      day.reason?.text(language), day.day.isPlain ? nil : language.reason(for: day.day),
    ]
    return [
      day.day.date.description, language.shortName(of: day.day.weekday),
      language.name(of: day.day.runs), Self.count(buses.count, Self.runs(day), language),
      span ?? "", why.compactMap { $0 }.first ?? "",
    ]
  }

  private static func count(_ count: Int, _ runs: Runs, _ language: Language) -> String {
    switch runs {
    case .yes: language(count == 1 ? "1 bus" : "\(count) buses", "\(count)本")
    case .no: language("no service", "運休")
    case .unknown: language("unknown", "不明")
    }
  }

  private static func runs(_ day: DayTimetable) -> Runs {
    guard day.isKnown else { return .unknown }
    return departures(of: day).isEmpty ? .no : .yes
  }

  /// All departures of all columns in time order.
  private static func departures(of day: DayTimetable) -> [PlannedDeparture] {
    day.columns.flatMap(\.departures).sorted {
      $0.schedule.departureTime < $1.schedule.departureTime
    }
  }
}

extension RouteBasis {
  /// What runs on some days of one way.
  public func days(
    _ direction: Direction, on dates: [CivilDate], clock: Moment
  ) -> RouteCalendar {
    RouteCalendar(days: dates.map { day(direction, on: $0, clock: clock) })
  }
}
