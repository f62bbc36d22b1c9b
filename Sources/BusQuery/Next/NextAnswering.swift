public import BusModel

extension NextDepartures {
  /// Answers a question from what is published.
  ///
  /// Two service days are asked: yesterday's buses after midnight come first, then today's.
  ///
  /// ```swift
  /// let question = NextQuestion(setting: home, now: now)
  /// let answer = NextDepartures.answer(question, from: try store.activeRoute(id: home.id), in: calendar)
  /// print(answer.text(.ja))
  /// ```
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - route: what the store knows of the route; nil when it knows nothing.
  ///   - calendar: the operator's days.
  /// - Returns: the answer; it always has one.
  public static func answer(
    _ question: NextQuestion, from route: PublishedRoute?, in calendar: ServiceCalendar
  ) -> NextDepartures {
    let plans = NextPlans(question, from: route, in: calendar)
    let departures = question.first(of: plans.remaining)
    let day =
      [plans.yesterday?.day, plans.today.day].compactMap { $0 }
      .first { $0.date == departures.first?.departure.serviceDate } ?? plans.today.day
    let found = plans.nextService(after: departures)
    let reason = departures.isEmpty ? plans.reason : nil
    let data = DataState(
      of: route, version: route?.version(on: day.date), question.direction, clock: question.clock)
    let ahead = data.isAhead ? data.fetchedAt.map { [Reason.confirmedAhead($0)] } ?? [] : []
    return NextDepartures(
      route: question.setting.name, title: question.setting.title ?? question.setting.name,
      direction: question.direction, now: question.now, clock: question.clock,
      status: status(reason), reason: reason,
      departures: departures, nextService: found.service, day: day,
      data: data, notices: plans.notices + found.notices + ahead)
  }

  private static func status(_ reason: Reason?) -> Status {
    switch reason {
    case nil: .ok
    case .neverIngested, .keptAside, .nothingThen, .noPages: .neverIngested
    case .suspended, .cancelled, .emptyColumns: .noService
    case .lastGone, .lastMissed, .nothingUntil, .nothingMatches, .noSuchDestination,
      .noSuchPlatform:
      .noneLeft
    default: .unknownDay
    }
  }
}

extension NextQuestion {
  /// Whether the walk is short enough for a departure.
  func canReach(_ departure: PlannedDeparture) -> Bool {
    departure.minutes(from: now) >= (walkMinutes ?? 0)
  }

  /// The first of the departures left that can be caught, as many as asked for; before them those
  /// that have gone but are still wanted, and if asked for, those that the walk is too long for.
  fileprivate func first(of remaining: [PlannedDeparture]) -> [NextDeparture] {
    let all = remaining.map { departure in
      NextDeparture(
        departure, minutes: departure.minutes(from: now), isReachable: canReach(departure))
    }
    let missed = all.filter { !$0.isReachable && ($0.hasGone || withMissed) }
    return missed + all.filter(\.isReachable).prefix(count)
  }
}
