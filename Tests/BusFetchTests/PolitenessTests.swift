import BusFetch
import Testing

@Suite("servers are asked politely", .timeLimit(.minutes(5)))
struct PolitenessTests {
  private static func fetch(_ urls: [String], pause: Duration) async throws {
    var policy = FetchPolicy.quick
    policy.pause = pause
    let source = try CurlSource(policy: policy)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for url in urls { group.addTask { _ = try await source.fetch(PageRequest(url: url)) } }
      try await group.waitForAll()
    }
  }

  @Test("one host gets one request at a time, with the pause between")
  func oneHost() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(delay: .milliseconds(10))
    } _: { site in
      try await Self.fetch((0..<5).map { site.url("/\($0)") }, pause: .milliseconds(40))
      let visits = site.visits
      #expect(visits.count == 5)
      #expect(
        zip(visits, visits.dropFirst()).allSatisfy { $1.start - $0.end >= .milliseconds(40) })
    }
  }

  @Test("two hosts do not wait for each other")
  func twoHosts() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(delay: .seconds(1))
    } _: { site in
      try await Self.fetch(
        [site.url("/a"), site.url("/b", host: "127.0.0.2")], pause: .seconds(60))
      let visits = site.visits
      #expect(visits.count == 2 && visits[1].start < visits[0].end)
    }
  }

  @Test("two names of one address share its turn")
  func oneAddress() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(delay: .milliseconds(50))
    } _: { site in
      try await Self.fetch(
        [site.url("/a"), site.url("/b", host: "localhost")], pause: .milliseconds(40))
      let visits = site.visits
      #expect(visits.count == 2 && visits[1].start - visits[0].end >= .milliseconds(40))
    }
  }

  @Test("a host is the same host whatever the case of its name")
  func hostCase() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(delay: .milliseconds(50))
    } _: { site in
      try await Self.fetch(
        [site.url("/a", host: "LOCALHOST"), site.url("/b", host: "localhost")], pause: .zero)
      let visits = site.visits
      #expect(visits.count == 2 && visits[0].end <= visits[1].start)
    }
  }
}
