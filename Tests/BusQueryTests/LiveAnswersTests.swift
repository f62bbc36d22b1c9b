import BusModel
import BusQuery
import Testing

@Suite struct LiveAnswersTests {
  /// Counts how often it was read.
  private final class Source {
    var reads = 0
    var setting = home
  }

  private static func live(_ source: Source) throws -> LiveAnswers {
    try LiveAnswers(
      LiveAnswers.Question(directions: Direction.allCases), clock: try at("2026-11-20T07:00")
    ) {
      source.reads += 1
      return RouteBasis(of: source.setting, operator: nil, published: try usual(), feed: [])
    }
  }

  @Test("what answers rest on is read again after ten seconds, and when the clock was set back")
  func rereads() throws {
    let source = Source()
    var live = try Self.live(source)
    let start = try at("2026-11-20T07:00")
    for (seconds, reads) in [(9, 1), (10, 2), (19, 2), (20, 3), (5, 4)] {
      try live.refresh(clock: start.adding(seconds: seconds))
      #expect(source.reads == reads, "after \(seconds) s")
    }
  }

  @Test("a way without pages is left out when another has some")
  func ways() throws {
    let source = Source()
    let now = try at("2026-11-20T07:00")
    #expect(try Self.live(source).answers(at: now, clock: now).count == 2)
    source.setting.outboundTimetableURLs = [TimetableURL(url: "https://bus.example.jp/a.html")]
    let answers = try Self.live(source).answers(at: now, clock: now)
    #expect(answers.map(\.direction) == [.outbound])
    #expect(answers.exitStatus == 0)
  }
}
