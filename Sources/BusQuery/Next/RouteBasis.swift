public import BusModel

/// What every answer about a route rests on: its settings, its published data, and the days of its
/// operator. Whoever asks the store makes one; the answers are its methods.
public struct RouteBasis: Sendable {
  /// The route's settings.
  public var setting: RouteSetting
  /// What the store knows; nil when nothing was ever ingested.
  public var route: PublishedRoute?
  /// The operator's days.
  public var calendar: ServiceCalendar
  /// The run of the nightly job that is at work; nil when none is, or none that could hang.
  public var run: RunAtWork?

  /// A basis.
  ///
  /// - Parameters:
  ///   - setting: the route.
  ///   - company: its operator; nil when the law alone decides.
  ///   - published: what the store knows of it.
  ///   - feed: the holidays of the feed, from ``firstHoliday(for:)`` on.
  ///   - past: a moment of the past whose belief is asked for; nil for what is in force.
  public init(
    of setting: RouteSetting, operator company: OperatorSetting?, published: PublishedRoute?,
    feed: [Holiday], asOf past: Moment? = nil
  ) {
    self.setting = setting
    if let past {
      var then = published ?? PublishedRoute(routeID: setting.id, name: setting.name)
      then.asOf = past
      route = then
    } else {
      route = published
    }
    calendar = ServiceCalendar(operator: company, feed: feed)
  }

  /// The first holiday that an answer about a date may need: the board goes back a year.
  public static func firstHoliday(for date: CivilDate) -> CivilDate { date.adding(days: -400) }
}

extension ServiceCalendar {
  /// The days of an operator with the holidays that a feed feed. Of those only the days count that
  /// the law does not know, for a new act; on other days the law's own names are kept.
  public init(operator company: OperatorSetting?, feed: [Holiday]) {
    self.init(
      operator: company, announced: feed.filter { HolidayLaw.holiday(on: $0.date) == nil })
  }
}

extension RouteBasis {
  /// The next departures, and a run of the nightly job that hangs among what is worth saying.
  public func next(_ question: NextQuestion) -> NextDepartures {
    var answer = NextDepartures.answer(question, from: route, in: calendar)
    answer.notices += run?.stuck(at: question.clock).map { [.stuckRun($0)] } ?? []
    return answer
  }

  /// The buses of a day for one way, all columns as one list: the same bus on two pages is one.
  public func plan(_ direction: Direction, on date: CivilDate) -> ServiceDayPlan {
    ServiceDayPlan(route, direction, on: date, in: calendar)
  }

  /// The whole of a day for one way.
  public func day(_ direction: Direction, on date: CivilDate, clock: Moment) -> DayTimetable {
    DayTimetable(of: setting, direction, on: date, from: route, in: calendar, clock: clock)
  }

  /// Seven days of one way, from a date on.
  public func week(_ direction: Direction, on date: CivilDate, clock: Moment) -> WeekOverview {
    WeekOverview(of: setting, direction, on: date, from: route, in: calendar, clock: clock)
  }

  /// The buses of some days for a calendar; ``DepartureCalendar`` says what the arguments mean.
  public func departures(
    _ direction: Direction, from first: CivilDate, days: Int,
    between span: ClosedRange<ServiceTime>?, clock: Moment
  ) -> DepartureCalendar {
    DepartureCalendar(
      of: setting, direction, on: first.days(days), between: span, from: route, in: calendar,
      clock: clock)
  }

  /// Where the departures of one minute of a day came from: of the clock's minute too, so that 0:05
  /// finds the 24:05 of the evening before.
  ///
  /// - Parameters:
  ///   - time: the minute, of the service day.
  ///   - direction: which way.
  ///   - date: the service day.
  ///   - clock: what the clock says.
  ///   - archive: the folder of archived pages.
  /// - Returns: the answer; it may have no departure.
  public func origin(
    of time: ServiceTime, _ direction: Direction, on date: CivilDate, clock: Moment,
    archive: String
  ) -> DepartureOrigin {
    let origin = { (time: ServiceTime, date: CivilDate) in
      DepartureOrigin(
        of: time, in: day(direction, on: date, clock: clock), version: route?.version(on: date),
        archive: archive)
    }
    let own = origin(time, date)
    let eve = date.adding(days: -1)
    guard own.departures.isEmpty, eve < date, let late = ServiceTime(minutes: time.minutes + 1440)
    else { return own }
    let night = origin(late, eve)
    return night.departures.isEmpty ? own : night
  }
}
