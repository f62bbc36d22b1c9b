import BusModel
import BusStore
import Testing

@Test("a run is remembered with what became of its routes")
func remembersRuns() throws {
  let store = try TimetableStore.inMemory()
  let run = try store.runRecords.beginRun(at: noon(1))
  let outcome = RouteOutcome(
    kind: .failed, at: noon(1), stage: .fetch,
    message: .notFetched(
      url: "https://bus.example.jp/a", .timedOut(.unsaid, said: "slow"), others: 2))
  try store.runRecords.record(outcome, for: home, run: run)
  #expect(try store.runRecords.runs().first?.finishedAt == nil)
  let figures = RunFigures(requests: 3, notModified: 1, bytes: 900, parsed: 1, skipped: 2)
  try store.runRecords.finishRun(run, at: noon(0), outcome: .partial, figures: figures)
  let summary = try #require(try store.runRecords.runs().first)
  #expect(summary.finishedAt == noon(1), "a clock that jumps back takes no time")
  #expect(summary.outcome == .partial)
  #expect(summary.figures == figures)
  #expect(summary.routes.map(\.route) == [home])
  #expect(summary.routes.map(\.outcome) == [outcome])
  let route = try #require(try store.activeRoute(name: "home"))
  #expect(route.versions.isEmpty)
  #expect(route.lastOutcome == outcome)
}

@Test("the last run's word on a route is the one that counts")
func lastOutcome() throws {
  let store = try TimetableStore.inMemory()
  for (day, kind) in [(1, RouteOutcome.Kind.failed), (2, .published)] {
    let run = try store.runRecords.beginRun(at: noon(day))
    try store.runRecords.record(RouteOutcome(kind: kind, at: noon(day)), for: home, run: run)
  }
  #expect(try store.activeRoute(name: "home")?.lastOutcome?.kind == .published)
}

@Test("a renamed route is found by its new name and by its id")
func renames() throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(publication([420]), checkedAgainst: nil)
  let run = try store.runRecords.beginRun(at: noon(2))
  let renamed = RouteIdentity(id: home.id, name: "haus")
  try store.runRecords.record(RouteOutcome(kind: .unchanged, at: noon(2)), for: renamed, run: run)
  #expect(try store.activeRoute(name: "home") == nil)
  #expect(try store.activeRoute(name: "haus")?.versions.map(\.id) == [1])
}

@Test("the last fetch is the last that gave a page")
func remembersFetches() throws {
  let store = try TimetableStore.inMemory()
  let url = "https://bus.example.jp/a.html"
  let good = FetchRecord(
    url: url, at: noon(1), status: 200, sha256: sha("a"), bytes: 12, contentType: "text/html",
    etag: "\"x\"", lastModified: "Sat, 21 Nov 2026 00:00:00 GMT", milliseconds: 40)
  try store.pageRecords.recordFetch(good)
  try store.pageRecords.recordFetches([
    FetchRecord(url: url, at: noon(2), status: 503),
    FetchRecord(url: url, at: noon(3), error: .timedOut(.unsaid, said: "x")),
  ])
  #expect(try store.pageRecords.lastFetch(url: url) == good)
  #expect(try store.pageRecords.lastFetch(url: "https://bus.example.jp/b.html") == nil)
}

@Test("a reading is known by bytes, extractor and hints together")
func remembersParses() throws {
  let store = try TimetableStore.inMemory()
  let doubt = Notice(.leftOver(.raggedRow), at: "table[1]")
  let record = ParseRecord(
    sha256: sha("a"), extractorVersion: "3", hintsKey: "k", at: noon(1),
    judgement: .uncertain(doubt), layout: "hour-grid", confidence: 0.5, timetables: 2,
    departures: 90, notices: [doubt, Notice(.unexplainedMark("△"), at: "table[1]")])
  try store.pageRecords.recordParse(record)
  #expect(
    try store.pageRecords.parse(sha256: sha("a"), extractorVersion: "3", hintsKey: "k") == record)
  #expect(
    try store.pageRecords.parse(sha256: sha("a"), extractorVersion: "4", hintsKey: "k") == nil)
  #expect(try store.pageRecords.parse(sha256: sha("a"), extractorVersion: "3") == nil)
  #expect(
    try store.pageRecords.parse(sha256: sha("b"), extractorVersion: "3", hintsKey: "k") == nil)
}

@Test("a feed's holidays replace the last ones, and an empty feed is refused")
func remembersHolidays() throws {
  let store = try TimetableStore.inMemory()
  #expect(try store.holidays() == nil)
  let day = try #require(CivilDate(year: 2027, month: 1, day: 1))
  let first = HolidayFeed(
    url: "https://holidays.example/date.json", fetchedAt: noon(1),
    holidays: [Holiday(date: day, name: "元日", kind: .national)])
  try store.replaceHolidays(first)
  var second = first
  second.holidays = [Holiday(date: day.adding(days: 1), name: "休日", kind: .special)]
  try store.replaceHolidays(second)
  #expect(try store.holidays() == second)
  second.holidays = []
  #expect(throws: StoreError.self) { try store.replaceHolidays(second) }
  #expect(try store.holidays()?.holidays.count == 1)
}
