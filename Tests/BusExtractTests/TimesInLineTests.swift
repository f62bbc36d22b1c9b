import BusModel
import BusNormalise
import Testing

@testable import BusExtract

@Suite("Times in one line of text")
struct TimesInLineTests {
  private func page(_ line: String, _ below: String = "") -> RawPage {
    read("<h1>浜町二丁目</h1><h2>浜町線 中央駅行</h2>\(line)<p>\(below)</p>")
  }

  @Test(
    "marks of which none stands behind a time are those of the times behind them",
    arguments: ["7:10 ◆8:20 9:30 ◆12:40", "7:10、◆8:20、9:30、◆12:40", "7:10 / ◆8:20 / 9:30 / ◆12:40"])
  func leading(_ line: String) {
    let told = page("<p>\(line)</p>", "◆印は土日祝運休")
    #expect(told.verdict == .timetable)
    #expect(times(told) == "7:10 8:20◆ 9:30 12:40◆")
  }

  @Test(
    "of one mark between two times, of marks on both sides and of free ones nobody knows whose they are",
    arguments: ["7:10 ◆8:20 9:30", "7:10◆ ◆8:20 9:30 ◆10:00", "7:10 ◆ 8:20 ◆ 9:30"])
  func unclear(_ line: String) {
    #expect(page("<p>\(line)</p>", "◆印は土日祝運休").verdict != .timetable)
  }

  @Test("days behind each of several times are those of its bus")
  func days() throws {
    let told = Normalise.timetables(of: page("<p>7:10（平日） 8:20（毎日） 9:30（土日祝）</p>"))
    let patterns = try #require(told.timetables.first).departures.map { $0.pattern?.text }
    #expect(patterns == ["平日", "毎日", "土日祝"])
    let some = Normalise.timetables(
      of: page("<p>7:10平日 8:20平日 9:30 10:00</p>", "表示のないものは毎日運行です。"))
    #expect(
      some.timetables.first?.departures.map { $0.pattern?.text }.prefix(2) == ["平日", "平日"])
  }

  @Test(
    "days behind the last of several times are said of more than one",
    arguments: ["7:10、8:20（平日）、9:30、10:00（土日祝）", "7:10、8:20、9:30（平日）", "7:10、8:20、9:30 （平日）"])
  func groups(_ line: String) {
    #expect(page("<p>\(line)</p>").verdict != .timetable)
  }

  @Test("what is said of the buses of some days leaves them these days")
  func restingDays() {
    let told = page("<p>7:30（月～金）、8:45（月～土）、14:50（土日祝）</p>", "（月～土）の便は祝日運休です。")
    #expect(told.timetables.first?.departures.map(\.days) == ["月～金", "月～土", "土日祝"])
  }

  @Test("に発車します ends a list of departures, and に到着します none")
  func sentences() {
    let told = page("<p>8:10、10:20、13:30に発車します。</p>")
    #expect(told.verdict == .timetable)
    #expect(times(told) == "8:10 10:20 13:30")
    #expect(page("<p>8:10、10:20、13:30に到着します。</p>").verdict != .timetable)
  }

  @Test("a line of preformatted text is one like any other")
  func preformatted() {
    let told = page("<pre>\n 8:30  9:15  10:00◇\n 11:30  13:00\n</pre>", "◇は土日祝運休")
    #expect(told.verdict == .timetable)
    #expect(times(told) == "8:30 9:15 10:00◇ 11:30 13:00")
    #expect(read("<h1>秋まつり プログラム</h1><pre>\n 8:30 9:15 10:00\n</pre>").verdict != .timetable)
  }

  @Test(
    "of a month and a day the sign between them is not lost",
    arguments: [("17:30（7/1～9/30のみ運航）", "7/1～9/30のみ運航"), ("17:30（7/1～9/30）", "7/1～9/30")])
  func dates(_ printed: String, days: String) {
    let told = read(
      "<h1>浜町渡船</h1><h2>本島行</h2><ul><li>8:30</li><li>10:00</li><li>\(printed)</li></ul>")
    #expect(told.verdict == .timetable)
    #expect(told.timetables.first?.departures.last?.marks == [days])
  }

  @Test(
    "numbers of which the sign between them is lost are no month",
    arguments: ["17:30（5・10日のみ）", "17:30（1、2月運休）", "17:30（土日祝、8/8～8/16）"])
  func lostSigns(_ printed: String) {
    let told = read(
      "<h1>浜町渡船</h1><h2>本島行</h2><ul><li>8:30</li><li>10:00</li><li>\(printed)</li></ul>")
    #expect(told.verdict != .timetable)
  }

  @Test("ただし before what a mark means changes nothing of it")
  func joints() {
    let told = page("<p>6:45※、8:20、10:40、17:20※</p>", "ただし、※の便は日曜・祝日は欠航します。")
    #expect(told.legend.map(\.mark) == ["※"])
    #expect(times(told) == "6:45※ 8:20 10:40 17:20※")
  }

  @Test("times below 平日 in running text beside tables are not lost")
  func lost() {
    let table =
      "<table border=1><tr><th>便</th><th>浜駅 発</th><th>浜病院 着</th></tr>"
      + "<tr><td>1</td><td>8:00</td><td>8:20</td></tr><tr><td>2</td><td>9:30</td><td>9:50</td></tr></table>"
    let told = read(
      "<h1>浜病院 巡回バス</h1><table><tr><td>\(table)<font>お帰りは浜病院を<br>平日 10:15 11:45<br>"
        + "土曜 11:00 12:30<br>に出発します。</font></td></tr></table>")
    #expect(told.verdict != .timetable)
  }

  @Test("departures that a sentence beside a timetable tells alone are not lost")
  func told() {
    let page = { (sentence: String) in
      read(
        "<h1>浜病院 巡回バス</h1><h2>浜駅発 浜病院行</h2><table><tr><th>便</th><th>発車時刻</th></tr><tr><td>1便</td>"
          + "<td>8:00</td></tr><tr><td>2便</td><td>9:30</td></tr></table><p>\(sentence)</p>")
    }
    #expect(page("お帰りのバスは、浜病院を <b>10:15</b> <b>11:45</b> に発車します。").verdict != .timetable)
    #expect(page("8:00、9:30に発車する便は車いすでご利用になれます。").verdict == .timetable)
    #expect(page("10:15～11:45は15分ごとに発車を案内します。").verdict == .timetable)
  }

  @Test(
    "where buses go stands before the times of its line, whatever joins it to these",
    arguments: ["港行き：", "港行き:", "【港行き】", "港行き…", "港行き ", "港行き　発車時刻：", "港行きの時刻 "])
  func ways(_ head: String) {
    let told = read(
      "<h1>浜町二丁目</h1><h2>バスの発車時刻</h2><p>毎日運行</p><ul><li>\(head)8時12分、9時42分</li>"
        + "<li>山手行き：9:05、10:35</li></ul>")
    #expect(told.judgement == .timetable)
    #expect(
      told.timetables.map { $0.departures.map(\.destination) } == [["港", "港"], ["山手", "山手"]])
  }

  @Test(
    "運行 and 急行 before the times of a line are no places", arguments: ["夏期運行：", "準急行：", "【特急行】"])
  func noWays(_ head: String) {
    let told = read("<h1>浜町二丁目</h1><h2>バスの発車時刻</h2><ul><li>\(head)8:12、9:42</li></ul>")
    #expect(told.timetables.flatMap(\.departures).allSatisfy { $0.destination == nil })
  }
}
