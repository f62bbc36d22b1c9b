import BusFetch
import Foundation
import Testing

/// Posts on a thread of its own: a call that blocks must not keep the server of the test waiting.
private func post(_ json: String, to url: String) async -> FetchError? {
  await withCheckedContinuation { done in
    Thread.detachNewThread {
      do throws(FetchError) {
        try WebHook.post(json, to: url, timeoutSeconds: 10)
        done.resume(returning: nil)
      } catch {
        done.resume(returning: error)
      }
    }
  }
}

@Suite("a message to an address", .timeLimit(.minutes(5)))
struct WebHookTests {
  @Test("is posted as JSON, once, and taken by any status of success")
  func posts() async throws {
    try await LoopbackSite.serving({ _, _ in SiteAnswer(status: 204) }) { site in
      #expect(await post(#"{"text":"平日 08:12 → 08:15"}"#, to: site.url("/hook")) == nil)
      #expect(site.visits.map(\.path) == ["/hook"])
      #expect(site.visits[0].headers["content-type"] == "application/json; charset=utf-8")
      #expect(site.visits[0].headers["content-length"] == "33")
    }
  }

  @Test(
    "that is not taken is an error with the status; redirects are not followed",
    arguments: [302, 404, 500])
  func refused(_ status: Int) async throws {
    let answer = SiteAnswer(status: status, headers: ["Location": "/elsewhere"])
    try await LoopbackSite.serving({ _, _ in answer }) { site in
      let error = await post("{}", to: site.url("/hook"))
      #expect(error?.code == .httpStatus(status))
      #expect(site.visits.count == 1)
    }
  }

  @Test("to nobody is an error")
  func nobody() async {
    let error = await post("{}", to: "http://127.0.0.1:1/")
    #expect(error?.code == .unreachable)
  }
}
