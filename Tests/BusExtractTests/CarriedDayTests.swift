import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Sentences that go on about the days of another, and words for days that only another place tells.
@Suite("what goes on about a day is said of that day")
struct CarriedDayTests {
  private func page(_ below: String, heads: [String] = ["平日", "土曜", "日祝"]) -> Normalise.Result {
    hoursPage(below, heads: heads)
  }

  @Test(
    "buses that rest with their house rest on the day of the sentence before",
    arguments: [
      "<p>11月30日（月）は館内メンテナンスのため全館休館とさせていただきます。送迎バスも運休いたします。</p>",
      "<h3>お知らせ</h3><p>2026年11月9日　11月30日（月）は全館休館とさせていただきます。送迎バスも運休いたします。</p>",
      "<h3>営業時間</h3><p>11月30日は休業いたします。お買い物バスも運休となります。</p>",
    ])
  func houses(below: String) throws {
    let read = page(below)
    #expect(try columns(read, on: "2026-11-30") != [0])
    #expect(try columns(read, on: "2026-12-01") == [0])
  }

  @Test("what ただし takes out of a day is of that day alone")
  func but() throws {
    let read = page("<p>12月31日は日祝ダイヤで運行します。ただし20時以降に発車する便は運休します。</p>")
    #expect(try columns(read, on: "2026-12-31") == nil)
    #expect(try columns(read, on: "2026-12-30") == [0])
  }

  @Test("a holiday on which something runs though holidays rest is not told to rest")
  func holidays() throws {
    let read = page("<p>祝日は運休しますが、祝日授業日の11月23日（月）と2月11日（木）は運行します。</p>")
    #expect(try columns(read, on: "2027-02-11") == nil)
    #expect(try columns(read, on: "2027-02-23") == [])
  }

  @Test(
    "as what dates run is heard below any heading that names no other bus",
    arguments: ["ダイヤの種類", "運行内容", "ご利用にあたって", "町の取り組み"])
  func headings(heading: String) throws {
    let read = page("<h3>\(heading)</h3><p>12月31日〜1月3日は日祝ダイヤで運行します。</p>")
    #expect(try columns(read, on: "2026-12-31") != [0])
    #expect(try columns(read, on: "2026-12-30") == [0])
  }

  @Test(
    "what a sentence says of Sundays among its dates holds within them",
    arguments: ["8月13日〜16日は土曜ダイヤ（日曜日は日祝ダイヤ）で運行します。", "8月13日～16日は土曜ダイヤ、日曜に当たる場合は日祝ダイヤ"])
  func sundays(sentence: String) throws {
    let read = page("<p>\(sentence)</p>")
    #expect(try columns(read, on: "2027-08-15") == [2])
    #expect(try columns(read, on: "2027-08-16") == [1])
  }

  @Test("dates behind 【運行日】 are its days, and no title of the note below")
  func heading() throws {
    let read = page("<p>【運行日】12月1日～12月20日</p><p>※12月9日は運休します。</p>", heads: ["時間"])
    #expect(try columns(read, on: "2026-12-08") == [0])
    #expect(try columns(read, on: "2026-12-09") == [])
    #expect(try columns(read, on: "2026-12-21") == [])
  }

  @Test(
    "a season in which buses run, not understood, leaves the days outside it open",
    arguments: [
      "今シーズンの営業は2026年12月19日～2027年3月14日の予定です。スキーバスも同期間の運行となります。",
      "スキーバスの運行期間は2026年12月19日から2027年3月14日までの予定です。", "バスはスキー場の営業期間中（12/19～3/14）毎日運行します。",
    ])
  func seasons(sentence: String) throws {
    let read = page("<p>\(sentence)</p>", heads: ["時間"])
    let day = ServiceCalendar(operator: nil).adding(read.dayRules)
      .day(try #require(CivilDate("2026-11-30")))
    #expect(day.isOpen)
  }

  @Test(
    "a mark whose days another place tells leaves its buses open",
    arguments: [
      "▲印の便の運行日は月ごとに変わります。役場窓口で配布する運行カレンダーをご覧ください。", "▲の運行日は広報でお知らせします。", "▲：要予約。運行日は要問合せ",
      "▲…学校の休業期間は運休します。2026年度冬休みの運休期間は11月24日から1月7日までです。",
    ])
  func elsewhere(legend: String) throws {
    let read = page("<p>\(legend)</p>", heads: ["毎日"])
    let calendar = ServiceCalendar(operator: nil)
    let date = try #require(CivilDate("2026-11-27"))
    let marked = try #require(read.timetables[0].departures.first { !$0.marks.isEmpty })
    #expect(marked.pattern?.runs(on: date, in: calendar).runs == .unknown)
    #expect(read.timetables[0].departures.first { $0.marks.isEmpty }?.pattern == nil)
  }

  @Test("the other buses of a legend are none of its mark's")
  func others() {
    let read = page("<p>▲印の便は3月27日～4月11日の毎日運行します。そのほかの便は通年毎日運行です。</p>", heads: ["毎日"])
    let patterns = read.timetables[0].departures.map { $0.pattern?.text }
    #expect(Set(patterns) == ["3/27～4/11の毎日", "毎日"])
  }

  @Test("a cross beside a trip's number is a mark of that trip, with a reason before its meaning")
  func cross() {
    let rows = [
      ["停留所", "1", "2", "3×"], ["丘", "5:20", "6:50", "8:40"], ["県庁前", "5:35", "7:05", "8:55"],
    ]
    let table = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
    let read = Normalise.timetables(
      of: read(
        "<h1>空港連絡バス</h1><h2>お知らせ</h2><p>乗務員不足のため、×印の便は2027年3月31日まで運休します。</p><h2>県庁前ゆき</h2><table>\(table)</table><p>毎日運行</p>"
      ))
    #expect(read.timetables[0].departures.map { $0.pattern?.text } == [nil, nil, "～2027/3/31運休"])
  }

  @Test("a trip that rests on Tuesdays but for holidays runs on all other days")
  func tuesdays() throws {
    let rows = [
      ["便", "鳴海港発", "白浜島着"], ["第1便", "7:30", "8:05"], ["第2便", "9:45", "10:20"],
      ["第3便", "13:15", "13:50"],
    ]
    let table = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
    let read = Normalise.timetables(
      of: read(
        "<h1>高速船</h1><h2>白浜島行き</h2><table>\(table)</table><p>毎週火曜日は船体点検のため、第2便と第3便を運休します。ただし、火曜日が祝日の場合は全便運航します。</p>"
      ))
    let pattern = try #require(read.timetables[0].departures.last?.pattern)
    let calendar = ServiceCalendar(operator: nil)
    let runs = { (date: String) in
      pattern.runs(on: try #require(CivilDate(date)), in: calendar).runs
    }
    #expect(try runs("2026-11-30") == .yes)
    #expect(try runs("2026-12-01") == .no)
    #expect(read.timetables[0].departures.last?.marks.first?.mark == "第2便と第3便")
  }

  @Test("two sentences that begin with one mark are its legend, and no list")
  func twice() {
    let read = page("<p>▲印の便の運行日は月ごとに変わります。</p><p>▲印以外は毎日運行</p>", heads: ["時間"])
    let marked = read.timetables[0].departures.filter { !$0.marks.isEmpty }
    #expect(!marked.isEmpty && marked.allSatisfy { $0.pattern?.text == "運行日は月ごとに変わります" })
  }

  @Test("school days that a school tells on paper are open")
  func paper() throws {
    let read = page("<p>登校日は学校だより（紙面）でお知らせします。</p>", heads: ["登校日"])
    #expect(try columns(read, on: "2026-11-27") == nil)
  }

  @Test("the first and the second bus of a way are trips, and a way is no part of a stop's name")
  func ways() {
    let rows = [
      ["便名", "駅前発", "温泉発", "山着"], ["ゆき1", "7:30", "7:50", "8:08"], ["ゆき2", "8:30", "8:50", "9:08"],
    ]
    let table = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
    let trips = BusExtractTests.read("<h1>スキーバス</h1><p>毎日運行</p><table>\(table)</table>")
    #expect(
      trips.timetables.flatMap { $0.departures.map(\.routeName) + [$0.routeName] }.allSatisfy {
        $0?.contains("ゆき") != true
      })
    #expect(StopHeading.name(in: "往路 森野駅 発") == "森野駅")
    #expect(StopHeading.name(in: "帰り クラブハウス発") == "クラブハウス")
  }

  @Test(
    "what 休日 are takes no Saturday from 土休日, and is said of trips beside which it stands",
    arguments: ["土・休日", "土休日"])
  func saturdays(head: String) throws {
    let said = "<p>「休日」とは日曜・祝日・振替休日および1月4日・5日をいいます。</p>"
    let read = page(said, heads: ["平日", head])
    #expect(try columns(read, on: "2026-11-28") == [1])
    #expect(try columns(read, on: "2027-01-05") == [1])
    #expect(try columns(read, on: "2027-01-06") == [0])
    let rows = [
      ["便", "川口", "川駅", "備考"], ["1", "7:05", "7:20", ""], ["2", "8:05", "8:20", "平日のみ"],
      ["3", "12:05", "12:20", "\(head)のみ"],
    ]
    let table = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
    let trips = Normalise.timetables(
      of: BusExtractTests.read("<h1>川口</h1><h2>川駅行き</h2><table>\(table)</table>\(said)"))
    #expect(trips.dayRules.contains { $0.runs == .sundayHoliday })
  }
}
