import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Lists and tables of trips whose days stand as signs or codes, as different companies write them.
@Suite("days told by signs and codes")
struct ListDayFormTests {
  /// "weekday 6:48 7:20", a line for each timetable with departures.
  private func told(_ html: String) -> [String] {
    let page = read("<h2>小滝前 バス停</h2>" + html)
    guard page.judgement == .timetable else { return ["\(page.judgement)".before("(")] }
    return Normalise.timetables(of: page).timetables.filter { !$0.departures.isEmpty }.map {
      ([$0.label ?? "?"]
        + $0.departures.map { "\($0.departureTime)" + $0.marks.map(\.mark).joined() })
        .joined(separator: " ")
    }
  }

  private func list(_ days: [String], _ rows: [[String]], _ after: String = "") -> String {
    let heads = (["時刻", "行先"] + days).map { "<th>\($0)</th>" }.joined()
    let body = rows.map { row in
      "<tr><td>\(row[0])</td><td>西口</td>"
        + row.dropFirst().map { "<td>\($0)</td>" }.joined() + "</tr>"
    }.joined()
    return "<table><tr>\(heads)</tr>\(body)</table>\(after)"
  }

  @Test("signs below days say which days each bus runs")
  func signs() {
    let page = list(
      ["平日", "土曜", "日祝"],
      [["6:48", "○", "○", "－"], ["7:20", "○", "－", "－"], ["9:05", "○", "○", "○"]])
    #expect(told(page) == ["平日・土曜 06:48", "平日 07:20", "平日・土曜・日祝 09:05"])
    let blanks = list(
      ["平日", "土日祝"], [["6:48", "●", ""], ["7:20", "●", "●"], ["9:05", "", "●"]])
    #expect(told(blanks) == ["平日 06:48", "平日・土日祝 07:20", "土日祝 09:05"])
    let week = list(
      ["月", "火", "水", "木", "金", "土", "日"],
      [
        ["6:48", "○", "×", "○", "×", "○", "×", "×"], ["7:20", "○", "○", "○", "○", "○", "○", "○"],
        ["9:05", "○", "○", "○", "○", "○", "×", "×"],
      ])
    #expect(told(week) == ["月・水・金 06:48", "毎日 07:20", "月・火・水・木・金 09:05"])
  }

  @Test("a second sign, a sign below one kind of day alone and a row without any are no days")
  func unclearSigns() {
    let two = list(
      ["平日", "土日祝"], [["6:48", "○", "○"], ["7:20", "○", "△"], ["9:05", "○", "○"]], "<p>△：学休日運休</p>")
    #expect(told(two) == ["uncertain"])
    let one = list(["土曜"], [["6:48", "○"], ["7:20", "－"], ["9:05", "○"]])
    #expect(told(one) == ["uncertain"])
    let none = list(
      ["平日", "土日祝"], [["6:48", "○", "－"], ["7:20", "", ""], ["9:05", "○", "○"]])
    #expect(told(none) == ["uncertain"])
  }

  @Test("a sign below days that a legend explains is a mark as well, unless it says that it runs")
  func explainedSigns() {
    let rows = [["6:48", "○", "－"], ["7:20", "－", "○"], ["9:05", "○", "○"]]
    #expect(
      told(list(["平日", "土日祝"], rows, "<p>○：要予約</p>"))
        == ["平日 06:48○", "土日祝 07:20○", "平日・土日祝 09:05○"])
    #expect(
      told(list(["平日", "土日祝"], rows, "<p>○：運行　－：運休</p>"))
        == ["平日 06:48", "土日祝 07:20", "平日・土日祝 09:05"])
  }

  @Test(
    "codes in a column or a row of days are what the legend says of them",
    arguments: [
      """
      <table><tr><th>時刻</th><th>行先</th><th>運行日</th></tr><tr><td>6:50</td><td>大町</td><td>A</td></tr>\
      <tr><td>8:10</td><td>大町</td><td>B</td></tr></table><p>A：平日運行　B：土日祝運行</p>
      """,
      """
      <table><tr><th></th><th>1便</th><th>2便</th></tr><tr><th>運行日</th><td>A</td><td>B</td></tr>\
      <tr><td>小滝前</td><td>6:50</td><td>8:10</td></tr><tr><td>大町</td><td>7:01</td><td>8:21</td></tr></table>\
      <p>A：平日運行<br>B：土日祝運行</p>
      """,
      """
      <table><tr><th>便</th><th>小滝前</th><th>大町</th><th>運行日</th></tr><tr><td>1</td><td>6:50</td><td>7:01</td>\
      <td>A</td></tr><tr><td>2</td><td>8:10</td><td>8:21</td><td>B</td></tr></table><ul><li>A…平日運行</li>\
      <li>B…土日祝運行</li></ul>
      """,
    ])
  func codes(html: String) {
    let page = read("<h2>小滝前</h2>" + html)
    #expect(page.judgement == .timetable)
    let services = Normalise.timetables(of: page).timetables[0].departures.map(\.pattern?.service)
    #expect(services == [.weekday, .saturdaySundayHoliday])
  }

  @Test("a code that no legend explains leaves the days open")
  func unexplainedCode() {
    let page = read(
      """
      <h2>小滝前</h2><table><tr><th>時刻</th><th>行先</th><th>運行日</th></tr><tr><td>6:50</td><td>大町</td>\
      <td>A</td></tr><tr><td>8:10</td><td>大町</td><td>B</td></tr></table>
      """)
    let result = Normalise.timetables(of: page)
    #expect(result.timetables[0].departures.allSatisfy { $0.pattern == nil })
    #expect(result.notices.contains { $0.content == .unreadDays(.words("A")) })
  }

  @Test("as many days in a heading as there are stops below it are those of each stop")
  func daysOfAll() {
    let stops = ["石川駅", "石川小前", "県民の森"].enumerated().map { number, stop in
      "<div><h3>\(stop)</h3><p>発車時刻 8:\(number + 10) 10:\(number + 15)</p></div>"
    }
    let page = read("<h1>森のバス</h1><h2>森のバス（土曜・日曜・祝日運行）</h2>" + stops.joined())
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.stop) == ["石川駅", "石川小前", "県民の森"])
    #expect(page.timetables.allSatisfy { $0.label == "土曜・日曜・祝日運行" })
  }

  @Test(
    "what runs and what does not, in one sentence above two lists, is said of both",
    arguments: [
      "平日(土日祝日、12月29日~1月3日は運休)", "平日（土日祝日・12月29日～1月3日は運休）", "月~土曜日運行。日曜・祝日は全便運休",
    ])
  func sentence(_ days: String) {
    let lists = ["<h3>行き（市街地行き）の発車時刻</h3>", "<h3>帰り（市街地発）の発車時刻</h3>"].enumerated().map {
      $1 + "<ul><li>1便 \(8 + $0):00</li><li>2便 \(10 + $0):30</li></ul>"
    }
    let page = read("<h1>のりあい号</h1><p>運行日：\(days)</p>" + lists.joined())
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.label) == ["運行日：" + days, "運行日：" + days])
  }

  @Test(
    "which of two days is whose list's is open",
    arguments: ["平日・土日祝", "平日、土曜", "平日（祝日を除く）／土日祝"])
  func twoDays(_ days: String) {
    let lists = (8...9).map { "<ul><li>1便 \($0):00</li><li>2便 1\($0):30</li></ul>" }
    let body = "<h1>のりあい号</h1><h2>時刻表 \(days)</h2>" + lists.joined(separator: "<p>ご利用ください</p>")
    #expect(read(body).verdict == .uncertain)
  }

  @Test("names in Latin letters behind the trips are the stops' again, and other words are not")
  func translations() {
    let table = { (last: [String]) in
      let rows = [
        "東口</td><td>9:40</td><td>10:10", "運河</td><td>9:42</td><td>10:12",
        "堺橋</td><td>9:48</td><td>10:18",
      ]
      let body = zip(rows, last).map { "<tr><td>\($0)</td><td>\($1)</td></tr>" }
      return "<table>\(body.joined())</table>"
    }
    #expect(
      told(table(["East Gate", "Canal", "Sakai Bridge"])) == ["? 09:40 10:10", "? 09:42 10:12"])
    #expect(told(table(["every hour", "every hour", "every hour"])) == ["notATimetable"])
    #expect(told(table(["A-1", "A-2", "A-3"])) == ["notATimetable"])
  }
}

extension String {
  fileprivate func before(_ sign: Character) -> String { String(prefix { $0 != sign }) }
}
