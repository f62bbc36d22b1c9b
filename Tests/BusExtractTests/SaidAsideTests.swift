import BusLabels
import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// What stands beside a timetable and means less than it seems.
@Suite("rows of links, heads of trips, ends that are said")
struct SaidAsideTests {
  private let hours = (6...9).map { "<tr><th>\($0)</th><td>05 25</td></tr>" }.joined()

  @Test("links in a row name no line, whichever of them is the current one")
  func links() {
    func line(_ active: String) -> String? {
      let page = """
        <div class="tabs"><a href="/a/">お車</a><a href="/t/">電車・路線バス</a><a\(active) href="/s/">シャトルのご案内</a></div>
        <p>東駅口 ゆき</p><table><tr><th>時</th><th>毎日</th></tr>\(hours)</table>
        """
      return Normalise.timetables(of: read(page)).timetables.first?.routeName
    }
    #expect(line("") == nil)
    #expect(line(" class=\"is-active\"") == nil)
  }

  @Test("a sign below a trip's number is not called by the next trip's")
  func signs() {
    let page = """
      <h1>山沢線</h1><table>
      <tr><td>バス停</td><td>第１便<br>◎</td><td>第２便</td><td>第３便<br>◎</td></tr>
      <tr><td>山沢口</td><td>6:55</td><td>8:20</td><td>15:30</td></tr>
      <tr><td>小学校前</td><td>7:15</td><td>8:40</td><td>15:50</td></tr>
      <tr><td>町役場</td><td>7:30</td><td>8:55</td><td>16:05</td></tr></table>
      <p>◎…学校休業日は運休</p>
      """
    let first = Normalise.timetables(of: read(page)).timetables.first
    #expect(first?.departures.map { $0.marks.map(\.text) } == [["学校休業日は運休"], [], ["学校休業日は運休"]])
  }

  @Test("where a sentence says that a stop is the end, no bus leaves there")
  func end() {
    let page = """
      <h1>送迎バス</h1><p>毎日運行</p><table><tr><th>高原駅</th><th>別荘村</th><th>第2駐車場</th></tr>
      <tr><td>7:30</td><td>7:42</td><td>7:59</td></tr><tr><td>8:15</td><td>8:27</td><td>8:44</td></tr>
      <tr><td>9:00</td><td>9:12</td><td>9:29</td></tr></table><p>第2駐車場は終点です。</p>
      """
    let leaving = Normalise.timetables(of: read(page)).timetables.filter { !$0.departures.isEmpty }
    #expect(leaving.map(\.stop) == ["高原駅", "別荘村"])
  }

  @Test("the dates to which a day's times apply too run as that day")
  func applied() {
    let rules = ParsedDayRules.read("日祝の時刻は、8月14日・15日と12月31日～1月2日も適用します").rules
    #expect(rules.map(\.runs) == [.sundayHoliday])
    #expect(HolidayDefinition("「休日」は日曜・祝日および8月14日～16日です。")?.dates?.days == "8/14～8/16")
  }
}
