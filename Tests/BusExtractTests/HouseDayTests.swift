import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Days that a house has and its buses share, the ends of a year, and buses in place of trains.
@Suite("days of a house and of replacements are those of the buses")
struct HouseDayTests {
  private func page(_ below: String, heads: [String] = ["平日", "土日祝"]) -> Normalise.Result {
    hoursPage(below, heads: heads)
  }

  @Test(
    "buses that rest with a house rest on the days that it is closed",
    arguments: [
      "<p>休診日は運休します。</p><p>休診日：木曜・年末年始（12/29～1/3）</p>",
      "<p>当院の休診日は運行しておりません。</p><p>受付：8時30分から11時30分まで　休診日：木曜・12月29日～1月3日</p>",
      "<dl><dt>開館時間</dt><dd>10:00～17:00</dd><dt>休館日</dt><dd>毎週木曜日、12/29～1/3</dd></dl><p>開館日に駅と美術館の間を運行します。</p>",
    ])
  func closed(below: String) throws {
    let read = page(below)
    #expect(try columns(read, on: "2026-11-26") == [])
    #expect(try columns(read, on: "2026-12-29") == [])
    #expect(try columns(read, on: "2026-11-27") == [0])
    #expect(read.notices.isEmpty)
  }

  @Test(
    "buses of every day but those that the house is closed rest on these",
    arguments: [
      "<p>バスは休場日を除き毎日運行いたします。</p><dl><dt>休場日</dt><dd>毎週木曜日、12/29</dd></dl>",
      "<p>ご予約なしでご利用いただけます(休館日を除き毎日運行)。</p><h3>休館日のご案内</h3><ul><li>2026年11月26日(木)</li><li>12月29日(火)</li><li>2月は休まず営業</li></ul>",
      "<p>毎日運行（定休日を除く）</p><p>定休日：木曜日、12月29日</p>",
    ])
  func exceptClosed(below: String) throws {
    let read = page(below)
    #expect(try columns(read, on: "2026-11-26") == [])
    #expect(try columns(read, on: "2026-12-29") == [])
    #expect(try columns(read, on: "2026-11-27") == [0])
  }

  @Test(
    "days that a sentence names besides those of the house are not forgotten",
    arguments: ["<p>平日運行（休館日を除く）</p><p>休館日：木曜日</p>", "<p>休館日を除き平日に運行</p><p>休館日：木曜日</p>"])
  func namedBesides(below: String) throws {
    let read = page(below, heads: ["時刻"])
    #expect(try columns(read, on: "2026-11-28") != [0])
    #expect(try columns(read, on: "2026-11-26") != [0])
  }

  @Test("a holiday among the rests of a part of the year is no rest where the line says so")
  func holidayWithin() throws {
    let read = page("<p>運休日：12月31日・1月1日、1月4日から2月末までの毎週月曜日(祝日は運行)</p>")
    #expect(try columns(read, on: "2026-12-31") == [])
    #expect(try columns(read, on: "2027-01-01") == [])
    #expect(try columns(read, on: "2027-01-11") == [1])
    #expect(try columns(read, on: "2027-01-18") == [])
    #expect(try columns(read, on: "2027-03-01") == [0])
  }

  @Test("a period that is said to be the house's, whose dates no sentence gives the buses, is open")
  func samePeriod() throws {
    let read = page("<p>シャトルの運行期間は営業期間と同じです。</p>")
    #expect(try columns(read, on: "2026-12-01") == nil)
  }

  @Test("a closing day that a holiday moves moves the buses' rest")
  func moved() throws {
    let read = page(
      "<p>開館日に、駅と美術館の間を運行します。</p><p>休館日：月曜日（祝日の場合は開館し、翌火曜日休館）、12月28日～1月4日</p>")
    #expect(try columns(read, on: "2026-11-30") == [])
    #expect(try columns(read, on: "2027-01-11") == [1])
    #expect(try columns(read, on: "2027-01-12") == [])
    #expect(try columns(read, on: "2027-01-13") == [0])
  }

  @Test("a house that is closed says nothing of buses that run all the same")
  func apart() throws {
    let read = page("<p>休園日も運行します。</p><p>休園日：木曜日</p>")
    #expect(try columns(read, on: "2026-11-26") != [])
  }

  @Test(
    "between the last day of a year and the first of the next nothing runs",
    arguments: ["年内の最終運行日は12月25日（金）です。年始は1月5日（火）から運行します。", "年内は12月25日までです。年始の運行は1月5日からです。"])
  func turn(sentences: String) throws {
    let read = page("<p>運行について</p><p>\(sentences)</p>")
    #expect(try columns(read, on: "2026-12-25") == [0])
    #expect(try columns(read, on: "2026-12-28") != [0])
    #expect(try columns(read, on: "2027-01-04") == [])
    #expect(try columns(read, on: "2027-01-05") == [0])
  }

  @Test(
    "buses in place of trains run while these rest",
    arguments: [
      "橋りょう補修工事のため、2026年11月16日（月）から12月18日（金）まで、北野駅～南津駅間の列車を運休し、バスによる代行輸送を行います。",
      "工事に伴い、2026年11月16日～12月18日は北野駅～南津駅間で列車に代わりバスを運転します。",
    ])
  func replacement(sentence: String) throws {
    let read = page("<p>\(sentence)</p>")
    #expect(try columns(read, on: "2026-11-13") == [])
    #expect(try columns(read, on: "2026-11-16") == [0])
    #expect(try columns(read, on: "2026-12-18") == [0])
    #expect(try columns(read, on: "2026-12-21") == [])
  }

  @Test(
    "a stroke within dates parts no sentence, nor does the day when a timetable was made join one",
    arguments: [
      "2026/9/1 改正　年末年始は12/31～1/3を土休日ダイヤとします。", "改正 年末年始は12/31～1/3を土休日ダイヤとします。",
    ])
  func stroke(sentence: String) throws {
    let read = page("<p>\(sentence)</p>", heads: ["平日", "土休日"])
    #expect(try columns(read, on: "2026-12-03") == [0])
    #expect(try columns(read, on: "2026-12-31") == [1])
    #expect(try columns(read, on: "2027-01-01") == [1])
  }

  @Test("what a note says of next year leaves this year's period as it is")
  func note() throws {
    let read = page("<p>運行期間　2026年4月25日（土）～11月8日（日）　※2027年の運行は決まりしだいお知らせします。</p>")
    #expect(try columns(read, on: "2026-11-06") == [0])
    #expect(try columns(read, on: "2026-11-09") == [])
  }

  @Test(
    "when shops are open and that days differ limits no bus",
    arguments: [
      "<p>11月から待合所の売店は土日のみの営業です。</p>", "<p>コースごとに運行する曜日が違います。</p>",
      "<dl><dt>外来受付</dt><dd>平日 8:00～11:30／土曜 8:00～11:00</dd></dl>",
    ])
  func shops(below: String) throws {
    let read = page(below)
    #expect(try columns(read, on: "2026-11-27") == [0])
    #expect(try columns(read, on: "2026-11-28") == [1])
  }

  @Test(
    "a sentence that no bus runs is heard below a heading of its own",
    arguments: ["運航休止日", "休止日", "欠航日", "ドック期間", "定期検査"])
  func headedRest(heading: String) throws {
    let read = page("<h3>\(heading)</h3><p>2026年12月8日（火）より10日（木）まで全便休航いたします。</p>")
    #expect(try columns(read, on: "2026-12-08") == [])
    #expect(try columns(read, on: "2026-12-10") == [])
    #expect(try columns(read, on: "2026-12-11") == [0])
  }

  @Test(
    "below a heading that may be a stop's name what is said of all buses leaves its days open",
    arguments: ["休み", "冬の運航", "年に一度の整備"])
  func headedDoubt(heading: String) throws {
    let read = page("<h3>\(heading)</h3><p>2026年12月8日より10日まで全便運休いたします。</p>")
    #expect(try columns(read, on: "2026-12-08") != [0])
    #expect(try columns(read, on: "2026-12-11") == [0])
  }

  @Test(
    "a weekday without service that is a holiday has the holidays' timetable where the page says so",
    arguments: ["運休日：毎週火曜日（祝日の場合は運行）", "火曜定休（祝日の場合は運行）", "毎月第4火曜日は運休（祝日は運行）"])
  func holidays(sentence: String) throws {
    let read = page("<p>\(sentence)</p>")
    #expect(try columns(read, on: "2027-02-23") == [1])
    #expect(try columns(read, on: "2027-01-26") == [])
    #expect(try columns(read, on: "2027-01-27") == [0])
  }

  @Test(
    "the holidays of schools on which marked buses rest close no other bus",
    arguments: ["学校休業日：12月24日～1月7日", "今年度の学校休業日:冬休み 12月24日~1月7日、夏休み 7月21日~8月25日"])
  func schools(sentence: String) throws {
    let read = page("<p>▲…学校休業日は運休します。</p><p>\(sentence)</p>")
    #expect(try columns(read, on: "2027-01-05") != [])
    #expect(try columns(read, on: "2027-01-12") != [])
  }

  @Test(
    "dates on which the page's own house rests are open, and those of another house say nothing",
    arguments: [
      "12月29日(火)〜1月3日(日)は年末年始休診です。", "年末年始（12/29～1/3）は休館となります。", "当クリニックは12月29日～1月3日休診いたします",
      "12月30日は終日休診", "年末年始休診のお知らせ 12月29日（火）〜1月3日（日）", "【お知らせ】12月29日〜1月3日は休業いたします。",
      "年末年始の休館日</p><p>12月29日〜1月3日",
    ])
  func ownRest(sentence: String) throws {
    #expect(page("<p>\(sentence)</p>").dayRules.contains { $0.runs == nil })
    #expect(page("<p>図書館は12月29日～1月3日休館</p>").dayRules.isEmpty)
    #expect(page("<p>2026.11.20 年末年始休診のお知らせ</p>").dayRules.isEmpty)
  }

  @Test(
    "an exclamation mark ends a sentence about days", arguments: ["！1日乗車券500円で乗り放題", "!お得です♪", "。"])
  func exclamation(_ rest: String) {
    let rows = ["駅|9:30|10:30", "蔵通り|9:36|10:36", "公園|9:50|10:50"].map { row in
      "<tr><td>" + row.split(separator: "|").joined(separator: "</td><td>") + "</td></tr>"
    }.joined()
    let read = Normalise.timetables(
      of: BusExtractTests.read(
        "<h1>周遊バス</h1><p>土・日・祝日に運行\(rest)</p><p>年末年始（12/29～1/3）は運休。</p><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>"
          + rows + "</table>"))
    #expect(read.timetables.first?.pattern?.text.hasPrefix("土日祝") == true)
  }
}
