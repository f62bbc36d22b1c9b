import BusModel
import Synchronization
import Testing

@testable import BusFetch

@Suite("hosts are treated as guests treat them", .timeLimit(.minutes(5)))
struct MannersTests {
  private static let robots: FetchPolicy = {
    var policy = FetchPolicy.once
    policy.obeysRobots = true
    return policy
  }()

  private func faults(_ source: CurlSource, _ urls: [String]) async -> [FetchFault?] {
    var faults: [FetchFault?] = []
    for url in urls {
      switch await source.ask(PageRequest(url: url)).result {
      case .success: faults.append(nil)
      case .failure(let error): faults.append(error.fault)
      }
    }
    return faults
  }

  @Test("robots.txt is asked for once, and what it forbids is not asked for at all")
  func robotsFile() async throws {
    try await LoopbackSite.serving { path, _ in
      path == "/robots.txt" ? SiteAnswer(body: page("User-agent: *\nDisallow: /a")) : SiteAnswer()
    } _: { site in
      let found = await faults(
        try CurlSource(policy: Self.robots), ["/a", "/b", "/c"].map { site.url($0) })
      #expect(found == [.robots(rule: "Disallow: /a"), nil, nil])
      #expect(site.visits.map(\.path) == ["/robots.txt", "/b", "/c"])
    }
  }

  @Test(
    "no robots.txt allows everything, one in trouble nothing",
    arguments: [(404, true), (403, true), (410, true), (500, false), (503, false), (429, false)])
  func robotsStatus(_ status: Int, _ isAllowed: Bool) async throws {
    try await LoopbackSite.serving { path, _ in
      path == "/robots.txt" ? SiteAnswer(status: status) : SiteAnswer()
    } _: { site in
      let found = await faults(try CurlSource(policy: Self.robots), [site.url("/a")])
      #expect((found == [nil]) == isAllowed)
      #expect(site.visits.count == (isAllowed ? 2 : 1))
    }
  }

  @Test("a redirect from robots.txt is followed, five times, and then there is none")
  func robotsRedirect() async throws {
    try await LoopbackSite.serving { path, _ in
      switch path {
      case "/robots.txt": SiteAnswer(status: 301, headers: ["Location": "/r/1"])
      case "/r/1": SiteAnswer(body: page("User-agent: *\nDisallow: /"))
      default: SiteAnswer()
      }
    } _: { site in
      let found = await faults(try CurlSource(policy: Self.robots), [site.url("/a")])
      #expect(found == [.robots(rule: "Disallow: /")])
    }
    try await LoopbackSite.serving { path, earlier in
      path == "/a"
        ? SiteAnswer() : SiteAnswer(status: 301, headers: ["Location": "\(path)x"])
    } _: { site in
      let found = await faults(try CurlSource(policy: Self.robots), [site.url("/a")])
      #expect(found == [nil])
    }
  }

  @Test("the pause that robots.txt asks for is kept")
  func crawlDelay() async throws {
    try await LoopbackSite.serving { path, _ in
      path == "/robots.txt"
        ? SiteAnswer(body: page("User-agent: bus\nCrawl-delay: 0.2")) : SiteAnswer()
    } _: { site in
      _ = await faults(try CurlSource(policy: Self.robots), ["/a", "/b"].map { site.url($0) })
      let visits = site.visits
      #expect(visits.count == 3)
      #expect(
        zip(visits, visits.dropFirst()).allSatisfy { $1.start - $0.end >= .milliseconds(200) })
    }
  }

  @Test("a server that asks to be left alone is, with all its pages, and by the next run too")
  func retryAfter() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(status: 503, headers: ["Retry-After": "3600"])
    } _: { site in
      let source = try CurlSource(policy: .quick)
      let found = await faults(source, ["/a", "/b"].map { site.url($0) })
      #expect(found.first == .httpStatus(503))
      guard case .leftAlone(.asked, _) = found.last else {
        Issue.record("\(found)")
        return
      }
      #expect(site.visits.count == 1)
      let rests = source.rests
      #expect(rests.map(\.host) == ["127.0.0.1"])
      let next = await faults(try CurlSource(policy: .quick, rests: rests), [site.url("/a")])
      #expect(next != [nil] && site.visits.count == 1)
    }
  }

  @Test("a date says as well as seconds until when, and nothing says longer than a day")
  func retryAfterDate() async throws {
    for text in ["Fri, 31 Dec 2100 23:59:59 GMT", "99999999999"] {
      try await LoopbackSite.serving { _, _ in
        SiteAnswer(status: 429, headers: ["Retry-After": text])
      } _: { site in
        let moment = Moment(secondsSince1970: 1_800_000_000)
        let source = try CurlSource(policy: .quick, lookup: Resolver.system) { moment }
        _ = await faults(source, [site.url("/a")])
        #expect(source.rests.map(\.until) == [moment.adding(seconds: 86_400)])
      }
    }
  }

  @Test("a dead host costs two pages, not all of them")
  func deadHost() async throws {
    let server = try RudeServer.start(.say(""))
    defer { server.stop() }
    let source = try CurlSource(policy: .once)
    let found = await faults(source, (0..<10).map { "\(server.url)/\($0)" })
    #expect(server.connectionCount == 2)
    #expect(found.count { if case .leftAlone(.dead, _) = $0 { true } else { false } } == 8)
  }

  @Test("a host that refuses three pages is left alone; another answer in between forgives")
  func refusing() async throws {
    try await LoopbackSite.serving { path, _ in
      SiteAnswer(status: path == "/good" ? 200 : 403)
    } _: { site in
      let source = try CurlSource(policy: .once)
      let paths = ["/1", "/2", "/good", "/3", "/4", "/5", "/6"]
      _ = await faults(source, paths.map { site.url($0) })
      #expect(site.visits.map(\.path) == ["/1", "/2", "/good", "/3", "/4", "/5"])
    }
  }

  @Test("a host is asked no more often than a night may")
  func budget() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer()
    } _: { site in
      var policy = FetchPolicy.once
      policy.hosts = ["127.0.0.1": PolitenessSetting(requestsPerNight: 2)]
      let found = await faults(
        try CurlSource(policy: policy), ["/a", "/b", "/c"].map { site.url($0) })
      #expect(found == [nil, nil, .overBudget(requests: 2)])
    }
  }

  @Test("a name that stands for this machine is refused when it is looked up")
  func privateName() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(body: page("secret"))
    } _: { site in
      let local = try #require(NetworkAddress("127.0.0.1"))
      let url = site.url("/", host: "bus.example.jp")
      let lookup: Resolver.Lookup = { _ in .success([local]) }
      let moment = Moment(secondsSince1970: 0)
      let strange = try CurlSource(policy: .once, lookup: lookup) { moment }
      #expect(
        await faults(strange, [url])
          == [.privateAddress(host: "bus.example.jp", address: "127.0.0.1")])
      var policy = FetchPolicy.once
      policy.privateHosts = ["bus.example.jp"]
      let known = try CurlSource(policy: policy, lookup: lookup) { moment }
      #expect(try await known.fetch(PageRequest(url: url)).body.bytes() == page("secret"))
    }
  }

  @Test("a name is looked up once, and one that nobody knows is asked for nothing")
  func unknownName() async throws {
    let count = Mutex(0)
    let source = try CurlSource(
      policy: .quick,
      lookup: { _ in
        count.withLock { $0 += 1 }
        return .failure(.unknown(said: "no such name"))
      }
    ) { Moment(secondsSince1970: 0) }
    let found = await faults(source, ["http://a.example/1", "http://a.example/2"])
    #expect(found == Array(repeating: .unknownHost(said: "no such name"), count: 2))
    #expect(count.withLock { $0 } == 1)
  }
}

@Suite("the spelling of an address")
struct PageIdentityTests {
  @Test(
    "does not make it another page",
    arguments: [
      "HTTP://Bus.Example.JP/a?b=1", "http://bus.example.jp:80/a?b=1",
      "http://bus.example.jp/a?b=1#top", "http://bus.example.jp./a?b=1",
    ])
  func same(_ url: String) {
    #expect(PageIdentity.of(url) == PageIdentity.of("http://bus.example.jp/a?b=1"))
  }

  @Test(
    "but another scheme, port, path or query does",
    arguments: [
      "https://bus.example.jp/a?b=1", "http://bus.example.jp:81/a?b=1",
      "http://bus.example.jp/A?b=1", "http://bus.example.jp/a?b=2", "http://bus.example.jp/a",
    ])
  func other(_ url: String) {
    #expect(PageIdentity.of(url) != PageIdentity.of("http://bus.example.jp/a?b=1"))
  }
}
