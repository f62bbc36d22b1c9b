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
}
