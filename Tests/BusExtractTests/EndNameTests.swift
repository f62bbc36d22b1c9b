import BusModel
import Testing

/// Where buses go, when a heading, a dash and a farther place each say a part of it.
@Suite("names of ends")
struct EndNameTests {
  private static func trips(_ way: String, last: String = "–") -> String {
    """
    <h1>7系統</h1><p>\(way)</p><h2>平日</h2><table><tr><th>停留所</th><th>1</th><th>2</th></tr>\
    <tr><td>浜寺駅</td><td>7:05</td><td>8:10</td></tr><tr><td>石神</td><td>7:15</td><td>8:20</td></tr>\
    <tr><td>坂上団地</td><td>7:25</td><td>8:30</td></tr><tr><td>坂上車庫</td><td>7:31</td><td>\(last)</td></tr></table>
    """
  }

  @Test("a trip with a dash at the last stop, which the heading names, goes to the stop before it")
  func dashAtHeadedEnd() {
    let page = read(Self.trips("浜寺駅 → 石神 → 坂上車庫"))
    let first = page.timetables.first { $0.stop == "浜寺駅" }
    #expect(first?.departures.map { $0.destination ?? first?.destination } == ["坂上車庫", "坂上団地"])
  }

  @Test(
    "where the heading names another place than the last stop, a dash does not say where a trip ends"
  )
  func dashBeforeOtherEnd() {
    let page = read(Self.trips("浜寺駅 → 石神 → 遠里"))
    let first = page.timetables.first { $0.stop == "浜寺駅" }
    #expect(first?.departures.last.map { $0.destination ?? first?.destination } != "坂上団地")
  }

  @Test("an empty cell at the last stop leaves open where the trip ends")
  func emptyAtHeadedEnd() {
    let page = read(Self.trips("浜寺駅 → 石神 → 坂上車庫", last: ""))
    let first = page.timetables.first { $0.stop == "浜寺駅" }
    #expect(first?.departures.last?.destination == nil)
  }

  @Test("a part of town and a stop that is called after it are one destination, the stop's")
  func partOfTown() {
    let hours =
      "<table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>05 35</td></tr><tr><td>8</td><td>05</td></tr></table>"
    let same = read("<h1>石神（坂上方面）の時刻表</h1><p>坂上南行き</p>" + hours)
    #expect(
      same.timetables.first?.destination == "坂上南" || same.timetables.first?.destination == "坂上方面")
    let other = read("<h1>石神（坂上方面）の時刻表</h1><h2>遠里行き</h2><p>坂下南行き</p>" + hours)
    #expect(other.timetables.first?.destination != "坂上方面")
  }

  @Test("a column headed コース names the lines of a list of stops' buses")
  func courseColumn() {
    let page = read(
      """
      <h1>「診療所前」バス停の時刻</h1><table><tr><th>コース</th><th>行き先</th><th>平日</th><th>土日祝</th></tr>\
      <tr><th>山手コース</th><td>坂上</td><td>7:10、8:40、10:55</td><td>8:40</td></tr>\
      <tr><th>浜コース</th><td>浜寺駅</td><td>7:50、9:50</td><td>9:50、12:50</td></tr></table>
      """)
    #expect(page.judgement == .timetable)
    let lines = page.timetables.flatMap { table in
      table.departures.map { $0.routeName ?? table.routeName ?? "" }
    }
    #expect(Set(lines) == ["山手コース", "浜コース"])
  }
}
