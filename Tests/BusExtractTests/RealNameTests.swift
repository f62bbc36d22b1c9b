import BusModel
import Testing

/// Names and dates in the ways in which pages of schools, hotels and festivals print them.
@Suite("names and dates of shuttle pages")
struct RealNameTests {
  private static let list = "<ul><li>8:00</li><li>8:30</li><li>9:10</li><li>10:40</li></ul>"

  @Test("who runs a shuttle is no stop, and the line above the times says both ends")
  func owner() {
    let page = read("<h1>緑学園 スクールバス時刻表</h1><p>松山駅発 → 学園行き</p>" + Self.list)
    #expect(page.timetables.map(\.stop) == ["松山駅"])
    #expect(page.timetables.map(\.destination) == ["学園"])
    #expect(read("<h1>緑学園 スクールバス時刻表</h1>" + Self.list).timetables.map(\.stop) == [nil])
  }

  @Test("a stop behind the kind of bus stays the stop")
  func stopBehindKind() {
    let table = hourTable([(7, "05 25"), (8, "05"), (9, "05")])
    #expect(read("<h2>町内循環バス 図書館前</h2>" + table).timetables.map(\.stop) == ["図書館前"])
  }

  @Test("a heading of the way out names no end of a table that leads back to its start")
  func wayBack() {
    let page = read(
      """
      <h2>湯元駅→高原</h2><p>帰り</p><table><tr><th>公苑 発</th><th>湯元駅 着</th></tr>
      <tr><td>9:21</td><td>9:35</td></tr><tr><td>11:00</td><td>11:14</td></tr></table>
      """)
    #expect(page.timetables.first?.stop == "公苑")
    #expect(page.timetables.first?.destination == "湯元駅")
  }

  @Test(
    "a weekday beside a date is a part of it, whatever stands between them",
    arguments: [
      "<h3><span>8/23</span><span>（日）</span></h3>", "<h3>8/23 <small>日曜日</small></h3>",
      "<h3><b>8/23</b><br>日曜日</h3>", "<div><div>8/23</div><div>日曜日</div></div>",
      "<h2>8月23日</h2><h3>日曜日</h3>", "<h3>2026年8月23日 <em>Sun</em></h3>",
    ])
  func date(_ markup: String) throws {
    let page = read("<h1>学園バス 時刻表</h1>\(markup)<p>松山駅発 → 学園行き</p>" + Self.list)
    let label = try #require(page.timetables.first?.label)
    #expect(label.contains("8/23") || label.contains("8月23日"))
  }

  @Test("lines of trips keep brackets of names, and may end at a place without a time")
  func tripLines() {
    let page = read(
      """
      <h2>送迎バス</h2><p><b>10/20（月）</b></p><ul><li>松山駅（西口）8:15 → 学園 9:00</li>
      <li>学園 18:00 → 松山駅（西口）</li></ul><p><b>10/21（火）</b></p><ul><li>学園 13:00 → 北山駅</li></ul>
      """)
    #expect(page.timetables.map(\.stop) == ["松山駅（西口）", "学園", "学園"])
    let ends = page.timetables.map { $0.destination ?? $0.departures.first?.destination }
    #expect(ends == ["学園", "松山駅（西口）", "北山駅"])
    #expect(page.timetables.map(\.label) == ["10/20（月）", "10/20（月）", "10/21（火）"])
  }

  @Test("入港 and 出航 beside a ship's times are in no name, and no ship leaves when it comes in")
  func ships() {
    let page = read(
      """
      <h1>村営フェリー</h1><p>【運航路線】<br>港町 ⇔ 竹の島 ⇔ 岬</p><p>【時刻表】<br>
      港町出航9:30→竹の島入港12:30→竹の島出港12:45→岬入港13:15<br>
      岬出航14:00→竹の島入港14:30→竹の島出港14:45→港町入港17:45</p>
      """)
    #expect(page.timetables.map(\.stop) == ["港町", "竹の島", "岬"])
    #expect(page.timetables.map { $0.departures.count } == [1, 2, 1])
    #expect(page.timetables.allSatisfy { $0.routeName == nil || $0.routeName == "村営フェリー" })
  }

  @Test("what a program prints for nothing is no mark")
  func nothing() {
    let rows = ["6:03 6:26 undefined", "6:21 6:44 undefined", "7:15 7:38 急行"].map { row in
      "<tr>" + row.split(separator: " ").map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    let page = read(
      "<h1>時刻表</h1><table><tr><th>高台発</th><th>港着</th><th>備考</th></tr>\(rows.joined())</table>")
    #expect(page.timetables[0].departures.map { $0.marks.count } == [0, 0, 1])
  }

  @Test(
    "a railway by which one comes to a stop is no line of its buses",
    arguments: ["JR大路線「野原駅」下車、クラブバス15分", "大路線 野原駅下車 徒歩5分", "地下鉄北線「野原駅」から", "ＪＲ大路線"])
  func railway(_ line: String) {
    let page = read(
      "<h1>野原クラブ</h1><p>\(line)</p><h2>クラブバス時刻表</h2><p>野原駅 発</p><ul><li>6:55</li><li>7:35</li><li>8:20</li></ul>"
    )
    #expect(page.timetables.allSatisfy { $0.routeName?.hasSuffix("線") != true })
  }
}
