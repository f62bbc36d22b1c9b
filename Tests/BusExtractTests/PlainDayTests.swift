import BusModel
import BusNormalise
import Testing

@Suite("Days in plain words")
struct PlainDayTests {
  private let rows =
    "<tr><td>沢口</td><td>8:10</td><td>9:10</td></tr><tr><td>橋</td><td>8:20</td><td>9:20</td></tr>"
    + "<tr><td>役場</td><td>8:30</td><td>9:30</td></tr></table>"

  private func label(above: String = "", below: String = "") -> String? {
    read(
      "<h1>沢線</h1>\(above)<table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>\(rows)\(below)"
    ).timetables.first?.label
  }

  @Test(
    "a sentence among others that says every day is understood",
    arguments: [
      "毎日運行。「レ」は通過。", "毎日運行／全席指定", "3列シート・トイレ付。毎日運行（要予約）。", "フェリーに接続しています。毎日運行。", "毎日運転・年中無休",
      "毎日　高速船に接続", "Daily 毎日運行", "毎日運行。ただし2便は土日祝運休。",
    ])
  func daily(sentence: String) {
    for label in [label(above: "<p>\(sentence)</p>"), label(below: "<p>\(sentence)</p>")] {
      #expect(label.map { $0.contains("毎日") } == true)
    }
  }

  @Test("beside the only timetable the one line that says when something runs counts")
  func below() {
    #expect(label(below: "<p>月・水・金運行</p>") == "月・水・金運行")
    #expect(label(below: "<p>週6日（月・火・水・木・金・土）</p>") != nil)
    #expect(label(below: "<p>月・水・金運行</p><p>火・木運行</p>") == nil)
  }

  @Test(
    "the weekday behind a date is no day of service",
    arguments: [
      "令和7年10月1日(水)改正", "改正日　令和7年10月1日（水曜日）", "【2026年4月1日(水)現在】", "10/1（水）改正",
      "12月27日（土）より一部のバス停が移動します",
    ])
  func dates(line: String) {
    #expect(label(above: "<h2>\(line)</h2>") == nil)
    #expect(label(above: "<p>\(line)</p>") == nil)
    #expect(label(above: "<p>毎日運行</p><p>\(line)</p>") == "毎日運行")
  }

  @Test("a request behind what rests takes nothing of it away")
  func request() {
    let told = label(below: "<p>※日曜日、祝日は運休となりますので、ご注意ください。</p>")
    #expect(told == "日曜日、祝日は運休となります")
  }

  @Test("a season in the brackets behind a label stays")
  func season() {
    let page = read(
      "<h1>沢線</h1><table><caption>土日祝のみ運行（2026年は5/30〜11/8）</caption><tr><th>停留所</th><th>1便</th><th>2便</th></tr>\(rows)"
    )
    #expect(
      page.timetables.first.map { ($0.label ?? "") + $0.remarks.joined() }?.contains("11/8") == true
    )
  }

  @Test("a line that has ended is told to rest, and another line's end is not its own")
  func ended() {
    #expect(read("<h1>沢線（平日）</h1><p>沢線は令和8年9月30日をもって廃止しました。</p>\(table)").openLines.count == 1)
    #expect(read("<h1>沢線（平日）</h1><p>岬線は令和8年9月30日をもって廃止しました。</p>\(table)").openLines.isEmpty)
  }

  private var table: String {
    "<table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>\(rows)"
  }

  @Test("sentences about trips give what they say of all buses besides")
  func besideTrips() {
    let page = read("<h1>沢線（平日）</h1>\(table)<p>年末年始：12月31日は2便運休、1月1日は全便運休</p>")
    #expect(page.timetables[0].departures.map(\.marks) == [[], ["2便"]])
    #expect(page.dayLines == ["1月1日は全便運休"])
  }

  @Test("when a timetable began is no word of its days, but where another one ends before it")
  func beginning() {
    #expect(label(above: "<p>令和7年4月～</p>") == nil)
    let page = read("<h2>～2026年11月30日</h2>\(table)<h2>2026年12月1日～</h2>\(table)")
    #expect(page.timetables.allSatisfy { $0.label != nil })
  }

  @Test(
    "a revision in a month of some year opens no day",
    arguments: ["令和4年6月改正", "【令和4年6月時刻表改定】", "2026年4月ダイヤ改正"])
  func revision(line: String) {
    let page = read("<h1>沢線（平日）</h1>\(table)<p>\(line)</p>")
    let rules = Normalise.timetables(of: page).dayRules
    let calendar = ServiceCalendar(operator: nil).adding(rules)
    #expect(CivilDate("2026-11-24").map { calendar.day($0).isPlain } == true)
  }

  @Test("what a house beside the bus does is no day of the bus")
  func house() {
    let page = read("<h1>沢線</h1>\(table)<p>休診日　木曜・日祝</p><p>休日当番医（11月29日）</p>")
    #expect(page.verdict == .timetable && page.openLines.isEmpty)
  }

  @Test(
    "two seasons, each with its days, are both told",
    arguments: [
      "4月25日～11月8日：毎日運行<br>11月9日～4月24日：土日祝のみ運行", "4月25日～11月8日は毎日、11月9日～4月24日は土日祝のみ運行します。",
    ])
  func seasons(words: String) throws {
    let page = read("<h1>沢線</h1><p>\(words)</p>\(table)")
    let read = Normalise.timetables(of: page)
    let pattern = try #require(read.timetables[0].pattern)
    let runs = try ["2026-10-06", "2026-12-02", "2026-12-05"].map {
      pattern.runs(on: try #require(CivilDate($0)), in: ServiceCalendar(operator: nil)).runs
    }
    #expect(runs == [.yes, .no, .yes] && read.dayRules.isEmpty)
  }
}
