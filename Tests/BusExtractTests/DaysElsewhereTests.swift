import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Days that a page says in another section than its timetable, or in words that no column bears.
@Suite("days said apart from a timetable are heard, or leave its days open")
struct DaysElsewhereTests {
  /// The trips of わかくさ号 from the town hall to the station, without days of their own.
  private func page(
    _ above: String, _ below: String = "", heads: [String] = ["1便", "2便"]
  ) -> Normalise.Result {
    let rows =
      [
        ["停留所"] + heads, ["若草町役場", "8:10", "9:40"], ["診療所", "8:17", "9:47"],
        ["若草駅", "8:30", "10:00"],
      ]
    let table = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
    return Normalise.timetables(
      of: read(
        "<h1>町内循環バス「わかくさ号」</h1>\(above)<h2>時刻表（若草駅行き）</h2><table>\(table)</table>\(below)"))
  }

  @Test(
    "a section that describes the service says its days, whatever else stands there",
    arguments: ["運行内容", "運行概要", "サービス内容", "わかくさ号とは", "基本情報", "今年度の運行", "利用できる方", "バスの概要"])
  func description(heading: String) {
    let days = "<dt>運行日</dt><dd>月曜日から金曜日まで（祝日及び12月29日から翌年1月3日までを除く）</dd>"
    let read = page("<h2>\(heading)</h2><dl>\(days)<dt>運賃</dt><dd>1回200円</dd></dl>")
    #expect(read.timetables.first?.pattern?.text == "平日（祝日、12/29～1/3を除く）")
    let lines = page("<h2>\(heading)</h2><p>運行日：火・木</p><p>運賃：1回200円</p>")
    #expect(lines.timetables.first?.pattern?.text == "火曜・木曜")
  }

  @Test(
    "below a heading that names no bus the days leave every day open, and are never lost",
    arguments: ["町の取り組み", "買い物に便利", "車両", "暮らしを支える足", "アクセス"])
  func unnamed(heading: String) throws {
    let said = "<h2>\(heading)</h2><p>運行日：月曜日から金曜日まで（祝日を除く）</p>"
    for read in [page(said), page("", said)] {
      #expect(try opens(read, on: "2026-11-27"))
      #expect(try opens(read, on: "2026-11-29"))
      #expect(read.notices.contains { $0.code == "specialDays" })
    }
  }

  private func opens(_ read: Normalise.Result, on date: String) throws -> Bool {
    ServiceCalendar(operator: nil).adding(read.dayRules)
      .day(try #require(CivilDate(date))).isOpen
  }

  @Test("what runs on some days of the week, not understood, leaves all others open too")
  func others() throws {
    let read = page("", "<p>このバスは、月曜日から土曜日まで（祝日を除く）、町内を1日5便運行しています。</p>")
    #expect(try opens(read, on: "2026-11-29"))
    #expect(try opens(read, on: "2026-11-27"))
  }

  @Test("a head of days over a list that is no timetable leaves every day open")
  func list() throws {
    let games =
      "<table><tr><th>節</th><th>日付</th><th>相手</th></tr><tr><td>36</td><td>11月29日（日）</td><td>東山</td></tr></table>"
    let read = page("<h2>運行日</h2>\(games)")
    #expect(try opens(read, on: "2026-11-28"))
    #expect(try opens(read, on: "2026-11-29"))
  }

  @Test(
    "what a house says of fetching its guests is said of its buses",
    arguments: [
      "12月8日〜10日は全館休館のため送迎はございません。", "12月8日～10日は休館につき送迎はお休みさせていただきます。",
      "※12月8日～10日は送迎バスはございませんので、タクシーをご利用ください。", "12月8日から10日までの送迎はありません。", "12月8日～10日は送迎を中止いたします。",
    ])
  func fetching(sentence: String) throws {
    let read = hoursPage("<p>\(sentence)</p>", heads: ["平日", "土日祝"])
    #expect(try columns(read, on: "2026-12-08") == [])
    #expect(try columns(read, on: "2026-12-10") == [])
    #expect(try columns(read, on: "2026-12-11") == [0])
  }

  @Test(
    "days on which a golf course or a market rests are its buses'",
    arguments: ["休場日", "休園日", "休漁日"])
  func rests(word: String) throws {
    let read = hoursPage(
      "<h3>\(word)</h3><p>1月4日、2月16日</p><p>※\(word)はクラブバスも運休いたします。</p>", heads: ["平日", "土日祝"])
    if word == "休漁日" {
      #expect(try columns(read, on: "2027-01-04") != [0])
    } else {
      #expect(try columns(read, on: "2027-01-04") == [])
      #expect(try columns(read, on: "2027-01-05") == [0])
    }
  }

  @Test(
    "that the other days of the week rest takes no date away that is said to run",
    arguments: ["土・日・祝日と、12月29日〜12月31日に運行いたします。平日の運行はございません。", "土日祝および12/29～12/31運行、平日運休"])
  func complement(sentence: String) throws {
    let read = page("<p>運行日　\(sentence)</p>")
    let pattern = try #require(read.timetables.first?.pattern)
    #expect(pattern.text == "土日祝、12/29～12/31")
  }

  @Test(
    "the days in a heading are those of the way back below the way there, and of no second table of one way"
  )
  func section() {
    let there =
      "<table><tr><td>公民館<td>9:30<td>13:00<tr><td>駅<td>9:45<td>13:15<tr><td>モール（着）<td>10:00<td>13:30</table>"
    let back =
      "<table><tr><td>モール<td>12:15<td>16:00<tr><td>駅<td>12:30<td>16:15<tr><td>公民館（着）<td>12:45<td>16:30</table>"
    let other = "<h2>第2・第4土曜日</h2>"
    let both = Normalise.timetables(
      of: read(
        "<h1>お買い物バス</h1><p>土曜日に運行します。</p><h2>第1・第3土曜日</h2>\(there)\(back)\(other)\(there.replacing(":", with: ":1"))"
      ))
    let mall = both.timetables.first { $0.stop == "モール" && !$0.departures.isEmpty }
    #expect(mall?.label == "第1・第3土曜日")
    let twice = read("<h1>お買い物バス</h1><h2>第1・第3土曜日</h2>\(there)\(there.replacing("9:", with: "8:"))")
    #expect(twice.timetables.contains { $0.stop == "駅" && $0.label == nil })
  }

  @Test("what begins later is said of its own section, and not of the one that ends before")
  func endsBefore() throws {
    let rows = { (minute: Int) in
      "<h3>野原台駅発</h3><table><tr><th>時</th><th>分</th></tr>"
        + (7...9).map { "<tr><td>\($0)</td><td>\(minute)</td></tr>" }.joined() + "</table>"
    }
    let read = Normalise.timetables(
      of: read(
        "<h1>シャトルバス</h1><h2>12月7日（月）からの時刻表</h2>\(rows(35))<h2>12月4日（金）までの時刻表</h2>\(rows(30))<h2>運行日</h2><p>月曜日から金曜日まで</p>"
      ))
    #expect(try columns(read, on: "2026-12-04") == [1])
    #expect(try columns(read, on: "2026-12-07") == [0])
  }

  @Test(
    "times alone name the buses of which a sentence speaks",
    arguments: [
      ("8:10、9:40は日祝運休", ["日祝運休", "日祝運休"]), ("9:40は平日のみ運行", ["毎日", "平日のみ運行"]),
      ("9:40発の最終便は、金曜日・土曜日に限り運行します。", ["毎日", "金曜・土曜のみ運行"]),
      ("12月29日・30日は平日でも最終便（9:40発）を運休します。", ["毎日", "12/29・12/30運休"]),
      ("1便・2便…月～土曜日運行", ["平日・土曜運行", "平日・土曜運行"]),
    ])
  func times(sentence: String, patterns: [String]) {
    let read = page("", "<p>\(sentence)</p>")
    let told = read.timetables[0].departures.map { $0.pattern?.text ?? "毎日" }
    #expect(
      told.map { $0.replacing("運行", with: "") } == patterns.map { $0.replacing("運行", with: "") })
  }

  @Test(
    "a sign twice is a mark of its own beside the single one",
    arguments: [
      "<p>※印の便は火曜のみ運行します。<br>※※印の便は土曜は運休します。</p>", "<p>※：火曜のみ運行　※※：土曜運休</p>",
      "<ul><li>※は火曜のみ運行</li><li>※※は土曜運休</li></ul>",
    ])
  func doubled(legend: String) {
    let read = page("", legend, heads: ["1便※", "2便※※"])
    #expect(read.timetables[0].departures.map { $0.marks.map(\.mark) } == [["※"], ["※※"]])
    #expect(read.timetables[0].departures.map { $0.pattern?.text } == ["火曜のみ運行", "土曜運休"])
  }

  @Test("a sign twice that nothing explains means what the single one does")
  func doubledOnce() {
    let read = page("", "<p>※は土曜運休</p>", heads: ["1便※", "2便※※"])
    #expect(read.timetables[0].departures.map { $0.pattern?.text } == ["土曜運休", "土曜運休"])
  }
}
