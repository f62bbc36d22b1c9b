public import BusModel

/// The timetables that a way of a route really has: one for each kind of day that has buses of its own.
public struct RunningService: Hashable, Sendable {
  /// The kinds of day that have the same buses: 平日 alone, or 土曜 with 日祝.
  public var kinds: [ServiceDayKind]
  /// The next day that runs so for no other reason than its kind.
  public var date: CivilDate
}

extension RouteBasis {
  /// How far ahead a special timetable is looked for: 正月ダイヤ comes once a year.
  private static let daysAhead = 366

  /// The timetables of one way: those of the three kinds of day, kinds with the same buses together,
  /// and the special ones of the year to come.
  ///
  /// - Parameters:
  ///   - direction: which way.
  ///   - date: the first day.
  ///   - clock: what the clock says.
  /// - Returns: at least one; in the order weekday, Saturday, Sunday and holiday, special.
  public func services(
    _ direction: Direction, from date: CivilDate, clock: Moment
  ) -> [RunningService] {
    var services: [(service: RunningService, times: [PlannedTime])] = []
    for kind in [ServiceDayKind.weekday, .saturday, .sundayHoliday] {
      let day = calendar.plainDay(kind, from: date)
      let times = self.day(direction, on: day, clock: clock).inOrder.map { PlannedTime($0) }
      if let last = services.last, last.times == times {
        services[services.count - 1].service.kinds.append(kind)
      } else {
        services.append((RunningService(kinds: [kind], date: day), times))
      }
    }
    return services.map(\.service) + specials(from: date)
  }

  /// The days that run by a name of their own, each name once.
  private func specials(from date: CivilDate) -> [RunningService] {
    var names: Set<String> = []
    return date.days(Self.daysAhead).compactMap { date in
      guard case .special(let name) = calendar.day(date).runs, names.insert(name).inserted else {
        return nil
      }
      return RunningService(kinds: [.special(name)], date: date)
    }
  }
}

/// What makes a departure another one for a person.
private struct PlannedTime: Hashable {
  let stop: String?
  let schedule: BusSchedule

  init(_ departure: PlannedDeparture) {
    stop = departure.stop
    var schedule = departure.schedule
    // The same bus stands at another place on another day's table.
    schedule.at = ""
    schedule.trip = nil
    schedule.pattern = nil
    self.schedule = schedule
  }
}
