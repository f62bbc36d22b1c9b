import BusModel
import Testing

@testable import BusExtract

@Suite("Times that hyphens join")
struct DashedTimeTests {
  private func page(_ times: String) -> RawPage {
    read(
      "<h1>中央公民館 発車時刻表</h1><h3>湖畔行き</h3><p>\(times)</p>"
        + "<h3>杉山駅行き</h3><p>7h10 - 8h20 - 9h40</p>")
  }

  @Test(
    "three or more that hyphens join are listed, and two are a span",
    arguments: [
      ("23h40 - 01h05 - 02h20", "23:40 1:05 2:20"),
      ("6:15 – 7:00 – 8:40 – 9:10", "6:15 7:00 8:40 9:10"),
    ])
  func listed(_ printed: String, _ wanted: String) {
    #expect(page(printed).timetables.count == 2)
    #expect(times(page(printed)) == wanted)
    #expect(times(page(printed), 1) == "7:10 8:20 9:40")
  }

  @Test("a line that begins at midnight is listed below one that passes it")
  func midnight() {
    let told = read(
      "<h1>中央公民館 発車時刻表</h1><h3>湖畔行き</h3><p>23h40 - 01h05 - 02h20</p>"
        + "<h3>杉山駅行き</h3><p>00h00 - 01h10 - 02h30</p>")
    #expect(times(told, 1) == "0:00 1:10 2:30")
  }

  @Test(
    "spans and hyphens of another kind list nothing",
    arguments: ["6:15 - 7:00", "6:15～7:00～8:40", "6:15 - 7:00 / 8:00 - 9:00"])
  func spans(_ printed: String) {
    #expect(page(printed).timetables.count == 1)
    #expect(times(page(printed)) == "7:10 8:20 9:40")
  }
}
