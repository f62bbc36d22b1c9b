import BusCommand
import BusModel
import BusQuery

/// The answers to one request as time goes by: settings and database are read once and then again
/// from time to time, so that a change of either is seen without asking them every second.
struct LiveAnswers {
  /// How old what was read may get.
  private static let rereadSeconds = 10

  /// The route's settings.
  private(set) var setting: RouteSetting
  private var known: Knowledge
  private var readAt: Moment
  private let request: TypedNext

  /// Reads what the answers rest on.
  ///
  /// - Parameter request: what is asked.
  /// - Throws: ``Failure``, and the errors of settings and store.
  init(_ request: TypedNext) throws {
    self.request = request
    (setting, known) = try Self.read(request)
    readAt = request.clock
  }

  /// Reads again when what was read has grown old.
  mutating func refresh(clock: Moment) throws {
    // A clock that was set back is a reason to look as well.
    let age = clock.secondsSince1970 - readAt.secondsSince1970
    guard age < 0 || age >= Self.rereadSeconds else { return }
    readAt = clock
    (setting, known) = try Self.read(request)
  }

  /// The answer for each way; a way without pages is left out when another has some.
  func answers(at now: Moment, clock: Moment) -> [NextDepartures] {
    let asked = request.directions.filter { !setting.timetableURLs($0).isEmpty }
    return (asked.isEmpty ? request.directions : asked).map { direction in
      answer(direction, at: now, clock: clock)
    }
  }

  /// The answer for one way.
  ///
  /// - Parameters:
  ///   - direction: which way; one that was asked for.
  ///   - now: the moment asked about.
  ///   - clock: what the clock says.
  ///   - keepSeconds: for how long a bus that has gone is still among the departures.
  /// - Returns: the answer.
  func answer(
    _ direction: Direction, at now: Moment, clock: Moment, keepSeconds: Int = 0
  ) -> NextDepartures {
    let question = NextQuestion(
      setting: setting, direction: direction, now: now, clock: clock, count: request.count,
      walkMinutes: request.walkMinutes, filter: request.filter, keepSeconds: keepSeconds)
    return NextDepartures.answer(question, from: known.route, in: known.calendar)
  }

  /// The whole of another day for one way.
  func day(_ direction: Direction, on date: CivilDate, clock: Moment) -> DayTimetable {
    DayTimetable(
      of: setting, direction, on: date, from: known.route, in: known.calendar, clock: clock)
  }

  private static func read(_ request: TypedNext) throws -> (RouteSetting, Knowledge) {
    let settings = try request.places.settings(for: request.route)
    let setting = try settings.choose(request.route)
    let knowledge = try Knowledge(
      of: setting, in: settings, from: request.places.reader(),
      direction: request.directions.count == 1 ? request.directions[0] : nil, asOf: request.past,
      on: request.now.date)
    return (setting, knowledge)
  }
}
