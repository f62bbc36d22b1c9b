import BusModel
import Testing

@testable import BusExtract

@Suite("Heads that are no stops, and the last stop of a way")
struct OtherHeadTests {
  private func stops(_ page: RawPage) -> [String?] {
    page.timetables.filter { !$0.departures.isEmpty }.map(\.stop)
  }

  @Test("when a ship comes and goes is no call of the bus", arguments: ["船の出港（杉島港）", "フェリーの到着"])
  func ships(_ name: String) {
    let told = read(
      "<h1>島内バスの時刻表</h1>"
        + TripTable.rows([
          ["停留所", "1便", "2便"], ["浜町", "6:20", "7:30"], ["役場前", "6:32", "7:42"],
          ["杉島港", "6:46", "7:56"], [name, "7:00", "8:15"],
        ]))
    #expect(stops(told) == ["浜町", "役場前"])
    #expect(told.timetables.flatMap(\.departures).allSatisfy { $0.destination == "杉島港" })
  }

  @Test("until when one must have booked is no time of the bus")
  func deadlines() {
    let told = read(
      "<h1>デマンドバス時刻表</h1><h3>帰り（北沢ゆき）</h3>"
        + TripTable.rows([
          ["便", "予約しめきり", "プラザ", "診療所", "北沢"], ["帰り1便", "当日9:40", "10:40", "10:45", "11:15"],
          ["帰り2便", "当日11:10", "12:10", "12:15", "12:45"],
        ]))
    #expect(told.verdict == .timetable)
    #expect(stops(told) == ["プラザ", "診療所"])
  }

  @Test("登1, 登2 are trips to school and no marked ones")
  func schoolTrips() {
    let told = read(
      "<h1>スクールバス</h1><h2>平日</h2>"
        + TripTable.rows([
          ["便", "杉山駅 発", "三島口 発", "学園 着"], ["登1", "7:20", "7:32", "7:50"],
          ["登2", "7:35", "7:47", "8:05"],
        ]))
    #expect(told.notices.isEmpty)
    #expect(told.timetables.flatMap(\.departures).allSatisfy { $0.marks.isEmpty })
  }

  @Test(
    "a way back ends where the way there began, whatever its heading calls that part of the town")
  func back() {
    let told = read(
      "<title>Shuttle timetable</title><h3>To Downtown</h3>"
        + TripTable.rows([
          ["Student Union", "North Lot", "Downtown Center"], ["7:00", "7:09", "7:28"],
          ["7:40", "7:49", "8:08"],
        ]) + "<h3>To Campus</h3>"
        + TripTable.rows([
          ["Downtown Center", "North Lot", "Student Union"], ["7:32", "7:52", "7:57"],
          ["8:12", "8:32", "8:37"],
        ]))
    #expect(stops(told) == ["Student Union", "North Lot", "Downtown Center", "North Lot"])
  }

  @Test("の場 of a stop's own column is that stop's platform")
  func platforms() {
    let told = read(
      "<h1>夜行バス時刻表</h1><h2>浜町発 → 杉山行</h2>"
        + TripTable.rows([
          ["停留所", "のりば", "2号", "102号"], ["浜町", "1番", "20:45発", "21:30発"],
          ["浜駅西口", "—", "21:05発", "21:50発"], ["杉山", "—", "翌6:05着", "翌6:30着"],
        ]))
    #expect(told.timetables.map { $0.departures.first?.platform } == ["1", nil, nil])
  }

  @Test("a table of trips whose heads are lines and ends is no list of departures")
  func heads() {
    let table = { (times: [String]) in
      "<table><tr><th colspan=2>系統</th><td>31</td><td>32</td></tr>"
        + "<tr><th colspan=2>行先</th><td>東浜港</td><td>西浦駅</td></tr>"
        + "<tr><th>大手町</th><th>発</th><td>\(times[0])</td><td>7:25</td></tr>"
        + "<tr><th colspan=2>県立病院</th><td>6:19</td><td>7:34</td></tr>"
        + "<tr><th rowspan=2>西浦駅</th><th>着</th><td>6:30</td><td>7:45</td></tr>"
        + "<tr><th>発</th><td>6:33</td><td>…</td></tr>"
        + "<tr><th>東浜港</th><th>着</th><td>6:52</td><td>…</td></tr></table>"
    }
    let told = read(
      "<h1>東浜線 路線時刻表</h1><h3>平日</h3>\(table(["6:10"]))<h3>土日祝</h3>\(table(["6:11"]))")
    #expect(told.layout == "stops-by-trips")
    #expect(stops(told) == ["大手町", "県立病院", "西浦駅", "大手町", "県立病院", "西浦駅"])
  }

  @Test("the last stop of a way back by the same stops is its end, and that of another way is none")
  func sameStops() {
    let page = { (back: [String]) in
      read(
        "<h1>シャトルバス時刻表</h1><h3>杉山駅行き</h3>"
          + TripTable.rows([
            ["第3駐車場", "リフト乗り場", "杉山駅"], ["7:00", "7:09", "7:28"], ["7:40", "7:49", "8:08"],
          ]) + "<h3>スキー場行き</h3>"
          + TripTable.rows([back, ["7:32", "7:52", "7:57"], ["8:12", "8:32", "8:37"]]))
    }
    #expect(
      stops(page(["杉山駅", "リフト乗り場", "第3駐車場"])) == ["第3駐車場", "リフト乗り場", "杉山駅", "リフト乗り場"])
    #expect(
      stops(page(["杉山駅", "中町", "第3駐車場"])) == ["第3駐車場", "リフト乗り場", "杉山駅", "中町", "第3駐車場"])
  }
}
