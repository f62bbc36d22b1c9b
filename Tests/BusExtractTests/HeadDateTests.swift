import BusLabels
import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Dates in the heads of columns, days that the page defines, and times that are announced to change.
@Suite("dates in heads, definitions and announcements move days")
struct HeadDateTests {
  private func page(_ below: String, heads: [String] = ["平日", "土曜", "日祝"]) -> Normalise.Result {
    hoursPage(below, heads: heads)
  }

  @Test(
    "dates below a label in a head run as that column",
    arguments: [
      ["平日", "土曜<br>（12/30・12/31も）", "日祝<br>（1/1～1/3も）"],
      ["平日", "土曜<br>12/30・12/31も", "日祝<br>＋1/1～1/3"],
      ["平日", "土曜<br>※12/30・12/31も運行", "日祝<br>（1/1～1/3も適用）"],
    ])
  func heads(heads: [String]) throws {
    let read = page("<p>運賃は200円です</p>", heads: heads)
    #expect(try columns(read, on: "2026-12-29") == [0])
    #expect(try columns(read, on: "2026-12-30") == [1])
    #expect(try columns(read, on: "2027-01-01") == [2])
    #expect(read.notices.isEmpty)
  }

  @Test(
    "from an announced change on no times are known",
    arguments: [
      "2027年3月13日（土）にダイヤを改正いたします。改正後の時刻は3月上旬にお知らせします。", "2027年3月13日に時刻を変更します。",
      "2027年3月13日以降は時刻が変更となります",
    ])
  func change(sentence: String) throws {
    let read = page("<p>\(sentence)</p>")
    #expect(try columns(read, on: "2027-03-12") == [0])
    #expect(try columns(read, on: "2027-03-13") == nil)
    #expect(try columns(read, on: "2027-03-15") == nil)
  }

  @Test("other times on the day of which a sentence before speaks open that day")
  func changedDay() throws {
    let read = page("<p>12月31日（木）は終夜運転を実施します。時刻は別途お知らせします。終夜運転に伴い、当日の昼間の時刻も変更となります。</p>")
    #expect(try columns(read, on: "2026-12-31") == nil)
    #expect(try columns(read, on: "2027-01-04") == [0])
  }

  @Test(
    "a mark that rests behind the kind of dates rests on these, which run as said",
    arguments: [
      "年末年始（12月29日～1月3日）は日祝ダイヤ、▲印の便は運休です。", "12/29～1/3は日祝ダイヤで運行し、▲印の便は運休します。",
      "12/29～1/3は日祝ダイヤ（▲印は運休）", "12/29～1/3は日祝ダイヤで運行します。▲印の便は運休します。",
    ])
  func shared(sentence: String) throws {
    let read = page("<p>\(sentence)</p>")
    #expect(try columns(read, on: "2026-12-29") == [2])
    #expect(try columns(read, on: "2027-01-04") == [0])
    #expect(read.timetables[2].departures[1].pattern?.text == "12/29～1/3運休")
  }

  @Test("school days are those of no other column only where the page gives the others' dates")
  func school() {
    let read = page("<p>通学日とは小中学校の登校日をいいます。</p>", heads: ["通学日", "平日"])
    #expect(read.timetables.first?.pattern?.text == "登校日")
  }

  @Test(
    "a line that takes holidays for weekdays is heard",
    arguments: [
      "※月～金＝祝日を含む月曜から金曜　／　土日＝土曜・日曜", "平日：祝日を含む月曜～金曜", "※平日＝月～金（祝日含む）",
    ])
  func holidays(line: String) throws {
    let read = page("<p>\(line)</p>", heads: ["月～金", "土日"])
    #expect(try columns(read, on: "2027-02-11") == [0])
  }

  @Test("of a ship is heard what is said of a bus")
  func ships() throws {
    let read = page("<p>祝日も曜日どおり運航</p>", heads: ["月～土"])
    #expect(try columns(read, on: "2027-02-11") == [0])
    #expect(try columns(page("<p>祝日は運航しません</p>", heads: ["毎日"]), on: "2027-02-11") == [])
  }

  @Test("what a label means is no label")
  func definition() {
    let read = page("<p>土休日＝土曜日・日曜日・祝日および12月31日～1月3日</p>", heads: ["時刻"])
    #expect(!read.timetables.contains { $0.label?.contains("＝") == true })
  }

  @Test(
    "outside of the period that a page gives no times are known",
    arguments: ["営業期間：12/20～3/31", "期間：12/20～3/31", "スキー場営業期間：12月20日（日）～3月31日（水）"])
  func period(line: String) throws {
    let read = page("<p>\(line)</p>")
    #expect(try columns(read, on: "2026-12-21") == [0])
    #expect(try columns(read, on: "2026-12-18") == nil)
  }

  @Test("dates of an exhibition above the page's heading limit no bus")
  func exhibition() throws {
    let read = Normalise.timetables(
      of: read(
        "<div><h2>開催中の展覧会</h2><p>「海」11月1日～12月20日</p></div><h1>美術館</h1><h2>シャトルバス</h2><table><tr><td>乗り場</td><td>松ヶ江駅南口</td></tr><tr><td>行先</td><td>美術館正面玄関</td></tr><tr><td>発車時刻</td><td>8:30 10:30 12:30</td></tr><tr><td>運行日</td><td>毎日</td></tr></table>"
      ))
    #expect(read.timetables.map(\.pattern?.text) == ["毎日"])
  }

  @Test(
    "a holiday that runs as weekdays is that date alone",
    arguments: ["国民の休日となる", "祝日にあたる", "祝日である"])
  func clause(words: String) throws {
    let read = page("<p>\(words)11月3日（火）は平日ダイヤで運行します。</p>")
    #expect(try columns(read, on: "2026-11-03") == [0])
    #expect(try columns(read, on: "2027-02-11") == [2])
  }

  @Test("a mark whose buses end with a day runs until then")
  func end() {
    let read = page("<p>▲印の便は2027年3月12日（金）の運行をもって廃止いたします。</p>")
    #expect(read.timetables.first?.departures[1].pattern?.text == "～2027/3/12")
  }

  @Test("holidays in brackets behind weekdays are holidays of these weekdays")
  func bracket() throws {
    let read = page("<p>運賃は200円です</p>", heads: ["火・木（祝日運行）"])
    #expect(try columns(read, on: "2026-11-03") == [0])
    #expect(try columns(read, on: "2026-11-23") == [])
  }

  @Test("behind －…運休 and a blank stands what is of all buses")
  func behindRest() throws {
    let read = Normalise.timetables(
      of: read(
        "<h1>鷹取駅</h1><h2>温泉行き</h2><table><tr><th>発車</th><th>平日</th><th>土日祝</th></tr><tr><td>10:00</td><td>○</td><td>○</td></tr><tr><td>11:30</td><td>－</td><td>○</td></tr><tr><td>14:15</td><td>○</td><td>－</td></tr></table><p>○…運行　－…運休　火曜定休（火曜日は祝日でも運休）</p>"
      ))
    #expect(try columns(read, on: "2026-12-01") == [])
  }

  @Test(
    "a bracket that says the days before it again limits them, and takes out the rest",
    arguments: [
      ("平日（12月19日～3月28日の月～金、祝日除く）", "12/19～3/28の平日（祝日を除く）"),
      ("平日（8/13～8/15の平日を除く）", "平日（8/13～8/15の平日を除く）"),
      ("外来診療日（月～金曜日、祝日と12/29～1/3を除く）に運行", "平日（祝日、12/29～1/3を除く）"),
      ("例祭日（4月16日、11月22日）は運休", "4/16・11/22運休"),
    ])
  func again(words: String, days: String) {
    #expect(ServicePattern.read(words).pattern?.text == days)
  }

  @Test(
    "of days on which the buses with a mark alone run the others are told to rest",
    arguments: [
      "土曜日は▲印の便のみ運行します。", "土曜は「▲」印の便のみ運行します。",
      "月曜～金曜は全便、土曜は「▲」印の便のみ運行します。",
    ])
  func only(sentence: String) {
    let read = page("<p>\(sentence)</p>", heads: ["月～土"])
    let departures = read.timetables[0].departures
    #expect(departures[0].pattern?.text == "土曜運休")
    #expect(departures[1].pattern == nil)
  }

  @Test(
    "days with a name are the ends of a span as dates are",
    arguments: [
      ("大晦日～1月3日", "12/31～1/3"), ("元旦から3日まで", "1/1～1/3"), ("12月31日～三が日", "12/31～1/3"),
      ("大晦日（12月31日）から三が日（1月3日まで）は運休", "12/31～1/3運休"), ("大晦日・元日", "12/31・1/1"),
    ])
  func feasts(words: String, days: String) {
    let reading = ServicePattern.read(words)
    #expect(reading.pattern?.text == days)
    #expect(reading.unread.isEmpty)
  }

  @Test(
    "a time with a name and no dates is no end of a span", arguments: ["お盆～8月20日", "夏休み～8月31日"])
  func season(words: String) {
    #expect(!ServicePattern.read(words).unread.isEmpty)
  }
}
