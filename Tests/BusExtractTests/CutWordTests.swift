import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Words beside a timetable that were cut off, or taken for others.
@Suite("words that must not be cut off")
struct CutWordTests {
  private let heads = ["平日", "土日祝"]

  @Test("a bus that is named by its time is not all of them, whatever the reason")
  func oneBus() throws {
    let read = hourPage("<p>12月18日(金)は三者面談のため7:05の便を運休します。</p>", heads: heads)
    #expect(try columns(read, on: "2026-12-18") == nil)
    #expect(try columns(read, on: "2026-12-17") == [0])
    // 7:10 leaves that day; 7:05 is no bus of this page.
    #expect(read.timetables.flatMap(\.departures).allSatisfy { $0.pattern == nil })
  }

  @Test("what another line does is no rule of this one, and what this line does is")
  func linesByName() throws {
    let other = hourPage("<p>臨港線は、12月29日(火)〜1月4日(月)の間、全便運休いたします。</p>", heads: heads)
    #expect(!other.dayRules.contains { $0.runs == ServiceDayKind.none })
    let own = linePage("緑丘線", "<p>緑丘線は、12月30日(水)まで平日ダイヤ、12月31日(木)〜1月3日(日)は土日祝ダイヤで運行します。</p>")
    #expect(try columns(own, on: "2026-11-27") == [0])
    #expect(try columns(own, on: "2026-12-29") == [0])
    #expect(try columns(own, on: "2026-12-31") == [1])
  }

  @Test("days of a month that is not said are open")
  func daysOfNoMonth() throws {
    let read = hourPage("<p>※31日は船体整備のため終日欠航します。1月1日は平日の時刻で運航します。</p>", heads: heads)
    #expect(try columns(read, on: "2026-12-31") == nil)
    #expect(try columns(read, on: "2026-12-30") == [0])
    #expect(try columns(read, on: "2027-01-01") == [0])
  }

  @Test("the time of a trial limits its buses", arguments: ["実証期間", "試行期間", "運行実施期間"])
  func trial(head: String) throws {
    let read = hourPage("<p>\(head)：令和8年10月3日から令和9年2月26日まで</p>", heads: heads)
    #expect(try columns(read, on: "2027-02-26") == [0])
    #expect(try columns(read, on: "2027-03-01") != [0])
  }

  @Test("a revision to come is one with other words behind it too")
  func revision() throws {
    let read = hourPage("<p>2026年12月1日改正　11月30日までの時刻は<a href=\"old\">こちら</a></p>", heads: heads)
    #expect(try columns(read, on: "2026-11-30") == nil)
    #expect(try columns(read, on: "2026-12-01") == [0])
  }

  @Test("every day from Monday to Sunday is a holiday too")
  func wholeWeek() throws {
    let read = hourPage("", heads: ["月曜日～日曜日"])
    #expect(try columns(read, on: "2027-01-11") == [0])
  }

  @Test("the days with a sign in a calendar are no Sundays")
  func signedDays() {
    let read = hourPage("", heads: ["○印の日"])
    #expect(read.timetables.allSatisfy { $0.pattern?.namesSomeWeekdays != true })
  }

  @Test("the time of the year in which buses run holds with an exception behind it too")
  func spanWithException() throws {
    let read = hourPage("<p>運行期間：2026年12月26日（土）～2027年3月14日（日）　※1月1日は全便運休</p>", heads: heads)
    #expect(try columns(read, on: "2026-12-28") == [0])
    #expect(try columns(read, on: "2027-01-01") == [])
    #expect(try columns(read, on: "2026-12-25") != [0])
  }

  @Test(
    "what buses with a mark do on a date leaves that date open, and limits none to it",
    arguments: ["1月1日は△の便のみ運行し、無印の便は運休します。", "1月1日は△の便のみ運行します。", "1月1日は無印の便は運休します。"])
  func markedOnDate(sentence: String) throws {
    let read = hourPage("<p>△…平日のみ運行</p><p>\(sentence)</p>", heads: heads)
    #expect(try columns(read, on: "2027-01-01") == nil)
    #expect(try columns(read, on: "2026-12-28") == [0])
  }

  @Test("a bus that rests all winter does so on the dates within it that run as others")
  func oneBusAllWinter() throws {
    let read = hourPage(
      "<p>・冬期間（12月1日～翌年3月15日）は、7:10発と7:30発を運休します。</p><p>・12月31日～1月3日は「土日祝」で運行します。</p>", heads: heads
    )
    #expect(try columns(read, on: "2026-12-31") == [1])
    #expect(try columns(read, on: "2027-05-10") == [0])
    // 7:10 is of 平日, and 7:17 of 土日祝.
    let resting = read.timetables[0].departures.filter { $0.pattern?.text == "12/1～3/15運休" }
    #expect(resting.map(\.departureTime.description) == ["07:10", "07:30"])
  }

  @Test(
    "a month that heads its days is none of them", arguments: ["【11月】24日(火) 25日(水)", "11月：24日、25日"])
  func monthOfDays(label: String) throws {
    let read = hourPage("", heads: [label])
    #expect(try columns(read, on: "2026-11-25") == [0])
    #expect(try columns(read, on: "2026-11-26") == [])
  }

  @Test("one line's end is not that of the others on its page")
  func endOfOneLine() {
    let list = { (times: [String]) in "<ol>\(times.map { "<li>\($0)</li>" }.joined())</ol>" }
    let page = Normalise.timetables(
      of: read(
        "<h1>若松駅前</h1><h2>本郷線　本郷ゆき</h2>\(list(["7:30", "9:00", "12:00"]))"
          + "<p>本郷線は2027年1月31日（日）の運行をもって廃止いたします。</p>"
          + "<h2>矢田線　矢田ゆき</h2>\(list(["8:10", "10:10", "13:40"]))"))
    #expect(page.dayRules.allSatisfy { $0.runs != ServiceDayKind.none })
  }

  @Test("between the last day of the year and the first of the next nothing runs")
  func turnOfYear() throws {
    let read = hourPage("<p>年内は12月28日（月）まで、年始は1月4日（月）から運行します。</p>", heads: heads)
    #expect(try columns(read, on: "2026-12-29") == [])
    #expect(try columns(read, on: "2026-12-25") == [0])
  }

  @Test("a month that heads its days in a table of days is not all of them")
  func monthOverDays() throws {
    let page = Normalise.timetables(
      of: read(
        "<h1>通院バス</h1><h2>運行日</h2><table><tr><th>令和8年12月</th><td>2日、9日、16日</td></tr></table><h2>行き</h2>"
          + "<table><tr><th></th><th>1便</th><th>2便</th></tr><tr><td>川原</td><td>8:50</td><td>13:10</td></tr>"
          + "<tr><td>三ツ石</td><td>8:57</td><td>13:17</td></tr><tr><td>役場</td><td>9:05</td><td>13:25</td></tr></table>"
      ))
    let date = try #require(CivilDate("2026-12-03"))
    let calendar = ServiceCalendar(operator: nil)
    #expect(
      page.timetables.allSatisfy { $0.pattern?.runs(on: date, in: calendar).runs == .unknown })
  }

  @Test("a mark glued to 分 is one")
  func markBehindUnit() {
    let page = read(
      "<h1>動物園バス</h1><h3>草原駅 発 動物園行き</h3><ol><li>9時15分</li><li>12時00分</li><li>16時30分夏</li></ol><p>夏：8月のみ運行</p>"
    )
    #expect(page.timetables.flatMap(\.departures).map(\.marks) == [[], [], ["夏"]])
  }

  /// A page of hours of one line, which its heading names.
  private func linePage(_ name: String, _ below: String) -> Normalise.Result {
    let rows = (7...9).map { "<tr><td>\($0)</td><td>05 35</td><td>15</td></tr>" }.joined()
    return Normalise.timetables(
      of: read(
        "<h1>丸池口</h1><h2>\(name) 緑丘駅行き</h2><table><tr><th>時</th><th>平日</th><th>土日祝</th></tr>\(rows)</table>"
          + below))
  }
}
