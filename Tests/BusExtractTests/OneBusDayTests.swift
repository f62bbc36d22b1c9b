import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// What is said of one bus, of a window or of the page itself is no rule for all buses.
@Suite("days belong to what they are said of")
struct OneBusDayTests {
  private func trips(_ first: String = "1便", _ second: String = "2便") -> String {
    """
    <table><tr><th>停留所</th><th>\(first)</th><th>\(second)</th></tr><tr><td>若葉台</td><td>9:10</td><td>13:10</td></tr>\
    <tr><td>役場</td><td>9:20</td><td>13:20</td></tr><tr><td>西川</td><td>9:30</td><td>13:30</td></tr></table>
    """
  }

  private func page(_ body: String) -> Normalise.Result {
    Normalise.timetables(of: read("<h1>若葉台循環バス 時刻表</h1>" + body))
  }

  @Test(
    "a closing word in a second line of one trip's head closes nothing else",
    arguments: ["（土日祝運休）", "土曜運休", "水曜日運休", "12/31～1/3運休"])
  func secondLineOfAHead(_ words: String) {
    let page = page("<p>毎日運行</p>" + trips("1便<br>\(words)"))
    #expect(page.dayRules.isEmpty)
    let second = page.timetables.flatMap(\.departures).filter { $0.departureTime.hour == 13 }
    #expect(!second.isEmpty)
    #expect(second.allSatisfy { $0.marks.isEmpty && $0.pattern == nil })
  }

  @Test(
    "what is said of all trips but one is said of the others",
    arguments: ["※1便以外は土日祝運休", "1便を除き、土日祝は運休します。", "1便以外の便は土日祝運休"])
  func allButOne(_ sentence: String) {
    let departures = page("<p>毎日運行</p>\(trips())<p>\(sentence)</p>").timetables.flatMap(
      \.departures)
    #expect(departures.filter { $0.departureTime.hour == 9 }.allSatisfy { $0.pattern == nil })
    let others = departures.filter { $0.departureTime.hour == 13 }
    #expect(!others.isEmpty)
    #expect(others.allSatisfy { $0.pattern != nil })
  }

  @Test(
    "days that are taken out of one trip are days without it",
    arguments: ["2便は土日祝を除く。", "2便は土日祝以外運行"])
  func daysTakenOut(_ sentence: String) {
    let departures = page("<p>毎日運行</p>\(trips())<p>\(sentence)</p>").timetables.flatMap(
      \.departures)
    let second = departures.filter { $0.departureTime.hour == 13 }
    #expect(!second.isEmpty)
    #expect(second.allSatisfy { $0.pattern?.text == "土日祝運休" })
  }

  @Test(
    "a trip that is said not to run is not told as sure",
    arguments: ["※2便は運行していません", "2便は廃止しました。", "2便は運休中です"])
  func restingTrip(_ sentence: String) {
    let departures = page("<p>毎日運行</p>\(trips())<p>\(sentence)</p>").timetables.flatMap(
      \.departures)
    let second = departures.filter { $0.departureTime.hour == 13 }
    #expect(!second.isEmpty)
    #expect(second.allSatisfy { !$0.marks.isEmpty })
  }

  @Test("no days without service are every day", arguments: ["運休日：なし（年中無休）", "運休日　なし"])
  func noRestDays(_ line: String) {
    #expect(page("<p>\(line)</p>" + trips()).timetables.allSatisfy { $0.service == .daily })
  }

  @Test(
    "when a page was made and when a window is closed are no days of a bus",
    arguments: [
      "<p>運行日：毎日<br>公開日 2023年09月15日</p>",
      "<dl><dt>運行日</dt><dd>毎日</dd><dt>更新日</dt><dd>2025年12月12日</dd></dl>",
      "<dl><dt>運行日</dt><dd>毎日</dd><dt>定期券発売</dt><dd>毎月25日から月末まで</dd></dl>",
      "<p>運行日：毎日<br>窓口：土日祝は休み</p>",
      "<p>運行日：毎日<br>予約窓口の受付時間は月曜から金曜の（祝日を除く）8時30分から17時まで</p>",
    ])
  func pageFacts(_ body: String) {
    let page = page(body + trips())
    #expect(page.dayRules.isEmpty)
    #expect(page.timetables.allSatisfy { $0.service == .daily })
  }

  @Test("buses every hour beside a list of times make it uncertain")
  func everyHour() {
    let page = read(
      "<h1>送迎バス時刻表</h1><p>毎日運行</p><h3>学園発 → 駅行</h3><p>10:00〜18:00　毎時 00・30分発</p>"
        + "<ul><li>18:20</li><li>18:40</li></ul>")
    #expect(page.verdict != .timetable)
  }

  @Test("where nobody may get on is no departure")
  func alighting() {
    let page = page(
      """
      <p>毎日運行</p><table><tr><th>便</th><th>若葉台</th><th>役場</th><th>西川</th></tr><tr><td>1</td><td>5:50</td>\
      <td>7:40▼</td><td>8:10▼</td></tr><tr><td>3</td><td>8:50</td><td>10:40▼</td><td>11:10▼</td></tr></table>\
      <p>▼印は降車のみの取り扱いです。</p>
      """)
    #expect(page.timetables.map(\.departures.count) == [2, 0, 0])
  }

  @Test("the full stops of a list of days without service end no statement")
  func restDaysWithStops() {
    let page = page("<p>8、運休日。日、祝日。8月13日から15日、12月29日から1月3日。</p>" + trips())
    let doubts = page.timetables.contains { $0.pattern == nil }
    #expect(doubts || page.timetables.allSatisfy { $0.service != .sundayHoliday })
    #expect(page.dayRules.allSatisfy { $0.runs == ServiceDayKind.none || $0.runs == nil })
  }

  @Test("days for which a sentence says something that is not understood are open")
  func openDates() {
    let page = page("<p>平日</p>\(trips())<p>乗務員の不足により11月25日から27日までの3日間土日祝ダイヤで運行いたします。</p>")
    #expect(page.dayRules.map { "\($0.days) \($0.runs?.name ?? "open")" } == ["11/25～11/27 open"])
  }

  @Test("a sign in a colour that no time bears leaves the page in doubt, and closes nothing")
  func colourLegend() {
    let body =
      "<p>毎日運行</p><p><span style=\"background-color:#ff0\">■</span>は平日のみ運行（土日祝運休）</p>" + trips()
    #expect(read("<h1>若葉台循環バス 時刻表</h1>" + body).verdict != .timetable)
    #expect(page(body).dayRules.allSatisfy { $0.runs == nil })
  }

  @Test("a legend in brackets closes no bus without its mark")
  func bracketedLegend() {
    let page = page("<p>毎日運行</p>" + trips("1便", "2便【土】") + "<p>【土】（土曜日のみ運行（日祭日運休））</p>")
    #expect(page.dayRules.allSatisfy { $0.runs == nil })
  }
}
