internal import BusModel

/// The service days that a question touches, and what is left of them.
struct NextPlans {
  /// How far ahead the next service is looked for: over the longest run of days without buses.
  static let daysAhead = 14

  /// Nil when none of its buses, whatever ran, can be left: from the early morning on.
  let yesterday: ServiceDayPlan?
  let today: ServiceDayPlan
  /// What has not gone yet of both days and is wanted, in time order.
  let remaining: [PlannedDeparture]
  /// The first that would be wanted and can be reached, were it not for `until`.
  let later: PlannedDeparture?
  private let question: NextQuestion
  private let route: PublishedRoute?
  private let calendar: ServiceCalendar

  init(_ question: NextQuestion, from route: PublishedRoute?, in calendar: ServiceCalendar) {
    self.question = question
    self.route = route
    self.calendar = calendar
    let date = question.now.date
    let eve = date.adding(days: -1)
    let from = question.now.adding(seconds: -question.keepSeconds)
    yesterday =
      eve < date && Self.hasDeparture(route, question.direction, on: eve, from: from)
      ? ServiceDayPlan(route, question.direction, on: eve, in: calendar) : nil
    today = ServiceDayPlan(route, question.direction, on: date, in: calendar)
    var filter = question.filter
    filter.until = nil
    let left = ((yesterday?.departures ?? []) + today.departures).filter { departure in
      departure.minutes(from: from) >= 0 && filter.keeps(departure)
    }
    let inOrder = Self.inOrder(left).marked(filter)
    remaining = inOrder.filter { question.filter.keeps($0) }
    later = inOrder.first { departure in
      !question.filter.keeps(departure) && question.canReach(departure)
    }
  }

  /// Why nothing is left.
  var reason: Reason? {
    if let reason = UnknownName.reason(question, in: route) { return reason }
    if let later, let until = question.filter.until {
      return .nothingUntil(until, next: later.departsAt)
    }
    if let last = remaining.last { return .lastMissed(last.schedule.departureTime) }
    if let reason = today.reason { return reason }
    guard let last = today.departures.last else { return nil }
    return last.minutes(from: question.now) < 0
      ? .lastGone(last.schedule.departureTime) : .nothingMatches
  }

  /// What is worth saying: of yesterday only as long as it may still have buses, and of today also
  /// when yesterday's last buses are all that is shown.
  var notices: [Reason] {
    var result = today.notices
    if !remaining.isEmpty, !today.isKnown, let reason = today.reason { result.append(reason) }
    if question.now.minuteOfDay < Self.smallHoursEnd, let yesterday, !yesterday.isKnown,
      let reason = yesterday.reason, !result.contains(reason)
    {
      result.append(reason)
    }
    return result
  }

  /// The first bus after those that are shown: of today where `until` leaves some for later, else of
  /// the first service day with a bus after theirs, with what is worth saying of it. The search ends
  /// at a day that cannot be told.
  func nextService(after shown: [NextDeparture]) -> (service: NextService?, notices: [Reason]) {
    if shown.isEmpty, let later {
      let plan = yesterday?.day.date == later.serviceDate ? yesterday ?? today : today
      return (NextService(day: plan.day, departure: later), [])
    }
    let start = shown.last?.departure.serviceDate ?? question.now.date
    for date in start.days(Self.daysAhead + 1).dropFirst() {
      let plan = ServiceDayPlan(route, question.direction, on: date, in: calendar)
      guard plan.isKnown else {
        return (nil, today.isKnown ? [.nextDayUnknown(plan.day.date)] : [])
      }
      let first = plan.departures.first { departure in
        departure.doubt == nil && question.filter.keepsOnAnotherDay(departure)
      }
      guard let first else { continue }
      let doubts = plan.notices.filter { $0 == .unsettledSeason(date) }
      return (NextService(day: plan.day, departure: first, notices: doubts), [])
    }
    return (nil, [])
  }

  /// 終夜 services reach 29:15.
  private static let smallHoursEnd = 5 * 60 + 15

  /// Whether any column at all, on whatever days it runs, has a bus from a moment on.
  private static func hasDeparture(
    _ route: PublishedRoute?, _ direction: Direction, on date: CivilDate, from moment: Moment
  ) -> Bool {
    let pages = route?.version(on: date)?.pages ?? []
    return pages.contains { page in
      page.direction == direction
        && page.timetables.contains { timetable in
          timetable.departures.contains {
            $0.departureTime.moment(on: date).adding(seconds: 60) > moment
          }
        }
    }
  }

  private static func inOrder(_ departures: [PlannedDeparture]) -> [PlannedDeparture] {
    // The sort of the standard library is stable, and on a tie yesterday's bus stays first.
    departures.sorted { $0.departsAt < $1.departsAt }
  }
}

extension [PlannedDeparture] {
  /// With the last bus of each service day marked among those that a filter keeps; `until` does not
  /// make a bus the last.
  fileprivate func marked(_ filter: DepartureFilter) -> [PlannedDeparture] {
    guard filter.destination != nil || filter.platform != nil else { return self }
    return withLastMarked()
  }
}

extension DepartureFilter {
  /// Whether a departure of another day is wanted: the hour of `until` is not that day's.
  fileprivate func keepsOnAnotherDay(_ departure: PlannedDeparture) -> Bool {
    DepartureFilter(destination: destination, platform: platform).keeps(departure)
  }
}
