import BusModel
import BusQuery
import Testing

@testable import BusBoard

@Suite struct PictureTests {
  @Test("a day's strip has a tick for each bus at its minute, and tells the longest gap in words")
  func strip() throws {
    let text = try today("2026-11-21T07:28:20").page(try visit("2026-11-21T07:28:20")).text
    // 6:30 is 150 minutes after four o'clock, 24:20 is 1220.
    #expect(text.contains("<path d=\"M150 32v22M210 32v22"))
    #expect(text.contains("M1220 32v22\"/>"))
    #expect(text.contains("11時間50分 (12:00–23:50)"))
    #expect(text.contains("<td>6:30</td><td>24:20</td>"))
  }

  @Test("compared, the other way's buses stand below the hours, in the picture and in the table")
  func compare() throws {
    let now = "2026-11-21T07:28:20"
    let text = try board(now, "compare=1").page(try visit(now)).text
    #expect(text.contains("<rect class=\"other\""))
    #expect(text.contains("<tr><th scope=\"row\">17</th><td>0</td><td>1</td></tr>"))
    let alone = try board(now).page(try visit(now)).text
    #expect(!alone.contains("class=\"other\""))
    #expect(alone.contains("compare=1#density"))
  }

  @Test("two versions are set against each other: what a company took away is seen in its hour")
  func versions() throws {
    let link = RouteLink(try Sample().basis().setting)
    let page = DiffPage(
      link, TimetableDifference(from: [], to: []), hours: ([7, 7, 8], [7, 8])
    ).document(try visit("2026-11-21T07:28:20")).text
    #expect(page.contains("全ダイヤの本数: 前 3本、後 2本"))
    #expect(page.contains("<tr><th scope=\"row\">7</th><td>1</td><td>2</td></tr>"))
  }
}
