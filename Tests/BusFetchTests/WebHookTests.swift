import BusFetch
import TestScratch
import Testing

/// Posts away from the server of the test; a busy machine may take its time.
private func post(_ json: String, to url: String) async throws -> FetchError? {
  try await blocking {
    do throws(FetchError) {
      try WebHook.post(json, to: url, timeoutSeconds: 120)
      return nil
    } catch {
      return error
    }
  }
}

@Suite("a message to an address", .timeLimit(.minutes(5)))
struct WebHookTests {
  @Test("is posted as JSON, once, and taken by any status of success")
  func posts() async throws {
    try await LoopbackSite.serving({ _, _ in SiteAnswer(status: 204) }) { site in
      #expect(try await post(#"{"text":"平日 08:12 → 08:15"}"#, to: site.url("/hook")) == nil)
      #expect(site.visits.map(\.path) == ["/hook"])
      let headers = try #require(site.visits.first).headers
      #expect(headers["content-type"] == "application/json; charset=utf-8")
      #expect(headers["content-length"] == "33")
    }
  }

  @Test(
    "that is not taken is an error with the status; redirects are not followed",
    arguments: [302, 404, 500])
  func refused(_ status: Int) async throws {
    let answer = SiteAnswer(status: status, headers: ["Location": "/elsewhere"])
    try await LoopbackSite.serving({ _, _ in answer }) { site in
      let error = try await post("{}", to: site.url("/hook"))
      #expect(error?.code == .httpStatus(status))
      #expect(site.visits.count == 1)
    }
  }

  @Test("to nobody is an error")
  func nobody() async throws {
    let error = try await post("{}", to: "http://127.0.0.1:1/")
    #expect(error?.code == .unreachable)
  }
}
