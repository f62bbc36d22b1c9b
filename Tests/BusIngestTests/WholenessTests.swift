import BusFetch
import BusIngest
import BusModel
import BusStore
import Synchronization
import Testing

/// A server whose answers a test makes up, one after the other.
private final class ScriptedSite: PageSource {
  typealias Answer = @Sendable (PageRequest) -> Result<PageResponse, FetchError>

  private let answers: Mutex<[Answer]>
  private let log = Mutex<[PageRequest]>([])

  init(_ answers: [Answer]) { self.answers = Mutex(answers.reversed()) }

  /// Every request so far.
  var requests: [PageRequest] { log.withLock { $0 } }

  func fetch(_ request: PageRequest) async throws(FetchError) -> PageResponse {
    log.withLock { $0.append(request) }
    // The last answer is given for ever.
    let answer = answers.withLock { $0.count > 1 ? $0.popLast() : $0.last }
    guard let answer else { throw FetchError(request.url, .cancelled) }
    return try answer(request).get()
  }
}

/// A page without a length.
private func endless(_ html: String) -> ScriptedSite.Answer {
  { request in
    .success(
      PageResponse(
        url: request.url, status: 200, body: .bytes(Array(html.utf8)), completeness: .unproven))
  }
}

/// A page with a length and an etag.
private func whole(_ html: String) -> ScriptedSite.Answer {
  { request in
    let etag = "\"\(ContentHash.sha256(Array(html.utf8)))\""
    guard request.etag != etag else {
      return .success(PageResponse(url: request.url, status: 304))
    }
    return .success(
      PageResponse(url: request.url, status: 200, etag: etag, body: .bytes(Array(html.utf8))))
  }
}

private func failing(_ fault: FetchFault) -> ScriptedSite.Answer {
  { request in .failure(FetchError(request.url, fault)) }
}

@Suite("what is taken of answers that may be cut short", .timeLimit(.minutes(5)))
struct IngestWholenessTests {
  let night: Night
  let routes = [RouteSetting.sample("home", out: "https://bus.example.jp/home")]
  let html = SamplePage().html

  init() throws { night = try Night() }

  @Test("a document that does not end is never published, however often it comes")
  func cut() async throws {
    let site = ScriptedSite([endless(String(html.dropLast(200)))])
    let report = try await night.run(routes, site)
    #expect(report.summary == ["home: failed"] && report.exitStatus == 69)
    #expect(report.routes.first?.outcome.message?.code == "incomplete")
    #expect(try night.content().isEmpty)
    #expect(report.figures.requests == site.requests.count)
  }

  @Test("a server that never says a length is asked twice for what is new, and once for the rest")
  func withoutLength() async throws {
    let site = ScriptedSite([endless(html)])
    #expect(try await night.run(routes, site).summary == ["home: published"])
    #expect(site.requests.count == 2)
    #expect(try await night.run(routes, site).summary == ["home: unchanged"])
    #expect(site.requests.count == 3 && site.requests.allSatisfy { !$0.isConditional })
  }

  @Test("a clock on the page does not make it another document")
  func clock() async throws {
    let site = ScriptedSite([
      endless(html + "<!-- 03:20:01 -->"), endless(html + "<!-- 03:20:02 -->"),
    ])
    #expect(try await night.run(routes, site).summary == ["home: published"])
  }

  @Test("documents that differ are not taken, and the last good one stays")
  func differs() async throws {
    _ = try await night.run(routes, ScriptedSite([whole(html)]))
    let half = html.replacing("<tr><th>20</th>", with: "<!--").replacing("</table>", with: "-->")
    let site = ScriptedSite([
      endless(half + "</table></html>"), endless(half + "<p></p></html>"),
      endless(half + "<p></p><p></p></html>"),
    ])
    let report = try await night.run(routes, site)
    #expect(report.summary == ["home: failed"])
    #expect(report.routes.first?.outcome.message?.code == "incomplete")
    #expect(try night.store.activeRoute(name: "home")?.versions.count == 1)
  }

  @Test("after an answer that was not taken the next night asks without a condition, then with one")
  func forgets() async throws {
    _ = try await night.run(routes, ScriptedSite([whole(html)]))
    _ = try await night.run(routes, ScriptedSite([failing(.incomplete(.gzip))]))
    let site = ScriptedSite([whole(html)])
    _ = try await night.run(routes, site)
    _ = try await night.run(routes, site)
    #expect(site.requests.map(\.isConditional) == [false, true])
  }

  @Test("a page that was kept aside is not asked for by its name")
  func keptAside() async throws {
    _ = try await night.run(routes, ScriptedSite([whole(html)]))
    let few = ScriptedSite([whole(SamplePage(minutes: [5]).html)])
    #expect(try await night.run(routes, few).summary == ["home: quarantined"])
    let site = ScriptedSite([whole(html)])
    #expect(try await night.run(routes, site).summary == ["home: unchanged"])
    #expect(site.requests.map(\.isConditional) == [false])
  }

  @Test("a page that was refused is not asked for by its name")
  func refused() async throws {
    let site = ScriptedSite([whole(SamplePage.errorPage)])
    #expect(try await night.run(routes, site).summary == ["home: quarantined"])
    _ = try await night.run(routes, site)
    #expect(site.requests.map(\.isConditional) == [false, false])
  }

  @Test("a row that the database refuses costs its own page, and the others are published")
  func refusedRow() async throws {
    let odd = RouteSetting.sample("town", out: "https://odd.example.jp/")
    let page = html
    let site = ScriptedSite([
      { request in
        let isOdd = request.url.contains("odd")
        return .success(
          PageResponse(url: request.url, status: isOdd ? 999 : 200, body: .bytes(Array(page.utf8))))
      }
    ])
    let report = try await night.run(routes + [odd], site)
    #expect(report.summary == ["home: published", "town: failed"])
    #expect(report.routes.last?.outcome.message?.code == "notRecorded")
    #expect(report.exitStatus == 75)
  }
}
