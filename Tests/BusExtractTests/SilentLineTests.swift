import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Lines of days that were once dropped without a word, or laid on buses of which they do not speak.
@Suite("no line of days is silent")
struct SilentLineTests {
  private static let trips = """
    <table><tr><th>停留所</th><th>1便</th><th>2便</th><th>3便</th></tr><tr><td>若葉台</td><td>7:10</td>\
    <td>8:40</td><td>17:40</td></tr><tr><td>西川</td><td>7:18</td><td>8:48</td><td>17:48</td></tr></table>
    """
  private static let grid = """
    <table><tr><th>時</th><th>平日</th><th>土日祝</th></tr><tr><th>7</th><td>10 40</td><td>20</td></tr>\
    <tr><th>8</th><td>10 △40</td><td>20</td></tr><tr><th>9</th><td>05</td><td>20</td></tr></table>
    """

  private func page(_ body: String) -> Normalise.Result {
    Normalise.timetables(of: read("<h1>若葉台</h1><p>南浜行</p>" + body))
  }

  /// As what dates run, in words.
  private func rules(_ body: String) -> [String] {
    page(body).dayRules.map { "\($0.days) \($0.runs?.name ?? "open")" }
  }

  @Test(
    "dates and what runs on them are rules, in a line, a row, a column or a list",
    arguments: [
      "<p>年末年始12/30～1/3：日祝ダイヤ</p>", "<p>12/30～1/3：日祝ダイヤ</p>",
      "<table><tr><th>日祝ダイヤ</th><td>12/30～1/3</td></tr></table>",
      "<dl><dt>日祝ダイヤ</dt><dd>12/30～1/3</dd></dl>",
    ])
  func dates(_ line: String) {
    #expect(rules(Self.grid + line).first == "12/30～1/3 sundayHoliday")
  }

  @Test("days of a table whose dates stand above what runs are rules")
  func columns() {
    let table = """
      <table><tr><th>12/30</th><th>1/1</th></tr><tr><td>土曜</td><td>日祝</td></tr></table>
      """
    #expect(rules(Self.grid + table) == ["12/30 saturday", "1/1 sundayHoliday"])
  }

  @Test(
    "a condition that no calendar tells opens every day",
    arguments: [
      "桜の開花期間のみ", "スキー場営業期間中毎日運行", "寄港日：2026年11月28日（土）",
    ])
  func conditions(_ line: String) {
    let open = rules("<p>\(line)</p>" + Self.trips)
    #expect(open == ["毎日 open"])
  }

  @Test("the days of two lines in one sentence open every day of both")
  func sentenceOfLines() {
    let body =
      "<p>東線は月・水・金、西線は火・木に運行します。</p><h2>東線</h2>\(Self.trips)<h2>西線</h2>\(Self.trips)"
    #expect(rules(body) == ["毎日 open"])
  }

  @Test(
    "days without a verb are not told as every day when they make no pattern",
    arguments: ["4月25日～11月29日の土日祝、8月1日～8月31日は毎日"])
  func tangle(_ line: String) {
    #expect(rules("<p>\(line)</p>" + Self.trips).first?.hasPrefix("毎日") == true)
  }

  @Test(
    "days of one trip are that trip's",
    arguments: ["第3便：月・水・金", "第3便　月・水・金", "便3 月・水・金のみ運行", "第1便～第2便 毎日、第3便 月・水・金"])
  func trip(_ line: String) {
    let found = page("<p>\(line)</p>" + Self.trips).timetables.flatMap(\.departures)
    let last = found.filter { "\($0.departureTime)" == "17:40" }
    #expect(last.map { $0.pattern?.inclusive.text } == ["月曜・水曜・金曜"])
    #expect(page("<p>\(line)</p>" + Self.trips).timetables.allSatisfy { $0.pattern == nil })
  }

  @Test(
    "days of an office, a name or another bus are not this bus's",
    arguments: [
      "<h3>営業所のご案内</h3><p>平日 9:00～17:00</p><p>土日祝 休業</p>", "<p>道の駅（水曜定休）へは南浜下車すぐ</p>",
      "<p>※南浜で土山行き（平日のみ運行）に乗り継ぎができます。</p>",
    ])
  func others(_ line: String) {
    let found = page(Self.trips + line)
    #expect(!found.isUncertain)
    #expect(found.dayRules.isEmpty)
    #expect(found.timetables.allSatisfy { $0.pattern == nil })
  }

  @Test("a period in a list below the table limits it")
  func period() {
    let list = "<dl><dt>運行期間</dt><dd>4月～11月の土日祝</dd></dl>"
    #expect(
      page(Self.trips + list).timetables.first?.pattern?.text == "4/1～11/30の土日祝のみ運行")
  }

  @Test(
    "a mark whose days are not wholly understood leaves its buses open",
    arguments: ["△：第1週月曜のみ", "△：日祝は運行致しかねます"])
  func marks(_ line: String) throws {
    let departures = page(Self.grid + "<p>\(line)</p>").timetables.flatMap(\.departures)
    let patterns = departures.filter { !$0.marks.isEmpty }.map(\.pattern)
    let date = try #require(CivilDate("2026-12-01"))
    let calendar = ServiceCalendar(operator: nil)
    #expect(!patterns.isEmpty)
    #expect(patterns.allSatisfy { $0?.runs(on: date, in: calendar).runs == .unknown })
  }

  @Test("a row that names the days of two lines gives each its own or none")
  func lines() {
    let table = """
      <table><tr><th></th><th>東線</th><th>西線</th></tr>\
      <tr><td>運行日</td><td>月・水・金</td><td>火・木</td></tr></table>
      """
    let body = table + "<h2>東線</h2>\(Self.trips)<h2>西線</h2>\(Self.trips)"
    let found = page(body)
    let told = found.timetables.compactMap { $0.pattern?.text }
    #expect(found.isUncertain || !told.suffix(2).allSatisfy { $0 == "月曜・水曜・金曜" })
  }
}
