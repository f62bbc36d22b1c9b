import BusLabels
import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Times of four digits beside days, and what stands below a list over its whole width.
@Suite("times without a colon beside days")
struct BareClockTests {
  private func table(_ first: String) -> String {
    """
    <h2>東駅口 → ガーデン西</h2><table>
    <tr><th rowspan="2">平日</th><td>\(first)</td><td>1015</td><td>1045</td><td>1130</td></tr>
    <tr><td>1310</td><td>1450</td><td>1620</td><td>1805</td></tr>
    <tr><th>土日祝</th><td>0930</td><td>1020</td><td>1150</td><td>1700</td></tr></table>
    """
  }

  @Test("numbers of four digits that rise beside each day are times")
  func clocks() {
    let found = Normalise.timetables(of: read(table("0945"))).timetables
    #expect(found.map(\.label) == ["平日", "土日祝"])
    #expect(found.map(\.departures.count) == [8, 4])
    #expect(found[0].departures.map { "\($0.departureTime)" }.first == "09:45")
  }

  @Test("where a number is none of a clock, none is a time")
  func numbers() {
    #expect(read(table("0975")).judgement != .timetable)
    #expect(read(table("1945")).judgement != .timetable)
    #expect(read(table("945円")).judgement != .timetable)
  }

  @Test("how long a ride takes, below a list over its whole width, is a remark")
  func length() {
    let page = """
      <h2>送迎バス</h2><table><tr><th>西駅前 発</th><th>旅館前 発</th></tr>
      <tr><td>10:30</td><td>8:40</td></tr><tr><td>12:15</td><td>9:50</td></tr>
      <tr><td>14:40</td><td>11:20</td></tr><tr><td colspan="2">所要約7分（1.8km）</td></tr></table>
      """
    #expect(read(page).judgement == .timetable)
    #expect(Normalise.timetables(of: read(page)).timetables.map(\.departures.count) == [3, 3])
  }

  @Test("days and spans of dates beside them are the days of both")
  func besides() {
    let both = ServicePattern.read("土曜日・日曜日・祝日のほか、7月21日～8月25日、12月25日～1月7日").pattern
    #expect(both != nil)
    #expect(both == ServicePattern.read("土曜日・日曜日・祝日、7月21日～8月25日、12月25日～1月7日").pattern)
  }
}
