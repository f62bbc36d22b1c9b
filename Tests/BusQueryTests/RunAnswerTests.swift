import BusModel
import BusQuery
import Testing

@Suite struct RunAnswerTests {
  private static func outcome(
    _ kind: RouteOutcome.Kind, _ message: String? = nil
  ) throws -> RouteOutcome {
    RouteOutcome(kind: kind, at: try at("2026-11-21T02:00"), message: message.map { .text($0) })
  }

  @Test("a route that stays as it was is no news, unless it was bad before")
  func events() throws {
    let unchanged = try Self.outcome(.unchanged)
    #expect(RouteNews.Event(unchanged, before: nil) == nil)
    #expect(RouteNews.Event(unchanged, before: unchanged) == nil)
    #expect(RouteNews.Event(unchanged, before: try Self.outcome(.failed)) == .recovered)
    let rejected = try Self.outcome(.unchanged, "its pages were rejected")
    #expect(RouteNews.Event(rejected, before: try Self.outcome(.quarantined)) == nil)
    #expect(RouteNews.Event(try Self.outcome(.published), before: nil) == .published)
  }

  @Test("what was kept aside is told with how to decide on it, and a page alone with how to look")
  func decision() throws {
    let report = IngestReport(
      startedAt: try at("2026-11-21T02:00"), finishedAt: try at("2026-11-21T02:01"),
      routes: [
        IngestReport.Entry(route: "home", outcome: try Self.outcome(.quarantined), version: 4),
        IngestReport.Entry(route: "school", outcome: try Self.outcome(.quarantined)),
      ], figures: RunFigures(requests: 2, parsed: 2))
    let text = IngestText(.en, isDry: false).text(report, nil)
    #expect(text.contains("kept aside as version 4; look at it: bus history --route home"))
    #expect(text.contains("look at the page: bus routes check --route school"))
    #expect(
      text.hasSuffix(
        "kept aside 2 · 2 requests (0 not modified, 0 bytes), 2 pages read, 0 skipped\n"))
    #expect(report.exitStatus == 65)
  }

  @Test("history tells of a route's runs only what did not simply stay")
  func history() throws {
    let route = RouteIdentity(home)
    let run = RunSummary(
      id: 3, startedAt: try at("2026-11-21T02:00"), finishedAt: try at("2026-11-21T02:01"),
      outcome: .partial,
      routes: [
        RunSummary.Entry(route: route, outcome: try Self.outcome(.quarantined)),
        RunSummary.Entry(
          route: RouteIdentity(id: "1", name: "school"), outcome: try Self.outcome(.unchanged)),
      ])
    let text = History(versions: [], runs: [run]).text(.en)
    #expect(
      text == """
        versions
          none yet

        runs
          3  2026-11-21 02:00  some kept aside  0 requests, 0 pages read
             home              kept aside

        """)
  }
}
