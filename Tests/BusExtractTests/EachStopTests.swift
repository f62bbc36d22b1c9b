import BusModel
import Testing

@testable import BusExtract

/// Headings that say of which stop a timetable of each is.
@Suite("headings of timetables of each stop")
struct EachStopTests {
  @Test(
    "a heading of timetables of each stop has its stop in brackets",
    arguments: [
      "<h1>ことり号 バス停別時刻（図書館）</h1>", "<h1>ことり号 停留所別時刻表【図書館】</h1>",
      "<h1>ことり号 バス停ごとの時刻表＜図書館＞</h1>", "<h1>ことり号 停留所別時刻表「図書館」</h1>",
    ])
  func eachStop(_ head: String) {
    #expect(namesUnder(head) == ["図書館", "ことり号", nil])
  }

  @Test("days, lines, ways and months in the brackets of such a heading are no stop")
  func eachNoStop() {
    for inner in ["平日", "北コース", "港駅方面", "2026年10月"] {
      #expect(namesUnder("<h1>バス停別時刻表（\(inner)）</h1>")[0] == nil, "\(inner)")
    }
  }
}
