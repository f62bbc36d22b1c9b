import BusModel
import Testing

private func labels(_ page: RawPage) -> [String] {
  page.timetables.map { table in
    let first = table.departures.first.map { "\($0.hour):\($0.minute)" } ?? "-"
    return "\(table.destination ?? "-") \(table.label ?? "-") \(first)"
  }
}

@Suite("rows that open a new timetable")
struct SectionTests {
  @Test("a row of days inside columns of times opens another day in each of them")
  func daysInColumns() {
    let page = read(
      """
      <h1>若葉線 時刻表</h1><table><tr><th>港行き</th><th>駅行き</th></tr>
      <tr><td>平日</td><td>平日</td></tr><tr><td>7:05</td><td>7:10</td></tr>
      <tr><td>18:20</td><td>18:25</td></tr><tr><td>土曜</td><td>土曜</td></tr>
      <tr><td>8:00</td><td>8:05</td></tr></table>
      """)
    #expect(page.verdict == .timetable)
    #expect(labels(page) == ["港 平日 7:5", "港 土曜 8:0", "駅 平日 7:10", "駅 土曜 8:5"])
  }

  @Test(
    "a table of the same bus below the timetable of a feast is not left out as something else",
    arguments: ["9月5日（土）灯籠流し特別ダイヤ", "花火大会 臨時ダイヤ（8月8日）", "マラソン大会 特別ダイヤ 10月18日"])
  func feast(heading: String) {
    let table = { (hours: ClosedRange<Int>) in
      "<table><tr><th>停留所</th>" + hours.map { "<th>\($0 - 8)便</th>" }.joined() + "</tr>"
        + ["港駅", "橋詰", "浜公園"].enumerated().map { index, stop in
          "<tr><td>\(stop)</td>" + hours.map { "<td>\($0):1\(index)</td>" }.joined() + "</tr>"
        }.joined() + "</table>"
    }
    let page = read(
      "<h1>浜公園線</h1><h2>通常ダイヤ（土日祝）</h2>" + table(9...12) + "<h2>\(heading)</h2>" + table(9...14))
    #expect(!page.notices.contains { $0.code == "foreignTable" })
    #expect(page.verdict == .uncertain || page.timetables.contains { $0.departures.count == 6 })
  }

  @Test(
    "days over two ways are said of both, though a note below the second says when nothing runs",
    arguments: [
      ("<caption>行き</caption>", "<caption>帰り</caption>", ""),
      ("", "", "<p>【下り】</p>"),
    ])
  func daysOfBothWays(first: String, second: String, between: String) {
    let rows = { (caption: String, hour: Int) in
      "<table>\(caption)<tr><th>停留所</th><th>1便</th><th>2便</th></tr>"
        + ["沢口", "橋", "役場"].enumerated().map { index, stop in
          "<tr><td>\(stop)</td><td>\(hour):1\(index)</td><td>\(hour + 4):1\(index)</td></tr>"
        }.joined() + "</table>"
    }
    let page = read(
      "<h1>沢線時刻表（月・水・金）</h1>" + (between.isEmpty ? "" : "<p>【上り】</p>") + rows(first, 8)
        + between + rows(second, 9) + "<p>・祝日は運休します。<br>・12月29日から1月3日まで運休します。</p>")
    #expect(Set(page.timetables.map(\.label)) == ["月・水・金"])
  }

  @Test("a table whose own days are said nowhere is not told by a note of rest alone")
  func restAlone() {
    let rows = "<tr><td>沢口<td>8:10<td>9:10<tr><td>橋<td>8:20<td>9:20<tr><td>役場<td>8:30<td>9:30"
    let table = "<table><tr><th>停留所<th>1便<th>2便\(rows)</table>"
    let page = read(
      "<h2>通勤バス（平日運行）</h2>朝<br>\(table)<br>夕<br>\(table)<p>※8/13～8/15は運休です</p>")
    #expect(page.timetables.contains { $0.label == "平日運行" })
    #expect(!page.timetables.contains { $0.label == "8/13～8/15は運休です" })
    #expect(page.verdict == .uncertain)
  }

  @Test("a row of days among the hours opens another table, though the hours go on rising")
  func daysAmongHours() {
    let page = read(
      """
      <h1>若葉台 発 港行き</h1><table><tr><th>時</th><th>分</th></tr><tr><td colspan="2">平日</td></tr>
      <tr><td>6</td><td>10 30</td></tr><tr><td>7</td><td>10</td></tr><tr><td>8</td><td>10</td></tr>
      <tr><td colspan="2">土曜</td></tr><tr><td>9</td><td>15</td></tr><tr><td>10</td><td>15</td></tr>
      </table>
      """)
    #expect(labels(page) == ["港 平日 6:10", "港 土曜 9:15"])
  }

  @Test("a row of a way among the hours keeps the days of the columns")
  func waysAmongHours() {
    let page = read(
      """
      <h1>若葉台 時刻表</h1><table><tr><th>時</th><th>平日</th><th>土休日</th></tr>
      <tr><td colspan="3">港行き</td></tr><tr><td>6</td><td>10</td><td>20</td></tr>
      <tr><td>7</td><td>10</td><td>20</td></tr><tr><td>8</td><td>10</td><td>20</td></tr>
      <tr><td colspan="3">駅行き</td></tr><tr><td>9</td><td>15</td><td>25</td></tr>
      <tr><td>10</td><td>15</td><td>25</td></tr><tr><td>11</td><td>15</td><td>25</td></tr></table>
      """)
    #expect(labels(page) == ["港 平日 6:10", "港 土休日 6:20", "駅 平日 9:15", "駅 土休日 9:25"])
  }

  @Test("a row of days between trips that are rows gives them their days")
  func daysBetweenTrips() {
    let page = read(
      """
      <h1>東回り 時刻表</h1><table><tr><th>便</th><th>市役所</th><th>本町</th><th>病院</th></tr>
      <tr><td colspan="4">平日</td></tr><tr><td>1便</td><td>7:00</td><td>7:05</td><td>7:12</td></tr>
      <tr><td>2便</td><td>9:00</td><td>9:05</td><td>9:12</td></tr><tr><td colspan="4">土曜</td></tr>
      <tr><td>1便</td><td>8:00</td><td>8:05</td><td>8:12</td></tr></table>
      """)
    let city = page.timetables.filter { $0.stop == "市役所" }
    #expect(city.map(\.label) == ["平日", "土曜"])
    #expect(city.map(\.departures.count) == [2, 1])
  }

  @Test("a lone cell of days above rows of stops gives the trips below their days")
  func loneCell() {
    let page = read(
      """
      <h1>東回り 時刻表</h1><table><tr><th></th><th>1便</th><th>2便</th></tr>
      <tr><td>平日</td><td></td><td></td></tr><tr><td>市役所</td><td>7:00</td><td>9:00</td></tr>
      <tr><td>本町</td><td>7:05</td><td>9:05</td></tr>
      <tr><td>病院</td><td>7:15</td><td>9:15</td></tr><tr><td>土曜</td><td></td><td></td></tr>
      <tr><td>市役所</td><td>8:00</td><td>10:00</td></tr><tr><td>本町</td><td>8:05</td><td>10:05</td></tr>
      <tr><td>病院</td><td>8:15</td><td>10:15</td></tr></table>
      """)
    #expect(page.timetables.filter { $0.stop == "市役所" }.map(\.label) == ["平日", "土曜"])
  }
}
