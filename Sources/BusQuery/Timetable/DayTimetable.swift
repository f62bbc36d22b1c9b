public import BusModel

/// The answer of `bus timetable`: the whole day of one direction, column by column.
public struct DayTimetable: Hashable, Sendable {
  /// The route's short name.
  public var route: String
  /// What people read for it.
  public var title: String
  /// Which way.
  public var direction: Direction
  /// The service day and as what it runs.
  public var day: ServiceDay
  /// What the clock says; of another year than its own a date is told with the year.
  var clock: Moment
  /// The hour that is marked as the present one; nil on another day.
  public var currentHour: Int?
  /// The columns that run, in page order.
  public var columns: [Column]
  /// Why there is nothing; nil when there is.
  public var reason: Reason?
  /// Whether the date is known to have its buses or none; false when it cannot be told.
  public var isKnown: Bool
  /// What is worth saying beside it.
  public var notices: [Reason]
  /// How fresh the data is.
  public var data: DataState

  /// One column of the day.
  public struct Column: Hashable, Sendable {
    /// The stop.
    public var stop: String?
    /// The route's name or number.
    public var routeName: String?
    /// Where the buses go, unless a mark says otherwise.
    public var destination: String?
    /// The platform.
    public var platform: String?
    /// The label as printed.
    public var label: String?
    /// The days in the contract's word.
    public var service: ServiceKind?
    /// The page.
    public var source: PageSourceReference
    /// The departures that run on the day, in time order.
    public var departures: [PlannedDeparture]
  }

  /// The day of a route.
  ///
  /// ```swift
  /// let day = DayTimetable(of: home, .outbound, on: date, from: published, in: calendar, clock: now)
  /// print(day.text(.ja, width: 80))
  /// ```
  ///
  /// - Parameters:
  ///   - setting: the route's settings.
  ///   - direction: which way.
  ///   - date: the service day.
  ///   - route: what the store knows; nil when it knows nothing.
  ///   - calendar: the operator's days.
  ///   - clock: what the clock says.
  public init(
    of setting: RouteSetting, _ direction: Direction, on date: CivilDate,
    from route: PublishedRoute?, in calendar: ServiceCalendar, clock: Moment
  ) {
    let plan = ServiceDayPlan(route, direction, on: date, in: calendar)
    self.route = setting.name
    title = setting.title ?? setting.name
    self.direction = direction
    self.clock = clock
    day = plan.day
    columns = plan.columns.map { column in
      Column(
        column,
        ServiceDayPlan.merged([
          ServiceDayPlan.departures(of: column, on: date)
        ]))
    }
    reason = plan.reason
    isKnown = plan.isKnown
    notices = plan.notices
    data = DataState(of: route, version: route?.version(on: date), direction, clock: clock)
    switch date.dayNumber {
    case clock.date.dayNumber: currentHour = clock.minuteOfDay / 60
    case clock.date.dayNumber - 1: currentHour = clock.minuteOfDay / 60 + 24
    default: currentHour = nil
    }
  }

  /// The contract's exit status: 0 when something is shown, else 3.
  public var exitStatus: Int32 { columns.contains { !$0.departures.isEmpty } ? 0 : 3 }
}

extension DayTimetable.Column {
  fileprivate init(_ column: ChosenColumn, _ departures: [PlannedDeparture]) {
    let timetable = column.timetable
    self.init(
      stop: timetable.stop, routeName: timetable.routeName, destination: timetable.destination,
      platform: timetable.platform, label: timetable.label, service: timetable.service,
      source: column.source, departures: departures)
  }

  /// The hours from the first to the last with a bus, those between without one too.
  public var hours: [(hour: Int, departures: [PlannedDeparture])] {
    guard let first = departures.first, let last = departures.last else { return [] }
    let byHour = Dictionary(grouping: departures) { $0.schedule.departureTime.hour }
    return (first.schedule.departureTime.hour...last.schedule.departureTime.hour).map {
      ($0, byHour[$0] ?? [])
    }
  }

  /// The marks that its departures bear, in the order of their first appearance.
  public var legend: [Mark] {
    var seen: Set<Mark> = []
    return departures.flatMap(\.schedule.marks).filter { seen.insert($0).inserted }
  }
}
