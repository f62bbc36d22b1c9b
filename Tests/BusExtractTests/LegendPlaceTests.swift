import BusModel
import BusNormalise
import Testing

@testable import BusExtract

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
