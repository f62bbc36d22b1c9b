import BusLabels
import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Sentences and heads about days that were told of the wrong buses or of too many days.
@Suite("days are told of the buses and dates that are meant")
struct MeantDayTests {
  private static let trips = """
    <h1>浜線 時刻表</h1><h2>港行き</h2><table><tr><th>停留所</th><th>第1便</th><th>第2便</th><th>第3便</th></tr>\
    <tr><td>役場</td><td>7:10</td><td>○9:30</td><td>△18:40</td></tr>\
    <tr><td>港</td><td>7:30</td><td>9:50</td><td>19:00</td></tr></table>
    """

  @Test(
    "signs side by side before 印 are marks of their own",
    arguments: ["○△印の便は土日祝運休", "※○△印の便は土日祝は運休します。", "○△印は土日祝運休"])
  func signsTogether(_ line: String) {
    let page = Normalise.timetables(of: read("<p>毎日運行</p>" + Self.trips + "<p>\(line)</p>"))
    let limited = page.timetables.flatMap(\.departures).filter { $0.pattern != nil }
    #expect(limited.flatMap { $0.marks.map(\.mark) } == ["○", "△"])
  }

  @Test("what one bus does not is told of it beside the days on which the others run too")
  func alsoRuns() {
    let page = Normalise.timetables(
      of: read("<p>土日祝も運行、18:40発の便は土日祝運休</p>" + Self.trips))
    let limited = page.timetables.flatMap(\.departures).filter { $0.pattern != nil }
    #expect(limited.map { $0.marks.last?.mark } == ["18:40発の便"])
  }

  @Test(
    "a weekday in an element behind a date is that of the date, and no day of every week",
    arguments: ["<div>8/23</div><div>日曜日</div>", "<p>8月23日</p><p>日曜日</p>"])
  func weekdayOfDate(_ head: String) {
    let page = Normalise.timetables(
      of: read("<h1>港 シャトルバス 時刻表</h1>\(head)<ul><li>9:00</li><li>10:00</li><li>11:30</li></ul>"))
    #expect(page.timetables.map(\.service) == [.custom])
  }

  @Test(
    "before the first day of service it is open whether a bus runs, and from then on it is not",
    arguments: ["令和8年12月1日運行開始", "※令和8年12月1日（火）運行開始", "令和8年12月1日より運行を開始します。"])
  func firstDay(_ line: String) {
    let rule = ParsedDayRules.validity(line)
    #expect(rule?.runs == nil)
    #expect(rule.map { $0.when.map(\.except.isEmpty) } == [false])
  }
}
