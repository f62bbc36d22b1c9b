import BusModel
import Testing

private let empty =
  "<table><tr><th>時</th><th>分</th></tr><tr><th>7</th><td></td></tr>"
  + "<tr><th>8</th><td>&nbsp;</td></tr><tr><th>9</th><td></td></tr></table>"
private let full =
  "<table><tr><th>時</th><th>分</th></tr><tr><th>7</th><td>05 25</td></tr>"
  + "<tr><th>8</th><td>05</td></tr><tr><th>9</th><td>05</td></tr></table>"

@Suite("tables of hours without a minute")
struct EmptyTableTests {
  @Test("a table without a minute is a timetable without departures on its days")
  func beside() {
    let page = read("<h1>駅前 発</h1><h2>平日</h2>\(full)<h2>日祝</h2>\(empty)")
    #expect(page.verdict == .timetable)
    #expect(page.timetables.map(\.label) == ["平日", "日祝"])
    #expect(page.timetables.map(\.departures.count) == [4, 0])
  }

  @Test("a page with nothing but such a table is one as well")
  func alone() {
    let page = read("<h1>駅前 発 港行き</h1><h2>日祝</h2>\(empty)")
    #expect(page.verdict == .timetable)
    #expect(page.timetables.map(\.departures.count) == [0])
  }

  @Test("where a script may fill the table the page is uncertain, unless it says 運休")
  func scripted() {
    let script = "<script>fill()</script>"
    #expect(read("<h1>駅前 発</h1><h2>日祝</h2>\(empty)\(script)").verdict == .uncertain)
    let said = "<h1>駅前 発</h1><h2>日祝</h2><p>日祝は運休です</p>\(empty)\(script)"
    #expect(read(said).verdict == .timetable)
  }

  @Test("an empty table that says no days makes the page uncertain")
  func unlabelled() {
    let page = read("<h1>駅前 発</h1>\(full)\(empty)")
    #expect(page.verdict == .uncertain)
  }

  @Test("a table that is not empty and could not be read makes the page uncertain")
  func unread() {
    let broken = empty.replacing("&nbsp;", with: "約15分間隔")
    #expect(read("<h2>平日</h2>\(full)<h2>日祝</h2>\(broken)").verdict == .uncertain)
  }
}
