import BusModel
import BusNormalise
import Testing

@Suite("Days that stand in a line beside a table")
struct DayLineTests {
  private static let there =
    "<table><tr><th>停留所</th><th>1便</th></tr><tr><td>川上</td><td>8:00</td></tr>"
    + "<tr><td>庁舎前</td><td>8:20</td></tr></table>"
  private static let back =
    "<table><tr><th>停留所</th><th>2便</th></tr><tr><td>庁舎前</td><td>15:00</td></tr>"
    + "<tr><td>川上</td><td>15:20</td></tr></table>"

  /// The days in canonical words, nil for a page that is in doubt.
  private func days(_ html: String) -> Set<String?>? {
    let page = read("<h1>山吹号</h1>" + html)
    let result = Normalise.timetables(of: page)
    guard page.verdict == .timetable, !result.isUncertain else { return nil }
    return Set(result.timetables.filter { !$0.departures.isEmpty }.map { $0.pattern?.text })
  }

  @Test(
    "a line above the table says its days",
    arguments: [
      ("運行日：火・木<br>運休日：祝日", "火曜・木曜運行。祝日運休"), ("運行日：火・木</p><p>運休日：祝日", "火曜・木曜運行。祝日運休"),
      ("<b>運行日</b> 毎日<br><b>運休日</b> 1月1日", "毎日運行。1/1運休"),
      ("火・木曜日（祝日を除く）", "火曜・木曜（祝日を除く）"), ("土日を除く毎日", "毎日（土日を除く）"),
      ("山吹号は火・木に運行しています。", "火曜・木曜"), ("曜日：土曜", "土曜"), ("Weekdays only", "平日のみ運行"),
      ("Daily except Sundays", "毎日（日曜を除く）"),
    ])
  func line(line: String, words: String) { #expect(days("<p>\(line)</p>" + Self.there) == [words]) }

  @Test(
    "a line of days that is not understood leaves no table of every day",
    arguments: [
      "火・木（第5週は運休）", "運行日：火・木・祝日運休", "青葉号は火・木に運行しています。", "平日のうち学校長が認めた日のみ運行",
      "Operating on Mon and market days",
    ])
  func doubt(line: String) throws {
    let page = read("<h1>山吹号</h1><p>\(line)</p>" + Self.there)
    let result = Normalise.timetables(of: page)
    guard page.verdict == .timetable, !result.isUncertain else { return }
    let date = try #require(CivilDate("2026-12-01"))
    let patterns = result.timetables.filter { !$0.departures.isEmpty }.map(\.pattern)
    let calendar = ServiceCalendar(operator: nil)
    #expect(patterns.allSatisfy { $0?.runs(on: date, in: calendar).runs == .unknown })
  }

  @Test("a head of days that is not understood leaves none either")
  func head() {
    let hours = "<h2>川上発 庁舎前行</h2><table><tr><th>時</th><th>火・木（第5週は運休）</th></tr>"
    #expect(
      days(hours + "<tr><th>7</th><td>00</td></tr><tr><th>8</th><td>20</td></tr></table>") == nil)
  }

  @Test(
    "what is no line of days leaves the table as it is",
    arguments: ["平日8:30～17:15受付", "春日町経由", "電話 平日のみ受付", "改正日：2026年10月1日", "2026年10月1日 改正"])
  func noLine(line: String) { #expect(days("<p>\(line)</p>" + Self.there) == [nil]) }

  @Test("the date of an issue does not take the place of the day above it")
  func issue() {
    let hours =
      "<table><tr><th>時</th><th>分</th></tr><tr><th>7</th><td>00</td></tr><tr><th>8</th><td>20</td></tr></table>"
    #expect(days("<h2>庁舎前行</h2><h3>平日</h3><p>改正日：2026年10月1日</p>" + hours) == ["平日"])
  }

  @Test(
    "days said once above the ways are those of all ways",
    arguments: ["火・木運行", "（火・木）", "<b>火・木</b>", "運行日：火・木　運賃：200円"])
  func shared(line: String) {
    let ways = "<p>庁舎前行き</p>\(Self.there)<p>川上行き</p>\(Self.back)"
    #expect(days("<p>\(line)</p>" + ways) == ["火曜・木曜"])
  }

  @Test("days that stand at one way are none of the other's")
  func ofOneWay() {
    #expect(days("<h2>庁舎前行き（平日）</h2>\(Self.there)<h2>川上行き</h2>\(Self.back)") == nil)
  }

  @Test(
    "days of a house or a school over the times of a bus are its days",
    arguments: [["診療日", "休診日"], ["授業実施日", "試験期間"], ["開館日", "休館日"], ["通常期", "繁忙期"]])
  func houses(heads: [String]) {
    let head = heads.map { "<th>\($0)</th>" }.joined()
    let rows =
      "<tr><th>7</th><td>00 40</td><td>10</td></tr><tr><th>8</th><td>20</td><td>30</td></tr>"
    let table = "<table><tr><th>時</th>\(head)</tr>\(rows)</table>"
    #expect(read("<h1>病院シャトル</h1><h2>川上発 庁舎前行</h2>" + table).timetables.map(\.label) == heads)
    #expect(read("<h1>図書館 開館時間</h1>" + table).verdict != .timetable)
  }

  @Test(
    "a bracket at one time says when it runs, all of its days",
    arguments: [("月・水のみ", "月曜・水曜のみ運行"), ("月・水", "月曜・水曜"), ("土・日・祝運休", "土日祝運休")])
  func atTime(words: String, days: String) {
    let rows = "<tr><td>7:00</td><td>駅前</td></tr><tr><td>8:00（\(words)）</td><td>駅前</td></tr>"
    let list = "<h2>川上 時刻表</h2><table><tr><th>発車時刻</th><th>行先</th></tr>\(rows)</table>"
    let page = read(list)
    let departures = Normalise.timetables(of: page).timetables.flatMap(\.departures)
    #expect(departures.map { $0.pattern?.text } == [nil, days])
  }

  @Test("a night bus that arrives on the next day is one trip")
  func night() {
    let rows =
      "<tr><td>川上</td><td>21:30</td></tr><tr><td>港</td><td>23:10</td></tr><tr><td>都</td><td>翌5:40</td></tr>"
    let page = read("<h1>夜行バス 時刻表</h1><table><tr><th>停留所</th><th>1便</th></tr>\(rows)</table>")
    #expect(page.verdict == .timetable)
    #expect(page.timetables.filter { !$0.departures.isEmpty }.map(\.stop) == ["川上", "港"])
  }

  @Test(
    "days in brackets behind a name are the table's, with what rests, and without a way or the hour",
    arguments: [
      ("<h2>川上線（日祝運休）</h2>", "日祝運休"), ("<h2>川上線（庁舎前行き・平日）</h2>", "平日"),
      ("<h2>川上線（平日・夜）</h2>", "平日"), ("<p>川上線（月～土）</p>", "平日・土曜"),
      ("<h2>川上線（毎週火・金曜日　祝日は運休）</h2>", "火曜・金曜運行。祝日運休"),
      ("<h2>川上線（月～金・祝日運休）</h2>", "平日運行。祝日運休"),
    ])
  func brackets(head: String, words: String) { #expect(days(head + Self.there) == [words]) }

  @Test(
    "days in brackets behind the name over two tables are both's, but for the same stops at the same hours"
  )
  func bracketsOverTwo() {
    let head = "<h1>川上線（平日）</h1>"
    #expect(days(head + Self.there + "<br>" + Self.back) == ["平日"])
    #expect(days(head + Self.there + "<p>庁舎前にて</p>" + Self.back) == ["平日"])
    #expect(days(head + Self.there + "<h1>川下線</h1>" + Self.back) == nil)
    #expect(days(head + Self.there + Self.there.replacing("8:", with: "7:")) == nil)
  }

  @Test("days behind the name of an office or of one bus are no table's")
  func bracketsOfOthers() {
    #expect(days("<p>営業所窓口（平日）</p>" + Self.there) == [nil])
    #expect(days("<p>2便（土曜）</p>" + Self.there) != ["土曜"])
  }
}
