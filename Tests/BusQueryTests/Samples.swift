import BusLabels
import BusModel
import BusQuery
import Testing

/// A moment in Japan.
func at(_ text: String) throws -> Moment { try #require(Moment(text)) }

/// A date.
func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

/// Departures at "07:05 07:41P": letters after a time are marks.
func departures(_ times: String, platform: String? = nil) throws -> [BusSchedule] {
  try times.split(separator: " ").map { text in
    let time = try #require(ServiceTime(text.prefix(5)))
    let marks = text.dropFirst(5).map { Mark(mark: String($0), text: $0 == "P" ? "東口経由" : nil) }
    return BusSchedule(
      departureTime: time, platform: platform, marks: marks, at: "table[1]/tr[\(time.hour)]")
  }
}

/// A column of the sample line.
func column(
  _ label: String?, _ times: String, service: ServiceKind? = nil, routeName: String? = "鳴子14",
  destination: String? = "地下鉄鳴子北", platform: String? = "2", stop: String? = "鳴子住宅",
  validFrom: String? = nil
) throws -> BusTimetable {
  BusTimetable(
    stop: stop, routeName: routeName, destination: destination, platform: platform, label: label,
    service: service, pattern: label.flatMap { ServicePattern.read($0).pattern },
    validFrom: validFrom.flatMap { CivilDate($0) }, departures: try departures(times),
    at: "table/\(label ?? "")")
}

/// A page of these columns, confirmed in the night before the sample day.
func page(
  _ columns: BusTimetable..., direction: Direction = .outbound, name: String = "a"
) throws -> PublishedPage {
  let source = PageSourceReference(
    url: "https://bus.example.jp/\(name).html", fetchedAt: try at("2026-11-21T02:00"),
    sha256: String(repeating: "0", count: 64))
  return PublishedPage(direction: direction, source: source, timetables: columns)
}

/// The sample route with these pages in force.
func published(_ pages: PublishedPage..., outcome: RouteOutcome? = nil) throws -> PublishedRoute {
  let version = PublishedVersion(id: 1, publishedAt: try at("2026-11-20T02:00"), pages: pages)
  return PublishedRoute(
    routeID: "0b9c2a52", name: "home", versions: [version], lastOutcome: outcome)
}

/// Three columns with a last bus after midnight on each day.
func usual() throws -> PublishedRoute {
  try published(
    page(
      column("平日", "06:00 07:30 07:41P 23:50 24:10", service: .weekday),
      column("土曜", "06:30 07:30 07:41P 08:10 23:50 24:20", service: .saturday),
      column("日祝", "07:00 23:30", service: .sundayHoliday)))
}

/// The sample route's settings.
let home = RouteSetting(id: "0b9c2a52", name: "home", title: "自宅 ↔ 駅")

/// The law without any operator's own days.
let law = ServiceCalendar(operator: nil)

/// The answer for the sample route at a moment.
func next(
  _ moment: String, _ route: PublishedRoute? = nil, walk: Int? = nil, count: Int = 3,
  direction: Direction = .outbound, in calendar: ServiceCalendar = law,
  filter: DepartureFilter = DepartureFilter(), withMissed: Bool = false
) throws -> NextDepartures {
  // The clock is not before the night that confirmed the sample.
  let question = NextQuestion(
    setting: home, direction: direction, now: try at(moment),
    clock: max(try at(moment), try at("2026-11-21T02:00")), count: count, walkMinutes: walk,
    filter: filter, withMissed: withMissed)
  return NextDepartures.answer(question, from: try route ?? usual(), in: calendar)
}

extension NextDepartures {
  /// "07:30 07:41", the times of the departures.
  var times: String {
    departures.map { $0.departure.schedule.departureTime.description }.joined(separator: " ")
  }
}
