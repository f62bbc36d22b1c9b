import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Names of areas, ships and stations, and what may be done at a stop.
@Suite("what is no stop and no line")
struct AreaAndShipTests {
  private func timetables(_ html: String) -> [BusTimetable] {
    Normalise.timetables(of: read(html)).timetables.filter { !$0.departures.isEmpty }
  }

  @Test("an area is no stop where each table is headed by its own")
  func area() {
    let hours =
      "<table><tr><th>時</th><th>平日</th></tr>"
      + (6...12).map { "<tr><td>\($0)</td><td>05 25 45</td></tr>" }.joined() + "</table>"
    let page = """
      <title>寺町周辺の時刻表</title><h2>寺町周辺の時刻表</h2>
      <h3>■寺町東（郵便局前）</h3><p>［12］ 南港 ゆき</p>\(hours)
      <h3>■寺町西</h3><p>［15］ 北高校 ゆき</p>\(hours.replacing("25", with: "35"))
      """
    #expect(timetables(page).map(\.stop) == ["寺町東（郵便局前）", "寺町西"])
  }

  @Test("a ship stands for the line where nothing names one, and is a remark elsewhere")
  func ship() {
    let table = """
      <table><tr><th>便</th><th>船名</th><th>南浦港発</th><th>小島着</th></tr>
      <tr><td>1</td><td>かもめ</td><td>7:20</td><td>7:45</td></tr>
      <tr><td>2</td><td>第二かもめ</td><td>9:40</td><td>10:05</td></tr>
      <tr><td>3</td><td>かもめ</td><td>13:10</td><td>13:35</td></tr></table>
      """
    let named = timetables("<h2>小島航路 時刻表</h2>" + table)
    #expect(named.map(\.routeName) == ["小島航路"])
    #expect(named[0].departures.allSatisfy { $0.routeName == "小島航路" })
    #expect(read("<h2>小島航路 時刻表</h2>" + table).timetables[0].remarks.contains("第二かもめ"))
    let nameless = timetables("<h2>時刻表</h2>" + table)
    #expect(nameless.flatMap(\.departures).map(\.routeName) == ["かもめ", "第二かもめ", "かもめ"])
  }

  @Test("where people only get off no bus leaves")
  func gettingOff() {
    let page = """
      <h1>西浜～中央線</h1><h2>中央行</h2><table>
      <tr><th>停留所</th><th>乗降</th><th>1便</th><th>3便</th></tr>
      <tr><td>西浜駅</td><td>乗</td><td>6:10</td><td>8:10</td></tr>
      <tr><td>西浜インター</td><td>乗</td><td>6:30</td><td>8:30</td></tr>
      <tr><td>中央本町</td><td>降</td><td>9:05</td><td>11:05</td></tr>
      <tr><td>中央駅</td><td>降</td><td>9:20</td><td>11:20</td></tr></table>
      """
    #expect(timetables(page).map(\.stop) == ["西浜駅", "西浜インター"])
  }

  @Test("the train at the station where the bus has arrived is no departure")
  func train() {
    func stops(_ last: String) -> [String?] {
      let page = """
        <h1>湯沢線</h1><h2>東町駅行き</h2><table>
        <tr><th>停留所</th><th>1便</th><th>2便</th></tr>
        <tr><td>湯沢温泉 発</td><td>8:40</td><td>10:50</td></tr>
        <tr><td>湯沢口</td><td>9:02</td><td>11:12</td></tr>
        <tr><td>東町駅前 着</td><td>9:19</td><td>11:29</td></tr>
        <tr><td>\(last)</td><td>9:31</td><td>11:44</td></tr></table>
        """
      return timetables(page).map(\.stop)
    }
    #expect(stops("JR東町駅 発") == ["湯沢温泉", "湯沢口"])
    #expect(stops("東町駅 発（南方面へ）") == ["湯沢温泉", "湯沢口"])
    #expect(stops("市民病院 発").count == 3)
  }
}
