import BusFetch
import BusIngest
import BusModel
import BusStore
import Testing

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
    try night.store.reject(version: id)
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
}
