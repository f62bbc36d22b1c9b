import BusModel
import Testing

/// Where buses go, and by which line, as words around a timetable say it.
@Suite("names of ends")
struct EndNameTests {
  @Test("a part of town and a stop that is called after it are one destination, the stop's")
  func partOfTown() {
    let hours =
      "<table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>05 35</td></tr><tr><td>8</td><td>05</td></tr></table>"
    let same = read("<h1>石神（坂上方面）の時刻表</h1><p>坂上南行き</p>" + hours)
    #expect(
      same.timetables.first?.destination == "坂上南" || same.timetables.first?.destination == "坂上方面")
    let other = read("<h1>石神（坂上方面）の時刻表</h1><h2>遠里行き</h2><p>坂下南行き</p>" + hours)
    #expect(other.timetables.first?.destination != "坂上方面")
  }

  @Test("a column headed コース names the lines of a list of stops' buses")
  func courseColumn() {
    let page = read(
      """
      <h1>「診療所前」バス停の時刻</h1><table><tr><th>コース</th><th>行き先</th><th>平日</th><th>土日祝</th></tr>\
      <tr><th>山手コース</th><td>坂上</td><td>7:10、8:40、10:55</td><td>8:40</td></tr>\
      <tr><th>浜コース</th><td>浜寺駅</td><td>7:50、9:50</td><td>9:50、12:50</td></tr></table>
      """)
    #expect(page.judgement == .timetable)
    let lines = page.timetables.flatMap { table in
      table.departures.map { $0.routeName ?? table.routeName ?? "" }
    }
    #expect(Set(lines) == ["山手コース", "浜コース"])
  }

  private static let hours = """
    <table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>05 35</td></tr><tr><td>8</td><td>05</td></tr></table>
    """

  @Test(
    "of which line a page tells news is the line of its timetable",
    arguments: [
      ("<h1>北コース（森方面）のダイヤ改正について</h1>", "北コース"), ("<h2>岬線 ダイヤ改正のお知らせと時刻表</h2>", "岬線"),
      ("<h2>西部線の停留所別発車時刻</h2>", "西部線"), ("<h2>水上バス「瀬川ライン」時刻表</h2>", "瀬川ライン"),
    ])
  func lineOfNotice(heading: String, line: String) {
    let page = read(heading + "<h3>桜港行き</h3>" + Self.hours)
    #expect(page.timetables.first?.routeName == line)
    #expect(page.timetables.first?.destination == "桜港")
  }

  @Test(
    "news of all lines, of two, or of one beside a nearer heading name no line",
    arguments: [
      ("<h1>ダイヤ改正について</h1>", nil), ("<h1>岬線・浜線のダイヤ改正について</h1>", nil),
      ("<h1>岬線のダイヤ改正について</h1><h2>浜線</h2>", "浜線"),
    ])
  func otherNews(heading: String, line: String?) {
    let page = read(heading + "<h3>桜港行き</h3>" + Self.hours)
    #expect(page.timetables.first?.routeName == line)
  }

  private func columns(_ sentence: String) -> RawPage {
    read(
      """
      <h1>山の郷</h1><h2>バスの時刻（停留所名「山の郷口」）</h2><p>毎日運行</p><table><tr><th colspan=2>南山線</th>\
      <th>観光急行</th></tr><tr><th>南山駅行</th><th>花折峠行</th><th>名取温泉行</th></tr><tr><td>7:15</td><td>8:50</td>\
      <td>10:05</td></tr><tr><td>9:15</td><td>10:50</td><td>12:05</td></tr></table><p>\(sentence)</p>
      """)
  }

  @Test("where a line does not go is said of the columns that it heads")
  func otherLine() {
    let page = columns("観光急行は南山駅には行きません。")
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.destination) == ["南山駅", "花折峠", "名取温泉"])
    #expect(page.timetables.map(\.routeName) == ["南山線", "南山線", nil])
    #expect(page.timetables.allSatisfy { $0.stop == "山の郷口" })
    #expect(columns("観光急行は名取温泉には行きません。").timetables.last?.destination == nil)
    #expect(columns("土曜は南山駅には行きません。").timetables.first?.destination == nil)
  }
}
