import BusIngest
import BusModel
import BusQuery
import BusStore
import Testing

private let feed = "https://days.example.jp/date.json"

@Suite("the holiday feed", .timeLimit(.minutes(5)))
struct HolidayIngestTests {
  let night: Night
  let good = #"{"2026-01-01": "元日", "2026-05-06": "みどりの日 振替休日", "2027-01-01": "元日"}"#

  init() throws { night = try Night() }

  @Test("a good feed is stored in order, with the kind its name tells")
  func good() async throws {
    let report = try await night.run([], Site([feed: good]), holidays: .url(feed))
    #expect(report.notices.map(\.code) == ["holidayFeedDiffers", "holidayFeedEnds"])
    let holidays = try #require(try night.store.holidays()?.holidays)
    #expect(holidays.map(\.kind) == [.national, .substitute, .national])
  }

  @Test(
    "a feed that is broken, empty or shorter is refused with a notice, and the last one stays",
    arguments: [
      "", "{}", "[]", "<html>", #"{"2026-13-01": "元日"}"#, #"{"2026-01-01": 1}"#,
      #"{"2026-01-01": "元日", "2027-01-01": "元日"}"#,
      #"{"2026-01-01": "元日", "2026-05-06": "休日"}"#,
    ])
  func refused(_ bad: String) async throws {
    let site = Site([feed: good])
    _ = try await night.run([], site, holidays: .url(feed))
    let before = try night.store.holidays()
    site.put(bad, at: feed)
    let report = try await night.run([], site, holidays: .url(feed))
    #expect(report.notices.map(\.code) == ["holidayFeedRefused"])
    #expect(report.notices[0].words(.en).hasSuffix("; the last good one and the law go on"))
    #expect(report.exitStatus == 2)
    #expect(try night.store.holidays() == before)
  }

  @Test("a feed whose window moved on by a year is taken in")
  func moved() async throws {
    let site = Site([feed: good])
    _ = try await night.run([], site, holidays: .url(feed))
    site.put(#"{"2027-01-01": "元日", "2028-01-01": "元日"}"#, at: feed)
    let report = try await night.run([], site, holidays: .url(feed))
    #expect(report.notices.map(\.code) == ["holidayFeedDiffers"])
    #expect(try night.store.holidays()?.holidays.count == 2)
  }

  @Test("a feed that cannot be had is a notice and no failure")
  func missing() async throws {
    let report = try await night.run([], Site([:]), holidays: .url(feed))
    #expect(report.notices.map(\.code) == ["holidayFeedMissing"])
    #expect(report.exitStatus == 2)
  }
}
