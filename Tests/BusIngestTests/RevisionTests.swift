import BusFetch
import BusIngest
import BusModel
import BusStore
import Testing

private let out = "https://bus.example.jp/out"
private let back = "https://bus.example.jp/back"

/// A page whose columns all begin on a day of December 2026.
private func announced(_ day: Int, minutes: [Int]) -> String {
  let days = ["平日", "土曜", "日祝"].map { "\($0)<br>2026年12月\(day)日改正" }
  return SamplePage(days: days, minutes: minutes).html
}

@Suite("a page that announces, beside one that does not", .timeLimit(.minutes(5)))
struct RevisionTests {
  var night: Night
  let routes = [RouteSetting.sample("home", out: out, back: back)]
  let site = Site([out: SamplePage().html, back: SamplePage(minutes: [10, 40]).html])

  init() throws { night = try Night() }

  /// The minutes past each hour of a way's first column, as they hold on a day of December.
  private func minutes(_ way: Direction, _ day: Int) throws -> Set<Int> {
    let date = try #require(CivilDate(year: 2026, month: 12, day: day))
    let version = try night.store.activeRoute(name: "home")?.version(on: date)
    let pages = version?.pages.filter { $0.direction == way } ?? []
    let column = try #require(pages.first?.timetables.first)
    return Set(column.departures.map { $0.departureTime.minutes % 60 })
  }

  @Test("the old timetable of its address holds until the day, and the other way as it is")
  func oneOfTwo() async throws {
    _ = try await night.run(routes, site)
    site.put(announced(20, minutes: [7, 27, 47]), at: out)
    let report = try await night.run(routes, site)
    #expect(report.routes[0].outcome.message == .announced(try #require(CivilDate("2026-12-20"))))
    #expect(try minutes(.outbound, 19) == [5, 25, 45])
    #expect(try minutes(.outbound, 20) == [7, 27, 47])
    #expect(try minutes(.inbound, 19) == [10, 40] && minutes(.inbound, 20) == [10, 40])
    let again = try await night.run(routes, site)
    #expect(again.exitStatus == 2 && again.figures.parsed == 0)
    #expect(try await night.run(routes, site, force: true).exitStatus == 2)
    #expect(try night.store.versions().map(\.state) == [.announced, .active])
  }

  @Test("a page that no longer names its stop is kept aside, whatever it announces")
  func withoutStop() async throws {
    _ = try await night.run(routes, site)
    let page = announced(20, minutes: [7, 27, 47])
    site.put(page.replacing("<h1>山川停留所</h1>", with: "<h1>時刻表</h1>"), at: out)
    _ = try await night.run(routes, site)
    #expect(try minutes(.outbound, 20) == [5, 25, 45])
    site.put(page, at: out)
    _ = try await night.run(routes, site)
    #expect(try minutes(.outbound, 20) == [7, 27, 47])
  }

  @Test("another change meanwhile is published at once, and the announcement goes with it")
  func changeMeanwhile() async throws {
    _ = try await night.run(routes, site)
    site.put(announced(20, minutes: [7, 27, 47]), at: out)
    _ = try await night.run(routes, site)
    site.put(SamplePage(minutes: [10, 41]).html, at: back)
    #expect(try await night.run(routes, site).summary == ["home: published"])
    #expect(try minutes(.outbound, 19) == [5, 25, 45] && minutes(.inbound, 19) == [10, 41])
    #expect(try minutes(.outbound, 20) == [7, 27, 47] && minutes(.inbound, 20) == [10, 41])
  }

  @Test("two pages for two days change one after the other")
  func twoDays() async throws {
    _ = try await night.run(routes, site)
    site.put(announced(10, minutes: [7, 27, 47]), at: out)
    site.put(announced(20, minutes: [12, 42]), at: back)
    #expect(try await night.run(routes, site).summary == ["home: published"])
    #expect(try minutes(.outbound, 9) == [5, 25, 45] && minutes(.inbound, 9) == [10, 40])
    #expect(try minutes(.outbound, 10) == [7, 27, 47] && minutes(.inbound, 10) == [10, 40])
    #expect(try minutes(.outbound, 20) == [7, 27, 47] && minutes(.inbound, 20) == [12, 42])
    #expect(try await night.run(routes, site).exitStatus == 2)
  }

  @Test("what was announced for a day and is announced for another now is not announced for both")
  func postponed() async throws {
    _ = try await night.run(routes, site)
    site.put(announced(10, minutes: [7, 27, 47]), at: out)
    _ = try await night.run(routes, site)
    site.put(announced(20, minutes: [7, 27, 47]), at: out)
    _ = try await night.run(routes, site)
    #expect(try minutes(.outbound, 15) == [5, 25, 45])
    #expect(try minutes(.outbound, 20) == [7, 27, 47])
  }

  @Test("another stop's page does not pass for the revision that was announced")
  func otherStop() async throws {
    _ = try await night.run(routes, site)
    site.put(announced(20, minutes: [7, 27, 47]), at: out)
    _ = try await night.run(routes, site)
    site.put(announced(20, minutes: [3, 33, 53]), at: out)
    #expect(try await night.run(routes, site).summary == ["home: quarantined"])
    #expect(try minutes(.outbound, 20) == [7, 27, 47])
  }
}
