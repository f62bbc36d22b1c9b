import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Days that stand apart from the word that says what is on them are never the days on which buses run.
@Suite("days under a head")
struct HeadedDayTests {
  private func page(_ before: String, _ after: String = "") -> Normalise.Result {
    Normalise.timetables(
      of: read(
        """
        <h1>若葉台循環バス 時刻表</h1>\(before)<table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>\
        <tr><td>若葉台</td><td>9:10</td><td>13:10</td></tr><tr><td>役場</td><td>9:20</td><td>13:20</td></tr>\
        <tr><td>西川</td><td>9:30</td><td>13:30</td></tr></table>\(after)
        """))
  }

  private func pattern(_ page: Normalise.Result) -> String? { page.timetables[0].pattern?.text }

  /// What stands before the head, between it and the days, and behind these.
  struct Shape: Sendable {
    var parts: [String]

    func of(_ head: String, _ days: String) -> String {
      parts[0] + head + parts[1] + days + parts[2]
    }
  }

  static let shapes = [
    Shape(parts: [
      "<table><tr><th>", "</th><td>", "</td></tr><tr><th>料金</th><td>200円</td></tr></table>",
    ]),
    Shape(parts: ["<dl><dt>", "</dt><dd>", "</dd></dl>"]),
    Shape(parts: ["<h4>", "</h4><p>", "</p>"]),
    Shape(parts: ["<p><strong>【", "】</strong><br>", "</p>"]),
  ]

  @Test(
    "what stands under a closing head is when nothing runs", arguments: shapes,
    [
      ("運休日", "日曜・祝日", "日祝運休"), ("お休み", "日曜・祝日", "日祝運休"),
      ("運転休止日", "土日祝、8/13～8/15", "土日祝、8/13～8/15運休"),
      ("運休期間", "12月1日～3月31日", "12/1～3/31運休"), ("除外日", "日曜・祝日、年末年始", "日祝、年末年始運休"),
    ])
  func closingHead(_ shape: Shape, _ days: (String, String, String)) {
    #expect(pattern(page(shape.of(days.0, days.1))) == days.2)
  }

  @Test(
    "a house's closing days are none on which the bus alone runs", arguments: shapes,
    [("休館日", "毎週水曜日"), ("休診日", "日曜・祝日"), ("定休日", "毎週火曜日"), ("休業日", "日曜・祝日、12月29日～1月3日")])
  func houses(_ shape: Shape, _ days: (String, String)) {
    let found = pattern(page(shape.of(days.0, days.1)))
    #expect(found == nil || found?.hasSuffix("運休") == true, "\(found ?? "")")
  }

  @Test("a window's days off limit no bus", arguments: shapes)
  func windows(_ shape: Shape) {
    let page = page(shape.of("窓口", "土日祝休み"))
    #expect(pattern(page) == nil)
    #expect(page.dayRules.isEmpty)
  }

  @Test(
    "days beside a closing word are when nothing runs", arguments: shapes,
    [("日曜・祝日", "運休", "日祝運休"), ("土曜・日曜・祝日", "運行しません", "土日祝運休"), ("祝日の運行", "運休", "祝日運休")])
  func closingBody(_ shape: Shape, _ days: (String, String, String)) {
    #expect(pattern(page(shape.of(days.0, days.1))) == days.2)
  }

  @Test(
    "a list of days below a sentence that closes them is closed, above and below the times",
    arguments: [
      ("運休日は次のとおりです。<br>・土曜、日曜、祝日<br>・12月29日～1月3日", "土日祝、12/29～1/3運休"),
      ("下記の日は運休します。<br>・毎週日曜日<br>・12月31日～1月3日", "日曜、12/31～1/3運休"),
      ("※次の日は運休となります。</p><ul><li>日曜日・祝日</li><li>8/13～8/15</li></ul><p>", "日祝、8/13～8/15運休"),
    ])
  func lists(_ sentence: String, _ wanted: String) {
    #expect(pattern(page("<p>\(sentence)</p>")) == wanted)
    #expect(pattern(page("", "<p>\(sentence)</p>")) == wanted)
  }

  @Test("in a table of times the row of days without service stays a row of days")
  func rowOfTimes() {
    let raw = read(
      """
      <h1>港 バス停</h1><p>駅前行き</p><table><tr><th>平日</th><td>7:10 8:10 9:10</td></tr><tr><th>土曜</th><td>8:10 9:10</td></tr>\
      <tr><th>日曜・祝日</th><td>運休</td></tr></table>
      """)
    #expect(raw.timetables.compactMap(\.label).contains("平日"))
    #expect(!raw.timetables.contains { $0.label == "日曜・祝日" && !$0.departures.isEmpty })
  }

  @Test(
    "the weekday of an event's date is no day of its bus",
    arguments: [
      ("花火大会 臨時バス 8月7日(土)", "8/7(土)"), ("さくらまつりシャトルバス 4月1日（木）～4月10日（土）", "4/1(木)～4/10(土)"),
      ("イベント臨時バス 12月5日（土）・6日（日）", "12/5(土)・12/6(日)"),
    ])
  func events(_ heading: String, _ wanted: String) {
    #expect(pattern(page("<h3>\(heading)</h3>")) == wanted)
  }

  @Test("a season over one table closes no other")
  func seasonBeside() {
    let other =
      "<table><tr><th>停留所</th><th>1便</th></tr><tr><td>若葉台</td><td>10:10</td></tr><tr><td>役場</td><td>10:20</td></tr></table>"
    let page = page("<h2>通常の時刻表</h2>", "<h3>お盆特別運行（8月13日～8月16日）</h3>" + other)
    #expect(page.dayRules.isEmpty)
    #expect(pattern(page) == nil)
    #expect(page.timetables.last?.pattern != nil)
  }
}
