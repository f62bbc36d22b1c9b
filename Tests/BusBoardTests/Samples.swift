import BusBoard
import BusLabels
import BusModel
import BusQuery
import Testing

/// A moment in Japan.
func at(_ text: String) throws -> Moment { try #require(Moment(text)) }

/// A household's route and what is published for it.
struct Sample {
  var name = "home"
  var title: String? = "自宅 ↔ 駅"
  var walkMinutes: Int? = 4
  var approachURL: String? = "https://bus.example.jp/approach?from=1"
  var stop: String? = "鳴子住宅"
  var routeName: String? = "鳴子14"
  var destination: String? = "地下鉄鳴子北"
  var platform: String? = "2"
  var legend = "東口経由"
  var confirmed = "2026-11-21T02:00"
  /// Labels with their departures; letters after a time are marks.
  var columns = [
    ("平日", "06:00 07:30 07:41P 07:52 23:50 24:10"),
    ("土曜", "06:30 07:30 07:41P 08:10 12:00 23:50 24:20"), ("日祝", "07:00 23:30"),
  ]
  var back = [("平日", "17:00 18:00"), ("土曜", "17:10"), ("日祝", "17:20")]
  var operatorSetting: OperatorSetting?
  var isPublished = true

  /// What answers rest on.
  func basis() throws -> RouteBasis {
    let setting = RouteSetting(
      id: "0b9c2a52-\(name)", name: name, title: title,
      outboundTimetableURLs: [TimetableURL(url: "https://bus.example.jp/a.html")],
      inboundTimetableURLs: back.isEmpty
        ? [] : [TimetableURL(url: "https://bus.example.jp/b.html")],
      outboundProximityURL: approachURL, walkMinutes: walkMinutes)
    var route = PublishedRoute(routeID: setting.id, name: name)
    if isPublished {
      let version = PublishedVersion(
        id: 1, publishedAt: try at(confirmed),
        pages: [
          try page(.outbound, "a", columns), try page(.inbound, "b", back),
        ])
      route.versions = [version]
    }
    return RouteBasis(of: setting, operator: operatorSetting, published: route, feed: [])
  }

  private func page(
    _ direction: Direction, _ file: String, _ columns: [(String, String)]
  ) throws -> PublishedPage {
    PublishedPage(
      direction: direction,
      source: PageSourceReference(
        url: "https://bus.example.jp/\(file).html", fetchedAt: try at(confirmed),
        sha256: String(repeating: "0", count: 64)),
      timetables: try columns.map { label, times in try column(label, times, direction) })
  }

  private func column(
    _ label: String, _ times: String, _ direction: Direction
  ) throws -> BusTimetable {
    let services: [String: ServiceKind] = [
      "平日": .weekday, "土曜": .saturday, "日祝": .sundayHoliday, "土日祝": .saturdaySundayHoliday,
    ]
    return BusTimetable(
      stop: direction == .outbound ? stop : destination, routeName: routeName,
      destination: direction == .outbound ? destination : stop,
      platform: platform, label: label, service: services[label],
      pattern: ServicePattern.read(label).pattern, departures: try departures(times),
      at: "table/\(label)")
  }

  private func departures(_ times: String) throws -> [BusSchedule] {
    try times.split(separator: " ").map { text in
      let time = try #require(ServiceTime(text.prefix(5)))
      let marks = text.dropFirst(5).map { Mark(mark: String($0), text: $0 == "P" ? legend : nil) }
      return BusSchedule(departureTime: time, marks: marks, at: "table[1]/tr[\(time.hour)]")
    }
  }
}

/// A look at a page.
func visit(_ now: String, _ language: Language = .ja, path: String = "/") throws -> Visit {
  Visit(language: language, now: try at(now), path: path, routes: [])
}

/// The board of a route at a moment.
func board(
  _ now: String, _ query: String = "", of sample: Sample = Sample()
) throws -> RouteOutput {
  let moment = try at(now)
  let state = RouteScreen.State(try sample.basis(), now: moment)
  let asked = RouteScreen.Binding(Query(query), now: moment)
  return RouteScreen.output(of: RouteScreen.reduce(state, .asked(asked)))
}

/// The first page at a moment.
func today(_ now: String, _ samples: [Sample] = [Sample()]) throws -> TodayScreen.Output {
  let state = TodayScreen.State(now: try at(now))
  return TodayScreen.output(
    of: TodayScreen.reduce(state, .read(try samples.map { try $0.basis() })))
}
