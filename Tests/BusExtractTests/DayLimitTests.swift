import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Sentences of operators that limit days, each where it stands on their pages: none is lost, and none is
/// said of other buses.
@Suite("sentences that limit days")
struct DayLimitTests {
  private func page(
    _ before: String = "", _ after: String, marks: [String] = ["", "", ""]
  ) -> Normalise.Result {
    Normalise.timetables(
      of: read(
        """
        <h1>夕日線 時刻表</h1>\(before)<table><tr><th>停留所</th><th>1便</th><th>2便</th><th>3便</th></tr>\
        <tr><th>夕日台</th><td>\(marks[0])8:05</td><td>\(marks[1])10:15</td><td>\(marks[2])18:40</td></tr>\
        <tr><th>小川</th><td>8:12</td><td>10:22</td><td>18:47</td></tr>\
        <tr><th>本町</th><td>8:20</td><td>10:30</td><td>18:55</td></tr></table>\(after)
        """))
  }

  private func patterns(_ page: Normalise.Result) -> [String?] {
    page.timetables[0].departures.map(\.pattern?.text)
  }

  /// On which days something is said, and what runs then; nil for open.
  private func rules(_ page: Normalise.Result) -> [String] {
    page.dayRules.map { rule in
      let runs = rule.runs.map { "\($0)" } ?? "open"
      return ServicePattern(base: rule.when, rules: []).text + " " + runs
    }
  }

  @Test(
    "the days behind the sentence that heads them are those on which nothing runs",
    arguments: [
      "次の日は運休です。12月4日、12月31日、1月2日", "下記の日は運休します：12月4日、12月31日、1月2日",
      "以下の日は全便運休です。12/4、12/31、1/2",
    ])
  func daysBehindHead(sentence: String) {
    #expect(rules(page("", "<p>※\(sentence)</p>")) == ["12/4・12/31・1/2 none"])
  }

  @Test("a list that is not understood behind such a head leaves all days open")
  func listNotUnderstood() {
    let found = rules(page("", "<p>次の日は運休です。運動会、卒業式の翌日</p>"))
    #expect(found == ["毎日 open"])
  }

  @Test(
    "before the first day of service all is open",
    arguments: [
      "運行開始日　令和8年12月1日（火）", "運行開始：2026年12月1日",
    ])
  func firstDay(sentence: String) {
    #expect(rules(page("<p>\(sentence)</p>", "")) == ["毎日（2026/12/1～を除く） open"])
  }

  @Test(
    "marks that one sentence joins are each explained by it",
    arguments: [
      ("○・△印の便は土曜日は運休です。", ["○", "△", ""]), ("※○・△印の便は土曜日は運休です。", ["○", "△", ""]),
      ("◎、◇…土曜運休", ["◎", "◇", ""]), ("平・学：土曜運休", ["平", "学", ""]),
    ])
  func joinedMarks(sentence: String, marks: [String]) {
    #expect(patterns(page("", "<p>\(sentence)</p>", marks: marks)) == ["土曜運休", "土曜運休", nil])
  }

  @Test("what is said of departures without a mark is no part of the entry before it")
  func unmarkedBehind() {
    let found = page(
      "", "<p>平＝平日、土＝土曜日、休＝日祝　無印は毎日</p>", marks: ["平", "休", ""])
    #expect(patterns(found).prefix(2) == ["平日", "日祝"])
  }

  @Test(
    "a letter of days that nothing explains leaves its own buses open", arguments: ["土", "学", "金"])
  func letterOfDays(mark: String) throws {
    let found = page("", "", marks: ["", mark, ""])
    #expect(found.doubt == nil)
    #expect(patterns(found)[0] == nil && patterns(found)[2] == nil)
    let pattern = try #require(found.timetables[0].departures[1].pattern)
    let calendar = ServiceCalendar(operator: nil)
    for day in ["2026-11-25", "2026-11-28"] {
      let date = try #require(CivilDate(day))
      #expect(pattern.runs(on: date, in: calendar).runs.rawValue == "unknown", "\(day)")
    }
  }

  @Test("trips behind their sentence are those of which it speaks")
  func tripsBehind() {
    let found = page("", "<p>次の便は土曜運休：1便、3便</p>")
    #expect(patterns(found) == ["土曜運休", nil, "土曜運休"])
  }

  @Test(
    "English keeps its words though it has a dash or an apostrophe of print",
    arguments: [
      "No service on weekends, December 24 – January 3, and public holidays.",
      "Buses don’t run on Saturdays and Sundays.", "No 18:40 departure on weekends",
      "Last bus on Saturday: 10:15",
    ])
  func english(sentence: String) throws {
    let found = page("", "<p>\(sentence)</p>")
    let saturday = try #require(CivilDate("2026-11-28"))
    let calendar = ServiceCalendar(operator: nil)
    let isSaid = found.timetables[0].pattern.map {
      $0.runs(on: saturday, in: calendar).runs.rawValue == "no"
    }
    let isOpen = found.dayRules.contains { rule in
      ServicePattern(base: rule.when, rules: []).runs(on: saturday, in: calendar).runs.rawValue
        == "yes"
    }
    #expect(isSaid ?? false || isOpen)
  }

  @Test("a part of the year in which something runs leaves the others open")
  func foreignSeason() {
    let found = rules(page("<p>Summer service: 1 May to 30 September</p>", ""))
    #expect(found == ["毎日 open"])
  }

  @Test("where each way has a note below it, the last one's is its own")
  func notesOfWays() throws {
    let other = """
      <h2>夕日台行き</h2><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>\
      <tr><th>本町</th><td>9:00</td><td>14:00</td></tr><tr><th>夕日台</th><td>9:20</td><td>14:20</td></tr></table>\
      <p>※日曜日運休</p>
      """
    let found = page("<h2>本町行き</h2>", "<p>※土曜日・祝日運休</p>" + other)
    let labels = found.timetables.filter { !$0.departures.isEmpty }.map(\.label)
    #expect(Set(labels) == ["土曜日・祝日運休", "日曜日運休"])
    #expect(rules(found).isEmpty)
  }

  @Test("a bracket with days that was not understood is not passed over")
  func bracketOfDays() {
    let found = page("<p>運休日：月曜日（祝日のときは火曜日）</p>", "")
    #expect(found.doubt != nil || !rules(found).isEmpty && !rules(found).contains("月曜 none"))
  }

  @Test("on a holiday of which a date says so the weekdays' buses run, and no others")
  func holidayAsWeekday() {
    let table =
      "<table><tr><th>時</th><th>平日</th><th>土日祝</th></tr><tr><th>7</th><td>05 35</td><td>20</td></tr><tr><th>8</th><td>05 35</td><td>20</td></tr></table>"
    let found = Normalise.timetables(
      of: read("<h1>夕日台</h1>\(table)<p>祝日であっても1月11日は平日ダイヤで運行</p>"))
    #expect(rules(found) == ["1/11 weekday"])
  }
}
