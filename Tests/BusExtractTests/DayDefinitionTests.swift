import BusLabels
import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Lines that say what a kind of day is, dates among it.
@Suite("what a kind of day is")
struct DayDefinitionTests {
  private func rules(_ line: String) -> [String] {
    let hours = (6...9).map { "<tr><td>05 35</td><th>\($0)</th><td>20</td></tr>" }.joined()
    let page = """
      <h1>南寺町</h1><p>［31］ 港町 ゆき</p><table>
      <tr><th>平日</th><th>時</th><th>休日（土曜含む）</th></tr>\(hours)</table><p>\(line)</p>
      """
    return Normalise.timetables(of: read(page)).dayRules.map { "\($0)" }
  }

  @Test("what the days are is read behind a bracket as without one")
  func bracket() {
    let days = "＝土曜・日曜・祝日・振替休日・8月13日～15日・12月30日～1月3日"
    #expect(!rules("休日" + days).isEmpty)
    #expect(rules("休日（土曜含む）" + days) == rules("休日" + days))
  }

  @Test(
    "a bracket that speaks of no days, or stands elsewhere, stays",
    arguments: [
      "休日（２番のりば）＝土曜・8月13日", "営業日（土曜含む）＝月曜", "休日は（土曜含む）運休",
    ])
  func other(_ line: String) { #expect(DayDefinitions.withoutAside(line) == nil) }
}

/// Legends that call a place and nothing else, and dots that divide.
@Suite("legends of places")
struct LegendPlaceTests {
  private func first(_ way: String, _ legend: String) -> BusSchedule? {
    let hours = (6...9).map { "<tr><th>\($0)</th><td>05 北25 45</td></tr>" }.joined()
    let page = """
      <h1>南寺町 バス停</h1><p>\(way)</p><table><tr><th>時</th><th>平日</th></tr>\(hours)</table><p>\(legend)</p>
      """
    return Normalise.timetables(of: read(page)).timetables.first?.departures.dropFirst().first
  }

  @Test("where a mark calls another place, the heading's is not where its bus goes")
  func place() {
    #expect(first("7系統 港町 ゆき", "北…北山公園")?.destination == nil)
    #expect(first("7系統 港町 ゆき", "北…北山公園経由")?.destination == "港町")
    #expect(first("7系統 港町 ゆき", "北…北山公園行き")?.destination == "北山公園")
    #expect(first("7系統 港町方面", "北…北山公園")?.destination == "港町方面")
  }

  @Test("dots in a row divide a mark from what it means")
  func dots() {
    for dots in ["・・・", "・・", "...", "…", "･･･"] {
      #expect(first("7系統 港町 ゆき", "北\(dots)低床バス")?.marks.map(\.text) == ["低床バス"])
    }
  }

  @Test("a sentence about the buses of a sign is what the sign means")
  func sentence() {
    let said = "北のバスは、体育館前に停車しません"
    #expect(first("7系統 港町 ゆき", said)?.marks.first?.text == nil)
    let hours = (6...9).map { "<tr><th>\($0)</th><td>05 ◎25 45</td></tr>" }.joined()
    let page =
      "<h1>南寺町 バス停</h1><table><tr><th>時</th><th>平日</th></tr>\(hours)</table><p>◎の便は、体育館前に停車しません</p>"
    let marks = Normalise.timetables(of: read(page)).timetables.first?.departures.flatMap(\.marks)
    #expect(Set(marks?.map(\.text) ?? []) == ["◎の便は、体育館前に停車しません"])
  }
}
