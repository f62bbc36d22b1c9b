import BusFetch
import BusModel
import Testing

@Suite("an answer is whole or not at all", .timeLimit(.minutes(5)))
struct WholenessTests {
  private static let ok = "HTTP/1.1 200 OK\r\nETag: \"1\"\r\n"
  private static let html = "<html>hello</html>"

  /// `html` by gzip.
  private static let packed: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 255, 179, 201, 40, 201, 205, 177, 203, 72, 205, 201, 201, 183,
    209, 7, 179, 1, 49, 107, 184, 152, 18, 0, 0, 0,
  ]

  private func fetch(_ bytes: [UInt8]) async -> Result<PageResponse, FetchError> {
    do throws(FetchError) {
      // A test that cannot have its server has failed; there is no page then.
      guard let server = try? RudeServer.start(.sayBytes(bytes)) else {
        return .failure(FetchError("", .cancelled))
      }
      defer { server.stop() }
      return .success(
        try await CurlSource(policy: .once).fetch(PageRequest(url: server.url)))
    } catch {
      return .failure(error)
    }
  }

  @Test(
    "a length, chunks or the end of the gzip stream prove it",
    arguments: [
      Array((ok + "Content-Length: 18\r\n\r\n" + html).utf8),
      Array((ok + "Transfer-Encoding: chunked\r\n\r\n12\r\n" + html + "\r\n0\r\n\r\n").utf8),
      Array((ok + "Content-Encoding: gzip\r\n\r\n").utf8) + packed,
      Array((ok + "Content-Encoding: gzip\r\nContent-Length: 34\r\n\r\n").utf8) + packed,
      Array((ok + "Content-Encoding: x-gzip\r\n\r\n").utf8) + packed + [0, 0, 0],
    ])
  func proven(_ bytes: [UInt8]) async throws {
    let response = try await fetch(bytes).get()
    try #expect(response.body.bytes() == page(Self.html))
    #expect(response.completeness == .proven && response.etag == "\"1\"")
  }

  @Test("two gzip streams in a row are one page")
  func twoStreams() async throws {
    let head = Array((Self.ok + "Content-Encoding: gzip\r\n\r\n").utf8)
    let response = try await fetch(head + Self.packed + Self.packed).get()
    try #expect(
      response.body.bytes() == page(Self.html + Self.html) && response.completeness == .proven)
  }

  @Test("without any of them it is unproven, and its validators are not kept")
  func unproven() async throws {
    let response = try await fetch(Array((Self.ok + "\r\n" + Self.html).utf8)).get()
    try #expect(response.body.bytes() == page(Self.html) && response.completeness == .unproven)
    #expect(response.etag == nil)
  }

  @Test(
    "what is cut short or damaged is an error, whatever libcurl says of it",
    arguments: [
      (Array((ok + "Content-Encoding: gzip\r\n\r\n").utf8) + packed.dropLast(8), .gzip),
      (Array((ok + "Content-Encoding: gzip\r\n\r\n").utf8) + packed.dropLast(1), .gzip),
      (Array((ok + "Content-Encoding: gzip\r\n\r\n").utf8) + packed.dropLast(20), .gzip),
      (
        Array((ok + "Content-Encoding: gzip\r\n\r\n").utf8) + packed.dropLast(8)
          + [0, 0, 0, 0, 18, 0, 0, 0], .gzip
      ),
      (Array((ok + "Content-Encoding: gzip\r\n\r\n" + html).utf8), .gzip),
      (Array("HTTP/1.1 200 OK\r\nContent-Type: text/ht".utf8), .headers),
      (Array("HTTP/1.1 200 OK\r\n".utf8), .headers),
    ] as [([UInt8], Incompleteness)])
  func broken(_ bytes: [UInt8], _ fault: Incompleteness) async {
    let answer = await fetch(bytes)
    #expect(throws: FetchError.self) { try answer.get() }
    guard case .failure(let error) = answer else { return }
    #expect(error.code == .brokenTransfer)
    if case .incomplete(let found) = error.fault { #expect(found == fault) }
  }

  @Test(
    "what is beyond the protocol is refused by its name",
    arguments: [
      ("HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n", .invalidStatus(999)),
      (
        "HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 2\r\n\r\nhi",
        .unknownCoding("br")
      ),
    ] as [(String, FetchFault)])
  func beyond(_ text: String, _ fault: FetchFault) async {
    guard case .failure(let error) = await fetch(Array(text.utf8)) else {
      Issue.record("it was taken")
      return
    }
    #expect(error.fault == fault)
  }

  @Test("requests are counted, not pages")
  func counted() async throws {
    try await LoopbackSite.serving { path, earlier in
      guard path == "/b" else { return SiteAnswer(status: 302, headers: ["Location": "/b"]) }
      return earlier == 0 ? SiteAnswer(status: 503) : SiteAnswer(body: page("there"))
    } _: { site in
      let outcome = await (try CurlSource(policy: .quick)).ask(PageRequest(url: site.url("/a")))
      #expect(outcome.requests == 3 && site.visits.count == 3)
    }
  }
}
