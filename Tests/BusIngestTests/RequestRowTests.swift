import BusFetch
import BusModel
import BusQuery
import BusStore
import TestScratch
import Testing

@testable import BusIngest

@Suite("the requests of a night that have rows of their own", .timeLimit(.minutes(5)))
struct RequestRowTests {
  private let night: Night
  private let pages = ["/home": SamplePage().html, "/town": SamplePage(hours: 7...19).html]

  init() throws { night = try Night() }

  /// What the last run wrote down: path, redirects, status or fault.
  private func rows(after site: LoopbackPages) async throws -> [String] {
    let routes = [
      RouteSetting.sample("home", out: site.url("/home")),
      .sample("town", out: site.url("/town")),
    ]
    var policy = FetchPolicy()
    policy.pause = .zero
    policy.connectTimeout = .seconds(60)
    let before = Set(try night.store.runRecords.requests().map(\.run))
    _ = try await night.run(routes, CurlSource(policy: policy))
    let new = try night.store.runRecords.requests().filter { !before.contains($0.run) }
    return new.map(\.request).map { request in
      let path = request.url.dropFirst(site.url("").count)
      let end = request.status.map { "\($0)" } ?? request.fault?.message.code ?? ""
      return "\(path) \(request.hop) \(request.sent) \(end)"
    }.sorted()
  }

  @Test("new bytes, an error, a redirect and what robots.txt refuses have one each, a 304 has none")
  func nights() async throws {
    try await LoopbackPages.serving(pages) { site in
      let first = try await rows(after: site)
      #expect(first == ["/home 0 1 200", "/town 0 1 200"])
      let unchanged = try await rows(after: site)
      #expect(unchanged.isEmpty)
      site.put(SamplePage().html, at: "/new")
      site.move("/home", to: "/new")
      site.put(nil, at: "/town")
      site.put("User-agent: *\nDisallow: /new\n", at: "/robots.txt")
      let bad = try await rows(after: site)
      #expect(bad == ["/home 0 1 301", "/new 1 0 robots", "/town 0 1 404"])
      site.put("", at: "/robots.txt")
      site.put(SamplePage(hours: 7...20).html, at: "/town")
      let good = try await rows(after: site)
      #expect(good == ["/home 0 1 301", "/new 1 1 200", "/town 0 1 200"])
    }
  }

  @Test("bytes that come again without a 304 have no row: a year of them is none")
  func sameBytes() {
    var request = RequestRecord(
      page: "http://a.example/", url: "http://a.example/", host: "a.example",
      at: Moment(secondsSince1970: 0))
    request.status = 200
    var arrival = PageArrival(request.page, .failure(FetchError(request.page, .noHash)))
    arrival.log = [request]
    #expect(arrival.notable.map(\.fault) == [.noHash], "it came and was not taken")
    let page = FetchedPage(
      url: request.page, sha256: String(repeating: "a", count: 64), fetchedAt: request.at,
      contentType: nil, count: 1)
    arrival = PageArrival(request.page, .success(page))
    arrival.log = [request]
    #expect(arrival.notable == [request], "new bytes")
    arrival.isKnown = true
    #expect(arrival.notable.isEmpty)
    request.attempt = 2
    arrival.log = [request]
    #expect(arrival.notable == [request], "a further try")
  }
}
