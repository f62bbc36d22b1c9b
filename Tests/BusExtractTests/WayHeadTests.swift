import BusModel
import Testing

/// Times below lines that say which way they go, without any table.
@Suite("times below the line of their way")
struct WayHeadTests {
  private func told(_ body: String, title: String = "無料シャトルバスのご案内") -> [String] {
    let page = read("<h1>\(title)</h1>" + body)
    guard page.judgement == .timetable else { return [] }
    return page.timetables.filter { !$0.departures.isEmpty }.map { table in
      let times = table.departures.map { departure in
        "\(departure.hour):\(departure.minute)" + departure.marks.joined()
      }
      let ends = Set(table.departures.map { $0.destination ?? table.destination ?? "?" })
      return "\(table.stop ?? "?")→\(ends.sorted().joined(separator: "|")) "
        + times.joined(separator: " ")
    }
  }

  @Test(
    "a way on a line of its own is that of the times below it up to the next one",
    arguments: [
      "<p>松葉駅 ⇒ 会場<br>9:00、9:20</p><p>会場 ⇒ 松葉駅<br>15:00、15:40</p>",
      "<p>松葉駅 ⇒ 会場<br>9:00 9:20<br>会場 ⇒ 松葉駅<br>15:00 15:40</p>",
      "<p>松葉駅　→　会場</p><p>①9：00　②9：20</p><p>会場　→　松葉駅</p><p>①15：00　②15：40</p>",
      "<p>【松葉駅→会場】9:00 / 9:20</p><p>【会場→松葉駅】15:00 / 15:40</p>",
      "<p>【松葉駅→会場】</p><p>9:00発 9:20発</p><p>【会場→松葉駅】</p><p>15:00発 15:40発</p>",
    ])
  func ways(body: String) {
    #expect(told(body) == ["松葉駅→会場 9:0 9:20", "会場→松葉駅 15:0 15:40"])
  }

  @Test(
    "a line that says from where buses leave heads the times below it, whatever these stand in",
    arguments: [
      "<p>松葉駅発</p><p>9:00</p><p>9:20</p><p>9:50</p><p>会場発</p><p>15:00</p><p>15:40</p>",
      "<ul><li>松葉駅発：9:00、9:20、9:50</li><li>会場発：15:00、15:40</li></ul>",
      "<h3>行き</h3><p>松葉駅発　9:00　9:20　9:50</p><h3>帰り</h3><p>会場発　15:00　15:40</p>",
      "<p>松葉駅発 9:00発、9:20発、9:50発</p><p>会場発 15:00発、15:40発</p>",
      "<div>松葉駅発<br>①9:00<br>②9:20<br>③9:50</div><div>会場発<br>①15:00<br>②15:40</div>",
    ])
  func starts(body: String) {
    #expect(told(body) == ["松葉駅→? 9:0 9:20 9:50", "会場→? 15:0 15:40"])
  }

  @Test("a number in a circle of which the page says something is a mark")
  func explainedNumbers() {
    for note in ["②は土日祝運休", "②は土日祝に9:30発となります", "② 日曜運休"] {
      let page = read(
        "<h1>送迎バス</h1><div>松葉駅発<br>①9:00<br>②9:20<br>③9:50</div><p>\(note)</p>")
      #expect(page.timetables.flatMap(\.departures).contains { $0.marks == ["②"] })
    }
  }

  @Test(
    "times below other lines are not read as those of buses",
    arguments: [
      "<p>会場<br>9:00、9:20</p><p>控室<br>15:00、15:40</p>",
      "<p>松葉駅 ⇒ 会場<br>9:00～17:00</p>",
      "<p>見学ツアー<br>9:00、9:20</p><p>体験教室<br>15:00、15:40</p>",
      "<p>受付 ⇒ 開演<br>9:00、9:20</p>",
    ])
  func others(body: String) { #expect(told(body, title: "秋のまつり").isEmpty) }

  @Test(
    "a line of departures by itself is of buses only where a heading speaks of what carries people")
  func singleLine() {
    let line = "<p>松葉駅発　9:00　9:20　9:50</p>"
    #expect(told(line) == ["松葉駅→? 9:0 9:20 9:50"])
    #expect(told(line, title: "アクセス").isEmpty)
  }

  @Test("of two such lists none gets lost unsaid where the other one is read")
  func nothingLost() {
    let page = read(
      "<h1>送迎バス時刻表</h1><p>【松葉駅→本館】9:00 / 9:20</p><p>【体験→教室】15:00 / 15:40</p>")
    let count = page.timetables.map(\.departures.count).reduce(0, +)
    #expect(count == 4 || page.judgement != .timetable)
  }
}

extension WayHeadTests {
  private func stops(_ title: String, _ heads: [String]) -> [String?] {
    let lists = heads.map { "<h3>\($0)</h3><ul><li>9:00</li><li>10:00</li><li>11:00</li></ul>" }
    let page = read("<h1>\(title)</h1>" + lists.joined())
    return page.judgement == .timetable ? page.timetables.map(\.stop) : []
  }

  @Test("names of places head lists of times on a page of bus times, and on no other")
  func placeHeadings() {
    #expect(stops("送迎バス時刻表", ["松葉駅", "花野ホテル"]) == ["松葉駅", "花野ホテル"])
    #expect(stops("朝市のご案内", ["松葉駅", "花野ホテル"]).isEmpty)
    #expect(stops("送迎バス時刻表", ["松葉営業所", "松葉窓口"]).isEmpty)
    #expect(stops("送迎バス時刻表", ["見学会", "講座"]).isEmpty)
  }

  @Test("a title that names the days of all tables of the page contradicts none of them")
  func titleOfAllDays() {
    let tables = ["平日ダイヤ", "土日祝ダイヤ"].map { day in
      """
      <table><caption>松葉駅 → 港 ／ \(day)</caption><tr><th>便</th><th>松葉駅発</th><th>港着</th></tr>
      <tr><td>1</td><td>7:00</td><td>7:30</td></tr><tr><td>2</td><td>8:00</td><td>8:30</td></tr></table>
      """
    }
    let judged = ["（平日・土日祝）", "（土日祝）"].map { days in
      read("<title>全便時刻表\(days)</title><h1>全便時刻表</h1>" + tables.joined()).judgement
    }
    #expect(judged[0] == .timetable)
    #expect(judged[1] != .timetable)
  }
}
