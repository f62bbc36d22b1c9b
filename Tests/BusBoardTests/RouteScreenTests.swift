import BusBoard
import BusModel
import BusQuery
import Testing

@Suite struct RouteScreenTests {
  @Test("the next bus that can be caught is at the top, with when to leave home for it")
  func hero() throws {
    let output = try board("2026-11-21T07:28:00")
    #expect(output.next?.departure.schedule.departureTime.description == "07:41")
    #expect(output.leaving == (try at("2026-11-21T07:37:00")))
    let page = output.page(try visit("2026-11-21T07:28:00"))
    #expect(page.text.contains("7:37 に家を出る"))
    #expect(page.text.contains("<title>7:41 あと13分 – 自宅 ↔ 駅</title>"))
  }

  @Test("those that have gone stand on the time line once, before the present minute")
  func timeLine() throws {
    let output = try board("2026-11-21T07:41:30")
    #expect(
      output.entries.map { $0.departure.schedule.departureTime.description } == [
        "06:30", "07:30", "07:41", "08:10", "12:00", "23:50", "24:20",
      ])
    #expect(output.entries.map(\.hasGone) == [true, true, false, false, false, false, false])
  }

  @Test("hostile names are text wherever a page prints them")
  func hostileNames() throws {
    let name = "<script>alert(1)</script>\u{202E}\"'&"
    let sample = Sample(
      title: name, stop: name, routeName: name, destination: name, platform: name, legend: name)
    for page in [
      try board("2026-11-21T07:28:00", of: sample).page(try visit("2026-11-21T07:28:00")),
      try today("2026-11-21T07:28:00", [sample]).page(try visit("2026-11-21T07:28:00")),
    ] {
      #expect(!page.text.contains("<script>alert"))
      #expect(!page.text.contains("\u{202E}"))
      #expect(page.text.contains("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;"))
    }
  }
}
