import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Words of heads and cells that are no names, and numbers that are.
@Suite("a head's word is told for what it is")
struct HeadWordTests {
  @Test("numbers under 系統 are lines, and those that count are trips")
  func linesOfTrips() {
    let page = { (first: String, second: String, third: String) in
      read(
        "<h1>沢線</h1><p>沢口 → 役場方面</p><p>毎日運行</p><table><tr><th>系統</th><th>沢口</th><th>橋</th><th>役場</th></tr>"
          + "<tr><td>\(first)</td><td>8:10</td><td>8:20</td><td>8:30</td></tr><tr><td>\(second)</td><td>9:10</td><td>9:20</td><td>9:30</td></tr>"
          + "<tr><td>\(third)</td><td>10:10</td><td>10:20</td><td>10:30</td></tr></table>")
    }
    #expect(
      page("51", "52", "51").timetables[0].departures.map(\.routeName) == ["51", "52", "51"])
    #expect(page("1", "2", "3").timetables[0].departures.map(\.routeName) == [nil, nil, nil])
  }

  @Test("the platform in brackets behind the place where one gets on is none of its name")
  func platformBehindPlace() {
    let page = read(
      "<h1>空港連絡バス</h1><h2>空港行き</h2><p>毎日運行</p><table><tr><th>路線</th><th>乗車地</th><th>発車時刻</th></tr>"
        + "<tr><td>駅前線</td><td>海峡駅前（4番のりば）</td><td>5:50</td></tr><tr><td>本町線</td><td>本町</td><td>6:15</td></tr>"
        + "<tr><td>温泉線</td><td>海峡温泉</td><td>8:20</td></tr></table>")
    let first = page.timetables.first { $0.departures.contains { $0.hour == 5 } }
    #expect(first?.stop == "海峡駅前")
  }

  @Test("電停 before the name of a stop is no name")
  func tramStop() {
    let page = read(
      "<title>電停時刻表 城下町</title><h1>城下町電停</h1><h2>本町線 南港方面</h2><table><tr><th>時</th><th>毎日</th></tr>"
        + (6...9).map { "<tr><th>\($0)</th><td>10 40</td></tr>" }.joined() + "</table>")
    #expect(page.timetables.allSatisfy { $0.stop != "電停" })
  }

  @Test("a head that says in two languages that buses leave names no stop")
  func twoLanguages() {
    let page = read(
      "<h1>Island Ferry 島船</h1><h2>Hama Pier → Tori Island</h2><p>毎日運航</p><table><tr><th>Sailing 便</th><th>Departs 発</th></tr>"
        + "<tr><td>1</td><td>9:00</td></tr><tr><td>2</td><td>10:30</td></tr><tr><td>3</td><td>13:00</td></tr></table>"
    )
    #expect(page.timetables.allSatisfy { $0.stop?.contains("Depart") != true })
  }

  @Test("where a bus comes from is not where one gets on")
  func cameFrom() {
    let page = read(
      "<h1>橋 発車時刻表（駅行）</h1><p>毎日運行</p><table><tr><th>発時刻</th><th>始発地</th><th>行先</th></tr>"
        + "<tr><td>6:45</td><td>山口</td><td>沢駅</td></tr><tr><td>7:20</td><td>車庫</td><td>沢駅</td></tr>"
        + "<tr><td>8:10</td><td>山口</td><td>沢駅</td></tr></table>")
    #expect(page.timetables.allSatisfy { $0.stop != "山口" && $0.stop != "車庫" })
  }
}
