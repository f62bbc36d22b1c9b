import BusModel
import Testing

@testable import BusExtract

/// Headings that say of which stop a timetable of each is.
@Suite("headings of timetables of each stop")
struct EachStopTests {
  private let hours =
    "<table><tr><th>時</th><th>平日</th></tr><tr><th>6</th><td>05 40</td></tr><tr><th>7</th><td>15 45</td></tr>"
    + "<tr><th>8</th><td>10</td></tr></table>"

  private func names(_ head: String) -> [String?] {
    let table = read("<title>時刻表</title>\(head)\(hours)").timetables.first
    return [table?.stop, table?.routeName, table?.destination]
  }

  @Test(
    "a heading of timetables of each stop has its stop in brackets",
    arguments: [
      "<h1>ことり号 バス停別時刻（図書館）</h1>", "<h1>ことり号 停留所別時刻表【図書館】</h1>",
      "<h1>ことり号 バス停ごとの時刻表＜図書館＞</h1>", "<h1>ことり号 停留所別時刻表「図書館」</h1>",
    ])
  func eachStop(_ head: String) {
    #expect(names(head) == ["図書館", "ことり号", nil])
  }

  @Test("days, lines, ways and months in the brackets of such a heading are no stop")
  func eachNoStop() {
    for inner in ["平日", "北コース", "港駅方面", "2026年10月"] {
      #expect(names("<h1>バス停別時刻表（\(inner)）</h1>")[0] == nil, "\(inner)")
    }
  }
}
