import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Statements that nothing runs on some dates, wherever on a page they stand: on none of these dates the page may say
/// the same as without them.
@Suite("a rest is heard wherever it stands")
struct HeardRestTests {
  private static let hours =
    "<table><tr><th>時</th><th>平日</th><th>土日祝</th></tr><tr><td>7</td><td>05 低35</td><td>10</td></tr>"
    + "<tr><td>8</td><td>05</td><td>10</td></tr><tr><td>17</td><td>25</td><td>40</td></tr></table>"

  private func days(_ html: String) -> (rules: [PageDayRule], patterns: [String?]) {
    let page = Normalise.timetables(of: read(html))
    return (page.dayRules, page.timetables.map(\.pattern?.text))
  }

  @Test(
    "behind what a mark means, behind a sentence of the same line and in a sentence of its own",
    arguments: [
      "低:低床バスで運行予定の便です。車両点検により変更となる場合があります。また、1月12日・13日は臨時運休いたします。",
      "冬期間（1月12日～2月28日）は運行しません。低：低床バス", "低…低床バス。1月12日はすべての便を運休します。",
      "積雪の多い1月12日から2月28日までのクローズ期間はバスも運休いたします。また、12月31日は休場です。",
      "運賃は200円です。1月12日から2月28日までは運休します。", "1月12日以降は運休です。", "1月12日以後、全便運休",
    ])
  func lines(_ line: String) {
    let page = days("<h1>川上 停留所</h1><h2>駅前行き</h2>\(Self.hours)<p>\(line)</p>")
    #expect(page.rules.contains { $0.days.contains("1/12") && $0.runs.isRestOrOpen })
  }

  @Test(
    "a sentence below one way's table and above the next way's heading is said of the former alone",
    arguments: ["月・水・金のみ運行します。", "平日のみ運行します", "この便は土曜・日曜の運行です。"])
  func betweenWays(_ sentence: String) {
    let way = { (stop: String, end: String) in
      "<h2>\(end)行き</h2><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>\(stop)</td><td>7:05</td><td>9:05</td></tr>"
        + "<tr><td>橋本</td><td>7:20</td><td>9:20</td></tr><tr><td>\(end)</td><td>7:40</td><td>9:40</td></tr></table>"
    }
    let html = { (note: String) in
      "<h1>町営バス 青葉線</h1><p>毎日運行</p>\(way("青葉", "役場"))\(note)\(way("役場", "青葉"))<p>運賃は200円です。</p>"
    }
    let (plain, page) = (days(html("")), days(html("<p>\(sentence)</p>")))
    #expect(page.patterns.suffix(3) == plain.patterns.suffix(3))
    #expect(page.patterns != plain.patterns || page.rules != plain.rules)
  }

  @Test("above the headings of all days, of each of them")
  func aboveAll() {
    let table = { (day: String) in
      "<h3>\(day)</h3><table><tr><th>時</th><th>分</th></tr><tr><td>7</td><td>05 35</td></tr><tr><td>8</td><td>05</td></tr>"
        + "</table>"
    }
    let rest = "<p>1月12日から2月28日までは運休します。</p>"
    let page = days("<h1>小浜漁港 時刻表</h1>\(rest)\(table("平日"))\(table("土日祝"))")
    #expect(page.rules.contains { $0.days == "1/12～2/28" && $0.runs == ServiceDayKind.none })
  }

  @Test("below the heading of one of two ways, of that way")
  func ofOneWay() {
    let way = { (stop: String, end: String, note: String) in
      "<h3>\(stop)発 \(end)行き</h3>\(note)<table><tr><th>時</th><th>分</th></tr><tr><td>7</td><td>05 35</td></tr>"
        + "<tr><td>8</td><td>05</td></tr></table>"
    }
    let page = days(
      "<h1>送迎バス時刻表</h1><p>毎日運行</p>" + way("駅前", "クラブ", "<p>1月12日、2月28日は設備点検のため運休します。</p>")
        + way("クラブ", "駅前", ""))
    let told = page.patterns.compactMap { $0 } + page.rules.map(\.days)
    #expect(told.contains { $0.contains("1/12") })
  }

  @Test(
    "in the brackets of a column's head, whatever else the page says of its days",
    arguments: [
      "土休日（1月12日～2月28日は運休）", "土休日(4月第3土曜日～11月最終日曜日)", "土・日・祝日（4月第3土曜日～11月最終日曜日）",
      "土日祝（5月第2日曜～10月末）",
    ])
  func heads(_ head: String) {
    let plain = days("<h1>川上 停留所</h1><h2>駅前行き</h2>\(Self.hours)<p>「土休日」は土曜・日曜・祝日です。</p>")
    let table = Self.hours.replacing("土日祝", with: head)
    let page = days("<h1>川上 停留所</h1><h2>駅前行き</h2>\(table)<p>「土休日」は土曜・日曜・祝日です。</p>")
    #expect(page.patterns.last != plain.patterns.last)
    #expect(page.patterns.last != "土日祝")
  }

  @Test("holidays of a works below its days without service are none on which alone something runs")
  func listedRests() {
    let page = days(
      "<h1>通勤バス</h1><p>運行日:月曜日〜金曜日(祝日も運行します)<br>運休:土曜・日曜、および下記の工場連休</p><ul><li>GW 4/29(木)〜5/5(水)</li>"
        + "<li>夏季 8/7(土)〜8/15(日)</li></ul><table><tr><th>丸池駅発</th><th>工場発</th></tr><tr><td>6:50</td><td>16:15</td></tr>"
        + "<tr><td>7:10</td><td>17:20</td></tr><tr><td>7:30</td><td>18:20</td></tr></table>")
    #expect(!page.patterns.contains { $0?.contains("8/15(日)のみ運行") == true })
  }

  @Test("a sign before the first time of a line is of that time")
  func signOfFirst() {
    let page = Normalise.timetables(
      of: read(
        "<h1>上別府線</h1><p>毎日運行</p><p>■ 上別府発 尾鈴駅行</p><p>▽6:40 7:10 ▽7:50 9:00</p><p>▽印の便は土曜日運休</p>"))
    let marked = page.timetables.first?.departures.filter { !$0.marks.isEmpty }
    #expect(marked?.map(\.departureTime.hour) == [6, 7])
    #expect(marked?.map(\.departureTime.minute) == [40, 50])
  }

  @Test(
    "what is said of an extra bus in a second sentence is said of that bus alone",
    arguments: ["82便 … 臨時便。12月26日、27日、1月2日～5日に運行", "82便：季節便。12月26日、27日、1月2日～5日のみ運行"])
  func ofOneTrip(_ line: String) throws {
    let row = { (name: String, times: [String]) in
      "<tr><td>\(name)</td>" + times.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    let table =
      "<table><tr><th>便名</th><th>浜駅前</th><th>道の駅</th><th>都心駅</th></tr>"
      + row("2便", ["5:30", "5:48", "7:20"]) + row("4便", ["7:30", "7:48", "9:20"])
      + row("82便", ["13:00", "13:18", "14:50"]) + "</table>"
    let page = Normalise.timetables(
      of: read(
        "<h1>特急バス</h1>\(table)<ul><li>\(line)</li><li>その他の便は毎日運行</li></ul>"))
    let first = try #require(page.timetables.first { $0.stop == "浜駅前" })
    let dated = first.departures.filter { $0.pattern?.text.contains("12/26") == true }
    #expect(dated.map(\.departureTime.hour) == [13])
    #expect(first.pattern?.text.contains("12/26") != true)
  }
}

extension ServiceDayKind? {
  fileprivate var isRestOrOpen: Bool { self == nil || self == ServiceDayKind.none }
}
