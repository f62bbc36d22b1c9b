import BusModel
import Testing

@testable import BusExtract

/// Names that were put together of words that are none.
@Suite("names of words that are none")
struct LostNameTests {
  private func hours(_ head: String) -> RawPage {
    let rows = (7...10).map { "<tr><td>\($0)</td><td>05 35</td></tr>" }.joined()
    return read("<h1>桜谷</h1>\(head)<table><tr><th>時</th><th>平日</th></tr>\(rows)</table>")
  }

  @Test("the number of a stop is no line", arguments: ["停留所番号 2041", "バス停コード 17", "電停5"])
  func stopNumber(words: String) {
    #expect(hours("<h2>桜谷〔\(words)〕</h2>").timetables.map(\.routeName) == [nil])
  }

  @Test("two places with the way between them in brackets are no one stop")
  func wayBetween() {
    #expect(hours("<h2>桜谷(上り)北浜駅前</h2>").timetables.map(\.stop) == ["桜谷"])
  }

  @Test("a row's head that says from where, from which platform and to where is read as all three")
  func wholeHead() {
    let page = read(
      """
      <h1>試験の日の臨時バス</h1><table><tr><th></th><th>1月16日（土）</th></tr>
      <tr><th>青海駅（7番のりば）発<br>東原大学行き</th><td>7:50<br>8:05<br>8:20</td></tr>
      <tr><th>東原大学発<br>青海駅行き</th><td>16:40<br>17:00<br>17:20</td></tr></table>
      """)
    #expect(page.timetables.map(\.stop) == ["青海駅", "東原大学"])
    let departures = page.timetables.flatMap(\.departures)
    #expect(departures.map(\.destination) == ["東原大学", "東原大学", "東原大学", "青海駅", "青海駅", "青海駅"])
    #expect(departures.map(\.platform) == ["7", "7", "7", nil, nil, nil])
  }

  @Test("the word before the times of a line marks none of them")
  func wordBeforeTimes() {
    let page = read("<h1>送迎バス</h1><p>桜谷駅 → 植物園</p><p>時刻 17:00 ・ 17:40 ・ 18:20 ・ 19:00</p>")
    #expect(page.timetables.flatMap(\.departures).map(\.marks) == [[], [], [], []])
  }

  @Test("a page with a list of 0740, 0755, 0815 that was not read is doubted; one of years is none")
  func bareList() {
    func page(_ list: [String]) -> RawPage {
      let items = { (texts: [String]) in texts.map { "<li>\($0)</li>" }.joined() }
      let times = (6...12).map { "\($0):15" }
      return read(
        "<h1>Shuttle bus</h1><p>From Harbour to Hill</p><ul>\(items(times))</ul>"
          + "<h2>More</h2><ul>\(items(list))</ul>")
    }
    #expect(page(["2023", "2024", "2025", "2026"]).judgement == .timetable)
    #expect(page(["0740", "0755", "0815", "0930"]).judgement != .timetable)
  }
}
