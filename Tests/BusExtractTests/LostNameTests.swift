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

  @Test("what a timetable is sorted by is no stop", arguments: ["航路別", "のりば別", "目的地別"])
  func sorting(by word: String) {
    let page = read(
      "<h1>\(word)時刻表</h1><h2>みさき丸</h2><dl><dt>鳴瀬港 → 三崎港</dt><dd>8:30／11:00／15:30</dd></dl>")
    #expect(!page.timetables.contains { $0.stop == word })
  }

  @Test("a pier is where a ship leaves, and its number no mark")
  func pier() {
    let rows = ["6:50", "8:30", "9:20"].enumerated().map {
      "<tr><td>\($1)</td><td>大島</td><td>\($0 + 1)番</td></tr>"
    }.joined()
    let page = read(
      "<h1>鳴瀬港 出港時刻一覧</h1><table><tr><th>出港</th><th>行先</th><th>桟橋</th></tr>\(rows)</table>")
    let departures = page.timetables.flatMap(\.departures)
    #expect(departures.map(\.platform) == ["1", "2", "3"])
    #expect(departures.map(\.marks) == [[], [], []])
  }

  @Test("のりば over the stops heads no numbers of trips")
  func tripNumbers() {
    let page = read(
      """
      <h2>駐車場シャトル</h2><table><tr><th colspan="4">行き（本館方面）</th></tr>
      <tr><th>のりば</th><th>1</th><th>2</th><th>3</th></tr>
      <tr><th>第3駐車場</th><td>7:40</td><td>8:20</td><td>9:00</td></tr>
      <tr><th>桜谷前</th><td>7:48</td><td>8:28</td><td>9:08</td></tr>
      <tr><th>本館</th><td>7:52</td><td>8:32</td><td>9:12</td></tr></table>
      """)
    #expect(page.timetables.flatMap(\.departures).allSatisfy { $0.platform == nil })
  }

  @Test("a half of the day before a stop is no part of its name")
  func halfOfDay() {
    let page = read(
      "<h2>工場 送迎バス</h2><ul><li>朝　桜谷駅発　7:05、7:25、7:45</li><li>夕　北浦工場発　17:15、17:45、18:30</li></ul>")
    #expect(page.timetables.map(\.stop) == ["桜谷駅", "北浦工場"])
  }

  @Test("a name that is said again in two more languages is told once")
  func threeLanguages() {
    let page = read(
      """
      <h1>湯元線</h1><table>
      <tr><th>北空港<br>Kita Airport<br>기타공항<br>発 Dep.</th><th>湯元<br>Yumoto<br>유모토<br>着 Arr.</th></tr>
      <tr><td>9:00</td><td>9:50</td></tr><tr><td>11:30</td><td>12:20</td></tr><tr><td>14:30</td><td>15:20</td></tr></table>
      """)
    #expect(page.timetables.first?.stop == "北空港")
    #expect(page.timetables.first?.departures.first?.destination == "湯元")
  }

  @Test(
    "an English head says from where without the word for it, and without the name in other scripts"
  )
  func fromWhere() {
    let page = read(
      """
      <h1>Campus Shuttle Bus</h1><table><tr><th>From North Campus 北キャンパス<br>北校区发车</th>
      <th>From South Campus 南キャンパス<br>南校区发车</th></tr><tr><td>8:30</td><td>9:15</td></tr>
      <tr><td>10:00</td><td>10:50</td></tr><tr><td>12:20</td><td>13:00</td></tr></table>
      """)
    #expect(page.timetables.map(\.stop) == ["North Campus", "South Campus"])
  }

  @Test("the heading 電車時刻表 over a page of trams throws none of them out")
  func trams() {
    let rows = (6...12).map { "<tr><th>\($0)</th><td>04 22 40</td></tr>" }.joined()
    let page = read(
      "<title>大橋西詰 2号線（宮ノ森方面）平日</title><h1>電車時刻表</h1><p><strong>大橋西詰</strong></p>"
        + "<table><tr><th>時</th><th>分</th></tr>\(rows)</table>")
    #expect(page.timetables.flatMap(\.departures).count == 21)
  }
}
