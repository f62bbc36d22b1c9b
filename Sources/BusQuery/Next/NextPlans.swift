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
      Self.hasDeparture(route, question.direction, on: eve, from: from)
      ? ServiceDayPlan(route, question.direction, on: eve, in: calendar) : nil
    today = ServiceDayPlan(route, question.direction, on: date, in: calendar)
    let left = ((yesterday?.departures ?? []) + today.departures).filter { departure in
      departure.departsAt >= from && question.filter.keeps(departure)
    }
    remaining = Self.inOrder(left).marked(question.filter)
  }

  /// Why nothing is left.
  var reason: Reason? {
    if let reason = UnknownName.reason(question, in: route) { return reason }
    if let reason = today.reason { return reason }
    guard let last = today.departures.last else { return nil }
    return last.departsAt < question.now
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

  /// The first bus of the first service day with a bus after `date`, or after today when nil; the
  /// search ends at a day that cannot be told.
  func nextService(after date: CivilDate?) -> (service: NextService?, notices: [Reason]) {
    let start = date ?? question.now.date
    for offset in 1...Self.daysAhead {
      let plan = ServiceDayPlan(
        route, question.direction, on: start.adding(days: offset), in: calendar)
      guard plan.isKnown else {
        return (nil, today.isKnown ? [.nextDayUnknown(plan.day.date)] : [])
      }
      let first = plan.departures.first { departure in
        departure.doubt == nil && question.filter.keepsOnAnotherDay(departure)
      }
      if let first { return (NextService(day: plan.day, departure: first), []) }
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
          timetable.departures.contains { $0.departureTime.moment(on: date) >= moment }
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
    var result = self
    for date in Set(map(\.serviceDate)) {
      let last = lastIndex { $0.serviceDate == date && $0.doubt == nil }
      for index in indices where self[index].serviceDate == date {
        result[index].isLast = index == last
      }
    }
    return result
  }
}

extension DepartureFilter {
  /// Whether a departure of another day is wanted: the hour of `until` is not that day's.
  fileprivate func keepsOnAnotherDay(_ departure: PlannedDeparture) -> Bool {
    DepartureFilter(destination: destination, platform: platform).keeps(departure)
  }
}
