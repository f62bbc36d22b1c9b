public import BusJSON
public import BusModel

/// The answer of `bus timetable --week`: seven days of one direction, a line each.
public struct WeekOverview: Hashable, Sendable {
  /// How many days.
  public static let length = 7

  /// The days in order.
  public var days: [DayTimetable]

  /// The week of a route.
  ///
  /// - Parameters:
  ///   - setting: the route's settings.
  ///   - direction: which way.
  ///   - date: its first day.
  ///   - route: what the store knows; nil when it knows nothing.
  ///   - calendar: the operator's days.
  ///   - clock: what the clock says.
  public init(
    of setting: RouteSetting, _ direction: Direction, on date: CivilDate,
    from route: PublishedRoute?, in calendar: ServiceCalendar, clock: Moment
  ) {
    days = date.days(Self.length).map { date in
      DayTimetable(of: setting, direction, on: date, from: route, in: calendar, clock: clock)
    }
  }

  /// The contract's exit status: 0 when some day has a bus, else 3.
  public var exitStatus: Int32 { days.map(\.exitStatus).min() ?? 3 }
}

extension WeekOverview {
  /// The week as lines: the day, as what it runs, how many buses, the first and the last; and why,
  /// where a day is no plain one or has none.
  ///
  /// - Parameters:
  ///   - language: the words.
  ///   - style: colours, and the terminal's columns.
  /// - Returns: lines, each ended by a line feed.
  public func text(_ language: Language, _ style: TerminalStyle = TerminalStyle(width: 80))
    -> String
  {
    guard let first = days.first else { return "" }
    let rows = days.map { $0.overviewCells(language) }
    let today = days.firstIndex { $0.isToday }
    var lines = TerminalWrap.joined([first.name(language)], to: style.width)
    for (index, row) in TextTable.fitting(rows, width: style.width, keeping: [5, 2, 1]).enumerated()
    {
      lines += row.enumerated().map { number, line in
        let line = (index == today && number == 0 ? "> " : "  ") + line
        return index == today ? Emphasis.strong.apply(to: line, colour: style.colour) : line
      }
    }
    lines += notes(language).flatMap { TerminalWrap.lines($0, to: style.width, indent: 2) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The week as JSON: each day's first and last bus, and how many.
  public func json(_ language: Language) -> JSONValue {
    [
      "route": JSONValue(days.first?.route), "direction": JSONValue(days.first?.direction.rawValue),
      "days": .array(days.map { $0.overviewJSON(language) }),
      "data": days.first?.data.json ?? nil,
    ]
  }

  /// The departures of all days as CSV, under one heading row.
  public func csv() -> String { DayTimetable.csv(of: days) }

  func notes(_ language: Language) -> [String] {
    var notes: [String] = []
    for note in days.flatMap({ $0.notes(language) }) where !notes.contains(note) {
      notes.append(note)
    }
    return notes
  }
}

extension DayTimetable {
  /// All departures of all columns in time order.
  public var inOrder: [PlannedDeparture] {
    columns.flatMap(\.departures).sorted {
      $0.schedule.departureTime < $1.schedule.departureTime
    }
  }

  fileprivate var isToday: Bool { (currentHour ?? 24) < 24 }

  func overviewCells(_ language: Language) -> [String] {
    let all = inOrder
    let why = reason?.text(language) ?? (day.isPlain ? "" : language.reason(for: day))
    guard let first = all.first, let last = all.last else {
      return [language.name(of: day.date, at: clock), language.name(of: day.runs), "", "", "", why]
    }
    return [
      language.name(of: day.date, at: clock), language.name(of: day.runs),
      language(all.count == 1 ? "1 bus" : "\(all.count) buses", "\(all.count)本"),
      "\(first.schedule.departureTime)", "\(last.schedule.departureTime)", why,
    ]
  }

  fileprivate func overviewJSON(_ language: Language) -> JSONValue {
    let all = inOrder
    return [
      "day": day.queryJSON, "departures": JSONValue(all.count),
      "first": JSONValue(all.first?.schedule.departureTime.description),
      "last": JSONValue(all.last?.schedule.departureTime.description),
      "reason": JSONValue(reason?.text(.en)), "reasonCode": JSONValue(reason?.code),
    ]
  }
}
