import BusModel
import Testing

@testable import BusExtract

/// Pages that lost a tag, a heading or a column: what is left is told for what it still says.
@Suite("what is left of a page is told for what it says")
struct LostWordTests {
  private static let grid =
    "<table><tr><th>時</th><th>平日</th><th>土日祝</th></tr><tr><td>7</td><td>05 35</td><td>20</td></tr>"
    + "<tr><td>8</td><td>10 45</td><td>15 50</td></tr></table>"

  private func stops(_ page: RawPage) -> Set<String?> { Set(page.timetables.map(\.stop)) }

  @Test("the way of three places above minutes names no stop, and its end is where the buses go")
  func wayAlone() {
    let page = read("<title>川蝉バス</title><h2>市役所 → 川蝉病院 → 鷺沼</h2>" + Self.grid)
    #expect(stops(page) == [nil])
    #expect(Set(page.timetables.map(\.destination)) == ["鷺沼"])
  }

  @Test("a number with 番 behind a stop is no part of its name", arguments: ["①番", "2番", "１２番"])
  func numberedPlace(_ place: String) {
    let page = read("<title>参道口（\(place)）高台行き</title><h2>高台行き</h2>" + Self.grid)
    #expect(stops(page) == ["参道口"])
  }

  @Test("a table that begins outside of a cell ends the one before, whose tag to close it got lost")
  func unclosedTable() {
    let trips = { (stops: [String], hour: Int) in
      "<table><tr><th>停留所</th><th>第1便</th><th>第2便</th></tr>"
        + stops.enumerated().map { row, stop in
          "<tr><td>\(stop)</td><td>\(hour):0\(row)</td><td>\(hour + 2):0\(row)</td></tr>"
        }.joined()
    }
    let page = read(
      "<h1>杉沢線</h1><p>毎日運行</p><h3>役場行</h3>" + trips(["杉沢", "大橋", "役場"], 7)
        + "<p>※第1便は土日祝運休</p><h3>杉沢行</h3>" + trips(["役場", "大橋", "杉沢"], 13) + "</table>")
    #expect(page.timetables.flatMap(\.departures).count == 8)
    let marked = page.timetables.flatMap(\.departures).filter { !$0.marks.isEmpty }
    #expect(marked.map(\.hour) == [7, 7])
  }

  @Test("an entry of a list of terms ends the one before")
  func unclosedEntry() {
    let page = read(
      "<h1>緑地公園（北原方面）</h1><dl><dt>行き先</dt><dd>無印：北原<dd>南：南原</dd></dl>"
        + "<table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>05 南20 40</td></tr>"
        + "<tr><td>8</td><td>05 20 40</td></tr></table>")
    let south = page.timetables.flatMap(\.departures).filter { $0.minute == 20 && $0.hour == 7 }
    #expect(south.map(\.destination) == ["南原"])
  }

  @Test("of two equal tables of which one lost its heading the one with its stop is told once")
  func copyWithoutHeading() {
    let page = read("<p>若松台駅 行</p><div>\(Self.grid)<h1>小橋</h1></div><div>\(Self.grid)</div>")
    #expect(page.timetables.count == 2)
    #expect(stops(page) == ["小橋"])
  }

  @Test("first and last bus below a timetable are no timetable, however that is turned")
  func firstAndLast() {
    let page = read(
      "<h1>柿の木</h1><h2>雪見駅行き</h2><table><tr><th>時</th><th>7</th><th>8</th><th>18</th></tr>"
        + "<tr><th>平日</th><td>04 34</td><td>04 49</td><td>22</td></tr><tr><th>土休日</th><td>19</td><td>49</td>"
        + "<td>22</td></tr></table><dl><dt>始発</dt><dd>7:04</dd><dt>終発</dt><dd>18:22</dd></dl>")
    #expect(page.timetables.flatMap(\.departures).count == 8)
  }

  @Test(
    "a table in English with part of the days is not told besides, one with other times is doubted")
  func translation() {
    let page = { (rows: String) in
      read(
        "<h1>柳町</h1><h2>3系統 鷺沼行き</h2>" + Self.grid + "<h2>English</h2><table><tr><th>Hour</th>"
          + rows
          + "</table>")
    }
    let part = page(
      "<th>Weekdays</th></tr><tr><td>7</td><td>05 35</td></tr><tr><td>8</td><td>10 45</td></tr>")
    #expect(part.verdict == .timetable && part.timetables.count == 2)
    let more = page(
      "<th>Weekdays</th><th>Sat, Sun &amp; Holidays</th></tr><tr><td>7</td><td>05 35</td><td>20</td></tr>"
        + "<tr><td>8</td><td>10 45</td><td>15 50</td></tr><tr><td>9</td><td>10</td><td>15</td></tr>"
    )
    #expect(more.verdict != .timetable)
  }

  @Test("days are not told of the one table alone when the other's heading stands between the two")
  func daysOfOne() {
    let table = { (hours: String) in "<table><tr><th>時</th><th>分</th></tr>\(hours)</table>" }
    let page = read(
      "<title>小橋</title><p>若松台駅 行</p>"
        + table("<tr><th>7</th><td>05 20</td></tr><tr><th>8</th><td>05 35</td></tr>")
        + "<h1>小橋</h1><div>土日祝</div>"
        + table("<tr><th>8</th><td>00 30</td></tr><tr><th>9</th><td>00</td></tr>"))
    #expect(page.notices.contains { if case .unreadDays = $0.content { true } else { false } })
  }

  @Test(
    "what is said of days below the first heading, which stands under the times, is said of them",
    arguments: ["北回りコース", "市民循環バス 図書館前"])
  func headingBelow(_ heading: String) {
    let page = read(
      "<title>町のバス</title>" + Self.grid + "<h2>\(heading)</h2><p>12月30日～1月3日は全便運休します。</p>")
    #expect(!page.dayLines.isEmpty || page.verdict != .timetable)
  }

  @Test(
    "a line about buses or the page's own days holds below a table of something else",
    arguments: ["※12月1日から全便10分早く発車します。", "※土日祝：土・日・祝日、8/13～8/15"])
  func belowProgramme(_ line: String) {
    let page = read(
      "<h1>柳町</h1><h2>鷺沼行き</h2>" + Self.grid
        + "<h3>今夜の番組</h3><table><tr><td>19:00</td><td>ニュース</td></tr><tr><td>20:00</td><td>ドラマ</td></tr></table>"
        + "<p>\(line)</p>")
    #expect(!page.dayLines.isEmpty || !page.openLines.isEmpty || page.verdict != .timetable)
  }

  @Test("a blank between the signs of a name with readings does not part 口 from it")
  func rubyApart() {
    let page = read(
      "<title>里 時刻表</title><h1>里 時刻表</h1><p>\n<ruby>御嶽<rt>みたけ</rt>\n</ruby>\n<ruby>口<rt>ぐち</rt>\n"
        + "</ruby> 行き</p>" + Self.grid)
    #expect(page.timetables.allSatisfy { $0.destination == "御嶽 口" })
  }

  @Test(
    "rows of times below no head may be one bus's calls: they are told of none",
    arguments: [
      // Each soon after the one before it, and long before the next row.
      "8:30 9:05|10:30 11:05|14:00 14:35", "7:05 7:25 7:31|8:05 8:25 8:33|9:05 9:25 9:30",
      // As far apart in every row.
      "9:08 9:18 9:40|9:48 9:58 10:20|10:28 10:38 11:00",
    ])
  func headless(_ rows: String) {
    #expect(list(rows).verdict != .timetable)
  }

  @Test(
    "rows of times below no head that go on from row to row are departures",
    arguments: ["7:05 7:25 7:50|8:05 8:25 8:50|9:05 9:25 9:50", "6:40 7:10|7:40 8:10|8:40 9:10"])
  func headlessList(_ rows: String) {
    let count = rows.split { " |".contains($0) }.count
    #expect(list(rows).timetables.flatMap(\.departures).count == count)
    #expect(list(rows).verdict == .timetable)
  }

  private func list(_ rows: String) -> RawPage {
    let body = rows.split(separator: "|").map { row in
      "<tr>" + row.split(separator: " ").map { "<td>\($0)</td>" }.joined() + "</tr>"
    }.joined()
    return read("<h1>城下駅発 つぐみ湖行 時刻表</h1><p>毎日運行</p><table>\(body)</table>")
  }

  @Test("行先 of a row that arrives where the heading says the bus goes is the connection's")
  func placeOfConnection() {
    for arrival in ["<th>空港着</th>", ""] {
      let cells = { (from: String, to: String, place: String) in
        "<tr><td>\(from)</td>" + (arrival.isEmpty ? "" : "<td>\(to)</td>")
          + "<td>\(place)</td></tr>"
      }
      let page = read(
        "<h1>空港バス</h1><h2>空港行き</h2><p>毎日運行</p><table><tr><th>城下駅発</th>\(arrival)<th>行先</th></tr>"
          + cells("6:10", "6:45", "東都") + cells("9:20", "9:55", "西都")
          + cells("15:00", "15:35", "東都")
          + "</table>")
      let told = page.timetables.flatMap { table in
        table.departures.map { $0.destination ?? table.destination }
      }
      #expect(told.allSatisfy { $0 == nil || $0 == "空港" })
    }
  }

  @Test("below 行先 in which nothing stands nobody knows where a bus goes")
  func emptyPlaces() {
    let page = read(
      "<h2>東雲駅 → 阪上台</h2><p>平日</p><table><tr><th>発時刻</th><th>系統</th><th>行先</th></tr>"
        + "<tr><td>8:05</td><td>24</td><td></td></tr><tr><td>8:20</td><td>25</td><td></td></tr></table>"
    )
    #expect(page.timetables.allSatisfy { $0.destination == nil && $0.stop == "東雲駅" })
  }

  @Test(
    "a head that is a place names the stop beside a column of arrivals, whatever the heading says")
  func headOfTimes() {
    let page = read(
      "<h2>温泉線（役場前→いで湯の里）</h2><table><tr><th>便</th><th>運行日</th><th>中学校</th><th>いで湯の里（着）</th></tr>"
        + "<tr><td>1便</td><td>平日</td><td>7:12</td><td>7:20</td></tr>"
        + "<tr><td>2便</td><td>平日</td><td>8:37</td><td>8:45</td></tr></table>")
    #expect(stops(page) == ["中学校"])
  }

  @Test(
    "spans side by side say things of their own, in whatever element they stand",
    arguments: [
      "<div><span>湖畔線<span>温泉前経由</span><span>雪見高原</span><span>行</span></div>",
      "<h2>旧道入口<font size=+1>雪見高原行き</font></h2>",
    ])
  func spansWithin(_ way: String) {
    let page = read("<title>鐘つき堂</title>" + way + Self.grid)
    #expect(Set(page.timetables.map(\.destination)) == ["雪見高原"])
  }

  @Test("a reading in kana that lost its tag is no part of a name")
  func lostReading() {
    let page = read(
      "<h1>里 時刻表</h1><p><ruby>御嶽みたけ</rt></ruby><ruby>口<rt>ぐち</rt></ruby> 行き</p>" + Self.grid)
    #expect(Set(page.timetables.map(\.destination)) == [nil])
  }

  @Test("a heading ends the heading before it")
  func unclosedHeading() {
    let page = read(
      "<h1>湯の里 無料送迎バス</h1><h2>火曜日コース<ul><li>9:20　西の原会館</li><li>9:31　西の原局</li><li>9:50　湯の里　着</li></ul>"
        + "<h2>金曜日コース<p>大曲駅前　9:10<br>大曲小学校　9:18<br>湯の里　9:45着</p>")
    let late = page.timetables.filter { $0.stop == "大曲駅前" }
    #expect(late.map(\.routeName) == ["金曜日コース"])
  }

  @Test("a row without its heading, and heads one short above times, make a table uncertain")
  func shiftedCells() {
    let rows = (1...5).map { hour in
      "<tr>\(hour == 3 ? "" : "<th></th>")<td>1\(hour):00</td><td>1\(hour):12</td><td>1\(hour):20</td></tr>"
    }.joined()
    let head = "<tr><th></th><th>市場</th><th>役場</th><th>温泉館</th></tr>"
    #expect(read("<h1>市営バス 時刻表</h1><table>\(head + rows)</table>").verdict != .timetable)
    let short = (1...3).map {
      "<tr><td>\($0)</td><td>5:0\($0)</td><td>5:2\($0)</td><td>6:0\($0)</td></tr>"
    }
    #expect(
      read(
        "<h1>空港線 時刻表</h1><table><tr><th>柳駅発</th><th>大橋発</th><th>空港着</th></tr>\(short.joined())</table>"
      ).verdict != .timetable)
  }

  @Test("days behind a trip's number are its days, with and without a line between")
  func daysBehindNumber() {
    let page = read(
      "<h1>東口線</h1><table><tr><th>停留所</th><th>便1<br>毎日</th><th>便2<br>平日</th><th>便3毎日</th></tr>"
        + "<tr><th>道の駅</th><td>7:00</td><td>8:00</td><td>12:00</td></tr>"
        + "<tr><th>資料館</th><td>7:09</td><td>8:09</td><td>12:09</td></tr>"
        + "<tr><th>東口</th><td>7:15</td><td>8:15</td><td>12:15</td></tr></table>")
    let first = page.timetables.filter { $0.stop == "道の駅" }
    #expect(Set(first.map(\.label)) == ["毎日", "平日"])
    #expect(page.timetables.flatMap(\.departures).allSatisfy { $0.marks.isEmpty })
  }
}
