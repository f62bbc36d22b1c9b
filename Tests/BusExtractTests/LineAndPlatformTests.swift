import BusModel
import Testing

@Suite("platforms")
struct PlatformTests {
  private static let grid =
    "<table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>00 30</td></tr>"
    + "<tr><td>8</td><td>00 30</td></tr><tr><td>9</td><td>00</td></tr></table>"

  @Test(
    "a platform is no line and no stop, however it is said",
    arguments: [
      "4番線", "第4のりば", "4番ポール", "4番バースのりば", "のりば番号 4", "のりば 4番", "乗車場4", "4番バスのりば", "バスのりば4番",
      "[4]のりば", "4番停",
    ],
    ["<h1>丸池駅 %</h1><h2>山上行</h2>", "<h1>丸池駅（%）</h1><h2>山上行</h2>", "<h1>丸池駅</h1><h2>%　山上行</h2>"])
  func said(platform: String, heads: String) {
    let page = read(heads.replacing("%", with: platform) + Self.grid)
    #expect(page.timetables.map(\.stop) == ["丸池駅"])
    #expect(page.timetables.map(\.routeName) == [nil])
    #expect(page.timetables.allSatisfy { $0.platform == nil || $0.platform == "4" })
  }

  @Test(
    "a head of a column is the stop without its platform and what stands behind 発",
    arguments: [
      "丸池駅東口（7番のりば）発", "丸池駅東口7番のりば発", "7番のりば<br>丸池駅東口発", "丸池駅東口発※1",
      "丸池駅東口発（目安）", "丸池駅東口 発車時刻", "丸池駅東口（Maruike Sta.）発", "発 丸池駅東口",
    ])
  func heads(head: String) {
    let page = read(
      "<h1>直行バス</h1><p>毎日運行</p>"
        + TripTable.rows([["便", head, "山上着"], ["1", "9:00", "10:30"], ["2", "9:30", "11:00"]]))
    #expect(TripTable.told(page) == ["丸池駅東口 9:0>山上", "丸池駅東口 9:30>山上"])
  }
}

@Suite("days in the name of a line")
struct LineDayTests {
  @Test(
    "a line named by days runs on these alone",
    arguments: [
      ("火曜日コース", "火曜日"), ("平日ルート", "平日"), ("火・金コース", "火・金"), ("水曜日号", "水曜日"),
    ])
  func days(heading: String, label: String) {
    let page = read(
      "<h1>丸池バス</h1><h2>\(heading)</h2>"
        + TripTable.rows([["停留所", "1便", "2便"], ["東町", "8:10", "9:10"], ["西町", "8:20", "9:20"]]))
    #expect(Set(page.timetables.map(\.label)) == [label])
  }

  @Test("金コース and 日の出ルート name no days", arguments: ["金コース", "日の出ルート", "土居号"])
  func names(heading: String) {
    let page = read(
      "<h1>丸池バス</h1><h2>\(heading)</h2>"
        + TripTable.rows([["停留所", "1便", "2便"], ["東町", "8:10", "9:10"], ["西町", "8:20", "9:20"]]))
    #expect(page.timetables.allSatisfy { $0.label == nil })
  }
}

@Suite("lines by their kind")
struct LineKindTests {
  private static let table = TripTable.rows([
    ["停留所", "1便", "2便"], ["東町", "8:10", "9:10"], ["西町", "8:20", "9:20"], ["南町", "8:30", "9:30"],
  ])

  @Test(
    "the kind of bus before a name of its own is not the line",
    arguments: [
      ("コミュニティバス なかよし号", "なかよし号"), ("コミュニティバス「なかよし号」", "なかよし号"), ("市内循環バス 右回り", "市内循環バス 右回り"),
      ("市内循環バス（左回り）", "市内循環バス 左回り"), ("循環バス くるりん", nil), ("デマンドバス 北エリア", nil),
      ("無料シャトルバス", "無料シャトルバス"), ("コミュニティバス 東線", "東線"),
    ])
  func kind(heading: String, line: String?) {
    let page = read("<h1>\(heading)</h1>" + Self.table)
    #expect(Set(page.timetables.map(\.routeName)) == [line])
  }

  @Test("a way round before a stop is the line")
  func loop() {
    let page = read(
      "<h1>丘の上循環 東門バス停 時刻表</h1>" + "<table><tr><th>時</th><th>平日</th></tr>"
        + "<tr><td>7</td><td>00 30</td></tr><tr><td>8</td><td>00 30</td></tr><tr><td>9</td><td>00</td></tr></table>"
    )
    #expect(page.timetables.map(\.stop) == ["東門"])
    #expect(page.timetables.map(\.destination) == [nil])
  }

  @Test("a platform beside one stop above a list is none of the stop of the next")
  func platformOfOther() {
    let page = read(
      """
      <h1>登山バス 時刻表</h1><p>里見駅前2番のりば発 山麓駅行き</p><table><caption>里見駅前 発車時刻</caption>
      <tr><td>8:10</td><td>9:10</td><td>10:40</td></tr></table><p>山麓駅発 里見駅前行き</p>
      <table><caption>山麓駅 発車時刻</caption><tr><td>9:55</td><td>11:25</td><td>13:25</td></tr></table>
      """)
    #expect(page.timetables.map(\.stop) == ["里見駅前", "山麓駅"])
    #expect(page.timetables.map(\.platform) == ["2", nil])
  }

  @Test(
    "a platform in the title's bracket is no line, and the line above all tables is of each of them"
  )
  func platformInTitle() {
    let page = read(
      """
      <title>中央公園 [2] 桜町車庫方面 時刻表 – 燕バス</title><h1>中央公園</h1><p>2番のりば 上21 桜町車庫 行</p>
      <h3>平日</h3>\(hourTable([(6, "20 44"), (7, "02 16")]))<h3>土日祝</h3>\(hourTable([(6, "30"), (7, "10 50")]))
      """)
    #expect(page.timetables.map(\.routeName) == ["上21", "上21"])
    #expect(page.timetables.map(\.platform) == ["2", "2"])
    #expect(page.timetables.map(\.destination) == ["桜町車庫", "桜町車庫"])
  }

  @Test("a platform behind what a stop's bracket says is no part of its name")
  func platformBehindBracket() {
    let page = read(
      """
      <h1>高速バス</h1><h2>浜町行</h2><table><tr><th>便名</th><th>都賀駅西口<br>(乗車)5番のりば</th><th>浜町(降車)</th></tr>
      <tr><td>2便</td><td>8:40</td><td>10:45</td></tr><tr><td>4便</td><td>11:20</td><td>13:25</td></tr></table>
      """)
    #expect(page.timetables.first?.stop == "都賀駅西口")
  }

  @Test("the letters of 平日のみ運行 side by side are no destination")
  func spacedDays() {
    let page = read(
      """
      <h1>病院前</h1><p>病院線 浜駅 ゆき</p><table><tr><td colspan=2>平 日 の み 運 行</td></tr><tr><td>7</td><td>15</td></tr>
      <tr><td>8</td><td>05</td></tr><tr><td>9</td><td>45</td></tr></table>
      """)
    #expect(page.timetables.allSatisfy { $0.destination == "浜駅" })
  }

  @Test(
    "what people call a bus by is no part of the stop behind it in its own element",
    arguments: [
      "<span>高原シャトル</span>温泉口 発 → 展望台 行", "<b class=x>周遊バス</b>温泉口→展望台",
    ])
  func busBeforeStop(_ heading: String) {
    let page = read(
      "<h1>時刻表</h1><h2>\(heading)</h2>" + hourTable([(8, "30"), (9, "50"), (10, "10")]))
    #expect(page.timetables.map(\.stop) == ["温泉口"])
  }
}
