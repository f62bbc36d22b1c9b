import BusModel
import BusQuery
import Testing

@Suite("an answer tells how far it can be relied on") struct DataTrustTests {
  /// The usual columns, the weekday one lost.
  private func damaged() throws -> PublishedRoute {
    var route = try usual()
    route.versions[0].pages[0].timetables[0].isDamaged = true
    route.versions[0].pages[0].timetables[0].departures = []
    return route
  }

  @Test("a damaged column is refused on its days, with what to do")
  func refused() throws {
    let answer = try next("2026-11-20T07:00", try damaged())
    #expect(answer.status == .unknownDay && answer.exitStatus == 3)
    #expect(answer.reason == .damaged(label: "平日"))
    #expect(answer.text(.en).contains("run `bus ingest --route NAME`"))
    #expect(answer.nextService == nil || answer.nextService?.day.date != answer.day.date)
  }

  @Test("on other days the others go on as if nothing were")
  func others() throws {
    let answer = try next("2026-11-21T07:00", try damaged())
    #expect(answer.status == .ok && answer.reason == nil && answer.notices.isEmpty)
    #expect(answer.times == (try next("2026-11-21T07:00")).times)
  }

  @Test("beside a damaged column of another line the departures come with a word of it")
  func beside() throws {
    var route = try damaged()
    var other = try column("平日", "07:05", service: .weekday)
    other.routeName = "別系統"
    route.versions[0].pages[0].timetables.append(other)
    let answer = try next("2026-11-20T07:00", route)
    #expect(answer.times == "07:05")
    #expect(answer.notices == [.damaged(label: "平日")])
  }

  @Test(
    "data confirmed in the future is stale and says so; a few minutes are nothing to speak of",
    arguments: [("2026-11-20T20:00", true), ("2026-11-20T20:55", false)])
  func ahead(clock: String, isAhead: Bool) throws {
    var page = try page(column("平日", "06:00 23:50", service: .weekday))
    page.source.fetchedAt = try at("2026-11-20T21:00")
    let route = try published(page)
    let question = NextQuestion(
      setting: home, direction: .outbound, now: try at(clock), clock: try at(clock), count: 3)
    let answer = NextDepartures.answer(question, from: route, in: law)
    #expect(answer.data.kind == (isAhead ? .stale : .current))
    #expect(answer.notices.contains(.confirmedAhead(try at("2026-11-20T21:00"))) == isAhead)
    #expect(answer.text(.ja).contains("未来") == isAhead)
  }

  @Test("of two versions the later number holds, whatever the clock said when they were published")
  func order() throws {
    let outline = RouteOutline(versions: [
      VersionOutline(id: 4, publishedAt: try at("2026-11-22T02:00")),
      VersionOutline(id: 5, publishedAt: try at("2026-11-21T02:00")),
    ])
    #expect(outline.version(on: try at("2026-11-22T02:00").date)?.id == 5)
  }
}
