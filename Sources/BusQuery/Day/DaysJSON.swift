public import BusJSON
public import BusModel

extension RouteBasis {
  /// The buses of some days of one way, for who has no network later: each with the moment that it
  /// leaves at, and without the minutes until then, which fall by themselves.
  ///
  /// - Parameters:
  ///   - direction: which way.
  ///   - date: the first day.
  ///   - count: how many days, at most 31.
  /// - Returns: `{"days":[{"day":{…},"reason":…,"departures":[…]}]}`; a departure is that of
  ///   `bus next --json`.
  public func daysJSON(_ direction: Direction, from date: CivilDate, count: Int) -> JSONValue {
    let days = date.days(min(max(count, 1), 31)).map { date -> JSONValue in
      let plan = plan(direction, on: date)
      let departures = plan.departures.map { departure in
        JSONValue.object(
          (NextDeparture(departure, minutes: 0).json.objectValue ?? [])
            .filter { $0.key != "minutesUntilDeparture" })
      }
      return [
        "day": plan.day.queryJSON, "reason": JSONValue(plan.reason?.text(.en)),
        "reasonCode": JSONValue(plan.reason?.code), "departures": .array(departures),
      ]
    }
    return ["days": .array(days)]
  }
}
