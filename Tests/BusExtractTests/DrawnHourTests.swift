import BusModel
import Testing

/// Hours and minutes as companies draw them without a plain table.
@Suite("hours as companies draw them")
struct DrawnHourTests {
  /// A definition list of few buses: 6, 7, 9, 12, 15, 18, 21.
  private func list(_ title: String, days: String = "平日", _ entries: [(String, String)]) -> RawPage
  {
    let rows = entries.map { "<dt>\($0.0)</dt><dd>\($0.1)</dd>" }.joined()
    return read(
      "<title>\(title)</title><h1>\(title)</h1><h2>\(days)</h2><dl>\(rows)</dl><p>直：団地を通りません</p>")
  }

  private let few = [
    ("6", "<b>05</b> <b>28</b><i>直</i>"), ("7", "<b>08</b> <b>20</b>"), ("9", "<b>15</b>"),
    ("12", "<b>00</b>"), ("15", "<b>05</b> <b>40</b>"), ("18", "<b>10</b><i>直</i>"),
    ("21", "<b>05</b>"),
  ]

  @Test("hours of a definition list need not follow one another where minutes stand behind each")
  func fewBuses() {
    let page = list("松原団地 駅前行き バス時刻表", few)
    #expect(page.judgement == .timetable)
    let found = page.timetables.flatMap(\.departures)
    #expect(
      found.map { [$0.hour, $0.minute] } == [
        [6, 5], [6, 28], [7, 8], [7, 20], [9, 15], [12, 0], [15, 5], [15, 40], [18, 10], [21, 5],
      ])
    #expect(found.map { $0.marks }.filter { !$0.isEmpty } == [["直"], ["直"]])
  }

  @Test(
    "numbers behind numbers are no minutes where they fall, count or come one by one",
    arguments: [
      [("6", "28 05"), ("7", "20 08"), ("9", "15"), ("12", "00"), ("15", "40 05"), ("18", "10")],
      [("6", "5 8"), ("7", "8 20"), ("9", "115"), ("12", "3"), ("15", "5 40"), ("18", "10")],
      [("6", "61 80"), ("7", "35 70"), ("9", "15"), ("12", "00"), ("15", "40"), ("18", "10")],
      [("4", "11"), ("6", "24"), ("9", "31"), ("12", "08"), ("15", "46"), ("18", "20")],
    ])
  func noMinutes(entries: [(String, String)]) {
    #expect(list("松原団地 駅前行き バス時刻表", entries).judgement != .timetable)
  }

  @Test("minutes below hours are those of no bus on a page that speaks of none")
  func noBus() {
    #expect(list("定例会の記録", days: "出席者", few).judgement != .timetable)
  }

  private func table(beside aside: String) -> RawPage {
    let rows = (7...12).map { "<tr><td>\($0)</td><td>1\($0 % 10) 40<span>▲</span></td></tr>" }
    return read(
      """
      <title>石切 時刻表</title><h1>石切バス停 時刻表</h1><h2>平日</h2><table>\
      <tr><th>時</th><th>分</th><td rowspan="7">\(aside)</td></tr>\(rows.joined())</table>
      """)
  }

  @Test("a legend beside all hours is read as one below them")
  func legendBeside() {
    let page = table(beside: "【記号】<br>▲ 病院の玄関前まで入ります<br>運賃は前払いでお願いします")
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.departures.count) == [12])
    #expect(page.legend.map(\.mark) == ["▲"])
  }

  @Test(
    "minutes, intervals and days beside all hours are no legend",
    arguments: [
      "00 15 30 45", "この間 約20分 間隔で 運行 いたします", "毎時 05分 25分 45分に 発車 します",
    ])
  func noLegend(aside: String) {
    #expect(table(beside: aside).judgement != .timetable)
  }

  @Test("two marks without a gap behind a minute are both that minute's")
  func chainOfMarks() {
    let page = read(
      """
      <h1>石切バス停 時刻表</h1><h2>平日</h2><table><tr><th>時</th><th>分</th></tr>\
      <tr><td>7</td><td>15、35<b>▲</b><b>病</b>、55</td></tr><tr><td>8</td><td>30<b>病</b></td></tr>\
      <tr><td>9</td><td>10、40<b>▲</b></td></tr></table><p>▲：土曜は運休</p><p>病：病院前まで入ります</p>
      """)
    #expect(page.judgement == .timetable)
    #expect(
      page.timetables[0].departures.map { $0.marks.joined() }
        == ["", "▲病", "", "病", "", "▲"])
  }

  /// A grid of blocks whose row of heads stands in a group of its own.
  private func blocks(_ heads: [String]) -> RawPage {
    let rows = (7...12).map { hour in
      "<div class=r><span>\(hour)</span><span><b>10</b> <b>40</b></span><span><b>45</b></span></div>"
    }
    let head = heads.map { "<span>\($0)</span>" }.joined()
    return read(
      """
      <title>線路下 時刻表</title><h1>線路下バス停 時刻表</h1><div><div class=g><div class=h>\(head)</div></div>\
      <div class=g>\(rows.joined())</div></div>
      """)
  }

  @Test("a row of heads in a group before the rows of blocks heads their columns")
  func headsOfBlocks() {
    let page = blocks(["時", "平日", "土休日"])
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.label) == ["平日", "土休日"])
    #expect(page.timetables.map(\.departures.count) == [12, 6])
    #expect(blocks(["平日", "土休日", "時"]).timetables.allSatisfy { $0.label == nil })
  }

  @Test("numbers of platforms before tables of hours are no hours")
  func platforms() {
    let hours = (6...19).map { "<th>\($0)時</th>" }.joined()
    let minutes = (6...19).map { $0 % 4 == 0 ? "<td>10 40</td>" : "<td></td>" }.joined()
    let blocks = (5...8).map { number in
      """
      <div class=n><h3><span class=c>\(number)</span>港\(number == 5 ? "北" : "南")線　第\(number)桟橋ゆき</h3><table>\
      <tr><th></th>\(hours)</tr><tr><th>平日</th>\(minutes)</tr><tr><th>土日祝</th>\(minutes)</tr></table></div>
      """
    }
    let page = read("<title>港町ターミナル 時刻表</title><h1>港町ターミナル</h1>" + blocks.joined())
    #expect(page.judgement == .timetable)
    #expect(page.timetables.count == 8)
    #expect(page.timetables.allSatisfy { $0.departures.count == 6 && $0.departures[0].hour == 8 })
    #expect(page.timetables.first?.routeName == "港北線")
  }

  @Test(
    "whole times of several buses stand below the hour of all of them",
    arguments: [
      ("<dl>", "dt", "dd", "</dl>"), ("", "h4", "p", ""), ("<div>", "p", "div", "</div>"),
    ])
  func wholeTimes(open: String, head: String, body: String, close: String) {
    let hours = [(8, "8:05 8:35"), (9, "9:05、9:40"), (10, "10:20"), (13, "13:15")].map {
      "<\(head)>\($0.0)時台</\(head)><\(body)>\($0.1)</\(body)>"
    }
    let page = read(
      "<h1>桜病院 送迎バス</h1><h3>駅東口 → 桜病院</h3>\(open)\(hours.joined())\(close)")
    #expect(page.judgement == .timetable)
    #expect(page.timetables.count == 1)
    #expect(times(page) == "8:05 8:35 9:05 9:40 10:20 13:15")
  }
}
