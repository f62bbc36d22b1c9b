public import BusModel

/// The buses of one direction on one service day.
public struct ServiceDayPlan: Hashable, Sendable {
  /// What the date is and as what it runs.
  public var day: ServiceDay
  /// The departures in time order, past ones too; those past midnight are at the end.
  public var departures: [PlannedDeparture]
  /// Why there are none; nil when there are some.
  public var reason: Reason?
  /// Whether the date is known to have its buses or none; false when it cannot be told.
  public var isKnown: Bool
  /// What is worth saying beside it.
  public var notices: [Reason]
  /// The columns that run, in page order.
  var columns: [ChosenColumn] = []

  /// The plan of a date.
  ///
  /// - Parameters:
  ///   - route: what is published.
  ///   - direction: which way.
  ///   - date: the service day.
  ///   - calendar: the operator's days.
  public init(
    _ route: PublishedRoute?, _ direction: Direction, on date: CivilDate,
    in calendar: ServiceCalendar
  ) {
    self.init(day: calendar.day(date), reason: nil, isKnown: false)
    guard let route, !route.versions.isEmpty else {
      reason = Self.emptiness(of: route)
      return
    }
    guard let version = route.version(on: date) else {
      reason = route.versions.compactMap(\.effectiveFrom).min().map { .notYetInForce($0) }
      return
    }
    let pages = version.pages.filter { $0.direction == direction }
    if pages.isEmpty {
      reason = .noPages(direction, route: route.name)
      return
    }
    let parts = PagesOfDay.parts(of: pages, on: date, in: calendar)
    day = (parts.first { $0.day.pageRule != nil } ?? parts[0]).day
    let running = parts.filter { $0.day.runs != .none }
    guard !running.isEmpty else {
      reason = .suspended(because: day.because)
      isKnown = true
      return
    }
    let isSettled = parts.allSatisfy(\.settlesSeason) || !calendar.isUnsettledSeason(date)
    fill(ColumnChoice(of: running), isSettled: isSettled)
  }

  /// Why nothing is published for a route.
  private static func emptiness(of route: PublishedRoute?) -> Reason {
    if let version = route?.damagedVersion { return .damagedVersion(version) }
    if let moment = route?.asOf { return .nothingThen(moment) }
    let (kind, message) = (route?.lastOutcome?.kind, route?.lastOutcome?.message)
    return kind == .quarantined
      ? .keptAside(lastMessage: message) : .neverIngested(lastMessage: message)
  }

  private init(day: ServiceDay, reason: Reason?, isKnown: Bool) {
    self.day = day
    self.reason = reason
    self.isKnown = isKnown
    departures = []
    notices = []
  }

  private mutating func fill(_ choice: ColumnChoice, isSettled: Bool) {
    guard !choice.columns.isEmpty else {
      if choice.doubts.isEmpty, let cancelled = choice.cancelled {
        reason = .cancelled(because: cancelled)
        isKnown = true
        return
      }
      reason =
        choice.doubts.first
        ?? .uncovered(date: day.date, service: day.runs, labels: choice.labels)
      return
    }
    isKnown = true
    columns = choice.columns
    notices = choice.doubts + choice.notices
    if !isSettled { notices.append(.unsettledSeason(day.date)) }
    departures = Self.merged(columns.map { Self.departures(of: $0, on: day.date) })
      .withLastMarked()
    guard departures.isEmpty else { return }
    // What cannot be told of one line is not settled by a column of another that lists no bus.
    if let doubt = choice.doubts.first {
      reason = doubt
      isKnown = false
      notices.removeAll { $0 == doubt }
    } else {
      reason = .emptyColumns(labels: columns.compactMap(\.timetable.label))
    }
  }

  /// The departures of a column on a date: those whose own days do not exclude it.
  static func departures(
    of column: ChosenColumn, on date: CivilDate
  ) -> [PlannedDeparture] {
    column.timetable.departures.compactMap { schedule in
      let answer = schedule.pattern?.runs(on: date, in: column.calendar)
      if answer?.runs == .no { return nil }
      let doubt = answer?.runs == .unknown ? answer : nil
      return PlannedDeparture(schedule, in: column, on: date, doubt: doubt)
    }
  }

  /// Several columns as one list in time order. The same bus on two pages is one bus; two buses at
  /// the same minute on one page are two.
  static func merged(_ lists: [[PlannedDeparture]]) -> [PlannedDeparture] {
    var result = lists.first ?? []
    for list in lists.dropFirst() {
      let seen = Dictionary(grouping: result) { $0.schedule.departureTime.minutes }
      result += list.filter { departure in
        let rivals = seen[departure.schedule.departureTime.minutes] ?? []
        return !rivals.contains { $0.isSameBus(as: departure) }
      }
    }
    // The sort of the standard library is stable.
    return result.sorted { $0.schedule.departureTime < $1.schedule.departureTime }
  }
}

extension PlannedDeparture {
  /// Whether a passenger would call two printed departures of one minute the same bus: a page that
  /// leaves out the platform says nothing against it.
  fileprivate func isSameBus(as other: PlannedDeparture) -> Bool {
    let (platform, another) = (schedule.platform, other.schedule.platform)
    return schedule.routeName == other.schedule.routeName
      && schedule.destination == other.schedule.destination && stop == other.stop
      && (platform == another || platform == nil || another == nil)
  }
}
