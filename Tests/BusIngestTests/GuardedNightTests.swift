import BusIngest
import BusModel
import BusQuery
import BusStore
import Testing

private let url = "https://bus.example.jp/a.html"

@Suite("what the gate guards, night after night", .timeLimit(.minutes(5)))
struct GuardedNightTests {
  private var night: Night
  private let site = Site([url: page()])
  private let routes = [RouteSetting.sample("home", out: url)]

  init() throws { night = try Night() }

  private static func page(
    stop: String = "山川", minutes: [Int] = [5, 25, 45], hours: ClosedRange<Int> = 6...22,
    more: String = ""
  ) -> String {
    let names = "<h1>\(stop)停留所</h1><p>12系統 港行き</p>\(more)"
    return SamplePage(hours: hours, minutes: minutes).html
      .replacing("<h1>山川停留所</h1>", with: names)
  }

  private func words(_ report: IngestReport) -> String {
    report.routes[0].outcome.message?.words(.en) ?? ""
  }

  @Test("another stop's page is kept aside though it announces a revision; the sentence names both")
  func otherStop() async throws {
    _ = try await night.run(routes, site)
    let more = "<p>2026年11月1日改正</p>"
    site.put(Self.page(stop: "高台", minutes: [2, 14, 33, 52], more: more), at: url)
    let report = try await night.run(routes, site)
    #expect(report.summary == ["home: quarantined"])
    #expect(words(report).contains("another stop"))
    #expect(words(report).contains("山川 → 高台"))
  }

  @Test(
    "a stop whose name is a part of another's is another stop; words of its kind make none",
    arguments: [
      ("別の山川", "quarantined"), ("山川二丁目", "quarantined"), ("北山川", "quarantined"),
      ("山川前", "quarantined"),
      ("山川（北口）", "published"), ("山川 バス停", "published"), ("山川・港方面", "published"),
    ])
  func partOfAName(stop: String, outcome: String) async throws {
    _ = try await night.run(routes, site)
    let more = "<p>2026年11月1日改正</p>"
    site.put(Self.page(stop: stop, minutes: [2, 14, 33, 52], more: more), at: url)
    #expect(try await night.run(routes, site).summary == ["home: \(outcome)"])
  }

  @Test("a renamed stop with the same buses is published, and told")
  func renamed() async throws {
    _ = try await night.run(routes, site)
    site.put(Self.page(stop: "高台"), at: url)
    let report = try await night.run(routes, site)
    #expect(report.summary == ["home: published"])
    #expect(words(report) == "the stop is called 高台 now, it was 山川")
  }

  @Test("what a better reader says of the same bytes is published, in one line that says so")
  func readAnew() async throws {
    _ = try await night.run(routes, site)
    let later = try Night(databaseLostBy: night)
    var pages = try #require(try night.store.activeRoute(name: "home")?.versions.first?.pages)
    for column in pages[0].timetables.indices {
      pages[0].timetables[column].stop = "時刻表"
      pages[0].timetables[column].departures.removeLast(40)
    }
    let worse = Publication(
      route: RouteIdentity(routes[0]), pages: pages, at: night.moment, extractorVersion: "0")
    _ = try later.store.publish(worse, checkedAgainst: nil)
    let report = try await later.run(routes, site)
    #expect(report.summary == ["home: published"])
    #expect(words(report) == "read anew by this version of the program; the page is the same")
  }

  @Test("a page that loses a third every night is kept aside on the second at the latest")
  mutating func erodes() async throws {
    _ = try await night.run(routes, site)
    var kept: [Bool] = []
    // Other minutes every night, so that no piece is missing from what was there before.
    for minutes in [[7, 38], [9]] {
      night.moment = night.moment.adding(seconds: 86_400)
      site.put(Self.page(minutes: minutes, more: "<p>2026年11月1日改正</p>"), at: url)
      kept.append(try await night.run(routes, site).summary == ["home: quarantined"])
    }
    #expect(kept.contains(true))
  }
}
