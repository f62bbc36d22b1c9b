import BusExtract
import BusModel
import Testing

@Suite("Hostile pages")
struct LimitTests {
  @Test("a page nested 100,000 deep is cut off and said to be")
  func deep() {
    let page = read(String(repeating: "<div>", count: 100_000) + "x")
    #expect(page.verdict == .notATimetable)
    #expect(page.notices.map(\.code) == ["cutOff"])
  }

  @Test("two megabytes of numbers are no timetable")
  func numbers() {
    let page = read("<p>" + String(repeating: "12 34 ", count: 350_000))
    #expect(page.verdict == .notATimetable)
  }

  @Test(
    "a page of more than any page has is not read, whatever it holds",
    arguments: [
      String(repeating: "<li>7:05 駅", count: 60_000), String(repeating: "時刻 7:05 ", count: 100_000),
    ])
  func large(_ crowd: String) {
    let page = read(hourTable([(6, "10"), (7, "20"), (8, "30")]) + crowd)
    #expect(page.verdict == .notATimetable && page.notices.map(\.code) == ["cutOff"])
  }

  @Test("spans of a million columns and rows do not blow up the grid")
  func spans() {
    let page = read(
      "<table><tr><td colspan=1000000 rowspan=1000000>6</td><td rowspan=99999>7</td></tr></table>")
    #expect(page.verdict == .notATimetable)
  }

  @Test("a cell of thousands of minutes, each with a word of its own beside it, ends")
  func crowdedCell() {
    let crowd = String(repeating: "<b>x</b> <i>10</i> ", count: 6_000)
    let page = read(hourTable([(6, "10 20 30"), (7, crowd), (8, "10 20 30")]))
    #expect(page.verdict != .timetable || !page.notices.isEmpty)
  }

  @Test("numbers with any count of digits are read without a trap")
  func longNumbers() {
    let long = String(repeating: "9", count: 5_000)
    let page = read(hourTable([(6, "10 20 30"), (7, "10 \(long)"), (8, "10 20 30")]))
    #expect(page.verdict == .uncertain)
  }
}

@Suite("Control characters in pages")
struct ControlCharacterTests {
  @Test(
    "a sequence that steers terminals leaves nothing behind",
    arguments: [
      "日の\u{1B}[31m出町", "日の\u{1B}]0;pwn\u{07}出町", "日の\u{9B}出町", "日の\u{7F}\u{08}出町", "日の\u{1B}出町",
    ])
  func sequences(_ stop: String) {
    let page = read("<h1>\(stop) 時刻表</h1>" + hourTable([(6, "10"), (7, "20"), (8, "30")]))
    #expect(page.timetables.first?.stop == "日の出町")
  }
}
