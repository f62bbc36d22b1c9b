import BusFetch
import Testing

/// A path, an agent, and whether a file lets it pass.
private struct RobotsCase: Sendable, CustomTestStringConvertible {
  let file: String
  let path: String
  let isAllowed: Bool
  var agent = "bus"

  init(_ file: String, _ path: String, _ isAllowed: Bool, agent: String = "bus") {
    (self.file, self.path, self.isAllowed, self.agent) = (file, path, isAllowed, agent)
  }

  var testDescription: String { "\(file.debugDescription) \(path) \(agent)" }
}

private let all = "User-agent: *\n"

/// By sections of RFC 9309; the examples of 5.1 and 5.2 are the standard's own.
private let cases: [RobotsCase] = groups + paths + wildcards + spellings + standard

private let groups: [RobotsCase] = [
  RobotsCase("", "/a", true),
  RobotsCase(all, "/a", true),
  RobotsCase(all + "Disallow:", "/a", true),
  RobotsCase(all + "Disallow: /", "/a", false),
  RobotsCase("Disallow: /", "/a", true),
  RobotsCase("User-agent: other\nDisallow: /", "/a", true),
  RobotsCase("User-agent: bus\nDisallow: /", "/a", false),
  RobotsCase("User-agent: BUS\nDisallow: /", "/a", false),
  RobotsCase("User-agent: bus/2.0\nDisallow: /", "/a", false),
  RobotsCase("User-agent: busy\nDisallow: /", "/a", true),
  RobotsCase("User-agent: bus-timetables\nDisallow: /", "/a", true),
  RobotsCase("User-agent: a\nUser-agent: bus\nDisallow: /", "/a", false),
  RobotsCase("User-agent: a\n\nUser-agent: bus\n\nDisallow: /", "/a", false),
  RobotsCase("User-agent: bus\nAllow: /\n" + all + "Disallow: /", "/a", true),
  RobotsCase(all + "Disallow: /\nUser-agent: bus\nAllow: /", "/a", true),
  RobotsCase(all + "Disallow: /\nUser-agent: bus\n", "/a", true),
  RobotsCase("User-agent: bus\nDisallow: /a\nUser-agent: bus\nDisallow: /b", "/b", false),
  RobotsCase("User-agent: bus\nDisallow: /a\n" + all + "Disallow: /b", "/b", true),
  RobotsCase(all + "Disallow: /a\n" + all + "Disallow: /b", "/a", false),
  RobotsCase("User-agent: a\nSitemap: /s\nUser-agent: bus\nDisallow: /", "/x", false, agent: "a"),
  RobotsCase("user-AGENT:*\nDISALLOW:/", "/a", false),
  RobotsCase("  User-agent :  *  \n  Disallow :  /a  \n", "/a", false),
  RobotsCase("User-agent: * # anyone\nDisallow: /a # not this", "/a", false),
  RobotsCase("# Disallow: /\n" + all + "#Disallow: /", "/a", true),
  RobotsCase("User-agent: *\r\nDisallow: /a\r\n", "/a", false),
  RobotsCase("User-agent: *\rDisallow: /a\r", "/a", false),
  RobotsCase("\u{feff}User-agent: *\nDisallow: /a", "/a", false),
  // The colon is forgotten on real servers, and meant.
  RobotsCase("User-agent: *\nDisallow /a", "/a", false),
  RobotsCase("User-agent *\nDisallow\t/a", "/a", false),
  RobotsCase(all + "Disallow /a and more", "/a", true),
  RobotsCase("<html><body>404</body></html>", "/a", true),
  RobotsCase(all + "Nonsense: 1\nDisallow: /a", "/a", false),
]

private let paths: [RobotsCase] = [
  RobotsCase(all + "Disallow: /a", "/a/b", false),
  RobotsCase(all + "Disallow: /a", "/ab", false),
  RobotsCase(all + "Disallow: /a/", "/a", true),
  RobotsCase(all + "Disallow: /A", "/a", true),
  RobotsCase(all + "Disallow: /", "/robots.txt", true),
  RobotsCase(all + "Disallow: /a\nAllow: /a/b", "/a/b", true),
  RobotsCase(all + "Allow: /a/b\nDisallow: /a", "/a/b", true),
  RobotsCase(all + "Disallow: /a/b\nAllow: /a", "/a/b", false),
  RobotsCase(all + "Disallow: /a\nAllow: /a", "/a", true),
  RobotsCase(all + "Allow: /a\nDisallow: /a", "/a", true),
  RobotsCase(all + "Disallow: /a?b=1", "/a?b=12", false),
  RobotsCase(all + "Disallow: /a?b=1", "/a?b=2", true),
  RobotsCase(all + "Disallow: a", "/a", true),
  RobotsCase(all + "Disallow: /", "", false),
]

private let wildcards: [RobotsCase] = [
  RobotsCase(all + "Disallow: *", "/a", false),
  RobotsCase(all + "Disallow: /*", "/a", false),
  RobotsCase(all + "Disallow: /*.php", "/a/b.php?c", false),
  RobotsCase(all + "Disallow: /*.php$", "/a/b.php", false),
  RobotsCase(all + "Disallow: /*.php$", "/a/b.php?c", true),
  RobotsCase(all + "Disallow: /a$", "/a", false),
  RobotsCase(all + "Disallow: /a$", "/ab", true),
  RobotsCase(all + "Disallow: /$", "/", false),
  RobotsCase(all + "Disallow: /$", "/a", true),
  RobotsCase(all + "Disallow: /a*b*c", "/a1b2c3", false),
  RobotsCase(all + "Disallow: /a*b*c$", "/a1b2c3", true),
  RobotsCase(all + "Disallow: /a*b*c$", "/abcbc", false),
  RobotsCase(all + "Disallow: /a$b", "/a$b", false),
  RobotsCase(all + "Disallow: /a**b", "/aXb", false),
  RobotsCase(all + "Disallow: /p\nAllow: /*.html", "/page.html", true),
]

private let spellings: [RobotsCase] = [
  RobotsCase(all + "Disallow: /時刻", "/%E6%99%82%E5%88%BB/a", false),
  RobotsCase(all + "Disallow: /%e6%99%82", "/%E6%99%82", false),
  RobotsCase(all + "Disallow: /%E6%99%82", "/時", false),
  RobotsCase(all + "Disallow: /a%3cd", "/a%3Cd", false),
  RobotsCase(all + "Disallow: /%62", "/b", false),
  RobotsCase(all + "Disallow: /a%2Fb", "/a/b", true),
  RobotsCase(all + "Disallow: /~x", "/%7Ex", false),
  RobotsCase(all + "Disallow: /%", "/%", false),
]

private let simple = """
  User-Agent: *
  Disallow: *.gif$
  Disallow: /example/
  Allow: /publications/

  User-Agent: foobot
  Disallow:/
  Allow:/example/page.html
  Allow:/example/allowed.gif

  User-Agent: barbot
  User-Agent: bazbot
  Disallow: /example/page.html

  User-Agent: quxbot

  EOF
  """

private let longest = """
  User-Agent: foobot
  Allow: /example/page/
  Disallow: /example/page/disallowed.gif
  """

private let standard: [RobotsCase] = [
  RobotsCase(simple, "/example/", false),
  RobotsCase(simple, "/a/b.gif", false),
  RobotsCase(simple, "/publications/a", true),
  RobotsCase(simple, "/example/page.html", true, agent: "foobot"),
  RobotsCase(simple, "/example/other.html", false, agent: "foobot"),
  RobotsCase(simple, "/example/allowed.gif", true, agent: "FooBot"),
  RobotsCase(simple, "/example/page.html", false, agent: "barbot"),
  RobotsCase(simple, "/example/page.html", false, agent: "bazbot"),
  RobotsCase(simple, "/example/", true, agent: "quxbot"),
  RobotsCase(longest, "/example/page/disallowed.gif", false, agent: "foobot"),
  RobotsCase(longest, "/example/page/", true, agent: "foobot"),
]

@Suite("a robots.txt is read as RFC 9309 has it")
struct RobotsFileTests {
  @Test("an address may be asked, or not", arguments: cases)
  private func answers(_ one: RobotsCase) {
    let file = RobotsFile(Array(one.file.utf8))
    #expect(file.answer(for: one.path, agent: one.agent).isAllowed == one.isAllowed)
  }

  @Test("the rule that decided is told as it stands, and the pause that is asked for")
  func rule() {
    let file = RobotsFile(Array((all + "Crawl-delay: 2.5\nDisallow: /時刻*\nAllow: /b").utf8))
    #expect(
      file.answer(for: "/%E6%99%82%E5%88%BB", agent: "bus")
        == RobotsAnswer(isAllowed: false, rule: "Disallow: /時刻*", crawlDelay: 2.5))
    #expect(file.answer(for: "/c", agent: "bus").rule == nil)
  }

  @Test(
    "a pause that is none is passed over", arguments: ["-1", "nan", "inf", "soon", "", "1e999"])
  func delays(_ text: String) {
    let file = RobotsFile(Array((all + "Crawl-delay: \(text)").utf8))
    #expect(file.answer(for: "/", agent: "bus").crawlDelay == nil)
  }

  @Test("what stands beyond 500 KiB is not read, and a pattern of stars takes no time")
  func bounds() {
    let filler = String(repeating: "# \(String(repeating: "x", count: 1021))\n", count: 500)
    let far = RobotsFile(Array((all + "Disallow: /a\n" + filler + "Disallow: /b").utf8))
    #expect(!far.answer(for: "/a", agent: "bus").isAllowed)
    #expect(far.answer(for: "/b", agent: "bus").isAllowed)
    let stars = "Disallow: /" + String(repeating: "*a", count: 2000) + "$"
    let path = "/" + String(repeating: "a", count: 4000) + "b"
    #expect(RobotsFile(Array((all + stars).utf8)).answer(for: path, agent: "bus").isAllowed)
  }
}
