import BusModel
import Testing

@testable import BusExtract

/// Headings that speak of the stops of a line, or of many stops.
@Suite("headings that name no stop")
struct ManyStopsHeadingTests {
  @Test(
    "the stops of a line are no stop",
    arguments: ["12系統の停留所", "東町線の停留所", "東町循環の停留所", "おもな停留所", "全停留所の時刻表"])
  func ofLine(_ heading: String) {
    let rows = (6...9).map { "<tr><td>\($0)</td><td>05 25 45</td></tr>" }.joined()
    let page =
      "<h2>\(heading)</h2><p>南港 ゆき</p><table><tr><th>時</th><th>平日</th></tr>\(rows)</table>"
    #expect(read(page).timetables.map(\.stop) == [nil])
  }
}
