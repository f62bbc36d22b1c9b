import BusModel
import Testing

@Suite("Ends of trips and rows that are none of the bus's, in other words")
struct ShortEndTests {
  @Test(
    "a heading that only says what the last stop is leaves that stop its name",
    arguments: [
      ("<h2>学園線（本部→農学）</h2>", "農学キャンパス"), ("<h2>雪原号　ゲレンデ行き</h2>", "雪原第2ゲレンデ"),
      ("<h2>海辺号（港方面）</h2>", "港ターミナル"), ("<h2>海辺号　病院行</h2>", "緑町病院"),
    ])
  func kinds(heading: String, last: String) {
    let page = read(
      heading + "<p>毎日運行</p>"
        + TripTable.rows([
          ["停留所", "1便", "2便"], ["丸池口", "7:10", "9:10"], ["本町", "7:20", "9:20"],
          [last, "7:30", "9:30"],
        ]))
    #expect(
      TripTable.told(page)
        == ["丸池口", "本町"].flatMap { stop in
          (stop == "本町" ? ["7:20", "9:20"] : ["7:10", "9:10"]).map { "\(stop) \($0)>\(last)" }
        })
  }

  @Test("a heading that names a place behind the last stop still leads there")
  func farther() {
    let page = read(
      "<h2>海辺号　港方面</h2><p>毎日運行</p>"
        + TripTable.rows([
          ["停留所", "1便", "2便"], ["丸池口", "7:10", "9:10"], ["本町", "7:20", "9:20"],
          ["橋東", "7:30", "9:30"],
        ]))
    #expect(TripTable.told(page).contains("橋東 7:30>港方面"))
  }

  @Test("a ship's row in brackets is no stop, and a place in brackets is one")
  func inBrackets() {
    for (row, isStop) in [("（フェリー 丸島着）", false), ("（高速船 丸島港発）", false), ("（丸島団地）", true)] {
      let page = read(
        "<h2>丸島線 灯台行</h2><p>毎日運行</p>"
          + TripTable.rows([
            ["", "1便", "2便"], [row, "9:10", "12:20"], ["丸島", "9:20", "12:30"],
            ["診療所", "9:27", "12:37"],
            ["灯台", "9:38", "12:48"],
          ]))
      #expect(TripTable.told(page).contains { $0.contains("9:10") } == isStop, "\(row)")
    }
  }

  @Test("below a row 降車のみ nobody gets on")
  func alighting() {
    let page = read(
      """
      <h2>丸池リムジン</h2><h3>空港行き</h3><p>毎日運行</p><table><tr><th>のりば</th><th>1便</th><th>2便</th></tr>\
      <tr><th>丸池口</th><td>5:00</td><td>7:00</td></tr><tr><th>本町</th><td>5:10</td><td>7:10</td></tr>\
      <tr><td colspan="3">降車のみ</td></tr><tr><th>第1ターミナル</th><td>5:48</td><td>7:48</td></tr>\
      <tr><th>第2ターミナル</th><td>5:53</td><td>7:53</td></tr></table>
      """)
    #expect(page.verdict == .timetable)
    #expect(
      TripTable.told(page).map { $0.split(separator: ">")[0] } == [
        "丸池口 5:0", "丸池口 7:0", "本町 5:10", "本町 7:10",
      ])
  }

  @Test("止 below the last time of a trip ends it there, and another word leaves it open")
  func cutShort() {
    for (word, isClear) in [("止", true), ("迂", false)] {
      let page = read(
        "<h2>丸池線　緑丘駅方面</h2><p>毎日運行</p>"
          + TripTable.rows([
            ["停留所", "1", "2", "3"], ["丸池口", "9:00", "10:00", "21:30"],
            ["本町", "9:08", "10:08", "21:38"],
            ["運動場", "9:14", "10:14", word], ["緑丘駅", "9:20", "10:20", ""],
          ]) + "<p>最終便は本町止まりです。</p>")
      #expect((page.verdict == .timetable) == isClear, "\(word)")
      #expect(
        !TripTable.told(page).contains { $0.hasPrefix("本町 21:38") } || !isClear)
    }
  }

  @Test("days over the trips are theirs, and the rows below are stops")
  func daysOverTrips() {
    let page = read(
      "<h2>丸池線（駅前行）</h2>"
        + TripTable.rows([
          ["運行曜日", "平日", "平日", "土曜", "日祝"], ["便", "1", "2", "1", "1"],
          ["丸池口", "7:00", "7:40", "8:00", "9:00"], ["本町", "7:02", "7:42", "8:02", "9:02"],
          ["美術館前", "7:09", "7:49", "8:09", "9:09"], ["駅前", "7:20", "8:00", "8:20", "9:20"],
        ]))
    #expect(page.verdict == .timetable)
    #expect(Set(page.timetables.map { $0.stop ?? "" }) == ["丸池口", "本町", "美術館前", "駅前"])
    #expect(
      page.timetables.contains { $0.label == "土曜" && $0.stop == "本町" && $0.departures.count == 1 })
  }

  @Test("times of four digits along the rows of stops are times, and codes are none")
  func fourDigits() {
    let times = read(
      "<h2>丸池線（平日）緑丘駅ゆき</h2>"
        + TripTable.rows([
          ["停留所", "1", "2", "3"], ["丸池口", "0635", "0705", "1035"], ["本町", "0641", "0711", "1041"],
          ["緑丘駅", "0655", "0725", "1055"],
        ]))
    #expect(TripTable.told(times).contains("本町 6:41>緑丘駅"))
    let codes = read(
      "<h2>丸池線 停留所コード</h2>"
        + TripTable.rows([
          ["停留所", "番号"], ["丸池口", "0101"], ["本町", "0102"], ["美術館前", "0103"], ["運動場", "0104"],
          ["緑丘駅", "0105"],
        ]))
    #expect(codes.verdict != .timetable)
  }

  @Test("the lines and ends beside expected departures are no stops")
  func expected() {
    let page = read(
      "<h1>発車案内</h1><h2>丸池駅西口 3番のりば</h2>"
        + TripTable.rows([
          ["発車予定", "系統", "行先"], ["14:05", "丸22", "緑団地"], ["14:12", "丸25", "工大前"],
          ["14:20", "丸22", "緑団地"],
        ]))
    #expect(Set(page.timetables.map { $0.stop }) == ["丸池駅西口"])
    #expect(page.timetables.flatMap(\.departures).count == 3)
  }

  @Test("the only time of other days is read beside the list of some", arguments: [true, false])
  func oneTime(isLast: Bool) {
    let (some, one) = ("<p>平日：7:25　8:25</p>", "<p>土日祝：9:25</p>")
    let page = read("<h1>丸池口 停留所</h1><h2>緑丘駅行</h2>" + (isLast ? some + one : one + some))
    #expect(page.timetables.flatMap(\.departures).count == 3)
    #expect(page.timetables.contains { $0.label == "土日祝" && $0.departures.count == 1 })
  }

  @Test("a bus for patients is no hour of a clinic")
  func patients() {
    let rows = TripTable.rows([
      ["丸池駅ロータリー", "本町商店街", "丸池病院"], ["8:00", "8:06", "8:12"], ["8:30", "8:36", "8:42"],
      ["9:00", "9:06", "9:12"], ["10:00", "10:06", "10:12"],
    ])
    #expect(read("<title>バス時刻表</title><h2>患者様用 無料シャトルバス</h2>" + rows).verdict == .timetable)
    #expect(read("<title>バス時刻表</title><h2>患者様の待ち人数</h2>" + rows).verdict != .timetable)
  }

  @Test(
    "a course whose bus arrives elsewhere later leaves its last stop as well",
    arguments: [("園着 8:35", 3), ("", 2), ("園着 8:05", 2), ("乗車は着席順です。8:35", 2)])
  func coursesGoOn(below: String, count: Int) {
    let page = read(
      "<h2>園バス時刻（りすコース）</h2>"
        + TripTable.rows([
          ["時刻", "乗車場所"], ["8:05", "丸池公園前"], ["8:12", "緑住宅前"], ["8:20", "花屋角"],
        ]) + "<p>\(below)</p>")
    #expect(page.timetables.flatMap(\.departures).count == count)
  }

  @Test("numbers before the stops of a course are none of their names")
  func numberedCourse() {
    let page = read(
      "<h2>買い物バス コース</h2>"
        + TripTable.rows([
          ["乗車場所", "時刻"], ["①丸池公民館", "9:30"], ["②緑集会所", "9:38"], ["③スーパー前", "9:50"],
        ]))
    #expect(
      TripTable.told(page).map { $0.split(separator: ">")[0] } == ["丸池公民館 9:30", "緑集会所 9:38"])
    #expect(page.timetables.flatMap(\.departures).allSatisfy { $0.destination == "スーパー前" })
  }

  @Test("words that other tables have as well are those of buses where these lead somewhere")
  func sharedWords() {
    let way = read(
      "<h2>デマンドバス「つぐみ」</h2><p>運行日：火曜日・木曜日</p>"
        + TripTable.rows([
          ["便", "谷集会所 発（緑診療所 行）"], ["1便", "8:30"], ["2便", "10:00"], ["3便", "13:00"],
        ]))
    #expect(way.verdict == .timetable)
    let clinic = read(
      "<h2>つぐみ診療所</h2><p>診療日：火曜日・木曜日</p>"
        + TripTable.rows([["回", "診療受付"], ["1", "8:30"], ["2", "10:00"], ["3", "13:00"]]))
    #expect(clinic.verdict != .timetable)
    let work = read(
      "<h3>社員送迎バス</h3>"
        + TripTable.rows([
          ["区分", "乗車場所", "発車時刻"], ["出勤", "丸池駅前", "7:20、7:50"], ["退勤", "工場正門", "17:15、18:15、20:15"],
        ]))
    #expect(work.timetables.flatMap(\.departures).count == 5)
    let shifts = read(
      "<h3>社員の勤務</h3>"
        + TripTable.rows([
          ["区分", "早番", "遅番"], ["出勤", "7:20", "12:20"], ["退勤", "17:15", "20:15"],
        ]))
    #expect(shifts.verdict != .timetable)
  }
}
