import BusModel
import Testing

/// Ways from place to place, as lines of text, as a column of a table and as buttons.
@Suite("ways beside times")
struct WayLineTests {
  /// Where from and where to, and when.
  private func told(_ page: RawPage) -> [String] {
    page.timetables.filter { !$0.departures.isEmpty }.map { timetable in
      let ends = Set(timetable.departures.map { $0.destination ?? timetable.destination ?? "?" })
      let times = timetable.departures.map { "\($0.hour):\($0.minute)" }
      return "\(timetable.stop ?? "?")→\(ends.sorted().joined(separator: "|")) "
        + times.joined(separator: " ")
    }
  }

  @Test(
    "a line that names both ends of a way gives its own times their ends",
    arguments: [
      "<ul><li>松葉駅→花野ホテル：14:30／15:30</li><li>花野ホテル→松葉駅：9:10／10:10</li></ul>",
      "<p>【松葉駅 → 花野ホテル】14:30・15:30</p><p>【花野ホテル → 松葉駅】9:10・10:10</p>",
      "<p>■松葉駅⇒花野ホテル　14:30、15:30<br>■花野ホテル⇒松葉駅　9:10、10:10</p>",
    ])
  func lines(_ markup: String) {
    let page = read("<h1>送迎バスのご案内</h1>" + markup)
    #expect(told(page) == ["松葉駅→花野ホテル 14:30 15:30", "花野ホテル→松葉駅 9:10 10:10"])
    #expect(page.judgement == .timetable)
  }

  @Test(
    "a departure and its arrival that fill an element belong to the way above them",
    arguments: [
      ("h3", "06:55→07:16", "16:10→16:31"), ("p", "06:55→07:16", "16:10→16:31"),
      ("h4", "1便 06:55発 → 07:16着", "2便 16:10発 → 16:31着"),
    ])
  func pairs(tag: String, there: String, back: String) {
    let page = read(
      """
      <h1>シャトルバス時刻表</h1><h2>緑駅→桜学園</h2><\(tag)>\(there)</\(tag)><\(tag)>07:40→08:01</\(tag)>
      <h2>桜学園→緑駅</h2><\(tag)>\(back)</\(tag)><\(tag)>17:05→17:26</\(tag)>
      """)
    #expect(told(page) == ["緑駅→桜学園 6:55 7:40", "桜学園→緑駅 16:10 17:5"])
    #expect(page.judgement == .timetable)
  }

  @Test("what stands below each of such pairs is said of that one alone")
  func remarksBelowPairs() {
    let page = read(
      """
      <h1>シャトルバス時刻表</h1><h2>緑駅発</h2><h4>06:55→07:16</h4><p>平日</p><h4>07:40→08:01</h4><p>土日祝</p>
      """)
    #expect(page.timetables.map(\.label) == ["平日", "土日祝"])
    #expect(page.timetables.map { times($0) } == ["6:55", "7:40"])
  }

  private func times(_ timetable: RawTimetable) -> String {
    timetable.departures.map { "\($0.hour):\($0.minute)" }.joined(separator: " ")
  }

  @Test("a column of ways gives each row its stop and its destination")
  func column() {
    let page = read(
      """
      <h1>シャトルバス時刻表</h1><table><tr><th>区間</th><th>出発</th><th>到着</th></tr>
      <tr><td>本社 → 工場 (午前)</td><td>8:50</td><td>9:20</td></tr>
      <tr><td>本社 → 工場 (午後)</td><td>13:20</td><td>13:50</td></tr>
      <tr><td>工場 → 本社 (午前)</td><td>11:20</td><td>11:50</td></tr></table>
      """)
    #expect(told(page) == ["本社→工場 8:50 13:20", "工場→本社 11:20"])
    #expect(page.judgement == .timetable)
  }

  @Test("午後 beside a time of the morning leaves it open where the clock has 24 hours")
  func contrary() {
    let page = read(
      """
      <h1>シャトルバス時刻表</h1><table><tr><th>区間</th><th>出発</th></tr>
      <tr><td>本社 → 工場 (午前)</td><td>8:50</td></tr><tr><td>本社 → 工場 (午後)</td><td>13:20</td></tr>
      <tr><td>工場 → 本社 (午後)</td><td>10:30</td></tr></table>
      """)
    #expect(page.judgement != .timetable)
  }

  @Test("vehicles that leave by turns make one list, and each departure says which it is")
  func turns() throws {
    let page = read(
      """
      <h1>緑台団地 シャトルバス時刻表</h1><h2>緑台団地発 → 駅行き</h2><table>
      <tr><th>1号車</th><th>2号車</th><th>3号車</th></tr>
      <tr><td>8:10</td><td>8:22</td><td>8:30</td></tr>
      <tr><td>8:44</td><td>8:50</td><td>9:05</td></tr></table>
      """)
    #expect(told(page) == ["緑台団地→駅 8:10 8:22 8:30 8:44 8:50 9:5"])
    let turned = read(
      """
      <h1>緑台団地 シャトルバス時刻表</h1><h2>緑台団地発 → 駅行き</h2><table>
      <tr><th>1号車</th><th>2号車</th><th>3号車</th></tr>
      <tr><td>8:10</td><td>8:40</td><td>9:10</td></tr>
      <tr><td>8:14</td><td>8:44</td><td>9:14</td></tr></table>
      """)
    #expect(turned.judgement != .timetable)
  }

  @Test("an item of times below days of its own beside one that was read is not lost unsaid")
  func unreadItem() {
    let page = read(
      """
      <h1>シャトルバス時刻表</h1><ul><li><b>平日</b>: 8:10 / 9:10 / 10:10 <p>※混雑します</p></li>
      <li><b>土曜日</b>: 8:40 / 9:40</li></ul>
      """)
    #expect(page.judgement != .timetable)
  }

  @Test("buttons of ways side by side name no stop, and the head of an accordion does")
  func buttons() {
    let table = hourTable([(7, "05 25"), (8, "05"), (9, "05")])
    let tabs = ["花駅 → 工場", "工場 → 花駅", "北駅 → 工場"].enumerated()
      .map { "<div onclick=\"show('s\($0)')\">\($1)</div>" }.joined()
    let page = read(
      "<h1>送迎バス 時刻表</h1><div>\(tabs)</div><div id=\"s9\"><p>工場 → 花駅</p>\(table)</div>")
    #expect(page.timetables.map(\.stop) == ["工場"])
    #expect(page.timetables.map(\.destination) == ["花駅"])
    let accordion = read(
      "<h1>送迎バス 時刻表</h1><div><div onclick=\"toggle(this)\">工場 → 花駅</div><div>\(table)</div></div>")
    #expect(accordion.timetables.map(\.stop) == ["工場"])
  }

  @Test("words for timetables are no part of a destination, and no stop")
  func timetableWords() {
    let table = hourTable([(7, "05 25"), (8, "05"), (9, "05")])
    let page = read("<p><span>工場 → 花駅</span> <span>帰宅ダイヤ</span></p>" + table)
    #expect(page.timetables.map(\.destination) == ["花駅"])
    let merged = read("<b>花駅 ⇒ 工場</b><div><span>3路線統合時刻表</span></div>" + table)
    #expect(merged.timetables.map(\.stop) == ["花駅"])
  }

  @Test(
    "a name that begins like a day or a kind of bus is told whole or not at all",
    arguments: [
      ("土曜市前行き", nil), ("土曜市前方面", nil), ("平日橋方面", "平日橋方面"), ("急行坂方面", "急行坂方面"), ("平日病院行き", "病院"),
      ("土曜南浜町行き", "南浜町"), ("急行南浜町行き", "南浜町"),
    ] as [(String, String?)])
  func namesLikeDays(_ heading: String, _ destination: String?) {
    let table = hourTable([(7, "05 25"), (8, "05"), (9, "05")])
    let page = read("<h1>花駅前 時刻表</h1><h2>\(heading)</h2>" + table)
    #expect(page.timetables.map(\.destination) == [destination])
  }

  @Test("beside a place that may be a day 市内循環 is the line and not where buses go")
  func loopBesideOpenPlace() {
    let table = hourTable([(7, "05 25"), (8, "05"), (9, "05")])
    let page = read("<h1>花駅前 時刻表</h1><h2>市内循環 土曜市前行き</h2>" + table)
    #expect(page.timetables.map(\.destination) == [nil])
    #expect(page.timetables.map(\.routeName) == ["市内循環"])
  }

  @Test("classes for the state of a row keep no row apart from the others")
  func states() {
    let rows = [(7, ["05", "25"]), (8, ["10"]), (9, ["15", "40"]), (10, ["20"])].map {
      hour, minutes in
      let chips = minutes.map { "<div class=\"trip\"><span class=\"t\">\($0)</span></div>" }
        .joined()
      return "<div class=\"hour-row\(hour == 8 ? " past" : "")\"><div class=\"hour\">\(hour)</div>"
        + "<div class=\"trips\">\(chips)</div></div>"
    }
    let page = read("<h1>花駅 → 学園 時刻表</h1><div>\(rows.joined())</div>")
    #expect(told(page) == ["花駅→学園 7:5 7:25 8:10 9:15 9:40 10:20"])
  }

  @Test("a stop that is called after a clinic, with its number, is no sign of consulting hours")
  func clinic() {
    let stops = ["1. 花駅", "2. 緑診療所前", "3. 東診療所前", "4. 港"]
    let rows = stops.enumerated().map { row, stop in
      "<tr><td>\(stop)</td><td>8:\(10 + row)</td><td>9:\(10 + row)</td></tr>"
    }
    let page = read(
      "<table><tr><th>バス停</th><th>便1</th><th>便2</th></tr>\(rows.joined())</table>")
    #expect(page.judgement == .timetable)
  }

  @Test("a remark that says none is no mark")
  func noRemark() {
    let page = read(
      """
      <h1>花駅発 港行き 時刻表</h1><table><tr><th>発時刻</th><th>備考</th></tr>
      <tr><td>8:10</td><td>なし</td></tr><tr><td>9:10</td><td>快速</td></tr></table>
      """)
    #expect(page.timetables.flatMap(\.departures).map { $0.marks } == [[], ["快速"]])
  }
}
