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
    let found = plans.nextService(after: departures.last?.departure.serviceDate)
    let reason = departures.isEmpty ? plans.reason : nil
    let data = DataState(
      of: route, version: route?.version(on: day.date), question.direction, clock: question.clock)
    let ahead = data.isAhead ? data.fetchedAt.map { [Reason.confirmedAhead($0)] } ?? [] : []
    return NextDepartures(
      route: question.setting.name, title: question.setting.title ?? question.setting.name,
      direction: question.direction, now: question.now,
      status: status(reason), reason: reason,
      departures: departures, nextService: found.service, day: day,
      data: data, notices: plans.notices + found.notices + ahead)
  }

  private static func status(_ reason: Reason?) -> Status {
    switch reason {
    case nil: .ok
    case .neverIngested, .keptAside, .nothingThen, .noPages: .neverIngested
    case .suspended, .cancelled, .emptyColumns: .noService
    case .lastGone, .nothingMatches, .noSuchDestination, .noSuchPlatform: .noneLeft
    default: .unknownDay
    }
  }
}

extension NextQuestion {
  /// The first of the departures left: as many as asked for, and on to the first that can be
  /// caught, which is the one that a person with a walk before them wants to see.
  fileprivate func first(of remaining: [PlannedDeparture]) -> [NextDeparture] {
    let all = remaining.map { departure in
      let minutes = departure.departsAt.minutes(since: now)
      return NextDeparture(
        departure: departure, departsAt: departure.departsAt, minutesUntilDeparture: minutes,
        isReachable: minutes >= (walkMinutes ?? 0))
    }
    let reachable = all.firstIndex(where: \.isReachable).map { $0 + 1 } ?? 0
    let gone = all.count(where: \.hasGone)
    return Array(all.prefix(max(gone + count, reachable)))
  }
}
