import BusModel
import BusQuery
import Testing

@Test("several pages of one direction are one list in time order, the same bus once")
func mergesPages() throws {
  let route = try published(
    page(column("土曜", "07:00 07:10 07:20")),
    page(
      column("土曜", "07:10 07:15"), column("土曜", "07:10", destination: "鳴子車庫"), name: "b"))
  let answer = try next("2026-11-21T06:00", route, count: 9)
  #expect(answer.times == "07:00 07:10 07:10 07:15 07:20")
  #expect(
    answer.departures[1...2].map(\.departure.schedule.destination) == ["地下鉄鳴子北", "鳴子車庫"])
}

@Test("two buses at the same minute on one page stay two")
func twoBuses() throws {
  let route = try published(page(column("土曜", "07:00 07:00")))
  #expect(try next("2026-11-21T06:00", route).times == "07:00 07:00")
}

@Test("each day on a page of its own makes one whole timetable")
func pagesPerDay() throws {
  let route = try published(
    page(column("平日", "07:00")), page(column("土曜", "08:00"), name: "b"),
    page(column("日祝", "09:00"), name: "c"))
  let answer = try next("2026-11-21T06:00", route)
  #expect(answer.times == "08:00")
  #expect(answer.notices.isEmpty)
  #expect(answer.departures[0].departure.source.url == "https://bus.example.jp/b.html")
}

@Test("a line that is not covered on a day on which another is gets a notice")
func uncoveredLine() throws {
  let route = try published(
    page(column("平日", "07:00"), column("土曜", "08:00"), column("日祝", "09:00")),
    page(column("平日", "07:30", routeName: "急行1"), name: "b"))
  let answer = try next("2026-11-21T06:00", route)
  #expect(answer.times == "08:00")
  #expect(answer.notices.map(\.code) == ["lineUncovered"])
}

@Test("one direction is asked, the other one has its own pages")
func directions() throws {
  let route = try published(
    page(column("毎日", "07:00")), page(column("毎日", "17:00"), direction: .inbound))
  #expect(try next("2026-11-21T06:00", route).times == "07:00")
  #expect(try next("2026-11-21T06:00", route, direction: .inbound).times == "17:00")
  let oneWay = try published(page(column("毎日", "07:00")))
  let answer = try next("2026-11-21T06:00", oneWay, direction: .inbound)
  #expect(answer.status == .neverIngested)
  #expect(answer.reason == .noPages(.inbound, route: oneWay.name))
  #expect(answer.text(.en).contains("`bus routes edit \(oneWay.name) --back URL` adds one"))
}

@Test(
  "as many as asked for that one can catch, and none when the walk is too long for all",
  arguments: [(nil, 1, "07:30"), (13, 1, "08:10"), (1200, 2, "")])
func walking(walk: Int?, count: Int, times: String) throws {
  let answer = try next("2026-11-21T07:29", walk: walk, count: count)
  #expect(answer.times == times)
}

@Test("filters choose among the buses, and the last one is the last of those")
func filters() throws {
  let route = try published(
    page(column("毎日", "07:00 09:00"), column("毎日", "08:00", destination: "鳴子車庫")))
  let depot = try next(
    "2026-11-21T06:00", route, filter: DepartureFilter(destination: "車庫"))
  #expect(depot.times == "08:00")
  #expect(depot.departures[0].departure.isLast)
  let early = try next(
    "2026-11-21T06:00", route, filter: DepartureFilter(until: try at("2026-11-21T07:30")))
  #expect(early.times == "07:00")
  #expect(!early.departures[0].departure.isLast)
  let none = try next("2026-11-21T06:00", route, filter: DepartureFilter(platform: "9"))
  #expect(none.status == .noneLeft)
  #expect(none.reason == .noSuchPlatform("9", known: ["2"]))
}

@Test(
  "the state of the data is the last run's word, or the age of its pages",
  arguments: [
    (RouteOutcome.Kind.unchanged, "2026-11-22T12:00", DataState.Kind.current),
    (.unchanged, "2026-11-23T03:00", .stale), (.failed, "2026-11-21T06:00", .stale),
    (.quarantined, "2026-11-21T06:00", .quarantined),
  ])
func dataStates(kind: RouteOutcome.Kind, now: String, state: DataState.Kind) throws {
  let outcome = RouteOutcome(kind: kind, at: try at("2026-11-21T02:00"), message: .overtaken)
  let route = try published(page(column("毎日", "23:00")), outcome: outcome)
  let answer = try next(now, route)
  #expect(answer.data.kind == state)
  #expect(answer.data.message == (state == .current ? nil : .overtaken))
  #expect(!answer.departures.isEmpty, "the last good data goes on serving")
}

@Test("without anything published the answer says what to do, and what the last run met")
func neverIngested() throws {
  let nothing = NextDepartures.answer(
    NextQuestion(setting: home, now: try at("2026-11-21T06:00")), from: nil, in: law)
  #expect(nothing.status == .neverIngested)
  #expect(nothing.exitStatus == 3)
  #expect(nothing.text(.en).contains("run `bus ingest`"))
  let failed = PublishedRoute(
    routeID: home.id, name: "home",
    lastOutcome: RouteOutcome(
      kind: .quarantined, at: try at("2026-11-21T02:00"), message: .text("odd")))
  let kept = try next("2026-11-21T06:00", failed)
  #expect(kept.reason == .keptAside(lastMessage: .text("odd")))
  #expect(kept.data.kind == .quarantined)
}
