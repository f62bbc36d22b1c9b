import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Days before the trips that they limit, and names before the times that they are of.
@Suite("days that stand before trips or times are theirs")
struct NamedTripDayTests {
  private func trips(_ note: String) -> Normalise.Result {
    let rows = zip(1..., [8, 11, 14, 17]).map {
      "<tr><th>\($0)便</th><td>\($1):30</td><td>\($1):55</td></tr>"
    }.joined()
    return Normalise.timetables(
      of: read(
        "<h1>東港 → 白浜島</h1>\(note)<table><tr><th>便</th><th>東港</th><th>白浜島</th></tr>\(rows)</table>"
      ))
  }

  @Test(
    "trips behind the days of a colon are those that run then",
    arguments: [
      ("<p>通常期（9月1日～7月19日）：1・2・3便</p><p>繁忙期（7月20日～8月31日）：全便</p>", "通常期"),
      ("<p>土日祝：1～3便</p>", "土日祝"), ("<p>平日：全便、土日祝：1便・2便・3便</p>", "土日祝"),
    ])
  func colon(note: String, days: String) throws {
    let columns = trips(note).timetables
    let departures = try #require(columns.first?.departures)
    #expect(departures.count == 4)
    #expect(departures[..<3].allSatisfy { $0.marks.isEmpty })
    #expect(departures[3].marks.first?.text?.contains(days) == true)
    #expect(columns[0].label == nil)
  }

  @Test(
    "each time of a list has the days that stand before it",
    arguments: [
      "<dl><dt>第1便（月～土）</dt><dd>8:50</dd><dt>第2便（月～金）</dt><dd>10:20</dd><dt>第3便（火・木・土）</dt><dd>13:15</dd></dl>",
      "<div><div>第1便（月～土）</div><div>8:50</div><div>第2便（月～金）</div><div>10:20</div><div>第3便（火・木・土）</div><div>13:15</div></div>",
      "<div><p>朝の便（月～土）</p><p>8:50</p><p>昼の便（月～金）</p><p>10:20</p><p>夕方の便（火・木・土）</p><p>13:15</p></div>",
      "<p><span>第1便（月～土）</span> <b>8:50</b> <span>第2便（月～金）</span> <b>10:20</b> <span>第3便（火・木・土）</span> <b>13:15</b></p>",
    ])
  func before(list: String) {
    let read = Normalise.timetables(of: read("<h1>川辺団地</h1><h2>川辺団地 → 福祉センター</h2>\(list)"))
    let times = Dictionary(
      read.timetables.map { ($0.label ?? "", $0.departures.map(\.departureTime.description)) },
      uniquingKeysWith: { $0 + $1 })
    #expect(times == ["月～土": ["08:50"], "月～金": ["10:20"], "火・木・土": ["13:15"]])
  }

  @Test("the corner of a table of trips may hold its days")
  func corner() {
    let read = Normalise.timetables(
      of: read(
        "<h1>いずみ号 国立病院行</h1><table><tr><th>停留所＼便<br>（月～金曜運行・祝日運休）</th><th>第1便</th><th>第2便</th><th>第3便</th></tr>"
          + "<tr><th>浅野</th><td>7:55</td><td>9:55</td><td>12:55</td></tr>"
          + "<tr><th>泉</th><td>8:05</td><td>10:05</td><td>13:05</td></tr>"
          + "<tr><th>国立病院</th><td>8:25</td><td>10:25</td><td>13:25</td></tr></table>"
          + "<p>8月14日（金）は運休</p>"))
    #expect(read.timetables.first?.label == "月～金曜運行・祝日運休")
  }
}
