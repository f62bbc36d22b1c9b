import BusModel
import Testing

@testable import BusFetch

@Suite("what may pass is tried again", .timeLimit(.minutes(5)))
struct RetryTests {
  @Test("a server in trouble is asked again, and the page comes", arguments: [429, 502, 503, 504])
  func recovers(_ status: Int) async throws {
    try await LoopbackSite.serving { _, earlier in
      earlier < 2 ? SiteAnswer(status: status) : SiteAnswer(body: page("there"))
    } _: { site in
      let source = try CurlSource(policy: .quick)
      #expect(try await source.fetch(PageRequest(url: site.url("/"))).body.bytes() == page("there"))
      #expect(site.visits.count == 3)
    }
  }

  @Test("after three tries the status is the error")
  func givesUp() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(status: 503)
    } _: { site in
      #expect(await failure(.quick, site.url("/")) == .httpStatus(503))
      #expect(site.visits.count == 3)
    }
  }

  @Test("a server that asks to be left alone for longer than the bound is left alone")
  func retryAfterBound() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(status: 429, headers: ["Retry-After": "61"])
    } _: { site in
      #expect(await failure(.quick, site.url("/")) == .httpStatus(429))
      #expect(site.visits.count == 1)
    }
  }

  @Test("a connection that breaks off is tried three times")
  func brokenConnection() async throws {
    let server = try RudeServer.start(.say(""))
    defer { server.stop() }
    #expect(await failure(.quick, server.url) == .brokenTransfer)
    #expect(server.connectionCount == 3)
  }

  @Test(
    "the wait doubles, obeys Retry-After, and ends with the last try",
    arguments: [
      (503, nil, 1, .seconds(2)), (503, nil, 2, .seconds(4)), (503, nil, 3, nil),
      (429, 30, 1, .seconds(30)), (429, 1, 2, .seconds(4)), (429, 60, 1, .seconds(60)),
      (429, 61, 1, nil), (404, nil, 1, nil), (404, 5, 1, nil), (200, nil, 1, nil),
      (304, nil, 1, nil), (301, nil, 1, nil),
    ] as [(Int, Int?, Int, Duration?)])
  func waits(_ status: Int, _ retryAfter: Int?, _ tries: Int, _ wait: Duration?) {
    let answer = HTTPAnswer(
      status: status, etag: nil, lastModified: nil, contentType: nil, retryAfter: retryAfter,
      redirectURL: nil, body: .bytes([]), elapsedMilliseconds: 0)
    #expect(
      RetryRule(policy: SharedPolicy(FetchPolicy())).wait(
        after: .success(answer), tries: tries, jitter: 0)
        == wait)
  }

  @Test("a second try keeps the pause that holds between requests")
  func keepsPause() {
    var policy = FetchPolicy()
    policy.pause = .seconds(10)
    let outcome = Result<HTTPAnswer, FetchError>.failure(
      FetchError("", .timedOut(.unsaid, said: "")))
    #expect(
      RetryRule(policy: SharedPolicy(policy)).wait(after: outcome, tries: 1, jitter: 0)
        == .seconds(10))
  }

  @Test(
    "only faults of the connection are tried again",
    arguments: [
      (.unreachable(said: ""), true), (.unknownHost(said: ""), false),
      (.timedOut(.unsaid, said: ""), true),
      (.brokenTransfer(.lost, said: ""), true), (.incomplete(.gzip), true),
      (.untrusted(.expired, said: ""), false),
      (.fileTooLarge(bytes: 1), false), (.cancelled, false), (.noHash, false),
    ] as [(FetchFault, Bool)])
  func faults(_ fault: FetchFault, _ mayPass: Bool) {
    let outcome = Result<HTTPAnswer, FetchError>.failure(FetchError("", fault))
    let wait = RetryRule(policy: SharedPolicy(FetchPolicy())).wait(
      after: outcome, tries: 1, jitter: 0)
    #expect((wait != nil) == mayPass)
  }
}
