import BusModel
import BusFetch
import Testing

@Suite("internationalised names", .timeLimit(.minutes(1)))
struct InternationalNameTests {
  @Test("a host in Japanese letters is asked by its other form, and keeps its turn and its name")
  func japanese() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(body: page("時刻"))
    } _: { site in
      let url = site.url("/時刻表?駅=港", host: "バス停.localhost")
      let source = try CurlSource(policy: .once)
      let response = try await source.fetch(PageRequest(url: url))
      try #expect(response.body.bytes() == page("時刻") && response.url == url)
      let host = site.visits.first?.headers["host"] ?? ""
      #expect(host.hasPrefix("xn--") && host.contains(".localhost:"))
      #expect(source.lane(of: url)?.name == "バス停.localhost")
    }
  }

  @Test("a name that cannot be written in the other form is refused with what to do")
  func unwritable() async {
    let name = String(repeating: "駅", count: 80)
    #expect(await failure(.once, "http://\(name).example/") != nil)
  }
}

@Suite("a page comes from a server", .timeLimit(.minutes(5)))
struct CurlSourceTests {
  @Test("the answer has the page, its headers and its address, and the request says who asks")
  func plainPage() async throws {
    let headers = [
      "ETag": "W/\"1\"", "Last-Modified": "Sat, 01 Aug 2026 00:00:00 GMT",
      "Content-Type": "text/html; charset=Shift_JIS", "Retry-After": "7",
    ]
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(headers: headers, body: page("時刻"))
    } _: {
      site in
      var policy = FetchPolicy.quick
      policy.contact = "https://example.jp/who"
      let response = try await CurlSource(policy: policy).fetch(PageRequest(url: site.url("/a")))
      try #expect(response.body.bytes() == page("時刻"))
      #expect(response.url == site.url("/a") && response.finalURL == site.url("/a"))
      #expect(response.etag == "W/\"1\"" && response.lastModified == headers["Last-Modified"])
      #expect(response.contentType == "text/html; charset=Shift_JIS")
      #expect(response.retryAfter == 7 && !response.isNotModified)
      let visit = try #require(site.visits.first)
      #expect(
        visit.headers["user-agent"] == "bus/0.1 (nightly timetable reader; +https://example.jp/who)"
      )
      #expect(visit.headers["accept-encoding"] == "gzip")
      #expect(visit.headers["if-none-match"] == nil && visit.headers["if-modified-since"] == nil)
    }
  }

  @Test("an etag and a date go back as they came, and 304 brings no body")
  func conditional() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(status: 304, headers: ["ETag": "\"2\""])
    } _: {
      site in
      let request = PageRequest(
        url: site.url("/a"), etag: "W/\"1\"", lastModified: "Sat, 01 Aug 2026 00:00:00 GMT")
      let response = try await CurlSource(policy: .quick).fetch(request)
      try #expect(
        response.isNotModified && response.body.bytes().isEmpty && response.etag == "\"2\"")
      let visit = try #require(site.visits.first)
      #expect(visit.headers["if-none-match"] == "W/\"1\"")
      #expect(visit.headers["if-modified-since"] == "Sat, 01 Aug 2026 00:00:00 GMT")
    }
  }

  @Test("an etag that would break out of its line is not sent")
  func headerInjection() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer()
    } _: { site in
      let request = PageRequest(url: site.url("/a"), etag: "\"1\"\r\nX-Evil: yes")
      _ = try await CurlSource(policy: .quick).fetch(request)
      let visit = try #require(site.visits.first)
      #expect(visit.headers["x-evil"] == nil && visit.headers["if-none-match"] == nil)
    }
  }

  @Test(
    "a status that brings no page is an error with that status and is asked for once",
    arguments: [202, 204, 206, 304, 403, 404, 410])
  func finalStatus(_ status: Int) async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(status: status, body: [])
    } _: { site in
      #expect(await failure(.quick, site.url("/a")) == .httpStatus(status))
      #expect(site.visits.count == 1)
    }
  }

  @Test("a page that is gone says so with its status")
  func message() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(status: 404)
    } _: { site in
      let error = await #expect(throws: FetchError.self) {
        try await CurlSource(policy: .quick).fetch(PageRequest(url: site.url("/a")))
      }
      #expect(
        error == FetchError(site.url("/a"), .httpStatus(404)))
    }
  }

  @Test(
    "what is not an http or https URL is refused before any connection",
    arguments: [
      "", "page.html", "//bus.example.jp/", "file:///etc/passwd", "ftp://bus.example.jp/",
      "javascript:alert(1)", "http://", "http://a b/", "http://user:word@bus.example.jp/",
      "http://bus.example.jp/\r\nX: y",
    ])
  func badURL(_ url: String) async throws {
    #expect(await failure(.once, url) == .badURL)
  }

  @Test("raw Japanese and spaces in a URL reach the server percent-encoded")
  func japaneseURL() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer()
    } _: { site in
      let url = site.url("/時刻 表")
      let response = try await CurlSource(policy: .quick).fetch(PageRequest(url: url))
      #expect(site.visits.first?.path == "/時刻 表")
      #expect(response.finalURL == url)
    }
  }
}
