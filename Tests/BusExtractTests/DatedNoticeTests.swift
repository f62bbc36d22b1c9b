import BusLabels
import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// What pages say of days in more than one line or sentence, and of days that no calendar tells.
@Suite("days said in several lines")
struct DatedNoticeTests {
  private let columns = """
    <table><tr><th>時</th><th>平日</th><th>土曜</th><th>日祝</th></tr>\
    <tr><th>7</th><td>05 35</td><td>15</td><td>25</td></tr>\
    <tr><th>8</th><td>10 40</td><td>20</td><td>30</td></tr></table>
    """
  private let daily = """
    <table><tr><th>停留所</th><th>1便</th><th>2便</th><th>3便</th></tr>\
    <tr><td>若葉台</td><td>9:10</td><td>13:10</td><td>15:10</td></tr>\
    <tr><td>西川</td><td>9:30</td><td>13:30</td><td>15:30</td></tr></table>
    """

  private func rules(_ notice: String) -> [String] {
    let page = Normalise.timetables(of: read("<h1>若葉台 時刻表</h1><p>\(notice)</p>" + columns))
    #expect(
      page.timetables.map { $0.service?.rawValue } == ["weekday", "saturday", "sundayHoliday"])
    return page.dayRules.map { rule in
      let days = ServicePattern(base: rule.when, rules: []).text
      return days + " " + (rule.runs.map { "\($0)" } ?? "open")
    }
  }

  @Test(
    "dates below a line that names their month have that month",
    arguments: [
      "【お盆の運行】2027年8月<br>・13・14日…土曜ダイヤ<br>・15日…日祝ダイヤ",
      "お盆期間（8月12日～16日）の運行<br>13・14日：土曜ダイヤ　15日：日祝ダイヤ",
      "■お盆期間の運行ダイヤ(8月11日〜16日)<br>・一般路線→13・14日は土曜ダイヤ、15日は日祝ダイヤ、ほかは暦通り",
      "8/13・14→土曜ダイヤ、8/15→日祝ダイヤ、8/16～→平常ダイヤ",
    ])
  func months(_ notice: String) {
    #expect(rules(notice) == ["8/13・8/14 saturday", "8/15 sundayHoliday"])
  }

  @Test("a list that passes into the next year keeps its months")
  func turnOfYear() {
    let said = rules("年末年始(12月29日～1月4日)のダイヤ<br>・29・30日は土曜ダイヤ、31日～3日は日祝ダイヤ")
    #expect(said == ["12/29・12/30 saturday", "12/31～1/3 sundayHoliday"])
  }

  @Test("a heading whose dates are not understood opens its own days and no others")
  func openHead() {
    #expect(rules("お盆期間(8月12日～16日)の運行<br>特別な時刻になります。").allSatisfy { $0.hasSuffix("open") })
  }

  @Test("days for the time being leave all days open, and 祝日も平日ダイヤ only the holidays")
  func timeBeing() {
    #expect(rules("11月1日より当面の間、平日も土日祝ダイヤで運行します。").contains { $0.hasSuffix("open") })
    #expect(rules("祝日も「平日ダイヤ」で運行しています。") == ["祝日 weekday"])
  }

  @Test("a note on one trip behind a sentence about all limits that trip alone")
  func noteOnTrip() {
    let page = Normalise.timetables(
      of: read(
        """
        <h1>市民線</h1><p>運行日：月曜日～金曜日（祝日・年末年始を除く）※③は火曜日・金曜日のみ</p>\
        <table><tr><th></th><th>①</th><th>②</th><th>③</th></tr>\
        <tr><td>若葉台</td><td>6:48</td><td>8:00</td><td>12:40</td></tr>\
        <tr><td>西川駅前</td><td>7:35</td><td>8:47</td><td>13:27</td></tr></table>
        """))
    let departures = page.timetables[0].departures
    #expect(page.timetables[0].pattern?.text == "平日（祝日、年末年始を除く）")
    #expect(departures.map { $0.pattern?.text } == [nil, nil, "火曜・金曜のみ運行"])
  }

  @Test("a time after midnight under 深夜 is of the night that begins on its day")
  func night() {
    let page = Normalise.timetables(
      of: read(
        """
        <h1>深夜急行バス</h1><table><tr><th>停留所</th><th>平日深夜<br>（土休日運休）</th></tr>\
        <tr><td>東駅</td><td>0:45</td></tr><tr><td>松川駅</td><td>1:35</td></tr></table>
        """))
    #expect(page.timetables[0].departures.map(\.departureTime.description) == ["24:45"])
  }

  @Test(
    "what a mark behind 便 means is no rule for the page",
    arguments: ["学：学休日運休", "学…学休日運休", "学　学休日運休"])
  func headMark(_ line: String) {
    let page = Normalise.timetables(
      of: read(
        "<h1>若葉台循環</h1><p>運行日：毎日</p>"
          + daily.replacing("<th>2便</th>", with: "<th>2便学</th>") + "<ul><li>\(line)</li></ul>"))
    #expect(page.dayRules.isEmpty)
    #expect(page.timetables[0].departures.map { $0.pattern?.text } == [nil, "学休日運休", nil])
  }

  @Test(
    "a mark of days that no calendar tells leaves its bus open",
    arguments: ["定期考査中のみ運行", "市場の開市日のみ運転", "プールの開放期間中のみ運行します", "球技大会の日は運休"])
  func untoldDays(_ words: String) {
    let table =
      "<table><tr><th>時</th><th>平日</th></tr><tr><th>7</th><td>09考 22 50</td></tr><tr><th>8</th><td>08 45</td></tr></table>"
    let page = Normalise.timetables(of: read("<h1>若葉台 時刻表</h1>\(table)<p>考：\(words)</p>"))
    let patterns = page.timetables[0].departures.map(\.pattern)
    #expect(patterns.map { $0 == nil } == [false, true, true, true, true])
  }

  @Test(
    "休日 where no Saturday is named may be Saturdays too",
    arguments: [("休日は運休", "unknown"), ("休日は運休。土曜は運行", "unknown"), ("日祝は運休", "yes")])
  func restDays(_ words: String, _ saturday: String) throws {
    let page = Normalise.timetables(of: read("<h1>若葉台循環</h1>\(daily)<p>※\(words)します。</p>"))
    let pattern = try #require(page.timetables[0].pattern)
    let date = try #require(CivilDate("2026-11-28"))
    #expect(pattern.runs(on: date, in: ServiceCalendar(operator: nil)).runs.rawValue == saturday)
  }

  @Test("what may happen on days that are named leaves these open")
  func mayHappen() {
    let page = Normalise.timetables(
      of: read("<h1>若葉台循環</h1>\(daily)<p>月曜日は運休。月曜日が祝日・振替休日の場合は、臨時に運行される場合があります。</p>"))
    #expect(page.dayRules.contains { $0.runs == nil && $0.when.count == 1 })
  }

  @Test(
    "the bus of the page as the subject of its days is no other bus",
    arguments: ["みどりバスは日曜・祝日は運休です。", "日曜・祝日は全日運休となります。", "日曜日と祝日が運休日となります。"])
  func subject(_ sentence: String) {
    let page = Normalise.timetables(of: read("<h1>若葉台 時刻表</h1>\(daily)<p>\(sentence)</p>"))
    #expect(page.timetables[0].pattern?.text.contains("日祝") == true)
    #expect(!page.isUncertain)
  }

  @Test("の運行は with dates is the part of the year")
  func period() {
    let page = Normalise.timetables(
      of: read("<h1>若葉台 時刻表</h1>\(daily)<p>登山バスの運行は7月1日から10月末まで。</p>"))
    #expect(page.timetables[0].pattern?.text == "7/1～10/31のみ運行")
  }
}
