import BusModel
import Testing

@testable import BusExtract

@Suite("Marks and units beside times")
struct MarkedListTests {
  @Test("of several times in a cell each has the mark that stands behind it")
  func marks() {
    let told = read(
      "<h1>浜駅北口のりば別時刻表</h1><table><tr><th>行き先</th><th>平日</th></tr>"
        + "<tr><td>杉山口</td><td>8:20*、9:15、10:45*</td></tr><tr><td>三島口</td><td>7:10、14:40*</td></tr></table>"
        + "<p>* 学校登校日のみ運行</p>")
    #expect(told.verdict == .timetable)
    #expect(times(told) == "8:20* 9:15 10:45* 7:10 14:40*")
  }

  @Test(
    "a mark before one of several times may be that of the time before",
    arguments: ["8:20 *9:15", "8:20着、9:15"])
  func unclear(_ printed: String) {
    let told = read(
      "<h1>浜駅北口のりば別時刻表</h1><table><tr><th>行き先</th><th>平日</th></tr>"
        + "<tr><td>杉山口</td><td>\(printed)</td></tr><tr><td>三島口</td><td>7:10、14:40</td></tr></table>"
    )
    #expect(told.verdict != .timetable)
  }

  @Test(
    "letters, and marks where the first stands so, stand before their times",
    arguments: [
      ["6:30 , a7:15 , 8:20 , b13:40", "a7:30 , 14:30"], ["6:30、a7:15、8:20、b13:40", "a7:30、14:30"],
    ])
  func before(_ lists: [String]) {
    let told = read(
      "<h1>市内バス 小浜線</h1><p>◇支所発 本庁前行き</p><table><tr><td>月～土</td><td>\(lists[0])</td></tr>"
        + "<tr><td>日祝</td><td>\(lists[1])</td></tr></table><p>a：漁港経由<br>b：土曜運休</p>")
    #expect(told.verdict == .timetable)
    #expect([times(told), times(told, 1)] == ["6:30 7:15a 8:20 13:40b", "7:30a 14:30"])
    let signs = read(
      "<h1>浜駅北口のりば別時刻表</h1><table><tr><th>行き先</th><th>平日</th></tr>"
        + "<tr><td>杉山口</td><td>◎7:20 8:15 ◎13:40</td></tr></table><p>◎：漁港経由</p>")
    #expect(signs.verdict == .timetable)
    #expect(times(signs) == "7:20◎ 8:15 13:40◎")
  }

  @Test(
    "what says that a time is one is no mark", arguments: ["07:00 hrs.", "7.00 Uhr", "7:00 horas"])
  func units(_ printed: String) {
    let told = read(
      "<h1>Bus timetable</h1><table><tr><th>Departure</th><th>Destination</th></tr>"
        + "<tr><td>\(printed)</td><td>Lago</td></tr><tr><td>8:00</td><td>Lago</td></tr></table>")
    #expect(told.timetables.flatMap(\.departures).count == 2)
    #expect(told.timetables.flatMap(\.departures).allSatisfy { $0.marks.isEmpty })
  }

  @Test("hours of 午後 beside a column that says so are those of the afternoon")
  func halves() {
    let row = { (hour: Int, head: String) in
      "<tr>\(head)<th>\(hour)</th><td>10 40</td></tr>"
    }
    let told = read(
      "<h2>杉山三丁目</h2><table><tr><th colspan=2>時</th><th>平日</th></tr>"
        + row(9, "<th rowspan=3>午前</th>") + row(10, "") + row(11, "")
        + row(0, "<th rowspan=3>午後</th>") + row(1, "") + row(2, "") + "</table>")
    #expect(told.verdict == .timetable)
    #expect(
      times(told)
        == "9:10 9:40 10:10 10:40 11:10 11:40 12:10 12:40 13:10 13:40 14:10 14:40")
  }

  @Test("an entry for 無印 behind others leaves these theirs, and ∥は begins one")
  func entries() {
    let hours = (7...9).map { "<tr><td>\($0)</td><td>05学 25団 45</td></tr>" }.joined()
    let told = read(
      "<h2>杉山口</h2><p><img alt=学> 大学前経由　　<img alt=団> 団地止まり　　無印は浜駅行</p>"
        + "<table><tr><th>時</th><th>平日</th></tr>\(hours)</table>")
    #expect(told.legend.map(\.mark) == ["学", "団", "無印"])
    #expect(told.legend.first { $0.mark == "団" }?.text == "団地止まり")
    #expect(LegendLine.unusedPair(in: "土曜運休 ∥は経由しません") != nil)
    #expect(LegendLine.unusedPair(in: "土曜運休 日曜は運行します") == nil)
  }

  @Test("a picture that is called 土曜 names the days of its column")
  func pictures() {
    let hours = (7...9).map { "<tr><td>\($0)</td><td>05 25</td></tr>" }.joined()
    let told = read(
      "<h2>杉山口</h2><table><tr><th colspan=2><img src=d.gif alt=土曜></th></tr>\(hours)</table>")
    #expect(told.timetables.map(\.label) == ["土曜"])
  }

  @Test("whom to call explains no mark")
  func telephone() {
    let told = read(
      "<h1>予約バス</h1><table><tr><th>便</th><th>1便 予約</th><th>2便</th></tr>"
        + "<tr><td>杉山口</td><td>7:00</td><td>8:00</td></tr><tr><td>中町</td><td>7:10</td><td>8:10</td></tr>"
        + "<tr><td>浜町</td><td>7:20</td><td>8:20</td></tr></table><p>予約：杉山タクシー 0779-00-0909（受付8:00～17:00）</p>"
    )
    #expect(!told.legend.contains { $0.mark == "予約" })
  }

  @Test("from a date to another is one part of the year, whatever stands in brackets behind it")
  func seasons() {
    let told = read(
      "<h1>フェリー時刻表</h1><p>・運航期間: 4月21日 〜 11月5日（所要 60 分・予約制）</p>"
        + "<table><tr><th>行き先</th><th>出港</th></tr><tr><td>浜町</td><td>9:20</td></tr>"
        + "<tr><td>浜町</td><td>14:00</td></tr></table>")
    #expect(told.timetables.map(\.label) == ["運航期間：4月21日〜11月5日"])
  }
}
