import BusLabels
import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Sentences whose days stand behind them, beside them or in other signs than usual.
@Suite("what is said of days holds for the days that stand behind it")
struct HeadedSentenceTests {
  private func page(_ below: String, heads: [String] = ["平日", "土日祝"]) -> Normalise.Result {
    hoursPage(below, heads: heads)
  }

  @Test(
    "a mark whose buses rest in the spans behind the sentence runs outside of them",
    arguments: [
      "▲印は次の期間運休します。 夏休み 7月20日～8月31日、冬休み 12月24日～1月7日", "▲印は下記期間は運休。7月20日～8月31日、12月24日～1月7日",
      "▲：次の期間を除き運行します。7/20～8/31、12/24～1/7",
    ])
  func rest(legend: String) throws {
    let read = page("<p>\(legend)</p>")
    let pattern = try #require(read.timetables.first?.departures[1].pattern?.text)
    #expect(pattern == "7/20～8/31・12/24～1/7運休")
  }

  @Test(
    "days named before 次の期間 rest too",
    arguments: ["日曜・祝日および次の期間は運休します", "日曜・祝日と以下の期間は運休：8月10日～8月21日"])
  func besides(sentence: String) throws {
    let list = sentence.contains("8月") ? "" : "<ul><li>8月10日～8月21日</li></ul>"
    let read = page("<p>\(sentence)</p>\(list)", heads: ["毎日"])
    #expect(try columns(read, on: "2026-11-22") != [0])
    #expect(try columns(read, on: "2026-08-12") != [0])
    #expect(try columns(read, on: "2026-11-24") == [0])
  }

  @Test(
    "dots divide the days of a span without years",
    arguments: ["12.29～1.3 運休", "運休：12.29～1.3", "年末年始（12.29（火）～1.3（日））は運休"])
  func dots(sentence: String) throws {
    let read = page("<p>\(sentence)</p>")
    #expect(try columns(read, on: "2026-12-30") == [])
    #expect(try columns(read, on: "2027-01-04") == [0])
  }

  @Test("why a line ends does not hide when it does")
  func end() throws {
    let read = page("<p>本路線は、利用者減少のため令和8年11月30日（月）の運行をもちまして廃止いたします。</p>")
    #expect(try columns(read, on: "2026-11-30") == [0])
    #expect(try columns(read, on: "2026-12-01") != [0])
  }

  @Test(
    "a bus added at a time that the table lacks opens its days",
    arguments: [
      "★臨時便のお知らせ★ 12月24日（木）は、上記のほかに22時35分発の最終便を増発します。",
      "忘年会シーズン深夜バス 12月24日（木）に限り、23：15発の深夜便を運行いたします。",
    ])
  func added(sentence: String) throws {
    #expect(try columns(page("<p>\(sentence)</p>"), on: "2026-12-24") == nil)
  }

  @Test("a note at the head of a column gives its days to that column")
  func footedHeads() throws {
    let read = page(
      "<p>※1 月曜～金曜（祝日を除く）</p><p>※2 土曜・日曜・祝日、年末年始（12月29日～1月3日）</p>",
      heads: ["平日<br>※1", "土日祝<br>※2"])
    #expect(try columns(read, on: "2026-12-30") == [1])
    #expect(try columns(read, on: "2026-12-28") == [0])
  }

  @Test("every second week from a date on is on no known days")
  func fortnight() {
    #expect(ServicePattern.read("12月4日（金）から隔週金曜日に運行します").pattern?.text == "隔週の金曜")
    #expect(ServicePattern.read("8月13日〜15日のお盆期間中").pattern?.text == "8/13～8/15")
  }
}
