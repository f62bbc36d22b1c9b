import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Sentences that say of buses that they rest, in words and at places of which no reader makes a rule.
@Suite("a bus that rests is never told because its sentence was not understood")
struct BusRestTests {
  private static let week = ["平日", "土曜", "日祝"]

  @Test(
    "a day of which words say that buses rest is not told as any other",
    arguments: [
      ("<p>休館中は送迎バスの運行もお休みいたします。</p>", "2026-12-07"),
      ("<p>休館日は循環バスも運休します。</p>", "2026-12-07"),
      ("<p>12月7日は職員研修のため全日休診となります。送迎車の運行もありません。</p>", "2026-12-07"),
      ("<p>12月7日・8日は臨時休業とさせていただきます。両日ともバスの運行を取りやめます。</p>", "2026-12-08"),
      ("<p>設備更新のため2月1日から2月26日まで見学を休止し、シャトルも運休します。</p>", "2027-02-02"),
      ("<p>12月31日は全館18:00で閉館します。モール発18:15のバスが最終です。</p>", "2026-12-31"),
      ("<p>元日の運航については未定です。決まり次第お知らせします。</p>", "2027-01-01"),
      ("<p>年末は12月28日（月）まで、年始は1月5日（火）からの送迎です。</p>", "2026-12-29"),
      (
        "<h2>よくあるご質問</h2><dl><dt>Q. お正月もバスは走りますか?</dt><dd>A. 1月1日から3日まではお休みです。</dd></dl>",
        "2027-01-01"
      ),
      (
        "<h2>カレンダー</h2><table><tr><th>期間</th><th>運航</th></tr><tr><td>12月31日~1月3日</td><td>休航</td></tr></table>",
        "2027-01-01"
      ),
      (
        "<p>日曜日、祝日、および開院記念日（12月7日）は休診のため運休いたします。</p>", "2026-12-07"
      ),
    ])
  func open(below: String, date: String) throws {
    #expect(try columns(hourPage(below, heads: Self.week), on: date) != [0])
  }

  @Test(
    "what is said of the days of a sentence before it holds on these",
    arguments: [
      "<p>誠に勝手ながら、12月7日（月）～12月10日（木）は全館休館とさせていただきます。休館中は送迎バスの運行もお休みいたします。</p>",
      "<p>12月7日～10日は休館します。期間中は送迎バスの運行はございません。</p>",
      "<p>12月7日～10日は休館します。この間のバスは休止いたします。</p>",
      "<h3>12月の運休日</h3><ul><li>7日(月)</li><li>10日(木)</li></ul>",
    ])
  func carried(below: String) throws {
    let read = hourPage(below, heads: Self.week)
    #expect(try columns(read, on: "2026-12-10") == [])
    #expect(try columns(read, on: "2026-12-11") == [0])
  }

  @Test(
    "what rests in bad weather, elsewhere or never opens no day",
    arguments: [
      "荒天時は欠航します。", "バスのりば前の売店は日曜休業します。", "船の欠航時もバスは通常どおり運行します。",
      "昨年の12月7日は運休しました。", "当社の空港リムジンバスは12月7日は運休しますが、本路線は通常どおり運行いたします。",
      "年末年始も運休はございません。",
    ])
  func silent(words: String) throws {
    #expect(try columns(hourPage("<p>\(words)</p>", heads: Self.week), on: "2026-12-07") == [0])
  }

  @Test(
    "what is left out of dates runs as ever",
    arguments: ["は、12月11日を除き", "は12月11日を除き", "も、12月11日を除いて", "（12月11日を除く）は"])
  func exceptions(words: String) throws {
    let read = hourPage("<p>12月7日～12月12日\(words)日祝ダイヤで運行します。</p>", heads: Self.week)
    #expect(try columns(read, on: "2026-12-10") == [2])
    #expect(try columns(read, on: "2026-12-11") == [0])
  }

  @Test("a kind of day behind dates with a service of their own is said of these dates")
  func kinds() throws {
    let read = hourPage("<p>12月25日～1月7日は土曜ダイヤで運行します。日曜・祝日は日祝ダイヤです。</p>", heads: Self.week)
    #expect(try columns(read, on: "2026-12-28") == [1])
    #expect(try columns(read, on: "2027-01-03") == [2])
  }

  @Test(
    "a date on which something runs after all is no date on which it runs alone",
    arguments: [
      "<p>毎週水曜日をお休みとします。5月5日（水・祝）は運行します。</p>",
      "<p>12月30日～1月2日 運休<br>1月3日 運行</p>",
    ])
  func afterAll(below: String) throws {
    #expect(try columns(hourPage(below, heads: ["時間"]), on: "2026-12-10") != [])
  }

  @Test(
    "a head between signs is a head",
    arguments: ["■運休日■", "◎運休日◎", "＜運休日＞", "◇◆運休日◆◇", "【運休日】"])
  func heads(head: String) throws {
    let read = hourPage("<p>\(head)<br>12月28日～1月5日</p>", heads: ["時間"])
    #expect(try columns(read, on: "2026-12-29") == [])
    #expect(try columns(read, on: "2026-12-10") == [0])
  }

  @Test("the break of a house in a bracket with its buses is no season in which they run")
  func brackets() throws {
    let read = hourPage("<p>冬季休業：12月21日～3月19日（バスも運休）</p>", heads: ["時間"])
    #expect(try columns(read, on: "2027-01-15") != [0])
  }

  @Test("sentences behind what a sign means are of all buses")
  func signs() throws {
    let read = Normalise.timetables(
      of: read(
        "<h1>桜谷</h1><h2>北浜行き</h2><table><tr><th>時</th><th>平日</th></tr><tr><th>7</th><td>10 △30</td></tr>"
          + "<tr><th>8</th><td>10 30</td></tr><tr><th>9</th><td>15 40</td></tr></table>"
          + "<p>△の便は1月4日・5日に限り運転する増発便です。2月1日は全館休業のため、シャトルバスも運休いたします。</p>"))
    #expect(try columns(read, on: "2027-02-01") != [0])
    let texts = Set(read.timetables[0].departures.flatMap { $0.marks.map(\.text) })
    #expect(texts == ["1月4日・5日に限り運転する増発便です"])
  }
}
