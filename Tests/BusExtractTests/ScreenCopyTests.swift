import BusModel
import Testing

/// Timetables that are printed twice for two kinds of screens, and lines that must not get lost.
@Suite("copies for small screens and lines of stops")
struct ScreenCopyTests {
  private static let large = """
    <table class="pc-only"><tr><th>便</th><th>大草橋</th><th>西町</th><th>南寺町</th></tr>\
    <tr><th>1</th><td>7:00</td><td>7:05</td><td>7:10</td></tr><tr><th>2</th><td>8:00</td><td>8:05</td><td>8:10</td></tr>\
    <tr><th>3</th><td>9:00</td><td>9:05</td><td>9:10</td></tr></table>
    """

  private static func small(_ trips: ClosedRange<Int>, _ name: String) -> String {
    let heads = trips.map { "<th>\($0)便</th>" }.joined()
    let rows = [("大草橋", "00"), ("西町", "05"), ("南寺町", "10")].map { stop, minute in
      "<tr><th>\(stop)</th>" + trips.map { "<td>\($0 + 6):\(minute)</td>" }.joined() + "</tr>"
    }
    return
      "<div class=\"\(name)\"><table><tr><th>停留所</th>\(heads)</tr>\(rows.joined())</table></div>"
  }

  private func count(_ html: String) -> Int {
    read("<h1>桜台線</h1><p>平日のみ運行</p>" + html).timetables.flatMap(\.departures).count
  }

  @Test("what small screens show in parts of the table for large ones is told once")
  func parts() {
    #expect(count(Self.large) == 6)
    #expect(count(Self.large + Self.small(1...2, "sp-only") + Self.small(3...3, "sp-only")) == 6)
  }

  @Test("a table that has more, or says nothing of screens, is no copy")
  func others() {
    #expect(count(Self.large + Self.small(3...4, "sp-only")) == 10)
    #expect(count(Self.large + Self.small(1...2, "saturday")) == 10)
  }

  @Test("a stop in preformatted lines that all buses pass ends no table")
  func passedStop() {
    let lines = """
      <h3>平日　南寺町行</h3><pre>
      大草橋　    9:30   12:10   15:45
      西町　　    9:32   12:12   15:47
      高校前        ↓      ↓      ↓
      下河原　    9:42   12:22   15:57
      天神前　    9:48   12:28   16:03
      南寺町　    9:55   12:35   16:10
      </pre>
      """
    let told = read("<h1>桜台線 時刻表</h1>" + lines).timetables
      .filter { !$0.departures.isEmpty }.map { "\($0.stop ?? "-") \($0.departures.count)" }
    #expect(told == ["大草橋 3", "西町 3", "下河原 3", "天神前 3"])
  }

  @Test("a single bus back that stands in a line by itself does not get lost")
  func wayBack() {
    let page = read(
      "<h2>買い物バス</h2><p>毎週火曜日に運行</p><p>①西公民館 9:30発<br>②緑町集会所 9:38発<br>③みどり市場 9:50着</p>"
        + "<p>帰り<br>みどり市場 11:20発</p>")
    let isTold = page.timetables.contains { $0.departures.contains { $0.hour == 11 } }
    #expect(isTold || page.verdict != .timetable)
  }

  @Test("a line of a stop and its times that no table holds makes the page uncertain")
  func lostLine() {
    let hours = hourTable([(7, "05 25"), (8, "05 35"), (9, "05")])
    let page = read("<h1>大草橋 バス停</h1><p>南寺町行</p>\(hours)<p>西町前　9:30　12:10　15:45</p>")
    #expect(page.verdict != .timetable)
  }
}
