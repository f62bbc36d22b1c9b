import BusFetch
@testable import BusIngest
import BusModel
@testable import BusStore
import GRDB
import Testing

extension Night {
  /// Changes rows behind the store's back.
  fileprivate func damage(_ sql: String) throws {
    try store.connection.queue.write { try $0.execute(sql: sql) }
  }
}

private let town = "https://other.example.jp/town"

@Suite("what a person decided stays decided", .timeLimit(.minutes(5)))
struct DecisionTests {
  var night: Night
  let routes = [RouteSetting.sample("town", out: town)]
  let site = Site([town: SamplePage().html])

  init() throws { night = try Night() }

  /// Publishes, and then has a page kept aside; answers with its version.
  private func keepAside(_ page: String) async throws -> Int {
    _ = try await night.run(routes, site)
    site.put(page, at: town)
    #expect(try await night.run(routes, site).summary == ["town: quarantined"])
    return try #require(try night.store.versions().first { $0.state == .quarantined }?.id)
  }

  @Test("rejected pages are not brought up again, read again or published")
  func rejected() async throws {
    let id = try await keepAside(SamplePage(minutes: [5]).html)
    try night.store.reject(version: id, at: night.moment)
    for _ in 1...2 {
      let report = try await night.run(routes, site)
      #expect(report.summary == ["town: unchanged"])
      #expect(report.figures.parsed == 0)
      #expect(report.routes[0].outcome.message == .rejected(version: id))
    }
    let forced = try await night.run(routes, site, force: true)
    #expect(forced.summary == ["town: unchanged"] && forced.figures.parsed == 1)
    #expect(try night.store.versions().map(\.state) == [.rejected, .active])
  }

  @Test("accepted pages are those in force, night after night, whatever else their bytes say")
  func accepted() async throws {
    let id = try await keepAside(SamplePage(minutes: [5]).html)
    _ = try night.store.accept(version: id, at: night.moment)
    #expect(try await night.run(routes, site).summary == ["town: unchanged"])
    site.put(SamplePage(minutes: [5]).html + "<!-- 2 -->", at: town)
    #expect(try await night.run(routes, site).summary == ["town: unchanged"])
    #expect(try night.store.versions().map(\.state) == [.active, .superseded])
  }

  @Test("a page that comes back is published as before, and what was kept aside is past")
  func comesBack() async throws {
    _ = try await keepAside(SamplePage(minutes: [5]).html)
    site.put(SamplePage().html, at: town)
    #expect(try await night.run(routes, site).summary == ["town: unchanged"])
    #expect(try night.store.activeRoute(name: "town")?.lastOutcome?.kind == .unchanged)
  }

  @Test("a route's own figures decide for it alone")
  func ownFigures() async throws {
    _ = try await keepAside(SamplePage(minutes: [5]).html)
    var lenient = routes
    lenient[0].gate = GateSetting(lostPercent: 90, movedMinutes: 600)
    #expect(try await night.run(lenient, site).summary == ["town: published"])
  }

  @Test("an announced timetable is announced once, and not read again while it waits")
  mutating func announced() async throws {
    _ = try await night.run(routes, site)
    let days = ["平日", "土曜", "日祝"].map { "\($0)<br>2026年12月20日改正" }
    site.put(SamplePage(days: days, minutes: [7, 27, 47]).html, at: town)
    let first = try await night.run(routes, site)
    try #require(
      first.routes[0].outcome.message == .announced(try #require(CivilDate("2026-12-20"))))
    night.moment = night.moment.adding(seconds: 86_400)
    let second = try await night.run(routes, site)
    #expect(second.summary == ["town: unchanged"] && second.figures.parsed == 0)
    #expect(try await night.run(routes, site, force: true).summary == ["town: unchanged"])
    #expect(try night.store.versions().map(\.state) == [.announced, .active])
  }

  @Test(
    "an old version that a person takes back stays, and the pages it replaced are not brought up")
  mutating func takenBack() async throws {
    _ = try await night.run(routes, site)
    let first = try #require(try night.store.activeRoute(name: "town")?.versions.first)
    night.moment = night.moment.adding(seconds: 86_400)
    site.put(SamplePage(minutes: [5, 15, 25, 45]).html, at: town)
    #expect(try await night.run(routes, site).summary == ["town: published"])
    let between = night.moment.adding(seconds: 60)
    night.moment = night.moment.adding(seconds: 3_600)
    #expect(
      try night.store.accept(version: 1, at: night.moment) == .published(version: 3, replaced: 2))
    for _ in 1...3 {
      night.moment = night.moment.adding(seconds: 86_400)
      let report = try await night.run(routes, site)
      #expect(report.summary == ["town: unchanged"])
      #expect(report.routes[0].outcome.message == .rejected(version: 2))
      let now = try #require(try night.store.activeRoute(name: "town"))
      #expect(now.versions.map(\.id) == [3])
      #expect(now.versions[0].pages[0].timetables == first.pages[0].timetables)
      #expect(now.versions[0].pages[0].source.fetchedAt == night.moment, "confirmed by a decision")
    }
    let then = try night.store.route(id: routes[0].id, asOf: between)
    #expect(then?.versions.map(\.id) == [2], "what was believed then stays true")
    site.put(SamplePage(minutes: [5, 15, 25, 35, 45]).html, at: town)
    #expect(try await night.run(routes, site).summary == ["town: published"])
    site.put(SamplePage(minutes: [5, 15, 25, 45]).html, at: town)
    #expect(try await night.run(routes, site).summary == ["town: published"])
  }

  @Test("after a rejection nothing is told of it, at once and on the nights after")
  mutating func silence() async throws {
    let id = try await keepAside(SamplePage(minutes: [5]).html)
    #expect(try night.store.activeRoute(name: "town")?.lastOutcome?.kind == .quarantined)
    try night.store.reject(version: id, at: night.moment.adding(seconds: 5))
    let outcome = try #require(try night.store.activeRoute(name: "town")?.lastOutcome)
    #expect(outcome.kind == .unchanged && outcome.message == nil)
    night.moment = night.moment.adding(seconds: 86_400)
    _ = try await night.run(routes, site)
    let route = try #require(try night.store.activeRoute(name: "town"))
    #expect(route.versions[0].pages[0].source.fetchedAt == night.moment)
    site.put(SamplePage(minutes: [6]).html, at: town)
    #expect(try await night.run(routes, site).summary == ["town: quarantined"])
  }

  @Test("a version whose rows were damaged is read anew in the next night, the page as it was")
  mutating func mended() async throws {
    _ = try await night.run(routes, site)
    try night.damage("UPDATE departure SET minutes = minutes + 1 WHERE position = 0")
    #expect(try !night.store.isSound(version: 1))
    night.moment = night.moment.adding(seconds: 86_400)
    let report = try await night.run(routes, site)
    #expect(report.routes.compactMap(\.outcome.message) == [.mended(version: 1)])
    #expect(try night.store.damagedVersions(routeID: routes[0].id).isEmpty)
    #expect(try await night.run(routes, site).summary == ["town: unchanged"])
  }

  @Test("among more than 200 routes damage is found in its turn, or when the route is named")
  mutating func turns() async throws {
    let many = routes + (1...200).map { RouteSetting(id: "\($0)", name: "none\($0)") }
    for isNamed in [false, true] {
      _ = try await night.run(many, site)
      try night.damage("UPDATE departure SET minutes = minutes + 1 WHERE position = 0")
      var found: [RouteMessage] = []
      for _ in 1...(isNamed ? 1 : Int(Turn.route.rawValue)) {
        night.moment = night.moment.adding(seconds: 86_400)
        let report = try await night.run(isNamed ? routes : many, site)
        found += report.routes.prefix(1).compactMap(\.outcome.message)
      }
      #expect(found.count == 1, "\(found)")
      #expect(try night.store.damagedVersions(routeID: routes[0].id).isEmpty)
    }
  }

  @Test("beside damaged rows another stop's page is compared with what the archive says")
  func guardedDamage() async throws {
    _ = try await night.run(routes, site)
    try night.damage("UPDATE departure SET minutes = minutes + 1 WHERE position = 0")
    site.put(SamplePage(minutes: [5]).html, at: town)
    #expect(try await night.run(routes, site).summary == ["town: quarantined"])
  }

  @Test("a clock that jumps ahead and back reorders nothing: the last bytes and version hold")
  mutating func clock() async throws {
    let start = night.moment
    let pages = [[5, 25, 45], [5, 15, 25, 45], [5, 15, 25, 35, 45]]
    for (minutes, years) in zip(pages, [0, 5, -3]) {
      night.moment = start.adding(seconds: years * 365 * 86_400)
      site.put(SamplePage(minutes: minutes).html, at: town)
      #expect(try await night.run(routes, site).summary == ["town: published"])
    }
    #expect(try await night.run(routes, nil).summary == ["town: unchanged"])
    let route = try #require(try night.store.activeRoute(name: "town"))
    #expect(route.versions.map(\.id) == [3])
    #expect(
      try night.store.route(id: routes[0].id, asOf: start.adding(seconds: 60))?.versions.last?.id
        == 3)
    #expect(try await night.run(routes, site).summary == ["town: unchanged"])
  }
}
