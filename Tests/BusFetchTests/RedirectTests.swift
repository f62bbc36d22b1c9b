import BusFetch
import Testing

@Suite("a page has moved", .timeLimit(.minutes(5)))
struct RedirectTests {
  /// "/5" leads to "/4", …, "/0" is the page.
  private static let countdown: @Sendable (String, Int) -> SiteAnswer = { path, _ in
    guard let steps = Int(path.dropFirst()), steps > 0 else { return SiteAnswer(body: page("end")) }
    return SiteAnswer(status: 302, headers: ["Location": "/\(steps - 1)"])
  }

  @Test("five redirects are followed and the last address is told")
  func allowed() async throws {
    try await LoopbackSite.serving(Self.countdown) { site in
      let response = try await CurlSource(policy: .quick).fetch(PageRequest(url: site.url("/5")))
      try #expect(response.body.bytes() == page("end"))
      #expect(response.url == site.url("/5") && response.finalURL == site.url("/0"))
    }
  }

  @Test("the sixth redirect is an error, and nothing is asked after it")
  func tooMany() async throws {
    try await LoopbackSite.serving(Self.countdown) { site in
      #expect(await failure(.once, site.url("/6")) == .tooManyRedirects)
      #expect(site.visits.count == 6)
    }
  }

  @Test(
    "a redirect to anything but http and https is refused",
    arguments: [
      "file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1/", "http://me:word@127.0.0.1/",
    ])
  func elsewhere(_ target: String) async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(status: 301, headers: ["Location": target])
    } _: { site in
      #expect(await failure(.once, site.url("/a")) == .badRedirect)
    }
  }

  @Test(
    "a Location beside another status is not followed", arguments: [200, 201, 300, 304, 305, 404])
  func otherStatus(_ status: Int) async throws {
    try await LoopbackSite.serving { path, _ in
      guard path == "/a" else { return SiteAnswer(body: page("elsewhere")) }
      return SiteAnswer(status: status, headers: ["Location": "/b"])
    } _: { site in
      let code = await failure(.once, site.url("/a"))
      #expect(code == (status == 200 ? nil : .httpStatus(status)))
      #expect(site.visits.map(\.path) == ["/a"])
    }
  }

  @Test("a redirect back to an address on the way is a circle, and nothing is asked twice")
  func circle() async throws {
    try await LoopbackSite.serving { path, _ in
      SiteAnswer(status: 302, headers: ["Location": path == "/a" ? "/b" : "/a"])
    } _: { site in
      #expect(await failure(.once, site.url("/a")) == .tooManyRedirects)
      #expect(site.visits.map(\.path) == ["/a", "/b"])
    }
  }

  @Test("a redirect to this machine from another host is refused unasked")
  func toThisMachine() async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(body: page("secret"))
    } _: { secret in
      try await LoopbackSite.serving { _, _ in
        SiteAnswer(status: 302, headers: ["Location": secret.url("/")])
      } _: { site in
        #expect(await failure(.once, site.url("/", host: "localhost")) == .privateAddress)
        #expect(secret.visits.isEmpty)
      }
    }
  }

  @Test("a page that sends the browser on is followed once, and its validators are not kept")
  func metaRefresh() async throws {
    try await LoopbackSite.serving { path, _ in
      let refresh = "<META HTTP-EQUIV=\"Refresh\" CONTENT=\"0; URL='new.html'\">"
      let next = "<meta http-equiv=refresh content=\"0;url=/more.html\">"
      return SiteAnswer(
        headers: ["ETag": "\"1\""], body: page(path == "/a/old.html" ? refresh : next))
    } _: { site in
      let response = try await CurlSource(policy: .quick).fetch(
        PageRequest(url: site.url("/a/old.html")))
      #expect(site.visits.map(\.path) == ["/a/old.html", "/a/new.html"])
      #expect(response.finalURL == site.url("/a/new.html") && response.etag == nil)
    }
  }

  @Test(
    "a page that only renews itself, waits to be read or shows a table is a page of its own",
    arguments: [
      "<meta http-equiv=\"refresh\" content=\"60\">",
      "<meta http-equiv=\"refresh\" content=\"60; url=/b\">",
      "<meta http-equiv=\"refresh\" content=\"0; url=/a\">",
      "<meta http-equiv=\"refresh\" content=\"0; url=/b\"><table></table>",
      "<p>http-equiv refresh content=0;url=/b</p>",
    ])
  func ownPage(_ html: String) async throws {
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(body: page(html))
    } _: { site in
      #expect(await failure(.once, site.url("/a")) == nil)
      #expect(site.visits.map(\.path) == ["/a"])
    }
  }

  @Test("a redirect waits for its turn at the host that it leads to")
  func otherHost() async throws {
    try await LoopbackSite.serving { path, _ in
      guard path == "/start" else { return SiteAnswer(delay: .milliseconds(800)) }
      return SiteAnswer(status: 302, headers: ["Location": "/moved"])
    } _: { site in
      let source = try CurlSource(policy: .quick)
      async let first = source.fetch(PageRequest(url: site.url("/page")))
      try await Task.sleep(for: .milliseconds(300))
      async let second = source.fetch(PageRequest(url: site.url("/start")))
      _ = try await (first, second)
      let visits = site.visits
      #expect(visits.map(\.path) == ["/page", "/start", "/moved"])
      #expect(zip(visits, visits.dropFirst()).allSatisfy { $0.end <= $1.start })
    }
  }
}
