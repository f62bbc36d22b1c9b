public import BusModel
public import BusQuery

/// What is seen of one route, one way, one day. Only ``RouteScreen/output(of:)`` makes one.
public struct RouteOutput: Hashable, Sendable {
  /// What was asked.
  public let binding: RouteScreen.Binding
  /// The route.
  public let link: RouteLink
  /// The clock.
  public let now: Moment
  /// The way that is shown.
  public let direction: Direction
  /// The ways that there are.
  public let ways: [Way]
  /// The company's approach page of this way; nil where none is set.
  public let approachURL: String?
  /// What the company says of where its buses are; nil when nothing is known.
  public let approach: ApproachWord?
  /// The day.
  public let day: DayTimetable
  /// The departures from now on; nil on another day.
  public let answer: NextDepartures?
  /// The timetables that there are.
  public let services: [RunningService]
  /// The time line.
  public let entries: [TimeLineEntry]
  /// When to leave home for the next bus.
  public let leaving: Moment?
  /// The lines, in the order of their colours.
  public let lines: [String]
  /// The hours of the other way's buses, where both are compared.
  public let otherHours: [Int]?

  /// One way, and where it goes.
  public struct Way: Hashable, Sendable {
    /// Which.
    public let direction: Direction
    /// The destination; nil when no page tells one.
    public let place: String?
  }

  /// Whether the day is the present one, with a line at the present minute.
  public var isLive: Bool { answer != nil }

  /// The next bus that can be caught; nil when there is none, or on another day.
  public var next: NextDeparture? { answer?.departures.first(where: \.isReachable) }

  /// The one after it.
  public var afterNext: NextDeparture? {
    answer?.departures.filter(\.isReachable).dropFirst().first
  }

  /// The timetable that is shown: by the name that was asked for, else by what the day runs as.
  public var shownService: RunningService? {
    if let name = binding.service,
      let named = services.first(where: { $0.kinds.contains { $0.name == name } })
    {
      return named
    }
    return services.first { $0.kinds.contains(day.day.runs) }
  }
}

/// One departure on the time line, as seen from now.
public struct TimeLineEntry: Hashable, Sendable {
  /// The departure.
  public let departure: PlannedDeparture
  /// Whole minutes until it leaves; nil on another day, negative once it has gone.
  public let minutes: Int?
  /// Whether the walk is short enough.
  public let isReachable: Bool
  /// The stops it calls at later, where its page lists them.
  public let via: [ViaStops.Stop]
  /// What is to be said of it, in the words of each language.
  private let next: NextDeparture

  private init(_ next: NextDeparture, minutes: Int?, _ stops: ViaStops) {
    departure = next.departure
    via = stops.after(next.departure)
    self.minutes = minutes
    isReachable = next.isReachable
    self.next = next
  }

  /// Whether it has left.
  public var hasGone: Bool { (minutes ?? 0) < 0 }

  /// Its marks in words, whether it is a last one, too near or doubtful.
  public func remarks(_ language: Language) -> [String] { next.lastingRemarks(language) }

  /// By how much it is late, where that is certain.
  func late(_ language: Language, _ word: ApproachWord?) -> HTML { next.late(language, word) }

  /// The departures of a day in time order: those of today that have gone, and all that are left, of
  /// yesterday's after midnight too; of another day its own.
  ///
  /// - Parameters:
  ///   - answer: what is left; nil on another day.
  ///   - departures: the whole day.
  ///   - question: what the answer was asked.
  ///   - stops: the stops of the pages' trips.
  /// - Returns: the departures.
  static func all(
    answer: NextDepartures?, departures: [PlannedDeparture], question: NextQuestion,
    stops: ViaStops
  ) -> [TimeLineEntry] {
    guard let answer else {
      return departures.map { TimeLineEntry(NextDeparture($0, minutes: 0), minutes: nil, stops) }
    }
    // Those that have gone lately stand in the answer.
    let before = question.now.adding(seconds: -question.keepSeconds)
    let gone = departures.filter { $0.minutes(from: before) < 0 }.map { departure in
      let minutes = departure.minutes(from: question.now)
      return TimeLineEntry(NextDeparture(departure, minutes: minutes), minutes: minutes, stops)
    }
    return gone
      + answer.departures.map { TimeLineEntry($0, minutes: $0.minutesUntilDeparture, stops) }
  }
}
