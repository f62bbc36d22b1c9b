import BusModel
import Testing

@Suite("forms of lists")
struct ListFormTests {
  @Test("pairs with an arrow below a way are departures and arrivals")
  func pairs() {
    let page = read(
      "<h2>通学バス</h2><ul><li><b>高校→駅</b><ul><li>16:10→16:35</li><li>17:20→17:45</li></ul></li></ul>")
    #expect(times(page) == "16:10 17:20")
    #expect(page.timetables.first?.destination == "駅")
  }

  @Test("a block of times below a caption is one list in the order of time")
  func block() {
    let page = read(
      """
      <table><caption>緑5系統 土日祝 発車時刻表</caption><tr><td>6:00</td><td>8:30</td></tr>
      <tr><td>6:40</td><td>9:10</td></tr><tr><td>7:20</td><td>&nbsp;</td></tr></table>
      """)
    #expect(times(page) == "6:00 6:40 7:20 8:30 9:10")
  }

  @Test("paragraphs of times that follow one another are one list under their day")
  func paragraphs() {
    let page = read(
      """
      <h3>役場前 発</h3><p>平日</p><p>7:10　8:40</p><p>13:00</p><p>土日祝</p><p>8:45　13:05</p>
      """)
    #expect(page.timetables.map(\.label) == ["平日", "土日祝"])
    #expect(times(page, 0) == "7:10 8:40 13:00")
  }

  @Test("0:32 in a list of last trains is past midnight")
  func lastTrains() {
    let page = read(
      """
      <h1>山手線 終電時刻（平日）</h1><table><tr><th>駅</th><th>北行</th></tr>
      <tr><td>山川</td><td>23:58</td></tr><tr><td>谷川</td><td>0:32</td></tr></table>
      """)
    #expect(page.timetables.flatMap(\.departures).map(\.hour) == [23, 24])
  }

  @Test("運休 in one column of days is no mark of the departures of another")
  func nothingRuns() {
    let page = read(
      """
      <h2>島 発 港行</h2><table><tr><th>平日</th><th>土曜</th><th>日祝</th></tr>
      <tr><td>7:00</td><td>運休</td><td>9:00</td></tr><tr><td>9:30</td><td>運休</td><td>14:00</td></tr>
      </table>
      """)
    #expect(page.timetables.map(\.label) == ["平日", "土曜", "日祝"])
    #expect(times(page, 0) == "7:00 9:30" && times(page, 1).isEmpty)
  }

  @Test("equal copies of one table count once")
  func copies() {
    let table = hourTable([(7, "05 25"), (8, "05"), (9, "05")])
    let page = read("<h1>駅前 発 港行き</h1><div>\(table)</div><div>\(table)</div>")
    #expect(page.timetables.count == 1)
  }

  @Test("a head over two rows of times heads both, and one across the list says where its buses go")
  func rowsOfAWay() {
    let both = read(
      "<h1>スクールバス 時刻表</h1><p>平日運行</p><table><tr><th rowspan=2>港口駅 → 学校<td>8:10<td>8:30<tr><td>9:20<td>10:50"
        + "<tr><th rowspan=2>学校 → 港口駅<td>12:20<td>14:50<tr><td>17:10<td></table>")
    #expect(times(both) == "8:10 8:30 9:20 10:50")
    #expect(both.timetables.map(\.stop) == ["港口駅", "学校"])
    let wide = read(
      "<h3>桂線時刻表</h3><table><tr><td colspan=4>沢 → 港方面行き<tr><td>沢発<td>土○ 6:26<td>8:55<td>土○ 12:47</table>"
        + "<p>土○印は土・日・祝日運休</p>")
    #expect(times(wide) == "6:26土○ 8:55 12:47土○")
    #expect(wide.timetables.first?.stop == "沢")
  }

  @Test("minutes of every hour beside a short list, and a start among arrivals, leave it in doubt")
  func listsThatHide() {
    let list = "<h3>学園発 → 駅行</h3><p>10:00〜18:00　毎時 00・30分発</p><ul><li>18:20</li><li>18:40</li></ul>"
    #expect(read("<h2>送迎バス時刻表</h2><p>毎日運行</p>" + list).verdict == .uncertain)
    let school = read(
      "<h1>通学バス時刻</h1><table><tr><th>停留所<th>登校（乗車）<th>下校（降車）<tr><td>栗林<td>7:25<td>15:55"
        + "<tr><td>橋詰<td>7:38<td>15:42<tr><td>学校<td>7:45（着）<td>15:35（発）</table>")
    #expect(school.verdict != .timetable)
  }

  @Test("times under a line about last trains are none of buses")
  func trainsHome() {
    let rows =
      "<table><tr><th>駅名<th>平日(発)<th>桂駅着<tr><td>東都駅<td>00:39<td>01:20<tr><td>港駅<td>23:45<td>01:01</table>"
    #expect(read("<p>アクセス</p><p>主な駅からの終電時間</p>" + rows).timetables.isEmpty)
  }
}
