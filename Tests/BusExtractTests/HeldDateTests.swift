import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Dates that say when a page was true or how long it is, beside tables that run on other days too.
@Suite("dates of a page limit none of its tables alone")
struct HeldDateTests {
  private func twoWays(_ above: String) -> Normalise.Result {
    let table = { (first: String, last: String) in
      "<table><tr><th>便</th><th>\(first)<br>発</th><th>\(last)<br>着</th></tr>"
        + (7...10).map { "<tr><td>\($0 - 6)便</td><td>\($0):10</td><td>\($0):50</td></tr>" }.joined()
        + "</table>"
    }
    return Normalise.timetables(
      of: read("\(above)\(table("白砂港", "烏帽子島"))<p>帰り</p>\(table("烏帽子島", "白砂港"))"))
  }

  @Test(
    "how ships run at this moment limits no table to the day of the news",
    arguments: [
      "通常運航（11月27日 6:00現在）", "<b>通常運航</b>（11月27日）", "本日の運航状況：<b>平常運航</b>（11月27日 6:00現在）",
      "（11月27日 6:00更新）",
      "運航状況 11月27日 <b>通常運航</b>",
    ])
  func news(status: String) throws {
    let read = twoWays("<div>\(status)</div><p>毎日運航しております。</p>")
    #expect(try columns(read, on: "2026-12-05") == read.timetables.indices.map { $0 })
  }

  @Test(
    "from a day of one year to a day of the next holds for all tables, and what is outside is open",
    arguments: ["<p>2026年4月1日から2027年3月31日まで</p>", "<h2>令和8年4月1日～令和9年3月31日</h2>"])
  func validity(line: String) throws {
    let read = twoWays(line + "<p>毎日運航しております。</p>")
    #expect(try columns(read, on: "2026-12-01") == read.timetables.indices.map { $0 })
    #expect(try columns(read, on: "2027-03-31") == read.timetables.indices.map { $0 })
    #expect(try columns(read, on: "2027-04-01") == nil)
  }

  @Test("two such runs of dates each head their own table")
  func seasons() throws {
    let table = { (minute: Int) in
      "<table><tr><th>時</th><th>分</th></tr>"
        + (7...10).map { "<tr><td>\($0)</td><td>\(minute)</td></tr>" }.joined() + "</table>"
    }
    let read = Normalise.timetables(
      of: read(
        "<h1>白砂港</h1><p>烏帽子島行き</p><p>2026年12月1日～2027年3月31日</p>\(table(10))"
          + "<p>2027年4月1日～2027年11月30日</p>\(table(40))"))
    #expect(try columns(read, on: "2026-12-01") == [0])
    #expect(try columns(read, on: "2027-04-01") == [1])
  }

  @Test(
    "無印 in the legend of one platform says nothing of another, whose heading says where its buses go"
  )
  func legendOfAnother() {
    func table(_ minutes: String) -> String {
      "<table><tr><th>時</th><th>平日</th></tr>"
        + (7...10).map { "<tr><td>\($0)</td><td>\(minutes)</td></tr>" }.joined() + "</table>"
    }
    let read = Normalise.timetables(
      of: read(
        "<h1>白砂駅</h1><h2>1番のりば 東浜行き・西浜行き</h2>\(table("05 西25"))<p>無印：東浜行き 西：西浜行き</p>"
          + "<h2>2番のりば 動物園行き</h2>\(table("40"))"))
    #expect(Set(read.timetables[0].departures.map(\.destination)) == ["東浜", "西浜"])
    #expect(Set(read.timetables[1].departures.map(\.destination)) == ["動物園"])
  }

  @Test("pictures of words side by side are two words, and a stop beside an end both")
  func pictures() {
    let rows = (7...10).map { "<tr><td>\($0)</td><td>05 35</td></tr>" }.joined()
    let page = read(
      "<p><img src=a alt=温泉前><img src=b alt=白砂駅行></p><table><tr><th>時</th><th>平日</th></tr>\(rows)</table>"
    )
    #expect(page.timetables.map(\.stop) == ["温泉前"])
    #expect(page.timetables.map(\.destination) == ["白砂駅"])
  }

  @Test(
    "dates that are set in columns, with gaps in them, are those dates and no month",
    arguments: [
      "12月 5日（土）は運休します。", "12月　5日は全便運休", "12月　5日 ～ 12月　6日 運休", "12 月 5 日は運休します。", "１２ 月　５ 日（土） 運休",
      "2026 年 12 月 5 日は運休します。", "12/5 - 12/6 は運休", "12/5 ～ 12/8 運休",
      "12/3の夜は通常どおりです。12/5 〜 12/6は運休",
    ])
  func gaps(sentence: String) throws {
    let read = hourPage("<p>\(sentence)</p>", heads: ["毎日"])
    #expect(try columns(read, on: "2026-12-05") == [])
    #expect(try columns(read, on: "2026-12-04") == [0])
    #expect(try columns(read, on: "2026-12-25") == [0])
    #expect(try columns(read, on: "2026-12-07") == (sentence.hasPrefix("12/5 ～") ? [] : [0]))
  }

  @Test("days of service in several lines are all of them")
  func lines() throws {
    let read = hourPage(
      "", heads: [""],
      above: "<h2>運行日</h2><p>11月 28日(土)・29日(日)<br>12月 5日(土)・ 6日(日)<br>1月 9日(土)～11日(月・祝)</p>")
    let said = read.timetables.map { $0.pattern?.text }
    #expect(
      said.allSatisfy { $0?.hasPrefix("11/28(土)・11/29(日)・12/5(土)・12/6(日)・1/9(土)～1/11(月)") == true })
    #expect(try columns(read, on: "2026-12-01") != [0])
  }
}
