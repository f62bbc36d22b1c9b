import BusModel
import Testing

@testable import BusExtract

@Suite("Tables of trips by how their trips and ways are set")
struct TripLayoutTests {
  private func table(_ rows: [[String]]) -> String {
    "<table>"
      + rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined() + "</table>"
  }

  private func stops(_ page: RawPage) -> [String] {
    page.timetables.indices.map { index in
      "\(page.timetables[index].stop ?? "") \(times(page, index))"
    }
  }

  @Test(
    "a sign behind the name of a trip is that of its bus",
    arguments: [["1", "2", "3◎"], ["第1便", "第2便", "第3便◎"]])
  func signs(_ names: [String]) {
    let told = read(
      "<h1>患者送迎バス</h1><h2>大泉駅発</h2>"
        + table([
          ["便", "大泉駅", "浜病院"], [names[0], "8:05", "8:20"], [names[1], "9:05", "9:20"],
          [names[2], "10:05", "10:20"],
        ]) + "<p>◎：土曜日は運休</p>")
    #expect(told.verdict == .timetable)
    #expect(stops(told) == ["大泉駅 8:05 9:05 10:05◎", "浜病院 "])
    #expect(told.timetables.first?.departures.first?.destination == "浜病院")
  }

  @Test(
    "two stops, of which the second has times that say that they are arrivals, are a table of trips",
    arguments: [("11時30分", "11時50分着"), ("11:30", "11:50着"), ("11:30発", "11:50着")])
  func pairsWithArrivals(_ leaves: String, _ arrives: String) {
    let later = { (time: String) in time.replacing("11", with: "13") }
    let told = read(
      "<h1>のりあいバス</h1><h2>役場 → 北谷（お帰り便）</h2>"
        + table([["役場", "北谷集会所"], [leaves, arrives], [later(leaves), later(arrives)]]))
    #expect(told.verdict == .timetable)
    #expect(stops(told) == ["役場 11:30 13:30", "北谷集会所 "])
    #expect(told.timetables.first?.departures.first?.destination?.contains("便") != true)
  }

  @Test("times in 時 and 分 beside a timetable do not get lost")
  func unreadPair() {
    let trips = table([
      ["北谷集会所", "岩戸口", "役場"], ["8時30分", "8時38分", "8時50分"], ["9時30分", "9時38分", "9時50分"],
    ])
    let rest = table([["役場", "北谷集会所"], ["11時30分", "11時50分"], ["13時30分", "13時50分"]])
    let told = read("<h1>のりあいバス 時刻</h1>\(trips)<p>お帰り</p>\(rest)")
    let isRead = told.timetables.contains { $0.departures.contains { $0.hour == 11 } }
    #expect(isRead || told.verdict == .uncertain)
  }

  @Test("a word and a number below 便名 count trips")
  func series() {
    let told = read(
      "<h1>登下校バス</h1><h3>登校（谷川駅発）</h3>"
        + table([["便名", "谷川駅", "谷川高校"], ["登1", "7:30", "7:48"], ["登2", "8:00", "8:18"]])
        + "<h3>下校（谷川高校発）</h3>"
        + table([["便名", "谷川高校", "谷川駅"], ["下1", "15:50", "16:08"], ["下2", "17:10", "17:28"]]))
    #expect(told.verdict == .timetable)
    #expect(stops(told) == ["谷川駅 7:30 8:00", "谷川高校 ", "谷川高校 15:50 17:10", "谷川駅 "])
    let other = read(
      "<h1>循環バス 時刻表</h1>"
        + table([
          ["便", "A1", "A2", "A3"], ["朝", "9:20", "9:25", "9:30"], ["昼", "10:05", "10:10", "10:15"],
        ]))
    #expect(other.verdict != .timetable)
  }

  private func courses(_ second: [String]) -> String {
    "<h1>無料スクールバス時刻表</h1><table><tr><th>コース</th><th>乗車場所</th><th>1便</th><th>2便</th><th>3便</th></tr>"
      + "<tr><th rowspan=2>駅前コース</th><td>北浜駅北口</td><td>8:20</td><td>10:20</td><td>13:20</td></tr>"
      + "<tr><td>自動車学校 着</td><td>8:45</td><td>10:45</td><td>13:45</td></tr>"
      + "<tr><th rowspan=2>学生コース</th><td>みどり大学正門</td>"
      + second.prefix(3).map { "<td>\($0)</td>" }.joined() + "</tr><tr><td>自動車学校 着</td>"
      + second.suffix(3).map { "<td>\($0)</td>" }.joined() + "</tr></table>"
  }

  @Test("courses of which most trips begin before those above end are ways of their own")
  func groups() {
    let told = read(courses(["8:25", "10:25", "14:25", "8:46", "10:46", "14:46"]))
    #expect(told.verdict == .timetable)
    #expect(
      stops(told) == [
        "北浜駅北口 8:20 10:20 13:20", "自動車学校 ", "みどり大学正門 8:25 10:25 14:25", "自動車学校 ",
      ])
    // One bus may go through both but for a slip.
    #expect(
      read(courses(["8:55", "10:55", "13:25", "9:06", "11:06", "14:06"])).verdict != .timetable)
  }

  private func returns(_ there: String, _ back: String) -> RawPage {
    let rows = [
      ["奥山", "6:55", "9:10", "10:45", "16:00"], ["大杉", "7:01", "9:16", "10:39", "15:54"],
      ["中里", "7:14", "9:29", "10:26", "15:41"], ["北浜駅", "7:25", "9:40", "10:15", "15:30"],
    ].map { row in "<tr>" + row.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
    return read(
      "<h1>奥山線時刻表</h1><table><tr><th rowspan=2>停留所</th><th colspan=2>\(there)</th><th colspan=2>\(back)</th></tr>"
        + "<tr><th>1便</th><th>2便</th><th>1便</th><th>2便</th></tr>\(rows)</table>")
  }

  @Test("trips below ↑ are read from the bottom to the top")
  func upwards() {
    let told = returns("北浜駅行き（↓）", "奥山行き（↑）")
    #expect(told.verdict == .timetable)
    #expect(
      stops(told) == [
        "奥山 6:55 9:10", "大杉 7:01 9:16", "中里 7:14 9:29", "北浜駅 ", "北浜駅 10:15 15:30",
        "中里 10:26 15:41", "大杉 10:39 15:54", "奥山 ",
      ])
    #expect(returns("北浜駅行き", "奥山行き").verdict != .timetable)
  }

  @Test("ways side by side may have heads of two rows")
  func halves() {
    let told = read(
      "<h2>ふれあい福祉バス</h2><table><tr><th rowspan=2>停留所</th><th colspan=2>行き</th><th rowspan=2>停留所</th>"
        + "<th colspan=2>帰り</th></tr><tr><th>1便</th><th>2便</th><th>1便</th><th>2便</th></tr>"
        + "<tr><td>北公民館</td><td>9:00</td><td>9:50</td><td>福祉センター</td><td>13:00</td><td>15:00</td></tr>"
        + "<tr><td>堀内</td><td>9:08</td><td>9:58</td><td>堀内</td><td>13:17</td><td>15:17</td></tr>"
        + "<tr><td>福祉センター</td><td>9:25</td><td>10:15</td><td>北公民館</td><td>13:25</td><td>15:25</td></tr></table>"
    )
    #expect(told.verdict == .timetable)
    #expect(
      stops(told) == [
        "北公民館 9:00 9:50", "堀内 9:08 9:58", "福祉センター ", "福祉センター 13:00 15:00", "堀内 13:17 15:17",
        "北公民館 ",
      ])
  }

  @Test("two stops of which the heading says where buses leave are a way")
  func pair() {
    let page = { (first: String, second: String) in
      read(
        "<h1>みのり朝市バス</h1><h2>みのり駅発</h2>"
          + table([[first, "7:30", "10:00", "12:00"], [second, "7:50", "10:20", "12:20"]]))
    }
    let told = page("みのり駅", "道の駅")
    #expect(told.verdict == .timetable)
    #expect(stops(told) == ["みのり駅 7:30 10:00 12:00", "道の駅 "])
    #expect(page("道の駅", "みのり駅").verdict != .timetable)
  }

  @Test("／ below a day says that nothing runs, and an empty column says nothing")
  func flags() {
    let page = { (rest: String) in
      read(
        "<h1>緑ヶ丘駅</h1><h2>患者送迎バス（緑ヶ丘駅発）</h2>"
          + table([
            ["", "月", "火", "水", "木"], ["1便 8:40", "●", "●", "●", rest],
            ["2便 10:10", "●", "／", "●", rest], ["3便 14:30", "●", "／", "●", rest],
          ]) + "<p>●運行 ／運休</p>")
    }
    let told = page("／")
    #expect(told.verdict == .timetable)
    #expect(told.timetables.map(\.label) == ["月・火・水", "月・水"])
    #expect([times(told), times(told, 1)] == ["8:40●", "10:10● 14:30●"])
    #expect(page("").verdict != .timetable)
  }
}
