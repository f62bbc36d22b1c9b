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
}
