import BusModel
import Testing

@testable import BusExtract

/// Lines that head the second of two lists below one heading, and what stands there unread.
@Suite("a line between two lists below one heading")
struct DividerTests {
  private func page(_ divider: String, title: String = "谷の湯 送迎バス", first: String = "火曜日コース")
    -> RawPage
  {
    read(
      "<h1>\(title)</h1><h2>\(first)</h2><ul><li>9:20　西の原集会所</li><li>9:31　西の原郵便局</li>"
        + "<li>9:50　谷の湯　着</li></ul>\(divider)<p>大曲駅前　9:10<br>大曲学校　9:18<br>谷の湯　9:45着</p>")
  }

  @Test(
    "names the second one's line and days, however it is marked up",
    arguments: [
      "金曜日コース", "<p>金曜日コース</p>", "<b>金曜日コース</b><br>", "<p><strong>金曜日コース</strong></p>",
      "<div>金曜日コース</div>", "<h2>金曜日コース</h2>",
    ])
  func names(divider: String) throws {
    let tables = page(divider).timetables
    #expect(tables.first { $0.stop == "西の原集会所" }?.routeName == "火曜日コース")
    let second = try #require(tables.first { $0.stop == "大曲駅前" })
    #expect(second.routeName == "金曜日コース")
    #expect(second.label == "金曜日")
  }

  @Test("of days alone takes the name of a line of other days away, and no other")
  func days() throws {
    let second = try #require(page("<p>金曜日</p>").timetables.first { $0.stop == "大曲駅前" })
    #expect(second.label == "金曜日")
    #expect(second.routeName == nil)
    for (line, days) in [("火・金コース", "金曜日"), ("平日ルート", "火曜日"), ("港コース", "金曜日")] {
      let tables = page("<p>\(days)</p>", first: line).timetables
      #expect(tables.first { $0.stop == "大曲駅前" }?.routeName == line)
    }
  }

  @Test(
    "a list below a heading of its own that cannot be read makes the page doubtful",
    arguments: [
      "<h2>金曜日コース</h2><p>大曲駅前　9:10<br>大曲学校　9:18谷の湯　9:45着</p>",
      "<h2>金曜日コース</h2><ul><li>大曲駅前　9:10大曲学校　9:18</li><li>谷の湯　9:45着</li></ul>",
    ])
  func unread(second: String) {
    let first =
      "<h1>谷の湯 送迎バス</h1><h2>火曜日コース</h2><ul><li>9:20　西の原集会所</li><li>9:31　西の原郵便局</li><li>9:50　谷の湯　着</li></ul>"
    #expect(read(first).judgement == .timetable)
    #expect(read(first + second).judgement != .timetable)
    let others = "<h2>お問い合わせ</h2><p>電話受付　9:00～12:00<br>窓口　13:00～17:00</p>"
    #expect(read(first + others).judgement == .timetable)
  }
}
