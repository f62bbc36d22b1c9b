import BusModel
import Testing

@testable import BusExtract

@Suite("Ways that are written as lines")
struct RouteLineTests {
  private func page(_ body: String) -> RawPage {
    read("<h1>通学バス（遠方ルート）</h1>\(body)")
  }

  @Test("a course below each of several headings is read, and none gets lost")
  func courses() {
    let told = page(
      "<h3>北ルート</h3><p>杉山口 6:50 → 四日町 7:02 → 学園 7:40着</p>"
        + "<h3>南ルート</h3><p>浜町 6:55 → 三島口 7:10 → 学園 7:45着</p>")
    #expect(
      TripTable.told(told) == [
        "杉山口 6:50>学園", "四日町 7:2>学園", "浜町 6:55>学園", "三島口 7:10>学園",
      ])
    #expect(told.timetables.map(\.routeName) == ["北ルート", "北ルート", "南ルート", "南ルート"])
  }

  @Test("behind the only time of a line the stops that have none say where it goes")
  func onlyStart() {
    let told = page(
      "<h2>帰りの便</h2><ul><li>北ルート　学園 17:00発 → 四日町 → 杉山口</li>"
        + "<li>南ルート　学園 17:05発 → 三島口 → 浜町</li></ul>")
    #expect(TripTable.told(told) == ["学園 17:0>杉山口", "学園 17:5>浜町"])
    #expect(told.timetables.flatMap(\.departures).map(\.routeName) == ["北ルート", "南ルート"])
  }

  @Test("a line of which a stop among others has no time is none, and is not lost unsaid")
  func gap() {
    let told = page(
      "<h3>北ルート</h3><p>杉山口 6:50 → 四日町 7:02 → 学園 7:40着</p>"
        + "<h3>南ルート</h3><p>浜町 6:55 → 三島口 → 学園 7:45着</p>")
    #expect(told.verdict == .uncertain)
  }
}
