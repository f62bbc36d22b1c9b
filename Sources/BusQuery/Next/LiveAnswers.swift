public import BusModel

/// The answers to one question as time goes by: what they rest on is read once and then again from
/// time to time, so that a change of settings or data is seen without looking every second.
public struct LiveAnswers {
  /// How old what was read may get.
  private static let rereadSeconds = 10

  private let question: Question
  private let read: () throws -> [RouteBasis]
  private var bases: [RouteBasis]
  private var readAt: Moment

  /// What is asked again and again.
  public struct Question: Hashable, Sendable {
    /// The ways that are asked about; none for the usual one of each route at the moment.
    public var directions: [Direction]
    /// How many departures of each.
    public var count: Int
    /// Minutes to walk; nil for the route's own.
    public var walkMinutes: Int?
    /// Which of the departures.
    public var filter: DepartureFilter
    /// Whether those that the walk is too long for are shown besides.
    public var withMissed: Bool

    /// A question.
    public init(
      directions: [Direction], count: Int = 3, walkMinutes: Int? = nil,
      filter: DepartureFilter = DepartureFilter(), withMissed: Bool = false
    ) {
      self.directions = directions
      self.count = count
      self.walkMinutes = walkMinutes
      self.filter = filter
      self.withMissed = withMissed
    }
  }

  /// Reads what the answers about one route rest on.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - clock: what the clock says.
  ///   - read: reads settings and database.
  /// - Throws: what `read` throws.
  public init(
    _ question: Question, clock: Moment, reading read: @escaping () throws -> RouteBasis
  ) throws {
    try self.init(question, clock: clock, readingAll: { [try read()] })
  }

  /// Reads what the answers about some routes rest on.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - clock: what the clock says.
  ///   - read: reads settings and database: each route in its order, at least one.
  /// - Throws: what `read` throws.
  public init(
    _ question: Question, clock: Moment, readingAll read: @escaping () throws -> [RouteBasis]
  ) throws {
    self.question = question
    self.read = read
    bases = try read()
    readAt = clock
  }

  /// Reads again when what was read has grown old.
  public mutating func refresh(clock: Moment) throws {
    // A clock that was set back is a reason to look as well.
    let age = clock.secondsSince1970 - readAt.secondsSince1970
    guard age < 0 || age >= Self.rereadSeconds else { return }
    readAt = clock
    bases = try read()
  }

  /// The answers of each route, in their order, the way out first; a way without pages is left out
  /// when another has some.
  public func answers(at now: Moment, clock: Moment) -> [NextDepartures] {
    bases.flatMap { basis in
      ways(of: basis.setting, at: now).map { answer($0, of: basis, at: now, clock: clock) }
    }
  }

  private func ways(of setting: RouteSetting, at now: Moment) -> [Direction] {
    guard !question.directions.isEmpty else { return [setting.usualDirection(at: now)] }
    let asked = question.directions.filter { !setting.timetableURLs($0).isEmpty }
    return asked.isEmpty ? question.directions : asked
  }

  /// The answer for one way of the first route.
  ///
  /// - Parameters:
  ///   - direction: which way; one that was asked for.
  ///   - now: the moment asked about.
  ///   - clock: what the clock says.
  ///   - keepSeconds: for how long a bus that has gone is still among the departures.
  /// - Returns: the answer; nil without any route.
  func answer(
    _ direction: Direction, at now: Moment, clock: Moment, keepSeconds: Int
  ) -> NextDepartures? {
    bases.first.map {
      answer(direction, of: $0, at: now, clock: clock, keepSeconds: keepSeconds)
    }
  }

  private func answer(
    _ direction: Direction, of basis: RouteBasis, at now: Moment, clock: Moment,
    keepSeconds: Int = 0
  ) -> NextDepartures {
    basis.next(
      NextQuestion(
        setting: basis.setting, direction: direction, now: now, clock: clock,
        count: question.count, walkMinutes: question.walkMinutes, filter: question.filter,
        withMissed: question.withMissed, keepSeconds: keepSeconds))
  }

  /// The whole of another day for one way of the first route; nil without any.
  func day(_ direction: Direction, on date: CivilDate, clock: Moment) -> DayTimetable? {
    bases.first?.day(direction, on: date, clock: clock)
  }
}
