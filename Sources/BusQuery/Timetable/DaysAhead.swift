public import BusJSON
public import BusModel

/// The departures of several service days with their moments, for who is without a network later: it
/// only has to subtract.
public struct DaysAhead: Hashable, Sendable {
  private let days: [DayTimetable]

  /// The days.
  ///
  /// - Parameters:
  ///   - basis: the route.
  ///   - direction: which way.
  ///   - first: the first service day.
  ///   - count: how many.
  ///   - clock: the present, by which the age of the data is told.
  public init(
    of basis: RouteBasis, _ direction: Direction, from first: CivilDate, count: Int, clock: Moment
  ) {
    days = (0..<count).map { first.adding(days: $0) }.map {
      basis.day(direction, on: $0, clock: clock)
    }
  }

  /// `{"route","direction","days":[{"day":…,"reason","departures":[…]}],"data":…}`; the departures are
  /// those of `bus next --json` without how long until then, ordered by time.
  public func json(_ language: Language) -> JSONValue {
    [
      "route": JSONValue(days.first?.route), "direction": JSONValue(days.first?.direction.rawValue),
      "days": .array(
        days.map { day in
          [
            "day": day.day.queryJSON, "reason": JSONValue(day.reason?.text(.en)),
            "reasonCode": JSONValue(day.reason?.code), "departures": .array(Self.departures(day)),
            "notices": .array(day.notices.map { $0.json(language) }),
          ]
        }),
      "data": days.first?.data.json ?? nil,
    ]
  }

  private static func departures(_ day: DayTimetable) -> [JSONValue] {
    let all = day.columns.flatMap(\.departures).sorted { $0.departsAt < $1.departsAt }
    return all.map { departure in
      let json = NextDeparture(departure, minutes: 0).json
      let members = json.objectValue ?? []
      return .object(
        members.filter { !["minutesUntilDeparture", "reachable"].contains($0.key) })
    }
  }
}
