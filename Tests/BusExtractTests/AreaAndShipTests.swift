import BusLabels
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

/// Dates that are no days of service, and spans of them with their length.
@Suite("dates beside a timetable")
struct DateBesideTests {
  private func label(_ html: String) -> String? {
    let rows = ["7:05", "8:25", "10:40"].map { "<tr><td>\($0)</td><td>北港</td></tr>" }.joined()
    let table = "<table><tr><th>時刻</th><th>行先</th></tr>\(rows)</table>"
    return Normalise.timetables(of: read("<h1>南港 臨時船の運航</h1>\(html)\(table)"))
      .timetables.first?.label
  }

  @Test("the date on which a page was put there is no day of service")
  func posted() {
    for date in ["2026年2月22日", "2026.2.22", "2026/02/22", "令和8年2月22日"] {
      #expect(label("<p class=\"date\">\(date)</p>") == nil)
    }
    #expect(label("<h3>2026年2月22日(日)</h3>") == "2026年2月22日(日)")
    #expect(label("<h3>2026年2月22日</h3>") == "2026年2月22日")
  }

  @Test("the length of a span of dates is no date")
  func length() {
    let days = ServicePattern.read("12月1日～12月5日の5日間").pattern
    #expect(days == ServicePattern.read("12月1日～12月5日").pattern)
    #expect(days != nil)
  }
}

/// Stops that are called by what is there.
@Suite("stops by the name of something else")
struct StopByNameTests {
  private func stops(_ heading: String) -> [String?] {
    func hours(_ minutes: String) -> String {
      "<table><tr><th>時</th><th>平日</th></tr>"
        + (6...10).map { "<tr><td>\($0)</td><td>\(minutes)</td></tr>" }.joined() + "</table>"
    }
    let page =
      "<h2>12系統の停留所</h2><h3>\(heading)</h3><p>南港 ゆき</p>" + hours("05 25 45")
      + "<h3>寺町西</h3><p>南港 ゆき</p>" + hours("10 30 50")
    return Normalise.timetables(of: read(page)).timetables.map(\.stop)
  }

  @Test(
    "a table under a stop's name is read whatever stands there",
    arguments: ["本町郵便局", "プール前", "■給食センター前", "ごみ処理場前", "検診センター前", "潮見台"])
  func places(_ heading: String) {
    #expect(stops(heading).count == 2)
    #expect(stops(heading).last == "寺町西")
  }

  @Test(
    "a table under the name of a thing is none of the buses'", arguments: ["ごみ収集", "郵便", "プール営業"])
  func things(_ heading: String) { #expect(stops(heading) == ["寺町西"]) }
}

/// Headings that speak of the stops of a line, or of many stops.
@Suite("headings that name no stop")
struct ManyStopsHeadingTests {
  @Test(
    "the stops of a line are no stop",
    arguments: ["12系統の停留所", "東町線の停留所", "東町循環の停留所", "おもな停留所", "全停留所の時刻表"])
  func ofLine(_ heading: String) {
    let rows = (6...9).map { "<tr><td>\($0)</td><td>05 25 45</td></tr>" }.joined()
    let page =
      "<h2>\(heading)</h2><p>南港 ゆき</p><table><tr><th>時</th><th>平日</th></tr>\(rows)</table>"
    #expect(read(page).timetables.map(\.stop) == [nil])
  }
}
