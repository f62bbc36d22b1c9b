import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// What stands beside a timetable and names days in words that no reader looks for.
@Suite("days said in a remark")
struct DatedRemarkTests {
  private func page(
    _ below: String, heads: [String] = ["平日", "土日祝"], above: String = ""
  ) -> Normalise.Result { hourPage(below, heads: heads, above: above) }

  @Test(
    "dates in words that nobody understands are not told as any other day",
    arguments: [
      "12月28日は「土日祝」をご覧のうえお越しください。",
      "<dl><dt>おやすみ</dt><dd>12月28日</dd></dl>",
      "車庫の都合により土曜の表をお使いください（12/28）",
      "Dec. 28 (Mon): please use the weekend timetable.",
      "12월 28일은 주말 시간표로 운행합니다.",
    ])
  func open(line: String) throws {
    #expect(try columns(page("<div>\(line)</div>"), on: "2026-12-28") == nil)
    #expect(try columns(page("<div>\(line)</div>"), on: "2026-12-25") == [0])
  }

  @Test(
    "dates of other things leave no day open",
    arguments: [
      "<p>12月28日更新</p>", "<dl><dt>更新日</dt><dd>2026年12月28日</dd></dl>", "<p>回数券の発売は12月28日です</p>",
      "<h3>定期券売り場</h3><p>12月28日はお休みをいただきます。</p>", "<p>10月1日から新しい車両が走っています。</p>",
    ])
  func others(line: String) throws {
    #expect(try columns(page(line), on: "2026-12-28") == [0])
  }

  @Test("what a remark says of buses in understood words holds")
  func said() throws {
    let read = page("<p>土曜日と祝日はバスがありません。</p>", heads: ["月・水", "火・土"])
    #expect(try columns(read, on: "2026-12-05") == [])
    #expect(try columns(read, on: "2026-12-07") == [0])
  }

  @Test("a sentence over a list of dates says as what they run")
  func list() throws {
    let read = page(
      "<p>以下の期間は、曜日に関わらず「土日祝」の時刻で運行します。</p><ul><li>12月28日～12月31日</li><li>8月12日（木）</li></ul>")
    #expect(try columns(read, on: "2026-12-28") == [1])
    #expect(try columns(read, on: "2027-08-12") == [1])
    #expect(try columns(read, on: "2027-08-13") == [0])
  }

  @Test("dates with the names of their days in brackets are of the list")
  func names() throws {
    let read = page("<dl><dt>休業・運休</dt><dd>6月3日（創業の日）</dd><dd>8月12日・13日</dd></dl>")
    #expect(try columns(read, on: "2027-06-03") == [])
    #expect(try columns(read, on: "2027-08-13") == [])
  }

  @Test("dates in the cells of one row and kinds of day in the next are as what these run")
  func row() throws {
    let read = page(
      """
      <table><tr><th>12/28<br>（月）</th><th>12/29<br>（火）</th></tr>\
      <tr><td>土日祝</td><td>平日</td></tr></table>
      """)
    #expect(try columns(read, on: "2026-12-28") == [1])
    #expect(try columns(read, on: "2026-12-29") == [0])
  }

  @Test("a date of which a sentence says as what it runs limits no column to it")
  func limit() throws {
    let read = page("<p>登校日の12月12日（土）は、土曜日ですが平日の時刻で運行します。</p>")
    #expect(try columns(read, on: "2026-12-14") == [0])
    #expect(try columns(read, on: "2026-12-12") == [0])
  }

  @Test("a part of the year that is a column's name limits no other column")
  func definition() throws {
    let read = page(
      "", heads: ["平日", "試験期間"], above: "<ul><li>試験期間　1月25日～2月5日</li><li>その他は平日です</li></ul>")
    #expect(try columns(read, on: "2026-12-14")?.contains(0) != false)
    #expect(read.timetables[0].pattern?.text == "平日")
  }

  @Test("what is said of a line in brackets is said of no other")
  func otherLine() throws {
    let read = page("<p>【谷山線】12月28日（月）は全便運休となります。</p>")
    #expect(try columns(read, on: "2026-12-28") != [])
  }

  @Test("until when a line runs is said in one sentence of several")
  func ended() throws {
    let read = page("<p>桜谷線は、2027年3月31日の運行をもって廃止いたします。ご愛顧ありがとうございました。</p>")
    #expect(try columns(read, on: "2027-04-01") != [0])
    #expect(try columns(read, on: "2027-03-31") == [0])
  }

  @Test("from when a line runs is said beside its days of rest")
  func begins() throws {
    let read = page("<p>2027年1月12日より運行を開始します（土日祝運休）。</p>", heads: ["平日"])
    #expect(try columns(read, on: "2027-01-08") == nil)
    #expect(try columns(read, on: "2027-01-13") == [0])
  }

  @Test("holidays that stand for others are no other holidays")
  func substitute() throws {
    let read = page("<p>振替休日は平日ダイヤです。</p>")
    #expect(try columns(read, on: "2027-03-22") == [0])
    #expect(try columns(read, on: "2027-02-11") == [1])
  }

  @Test("the day before a holiday is of the column that names it")
  func eve() throws {
    let read = page("<p>土・日・祝日は運行しません。</p>", heads: ["月～木", "金・祝前日"])
    #expect(try columns(read, on: "2027-02-10") == [1])
    #expect(try columns(read, on: "2027-02-09") == [0])
  }

  @Test("dates that run as Sundays are not those of a column of holidays")
  func sundays() throws {
    let read = page("<p>12/31～1/2は日曜の時刻です</p>", heads: ["平日", "土曜・祝日", "日曜"])
    #expect(try columns(read, on: "2027-01-01") == [2])
    #expect(try columns(read, on: "2027-01-11") == [1])
  }

  @Test("days that run as others on all weekdays give way to dates")
  func order() throws {
    let read = page(
      "<p>12/30～1/3は日祝ダイヤで運行します。</p><p>土曜日は平日ダイヤです。</p>", heads: ["平日", "日祝"])
    #expect(try columns(read, on: "2027-01-02") == [1])
    #expect(try columns(read, on: "2026-12-05") == [0])
  }

  @Test("what 休日 is may be said in the second sentence of a line")
  func holidays() throws {
    let read = page("<p>1/4は休日の時刻で運行します。休日とは、土曜・日曜・祝日です。</p>", heads: ["平日", "休日"])
    #expect(try columns(read, on: "2026-12-05") == [1])
    #expect(try columns(read, on: "2027-01-04") == [1])
  }

  @Test("a day of rest that moves leaves none of its weekdays running")
  func moved() throws {
    let read = page("<p>【運休日】火曜日（火曜日が祝日のときは運行し、翌日の水曜日が運休）</p>")
    #expect(try columns(read, on: "2026-12-01") != [0])
    #expect(try columns(read, on: "2027-02-24") != [0])
  }

  @Test("why dates run as others is no rest of a bus")
  func reason() throws {
    let read = page("<p>12/24～12/25は校舎点検による休業のため土日祝ダイヤです。</p>")
    #expect(try columns(read, on: "2026-12-24") == [1])
  }

  @Test("months of the turn of the year may be said in words")
  func months() throws {
    let read = page("<p>暮れの29日より新年3日までは、土日祝ダイヤで運転します。</p>")
    #expect(try columns(read, on: "2026-12-30") != [0])
  }

  @Test("what lies between the end of one year's service and the next one's start is open")
  func between() throws {
    let read = page("<p>本年の運行は12月27日（日）で終了、翌年は1月6日（水）から運行いたします。</p>", heads: ["月～土"])
    #expect(try columns(read, on: "2026-12-29") != [0])
    #expect(try columns(read, on: "2026-12-26") == [0])
    #expect(try columns(read, on: "2027-01-12") == [0])
  }

  @Test("a bus that rests with its house does not run as ever on those days")
  func house() throws {
    let read = page("<p>毎月第2水曜日は休館日のためバスもお休みです</p>")
    #expect(try columns(read, on: "2026-12-09") != [0])
  }

  @Test("the second line of a column's head may name more days")
  func secondLine() throws {
    let read = page("", heads: ["月～金<br>第2・4土曜"])
    #expect(try columns(read, on: "2026-12-12") != [])
    #expect(try columns(read, on: "2026-12-11") == [0])
  }

  @Test("that no bus rests on some days limits none to these")
  func restsNever() throws {
    let read = page("<p>お盆の運休なし。</p>", heads: ["火・木"])
    #expect(try columns(read, on: "2026-12-03") == [0])
  }

  @Test(
    "what is said of dates long gone on, of links and of the weather leaves no day open",
    arguments: [
      "<p>令和8年4月1日から次のとおり運行しています。</p>", "<p>土日祝ダイヤは こちら</p>",
      "<p>強風でリフトが止まる日はシャトルバスも運休します。</p>", "<p>2026年 12月 28日(月曜日) 10:42</p>",
      "<p>年末年始3日間は窓口が混み合います。</p>",
    ])
  func harmless(line: String) throws {
    #expect(try columns(page(line), on: "2026-12-28") == [0])
    #expect(try columns(page(line), on: "2026-12-26") == [1])
  }

  @Test("seasons over tables of their own do not doubt each other")
  func seasons() {
    let hours = "<tr><th>7</th><td>05 35</td></tr><tr><th>8</th><td>15 45</td></tr>"
    let table = "<table><tr><th>時</th><th>毎日</th></tr>\(hours)</table>"
    let read = Normalise.timetables(
      of: read(
        "<h1>桜谷</h1><h2>北浜行き</h2><h3>夏ダイヤ（4月1日～9月30日）</h3>\(table)<h3>冬ダイヤ（10月1日～3月31日）</h3>\(table)"
      ))
    #expect(read.dayRules.isEmpty)
  }

  @Test("that no bus rests on some days takes back no other day of rest")
  func restsOnce() throws {
    let read = page("<p>1月2日は運休、お盆の運休はありません。</p>")
    #expect(try columns(read, on: "2027-01-02") != [1])
  }
}
