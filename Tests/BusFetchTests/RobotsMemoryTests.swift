import BusModel
import Synchronization
import TestScratch
import Testing

@testable import BusFetch

@Suite("what robots.txt said holds for a day over runs", .timeLimit(.minutes(1)))
struct RobotsMemoryTests {
  private static let begin = Moment(secondsSince1970: 1_795_000_000)

  /// Asks for a page in a run of its own and answers how it ended.
  private func run(
    _ site: LoopbackSite, _ path: String, _ memory: RobotsMemory, hours: Int
  ) async throws -> FetchError.Code? {
    var policy = FetchPolicy.once
    policy.obeysRobots = true
    let moment = Self.begin.adding(seconds: hours * 3600)
    let source = try CurlSource(
      policy: policy, robots: memory, lookup: Resolver.system, now: { moment })
    let outcome = await source.ask(PageRequest(url: site.url(path)))
    try source.rememberRobots()
    if case .failure(let error) = outcome.result { return error.code }
    return nil
  }

  private func expect(
    _ code: FetchError.Code?, _ site: LoopbackSite, _ path: String, _ memory: RobotsMemory,
    hours: Int
  ) async throws {
    let found = try await run(site, path, memory, hours: hours)
    #expect(found == code)
  }

  @Test("a second run of the day does not ask for it, and obeys it; the next day asks")
  func day() async throws {
    let scratch = try Scratch()
    let memory = RobotsMemory(path: scratch.path + "/robots.jsonl")
    let rules = "User-agent: other\nDisallow: /\n\nUser-agent: *\nDisallow: /secret\nCrawl-delay: 0"
    try await LoopbackSite.serving { path, _ in
      SiteAnswer(body: path == "/robots.txt" ? page(rules) : page("hi"))
    } _: { site in
      try await expect(nil, site, "/a", memory, hours: 0)
      try await expect(nil, site, "/b", memory, hours: 3)
      try await expect(.notAsked, site, "/secret", memory, hours: 23)
      #expect(site.visits.map(\.path) == ["/robots.txt", "/a", "/b"])
      try await expect(.notAsked, site, "/secret", memory, hours: 25)
      #expect(site.visits.count { $0.path == "/robots.txt" } == 2)
    }
  }

  @Test("that there is none is known too; that a server is in trouble is not")
  func absent() async throws {
    for (status, asked) in [(404, 1), (503, 2)] {
      let scratch = try Scratch()
      let memory = RobotsMemory(path: scratch.path + "/robots.jsonl")
      try await LoopbackSite.serving { path, _ in
        path == "/robots.txt" ? SiteAnswer(status: status) : SiteAnswer(body: page("hi"))
      } _: { site in
        _ = try await run(site, "/a", memory, hours: 0)
        _ = try await run(site, "/b", memory, hours: 1)
        #expect(site.visits.count { $0.path == "/robots.txt" } == asked)
      }
    }
  }

  @Test("a damaged file, and one of the future, are as good as none")
  func damage() throws {
    let scratch = try Scratch()
    try scratch.write(
      "{\"origin\":\"http://a\",\"at\":\(Self.begin.secondsSince1970 + 9000),\"rules\":null}\n{\"orig",
      to: "robots.jsonl")
    let memory = RobotsMemory(path: scratch.path + "/robots.jsonl")
    #expect(memory.copies(at: Self.begin).isEmpty)
    #expect(memory.copies(at: Self.begin.adding(seconds: 9001)).count == 1)
    #expect(RobotsMemory(path: scratch.path + "/none").copies(at: Self.begin).isEmpty)
  }

  @Test("the rules that concern one agent, as text, are the same rules")
  func text() {
    let file = RobotsFile(
      Array(
        "User-agent: bus\nDisallow: /a*b$\nAllow: /あ\nCrawl-delay: 2.5\nUser-agent: *\nDisallow: /"
          .utf8))
    let again = RobotsFile(Array(file.only(for: "bus").text.utf8))
    for path in ["/", "/a", "/axb", "/axbc", "/%E3%81%82"] {
      #expect(file.answer(for: path, agent: "bus") == again.answer(for: path, agent: "bus"))
    }
  }
}
