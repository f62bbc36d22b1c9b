import BusLabels
import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Dates that are no days of service, and spans of them with their length.
@Suite("dates beside a timetable")
struct DateBesideTests {
  private func label(_ html: String) -> String? {
    let rows = ["7:05", "8:25", "10:40"].map { "<tr><td>\($0)</td><td>北港</td></tr>" }.joined()
    let table = "<table><tr><th>時刻</th><th>行先</th></tr>\(rows)</table>"
    return Normalise.timetables(of: read("<h1>南港 臨時船の運航</h1>\(html)\(table)"))
      .timetables.first?.label
  }

  @Test("the date on which a page was put there is no day of service")
  func posted() {
    for date in ["2026年2月22日", "2026.2.22", "2026/02/22", "令和8年2月22日"] {
      #expect(label("<p class=\"date\">\(date)</p>") == nil)
    }
    #expect(label("<h3>2026年2月22日(日)</h3>") == "2026年2月22日(日)")
    #expect(label("<h3>2026年2月22日</h3>") == "2026年2月22日")
  }

  @Test("the length of a span of dates is no date")
  func length() {
    let days = ServicePattern.read("12月1日～12月5日の5日間").pattern
    #expect(days == ServicePattern.read("12月1日～12月5日").pattern)
    #expect(days != nil)
  }
}
