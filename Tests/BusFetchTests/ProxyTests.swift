import BusModel
import Testing

@testable import BusFetch

@Suite("a proxy in between", .timeLimit(.minutes(5)))
struct ProxyTests {
  private func proxy(_ variables: [String: String], for url: String) throws -> String? {
    ProxySetting { variables[$0] }.proxy(for: try PageAddress(url))
  }

  @Test("is the one that the variables name for the scheme, but for the hosts they except")
  func variables() throws {
    let set = [
      "http_proxy": "http://p:1", "HTTPS_PROXY": "http://p:2", "no_proxy": "localhost, .a.jp,b.jp",
    ]
    #expect(try proxy(set, for: "http://c.jp/") == "http://p:1")
    #expect(try proxy(set, for: "https://c.jp/") == "http://p:2")
    #expect(try proxy(set, for: "http://localhost/") == nil)
    #expect(try proxy(set, for: "http://a.jp/") == nil)
    #expect(try proxy(set, for: "http://x.b.jp/") == nil)
    #expect(try proxy(set, for: "http://xb.jp/") == "http://p:1")
    #expect(try proxy(["HTTP_PROXY": "http://p"], for: "http://c.jp/") == nil)
    #expect(try proxy(["all_proxy": "http://p", "no_proxy": "*"], for: "http://c.jp/") == nil)
  }

  @Test("may be of this machine, and a private target behind it is refused before it is asked")
  func privateProxy() async throws {
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"
    let server = try RudeServer.start(.say(answer))
    defer { server.stop() }
    var policy = FetchPolicy.once
    policy.proxy = ProxySetting { $0 == "http_proxy" ? "http://127.0.0.1:\(server.port)" : nil }
    let source = try CurlSource(policy: policy)
    let response = try await source.fetch(PageRequest(url: "http://bus.example.jp/"))
    try #expect(response.body.bytes() == page("hi"))
    policy.isPublicOnly = true
    #expect(await failure(policy, "http://10.0.0.1/") == .privateAddress)
    #expect(server.connectionCount == 1)
  }

  @Test("that cannot be had is the proxy's fault, not the server's")
  func noProxy() async {
    var policy = FetchPolicy.once
    policy.proxy = ProxySetting { $0 == "http_proxy" ? "http://nowhere.invalid:1" : nil }
    let outcome = await (try? CurlSource(policy: policy))?.ask(
      PageRequest(url: "http://bus.example.jp/"))
    guard case .failure(let error) = outcome?.result, case .proxy = error.fault else {
      Issue.record("\(String(describing: outcome))")
      return
    }
  }
}
