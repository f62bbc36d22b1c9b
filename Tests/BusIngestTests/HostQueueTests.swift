import BusFetch
import BusIngest
import BusModel
import Synchronization
import Testing

/// Hosts that answer when so many pages of others were asked for, one page at a time.
private final class SlowHosts: PageSource {
  private let running = Mutex<[String: Int]>([:])
  private let log = Mutex<[String]>([])
  private let patience: [String: Int]
  private let page = SamplePage().html

  init(_ patience: [String: Int] = [:]) { self.patience = patience }

  /// The most pages of one host that were under way at once.
  var most: Int { running.withLock { $0["most"] ?? 0 } }
  var asked: [String] { log.withLock { $0 } }

  func lane(of url: String) -> PageLane? { PageLane(name: host(url), width: 1) }

  func fetch(_ request: PageRequest) async throws(FetchError) -> PageResponse {
    let host = host(request.url)
    log.withLock { $0.append(request.url) }
    running.withLock { running in
      running[host, default: 0] += 1
      running["most"] = max(running["most"] ?? 0, running[host] ?? 0)
    }
    let end = ContinuousClock.now + .seconds(120)
    while others(than: host) < patience[host] ?? 0, .now < end {
      // A cancelled test has failed already.
      try? await Task.sleep(for: .milliseconds(5))
    }
    if others(than: host) < patience[host] ?? 0 { throw FetchError(request.url, .cancelled) }
    running.withLock { $0[host, default: 0] -= 1 }
    return PageResponse(url: request.url, status: 200, body: .bytes(Array(page.utf8)))
  }

  private func others(than host: String) -> Int {
    log.withLock { $0.count { self.host($0) != host } }
  }

  private func host(_ url: String) -> String {
    String(url.dropFirst(8).prefix { $0 != "/" })
  }
}

@Suite("a queue by host", .timeLimit(.minutes(5)))
struct HostQueueTests {
  let night: Night

  init() throws { night = try Night() }

  private func routes(hosts: Int, pages: Int) -> [RouteSetting] {
    (0..<hosts).map { host in
      RouteSetting(
        id: "00000000-0000-0000-0000-\(100_000_000_000 + host)", name: "r\(host)",
        outboundTimetableURLs: (0..<pages).map { TimetableURL(url: "https://h\(host)/\($0)") })
    }
  }

  @Test("a host that takes its time holds up nobody else, wherever it stands in routes.json")
  func slowHost() async throws {
    let source = SlowHosts(["h0": 39 * 3])
    var order = routes(hosts: 40, pages: 3)
    order.swapAt(0, 20)
    let report = try await night.run(order, source)
    #expect(report.routes.count == 40 && source.most == 1)
    // Its first page came only when all of the others had been asked for.
    #expect(report.routes.allSatisfy { $0.outcome.kind == .published })
    #expect(source.asked.suffix(2) == ["https://h0/1", "https://h0/2"])
  }

  @Test("more hosts than there is room for are all asked at once")
  func manyHosts() async throws {
    // None of them answers before all the others were asked.
    let patience = (0..<60).map { ("h\($0)", 59) }
    let source = SlowHosts(Dictionary(uniqueKeysWithValues: patience))
    let report = try await night.run(routes(hosts: 60, pages: 1), source)
    #expect(report.routes.allSatisfy { $0.outcome.kind == .published } && source.most == 1)
  }

  @Test("a page is asked for once however its address is spelt, and every route gets it")
  func spellings() async throws {
    let source = SlowHosts()
    let spelt = [
      RouteSetting.sample("home", out: "https://bus.example.jp/a"),
      .sample("town", out: "https://BUS.example.jp:443/a#now"),
    ]
    let report = try await night.run(spelt, source)
    #expect(report.summary == ["home: published", "town: published"])
    #expect(source.asked.count == 1 && report.figures.requests == 1)
    let offline = try await night.run(spelt, nil)
    #expect(offline.summary == ["home: unchanged", "town: unchanged"])
  }
}
