import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Marks, legends and heads of trips met on operators' pages, each with what a rider reads there.
@Suite("legends of operators' pages")
struct RealLegendTests {
  private func trips(_ heads: [String], _ row: [String], _ after: String) -> RawPage {
    let head = heads.map { "<th>\($0)</th>" }.joined()
    let codes = row.isEmpty ? "" : "<tr>" + row.map { "<td>\($0)</td>" }.joined() + "</tr>"
    return read(
      """
      <h2>川線</h2><table><tr><th>停留所</th>\(head)</tr>\(codes)<tr><th>川橋</th><td>6:50</td><td>8:10</td><td>10:30</td></tr>\
      <tr><th>大町</th><td>7:01</td><td>8:21</td><td>10:41</td></tr><tr><th>駅前</th><td>7:10</td><td>8:30</td><td>10:50</td></tr>\
      </table><p>\(after)</p>
      """)
  }

  private func marks(_ page: RawPage) -> [[String]] {
    page.timetables[0].departures.map(\.marks)
  }

  @Test(
    "codes in a row above the trips are their marks, which the legend below explains",
    arguments: [
      ("A", "B", "A：平日運行　B：土日祝運行"), ("○", "△", "○：平日運行　△：土日祝運行"),
      ("休", "平", "平：平日運行　休：土・日・祝日運行"),
    ])
  func codes(_ first: String, _ second: String, _ legend: String) {
    let page = trips(["1便", "2便", "3便"], ["記号", first, second, first], legend)
    #expect(marks(page) == [[first], [second], [first]])
    let patterns = Normalise.timetables(of: page).timetables[0].departures.map(\.pattern?.text)
    #expect(Set(patterns) == ["平日", "土日祝"] || Set(patterns) == ["平日のみ", "土日祝のみ"], "\(patterns)")
  }

  @Test("a trip that is none of the usual ones says so", arguments: ["臨時", "臨時便", "増便"])
  func special(_ head: String) {
    let page = trips(["1便", "2便", head], [], "交通事情により遅れることがあります。")
    #expect(marks(page) == [[], [], [head]])
  }

  @Test("days that head several trips and are not understood are not lost")
  func headOfSeveral() {
    let page = read(
      """
      <h2>丘バス</h2><table><tr><th></th><th colspan="2">5/2（土）～5/6（水）</th><th colspan="2">左記以外の土日祝</th></tr>\
      <tr><th>停留所</th><th>1便</th><th>2便</th><th>1便</th><th>2便</th></tr><tr><td>駅前</td><td>9:00</td><td>10:00</td><td>9:30</td>\
      <td>13:30</td></tr><tr><td>公園</td><td>9:12</td><td>10:12</td><td>9:42</td><td>13:42</td></tr></table>
      """)
    #expect(page.judgement != .timetable)
  }

  private func grid(_ cells: [String], _ legend: String) -> RawPage {
    let rows = cells.enumerated().map { "<tr><td>\($0 + 7)</td><td>\($1)</td></tr>" }.joined()
    return read(
      "<h1>役場前</h1><p>空港 行</p><table><tr><th>時</th><th>平日</th></tr>\(rows)</table><p>\(legend)</p>")
  }

  @Test(
    "a blank before 行 hides no destination", arguments: ["急：北町 行　循：東町 止り", "急：北町行（大橋経由）　循：東町止り"])
  func blankBeforeEnd(_ legend: String) {
    let page = Normalise.timetables(of: grid(["10 急30", "10 循30", "10 急30"], legend))
    let told = page.timetables[0].departures.map(\.destination)
    #expect(told == ["空港", "北町", "空港", "東町", "空港", "北町"])
  }

  @Test(
    "each entry of a legend's line is read",
    arguments: [
      (["10 ○35", "●05 40", "●05 40"], "無印：毎日運行　○：平日のみ運行　●：土日祝のみ運行", ["○", "●"]),
      (["10 40", "20 40△", "00 40※"], "△は水曜日運休　※は金曜日のみ運行", ["△", "※"]),
      (
        ["05 20* 50", "10 35# 55*", "10 40"],
        "* via City Hospital &nbsp; # terminates at West Gate", ["*", "#"]
      ),
    ])
  func everyEntry(_ cells: [String], _ legend: String, _ wanted: [String]) {
    let found = grid(cells, legend).legend
    for mark in wanted {
      let text = found.first { $0.mark == mark }?.text
      #expect(text != nil, "\(mark)")
      #expect(
        !wanted.contains { $0 != mark && text?.contains($0) == true }, "\(mark): \(text ?? "")")
    }
  }

  @Test(
    "where nobody can get on nothing departs",
    arguments: ["上野駅・東京駅での乗車はできません。", "上野駅と東京駅は降車専用です。", "上野駅、東京駅からはご乗車になれません。"])
  func noBoarding(_ sentence: String) {
    let page = read(
      """
      <h1>東線</h1><table><tr><td>便名</td><td>大学</td><td>中央</td><td>上野駅</td><td>東京駅</td></tr><tr><td>2号</td><td>5:35</td>\
      <td>5:50</td><td>7:05</td><td>7:20</td></tr><tr><td>4号</td><td>6:00</td><td>6:15</td><td>7:30</td><td>7:50</td></tr></table>\
      <p>\(sentence)</p>
      """)
    #expect(page.timetables.map(\.departures.count) == [2, 2, 0, 0])
  }

  @Test("what cannot be paid with closes no stop")
  func payment() {
    let page = trips(["1便", "2便", "3便"], [], "現金では乗車できません。")
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.departures.count) == [3, 3, 0])
  }

  @Test("a sign at a stop that is passed on some days leaves its times in doubt")
  func passedStop() {
    let page = read(
      """
      <h2>川線（毎日運行）</h2><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><th>川橋</th><td>6:50</td><td>8:10</td></tr>\
      <tr><th>●大町</th><td>7:01</td><td>8:21</td></tr><tr><th>駅前</th><td>7:11</td><td>8:31</td></tr></table>\
      <p>●の停留所は土日祝は停車しません。</p>
      """)
    #expect(page.judgement != .timetable)
  }

  @Test("times of the first stop are not told for the page's own")
  func firstStop() {
    let page = grid(["05 25", "05 35", "10 40"], "時刻は始発の桜団地を発車する時刻です。")
    #expect(page.judgement != .timetable)
  }

  @Test("a day with two hours of buses is a timetable beside the others")
  func fewHours() {
    let page = read(
      """
      <h1>藤川</h1><p>駅前行き</p><h2>平日ダイヤ</h2><table><tr><th>6</th><td>12 30</td></tr><tr><th>7</th><td>02 18</td></tr>\
      <tr><th>8</th><td>20 40</td></tr></table><h2>土曜・日祝ダイヤ</h2><table><tr><th>6</th><td>20</td></tr><tr><th>7</th>\
      <td>00 40</td></tr></table>
      """)
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.departures.count) == [6, 3])
  }

  @Test("why a bus ends early is no part of where")
  func reason() {
    let page = Normalise.timetables(of: grid(["10 出30", "10 30", "10"], "出：出入庫のため北町車庫止"))
    #expect(page.timetables[0].departures.map(\.destination)[1] == "北町車庫")
  }

  @Test("a word printed letter by letter is no destination")
  func letterByLetter() {
    let page = read(
      """
      <h2>町民バス</h2><p>運 行 形 態<br>乗合タクシー</p><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>湯前</td><td>8:00</td>\
      <td>9:10</td></tr><tr><td>北原</td><td>8:07</td><td>9:17</td></tr><tr><td>秋山</td><td>8:20</td><td>9:30</td></tr></table>
      """)
    #expect(page.timetables.allSatisfy { $0.destination == nil })
  }

  @Test("a stop and a destination of one letter each are no word printed letter by letter")
  func oneLetterPlaces() {
    let names = ["浦 発 岬 行", "岬 行 浦 発", "浦 発 岬 着"].map {
      read(
        "<h2>\($0)</h2><table><tr><th>時</th><th>平日</th></tr><tr><td>6</td><td>15 45</td></tr><tr><td>7</td><td>05</td></tr></table>"
      ).timetables.first
    }
    #expect(names.map { $0?.stop } == ["浦", "浦", "浦"])
    #expect(names.map { $0?.destination } == ["岬", "岬", nil])
  }

  @Test("the head of the next trip does not explain a trip's name")
  func headsOfTrips() {
    let page = trips(["1便", "2便", "3便"], [], "2便は日曜日運休。")
    #expect(!page.legend.contains { $0.text == "3便" })
  }

  @Test("the season over a column's days is not lost")
  func seasonOverDays() {
    let page = read(
      """
      <h2>動物園行 直通バス</h2><table><tr><th colspan="2">夏期開園（4/29～11/3）</th><th>冬期開園（11/11～4/7）</th></tr>\
      <tr><th>平日</th><th>土日祝</th><th>毎日</th></tr><tr><td>8:10</td><td>8:10</td><td>9:40</td></tr><tr><td>9:10</td><td>8:40</td>\
      <td>10:10</td></tr><tr><td>10:10</td><td>9:10</td><td>11:10</td></tr></table>
      """)
    let result = Normalise.timetables(of: page)
    #expect(
      result.timetables.map { $0.pattern?.text } == [
        "平日運行。4/29～11/3のみ運行", "土日祝運行。4/29～11/3のみ運行", "毎日運行。11/11～4/7のみ運行",
      ])
    #expect(result.dayRules.isEmpty)
  }
}
