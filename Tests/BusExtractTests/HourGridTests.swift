import BusModel
import Testing

@Suite("Grids of hours and minutes")
struct HourGridTests {
  @Test("an hour column that stands between the days and repeats is found")
  func between() {
    let page = read(
      """
      <table><tr><td>平日</td><td>時</td><td>土曜</td><td>時</td><td>休日</td></tr>
      <tr><td>10</td><td>6</td><td>20</td><td>6</td><td>30</td></tr>
      <tr><td>11 12</td><td>7</td><td>21</td><td>7</td><td></td></tr>
      <tr><td>13</td><td>8</td><td>22</td><td>8</td><td>32</td></tr></table>
      """)
    #expect(page.timetables.map(\.label) == ["平日", "土曜", "休日"])
    #expect(times(page, 0) == "6:10 7:11 7:12 8:13")
    #expect(times(page, 2) == "6:30 8:32")
  }

  @Test("two blocks of hours side by side each keep their own")
  func sideBySide() {
    let page = read(
      """
      <table><tr><th>時</th><th>分</th><th>時</th><th>分</th></tr>
      <tr><th>6</th><td>10</td><th>9</th><td>11</td></tr>
      <tr><th>7</th><td>20</td><th>10</th><td>21</td></tr>
      <tr><th>8</th><td>30</td><th>11</th><td>31</td></tr></table>
      """)
    let all = Set(page.timetables.flatMap { $0.departures.map { $0.hour * 60 + $0.minute } })
    #expect(all == [370, 440, 510, 551, 621, 691])
  }

  @Test("two blocks one below the other keep their own headings")
  func stacked() {
    let rows = { (label: String) in
      "<tr><th>時</th><th>\(label)</th></tr><tr><th>6</th><td>10</td></tr><tr><th>7</th><td>20</td></tr>"
        + "<tr><th>8</th><td>30</td></tr>"
    }
    let page = read("<table>\(rows("平日"))\(rows("土曜"))</table>")
    #expect(page.timetables.map(\.label) == ["平日", "土曜"])
    #expect(times(page, 1) == "6:10 7:20 8:30")
  }

  @Test("minutes below hours along the top are read")
  func sideways() {
    let page = read(
      """
      <table><tr><th>時</th><th>6</th><th>7</th><th>8</th></tr>
      <tr><th>平日</th><td>10 20</td><td>30</td><td>40</td></tr></table>
      """)
    #expect(page.layout == "sideways-hour-grid")
    #expect(times(page) == "6:10 6:20 7:30 8:40")
  }

  @Test("a row of minutes without an hour below the others makes the page uncertain")
  func strayRow() {
    let html = hourTable([(6, "10 20"), (7, "10 20"), (8, "10 20")])
      .replacing("</table>", with: "<tr><th>深夜</th><td>10 20</td></tr></table>")
    #expect(read(html).verdict == .uncertain)
  }

  @Test("a column whose heading names no day, beside columns that do, makes the page uncertain")
  func unknownHeading() {
    let page = read(
      """
      <table><tr><th>時</th><th>平日</th><th>ぬりかべ</th></tr>
      <tr><th>6</th><td>10</td><td>10</td></tr><tr><th>7</th><td>20</td><td>20</td></tr>
      <tr><th>8</th><td>30</td><td>30</td></tr></table>
      """)
    #expect(page.verdict == .uncertain)
    #expect(page.notices.contains { $0.code == "unreadDays" })
  }

  @Test("an empty column is there, with no departures")
  func emptyColumn() {
    let page = read(
      """
      <table><tr><th>時</th><th>平日</th><th>休日</th></tr>
      <tr><th>6</th><td>10</td><td></td></tr><tr><th>7</th><td>20</td><td></td></tr>
      <tr><th>8</th><td>30</td><td></td></tr></table>
      """)
    #expect(page.verdict == .timetable)
    #expect(page.timetables.map(\.departures.count) == [3, 0])
  }

  @Test("cells that the page never closes are cells all the same")
  func unclosed() {
    let page = read(
      "<table><tr><td><b>時<td><font color=red>平日<tr><td><b>6<td>10<tr><td><b>7<td>20<tr><td><b>8<td>30</table>"
    )
    #expect(times(page) == "6:10 7:20 8:30")
    #expect(page.timetables.first?.label == "平日")
  }

  @Test("a table inside a comment, a script or a template is none")
  func hidden() {
    let table = hourTable([(6, "10"), (7, "20"), (8, "30")])
    for wrapped in [
      "<!--\(table)-->", "<template>\(table)</template>", "<noscript>\(table)</noscript>",
    ] {
      #expect(read("<p>時刻表</p>\(wrapped)").verdict == .notATimetable)
    }
  }

  @Test("minutes in elements of their own that rise by one from row to row are no hours")
  func risingMinutes() {
    let rows = (5...12).map { hour in
      "<dt>\(hour)時</dt><dd><p class=t><span class=m>\(hour + 5)</span><em>港行</em></p></dd>"
    }
    let page = read("<h2>平日</h2><dl>\(rows.joined())</dl>")
    #expect(page.verdict == .timetable)
    let departures = page.timetables.flatMap(\.departures)
    #expect(departures.map(\.hour) == Array(5...12))
    #expect(departures.map(\.minute) == Array(10...17))
  }

  @Test("a line that gives some days a service of their own is kept, a revision is not")
  func specialDays() {
    let table = hourTable([(6, "10"), (7, "20"), (8, "30")])
    let page = read(table + "<p>※ 12月31日~1月3日は日祝ダイヤで運行します。</p><p>9/1改正ダイヤ</p>")
    #expect(page.dayLines == ["※ 12月31日~1月3日は日祝ダイヤで運行します。"])
  }
}
