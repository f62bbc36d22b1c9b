import BusFetch
import BusIngest
import BusModel
import BusStore
import TestScratch
import Testing

@Suite("the nightly job over HTTP", .timeLimit(.minutes(5)))
struct LoopbackIngestTests {
  let night: Night
  let pages = ["/home": SamplePage().html, "/town": SamplePage(hours: 7...19).html]

  init() throws { night = try Night() }

  @Test("the second night is answered 304 and touches no timetable")
  func unchanged() async throws {
    try await LoopbackPages.serving(pages) { site in
      let routes = routes(site)
      let first = try await night.run(routes, CurlSource(policy: .quick))
      #expect(first.exitStatus == 0 && first.figures.bytes > 0)
      let before = try night.content()
      let second = try await night.run(routes, CurlSource(policy: .quick))
      #expect(second.exitStatus == 2)
      #expect(second.figures.notModified == 2 && second.figures.bytes == 0)
      #expect(second.figures.parsed == 0)
      #expect(try night.content() == before)
    }
  }

  @Test("404 for one route leaves it its last good data, the other publishes its change")
  func notFound() async throws {
    try await LoopbackPages.serving(pages) { site in
      let routes = routes(site)
      _ = try await night.run(routes, CurlSource(policy: .quick))
      site.put(nil, at: "/home")
      site.put(SamplePage(hours: 7...20).html, at: "/town")
      let report = try await night.run(routes, CurlSource(policy: .quick))
      #expect(report.summary == ["home: failed", "town: published"])
      #expect(report.exitStatus == 75)
      #expect(report.routes.first?.outcome.message?.code == "httpStatus")
      #expect(try night.store.pageRecords.lastFetch(url: site.url("/home"))?.sha256 != nil)
    }
  }

  @Test("one server gone: the other's route publishes, the failed one keeps its data")
  func goneServer() async throws {
    try await LoopbackPages.serving(pages) { gone in
      try await LoopbackPages.serving(pages) { site in
        let routes = [
          RouteSetting.sample("home", out: gone.url("/home")),
          .sample("town", out: site.url("/town")),
        ]
        _ = try await night.run(routes, CurlSource(policy: .quick))
        await gone.stop()
        site.put(SamplePage(hours: 7...20).html, at: "/town")
        let report = try await night.run(routes, CurlSource(policy: .quick))
        #expect(report.summary == ["home: failed", "town: published"])
        #expect(report.exitStatus == 75)
        #expect(try night.store.activeRoute(name: "home")?.versions.count == 1)
      }
    }
  }

  @Test("a redesign to an error page with status 200 is quarantined")
  func errorPage() async throws {
    try await LoopbackPages.serving(pages) { site in
      let routes = routes(site)
      _ = try await night.run(routes, CurlSource(policy: .quick))
      site.put(SamplePage.errorPage, at: "/home")
      let report = try await night.run(routes, CurlSource(policy: .quick))
      #expect(report.summary == ["home: quarantined", "town: unchanged"])
      let page = try night.store.activeRoute(name: "home")?.versions.first?.pages.first
      #expect(page?.timetables.count == 3)
    }
  }

  private func routes(_ site: LoopbackPages) -> [RouteSetting] {
    [.sample("home", out: site.url("/home")), .sample("town", out: site.url("/town"))]
  }
}

extension FetchPolicy {
  /// For loopback: no pause, one try.
  fileprivate static var quick: FetchPolicy {
    var policy = FetchPolicy()
    policy.pause = .zero
    policy.maxTries = 1
    policy.obeysRobots = false
    policy.connectTimeout = .seconds(60)
    policy.totalTimeout = .seconds(120)
    return policy
  }
}
