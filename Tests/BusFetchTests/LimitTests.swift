import BusFetch
import Testing

@Suite("a server does not behave", .timeLimit(.minutes(5)))
struct LimitTests {
  private static let small: FetchPolicy = {
    var policy = FetchPolicy.once
    policy.maxBodyBytes = 10_000
    policy.totalTimeout = .seconds(120)
    return policy
  }()

  /// For servers that must time out; all others get time enough on a busy machine.
  private static let impatient: FetchPolicy = {
    var policy = small
    policy.totalTimeout = .milliseconds(300)
    return policy
  }()

  private static let ok = "HTTP/1.1 200 OK\r\n"

  @Test(
    "each kind of misbehaviour ends with its own error",
    arguments: [
      (.say(ok + "Content-Length: 10001\r\n\r\n"), .tooLarge),
      (
        .sayWithoutEnd(
          ok + "Transfer-Encoding: chunked\r\n\r\n", "400\r\n" + page1024 + "\r\n"), .tooLarge
      ),
      (.sayWithoutEnd(ok + "\r\n", page1024), .tooLarge),
      (.sayWithoutEnd(ok, "X-More: " + page1024 + "\r\n"), .tooLarge),
      (.say(ok + "X: " + String(repeating: "a", count: 200_000) + "\r\n\r\n"), .tooLarge),
      (.sayAndFallSilent(""), .timedOut),
      (.sayAndFallSilent(ok + "Content-Length: 100\r\n\r\nhalf"), .timedOut),
      (.say(""), .brokenTransfer),
      (.say(ok + "Content-Length: 100\r\n\r\nhalf"), .brokenTransfer),
      (.say(ok + "Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\nhalf"), .brokenTransfer),
      (.say("SSH-2.0-OpenSSH_9.2\r\n"), .brokenTransfer),
    ] as [(RudeServer.Manner, FetchError.Code)])
  func misbehaviour(_ manner: RudeServer.Manner, _ code: FetchError.Code) async throws {
    let server = try RudeServer.start(manner)
    defer { server.stop() }
    let policy = code == .timedOut ? Self.impatient : Self.small
    #expect(await failure(policy, server.url) == code)
  }

  @Test("a page of exactly the allowed size is taken whole")
  func exactSize() async throws {
    let body = [UInt8](repeating: 0x61, count: 10_000)
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(body: body)
    } _: { site in
      let source = try CurlSource(policy: Self.small)
      #expect(try await source.fetch(PageRequest(url: site.url("/"))).body.bytes() == body)
    }
  }

  /// 100,000 zeros, by gzip.
  private static let packedZeros: [UInt8] = [
    0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xed, 0xc1, 0x31, 0x01, 0x00,
    0x00, 0x00, 0xc2, 0xa0, 0xf5, 0x4f, 0x6d, 0x0d, 0x0f, 0xa0, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x80, 0x57, 0x03, 0x7d, 0x95, 0x11, 0xd4, 0xa0, 0x86, 0x01, 0x00,
  ]

  @Test("gzip is undone, and the size that counts is the one after it")
  func gzip() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(headers: ["Content-Encoding": "gzip"], body: Self.packedZeros)
    } _: { site in
      let response = try await CurlSource(policy: .once).fetch(PageRequest(url: site.url("/")))
      try #expect(response.body.bytes() == [UInt8](repeating: 0, count: 100_000))
      #expect(await failure(Self.small, site.url("/")) == .tooLarge)
    }
  }

  @Test("a port on which nobody listens is unreachable")
  func unreachable() async throws {
    let server = try RudeServer.start(.say(""))
    server.stop()
    try await Task.sleep(for: .milliseconds(20))
    #expect(await failure(.once, server.url) == .unreachable)
  }
}

private let page1024 = String(repeating: "a", count: 1024)
