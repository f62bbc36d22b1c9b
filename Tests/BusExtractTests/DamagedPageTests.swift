import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Pages of which a row, a tag or a heading got lost or moved: what of them is not sure must not pass
/// for a timetable, and what is left must not be read as something else.
@Suite("damage is seen")
struct DamagedPageTests {
  private static let hours =
    "<tr><td>8</td><td>10 40</td><td>20 50</td></tr><tr><td>9</td><td>10</td><td>20 40</td></tr>"
  private static let noon =
    "<tr><th>11</th><td>10 40</td></tr><tr><th>12</th><td>10</td></tr><tr><th>13</th><td>05</td></tr>"
  private static let trips = """
    <table><tr><th>停留所</th><th>1便</th><th>2便※</th></tr><tr><td>若葉台</td><td>7:10</td><td>8:40</td></tr>\
    <tr><td>西川</td><td>7:18</td><td>8:48</td></tr></table>
    """

  @Test(
    "a part of a page that no layout reads makes it uncertain",
    arguments: [
      // A row of minutes that ran into that of the headings.
      "<h2>西川行</h2><table><tr><th>時</th><th>平日</th><th>土日祝</th><td>7</td><td>05 25</td><td>20 50</td></tr>"
        + hours + "</table>",
      // Times behind a heading that lost their element.
      "<h3>若葉台 発</h3><p>9:00　9:30　10:00</p><h3>西川 発</h3>15:00　16:00　17:00</p>",
      // The times of one bus whose stops are gone.
      "<h3>西川行</h3>\(trips)<h3>若葉台行</h3><table><tr><th>2便</th></tr><tr><td>8:00</td></tr><tr><td>8:10</td></tr></table>",
      // The destinations of a second list whose times are gone.
      "<table><tr><th>時刻</th><th>行先</th><th>時刻</th><th>行先</th></tr><tr><td>7:05</td><td>駅前</td><td></td><td>病院</td></tr><tr><td>8:05</td><td>病院</td><td></td><td>駅前</td></tr></table>",
      // Two columns of stops before the trips.
      "<table><tr><th>停留所</th><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>若葉台</td><td>西川</td><td>7:10</td><td>8:10</td></tr><tr><td>西川</td><td>若葉台</td><td>7:18</td><td>8:18</td></tr></table>",
      // A column of stops that is empty.
      "<table><tr><th>停留所</th><th>1便</th><th>停留所</th><th>1便</th></tr><tr><td>若葉台</td><td>7:10</td><td></td><td>8:10</td></tr><tr><td>西川</td><td>7:18</td><td></td><td>8:18</td></tr></table>",
      // Days of which no sign says whether a trip runs.
      "<table><tr><th>便</th><th>若葉台</th><th>西川</th><th>平日</th><th>土曜</th><th>日祝</th></tr><tr><td>1</td><td>7:30</td><td>8:40</td><td>○</td><td></td><td>○</td></tr><tr><td>2</td><td>9:30</td><td>10:40</td><td>×</td><td></td><td>○</td></tr></table>",
      // A column of the stop where the buses leave that is empty.
      "<table><tr><th>便</th><th>若葉駅</th><th>高原ゲレンデ</th></tr><tr><td>1</td><td></td><td>8:40</td></tr><tr><td>2</td><td></td><td>10:40</td></tr></table>",
      // A heading that ran into a cell of minutes.
      "<h2>西川行</h2><table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>05 25</td></tr><tr><td>8</td><td>10 40<h3>若葉台</h3></td></tr><tr><td>9</td><td>10</td></tr></table>",
      // Days below each timetable, with fares before the last of them.
      "<h2>西川行</h2><table>\(Self.noon)</table><p>▲平日</p><table>\(Self.noon)</table><h3>料金</h3><table><tr><td>大人</td><td>400</td></tr></table><p>▲土日祝</p>",
      // A trip of the way back that got among those of the way there.
      "<table><tr><th>停留所</th><th>1便</th><th>2便</th><th>1便</th><th>停留所</th><th>2便</th></tr><tr><td>若葉台</td><td>7:10</td><td>15:10</td><td>8:10</td><td>西川</td><td>16:10</td></tr><tr><td>西川</td><td>7:18</td><td>15:18</td><td>8:18</td><td>若葉台</td><td>16:18</td></tr></table>",
      // A heading without its end, which holds the list below it.
      "<h2>火曜日コース<ul><li>9:20　西の原<li>9:31　原局<li>9:50　若葉の湯　着</ul></h2><h2>金曜日コース</h2><p>大曲駅前　9:10<br>大曲学校　9:18<br>若葉の湯　9:45着</p>",
      // Times below the head of a part that lost their element.
      "<details><summary>西川行（平日）</summary><p>7:05 7:25 8:05</p></details><details><summary>西川行（土日祝）</summary>8:15 9:15</details><details><summary>港行（平日）</summary><p>7:10 8:10 9:10</p></details>",
      // Two stops of a trip that ran together.
      "<p>若葉台 7:10→桜橋東町 7:20→西川 7:30</p><p>若葉台 8:10→桜橋 8:15→東町 8:20→西川 8:30</p>",
      // A table in English that says otherwise.
      "<h2>西川行</h2><table><tr><th>時</th><th>平日</th><th>土日祝</th></tr><tr><td>7</td><td></td><td>20 50</td></tr><tr><td>8</td><td></td><td>30</td></tr></table><table><tr><th>Hour</th><th>Weekdays</th><th>Sat, Sun</th></tr><tr><td>7</td><td>05 35</td><td>20 50</td></tr><tr><td>8</td><td>10</td><td>30</td></tr></table>",
    ])
  func uncertain(_ body: String) {
    let verdict = read("<title>若葉台</title><h1>若葉台 時刻表</h1>" + body).verdict
    #expect(verdict != .timetable)
  }

  @Test("a trip whose own row says that it goes to the last stop ends there")
  func ownEnd() {
    let page = read(
      """
      <h2>花台・丘方面</h2><table><tr><th>種別</th><th>中央駅</th><th>横川口</th><th>大学前</th><th>経由地・終点</th></tr>
      <tr><th>定期便</th><td>9:08</td><td>9:12</td><td>9:20</td><td>花台</td></tr><tr><th>臨時便</th><td>9:53</td>\
      <td>9:58</td><td>10:08</td><td>直行大学前</td></tr><tr><th>定期便</th><td>10:08</td><td>10:12</td>\
      <td>10:20</td><td>丘</td></tr></table>
      """)
    let last = page.timetables.first { $0.stop == "大学前" }
    #expect(last?.departures.map { "\($0.hour):\($0.minute)" } == ["9:20", "10:20"])
  }

  @Test(
    "a mark above a minute is read where the tags around it are not whole",
    arguments: ["<ruby>05<rp>(<rt>急</rt>)</ruby>", "05<rt>急</rt></ruby>"])
  func brokenRuby(first: String) {
    let page = read(
      """
      <h1>若葉台 西川行</h1><table><tr><th>時</th><th>平日</th></tr><tr><td>7</td>
      <td>\(first) 25</td></tr><tr><td>8</td><td>10 40</td></tr></table><p>急：急行</p>
      """)
    #expect(times(page) == "7:05急 7:25 8:10 8:40")
  }

  @Test("links that ran into the sentence on a mark are none of its words")
  func menuBehindLegend() {
    let page = read(
      """
      <h1>若葉台 西川行</h1><table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>05▲ 25</td></tr><tr><td>8</td>
      <td>10 40</td></tr></table>▲印は港経由です。 <a href="i.htm">目次へ</a> <a href="f.htm">運賃表</a>
      """)
    #expect(page.legend.map(\.text) == ["▲印は港経由です。"])
  }

  @Test("the head of an empty column says nothing of the times beside it")
  func headOfEmptyColumn() {
    let page = read(
      """
      <h1>若葉線 終電時刻（平日）</h1><table><tr><th>駅</th><th>上り 西川行</th><th>下り 東川行</th></tr>
      <tr><td>若葉台</td><td>23:45</td><td></td></tr><tr><td>潮見</td><td>23:51</td><td></td></tr>\
      <tr><td>小橋</td><td>23:58</td><td></td></tr></table>
      """)
    #expect(Set(page.timetables.map(\.destination)) == ["西川"])
  }

  @Test("buses that rest are named below fares as well")
  func restBelowFares() {
    let page = read(
      """
      <h1>若葉台 西川行</h1><table><tr><th>時</th><th>平日</th><th>土日祝</th></tr>\(Self.hours)</table><h3>料金</h3>
      <table><tr><td>大人</td><td>400</td></tr></table><p>現在運休中です。</p>
      """)
    #expect(page.openLines == ["現在運休中です。"])
  }

  @Test("the last buses at stops one below the other leave from the last of them too")
  func lastBuses() {
    let rows = ["市民前": "23:40", "中央通り": "23:52", "西町": "0:05"].sorted { $0.value > $1.value }
    let body = rows.map { "<tr><td>\($0.key)</td><td>\($0.value)</td></tr>" }.joined()
    let page = read(
      "<title>終バスのご案内</title><table><tr><th>停留所</th><th>平日</th></tr>\(body)</table>")
    #expect(page.timetables.map { $0.departures.count } == [1, 1, 1])
    #expect(page.timetables.allSatisfy { $0.destination == nil })
    #expect(page.timetables.flatMap(\.departures).allSatisfy { $0.destination == nil })
  }

  @Test("滝の口 below a district is a stop of its own among stops, and 東口 below 空港 a part of it")
  func parts() {
    let rows = { (names: [String]) in
      names.enumerated().map { index, name in
        "<tr>\(index == 0 ? "<td rowspan=\"2\">上地区</td>" : index == 2 ? "<td rowspan=\"2\">空港</td>" : "")"
          + "<td>\(name)</td><td>7:\(index)5</td><td>9:\(index)5</td></tr>"
      }.joined()
    }
    let page = read(
      "<h1>川上線 時刻表</h1><table>\(rows(["川上", "滝の口", "東口", "西口"]))</table>")
    #expect(page.timetables.map(\.stop) == ["川上", "滝の口", "空港 東口", "空港 西口"])
  }

  @Test("the hours are never those that happen to rise: an hour before them stands for lost rows")
  func hoursInDisorder() {
    let page = read(
      "<h1>若葉台 西川行</h1><table><tr><td></td><td>平日</td></tr><tr><td>7時</td><td>05・25</td></tr>"
        + "<tr><td>9時</td><td>10</td></tr><tr><td>8時</td><td>10・40</td></tr></table>")
    #expect(page.verdict != .timetable)
  }

  @Test("the only h1, when it stands below all timetables, is not passed over")
  func lateHeading() {
    let grid = "<table><tr><th>時</th><th>平日</th><th>土日祝</th></tr>" + Self.hours + "</table>"
    #expect(
      read("<title>川蝉バス</title><h2>市役所 → 鷺沼</h2>" + grid + "<h1>柳町</h1>").verdict != .timetable)
    #expect(
      read("<title>川蝉バス</title><h2>市役所 → 鷺沼</h2>" + grid + "<h1>川蝉バス</h1>").verdict == .timetable)
    #expect(read("<p>西川行</p>" + grid + "<h1>柳町</h1>" + grid).verdict != .timetable)
  }

  @Test(
    "the line that explains a sign gives the whole table no days", arguments: ["※は土日祝運休", "※…平日のみ"])
  func legendAboveHeading(_ line: String) {
    let page = Normalise.timetables(of: read("<p>\(line)</p><h1>若葉台線</h1>" + Self.trips))
    let unmarked = page.timetables.flatMap(\.departures).filter(\.marks.isEmpty)
    #expect(!unmarked.isEmpty)
    #expect(page.timetables.allSatisfy { $0.label == nil })
  }

  @Test(
    "what is said of services below a programme or opening hours is said of the buses",
    arguments: ["イベント内容", "今夜の番組", "開館時間"])
  func belowAProgramme(_ heading: String) {
    let other =
      "<h3>\(heading)</h3><table><tr><td>10:00</td><td>開会式</td></tr><tr><td>10:30</td><td>太鼓</td></tr></table>"
    let page = Normalise.timetables(
      of: read(
        "<h1>若葉台</h1><h2>西川行 平日</h2><table><tr><th>時</th><th>分</th></tr>" + Self.hours + "</table>"
          + other + "<p>8月13日～16日は全便運休します。</p>"))
    #expect(page.dayRules.map { "\($0.days)" } == ["8/13～8/16"])
  }

  @Test("opening hours above the page's h1 speak against none of its timetables")
  func hoursAboveTheHeading() {
    let table = "<table class=a><tr><th>時</th><th>分</th><th>分</th></tr>" + Self.hours + "</table>"
    let page = read(
      "<h3>開館時間</h3><table><tr><td>図書館</td><td>9:00～17:00</td></tr></table><h1>若葉台</h1><h2>西川行</h2>"
        + "<h3>平日</h3>\(table)<h3>土曜</h3>\(table.replacing("40", with: "45"))")
    #expect(page.notices.allSatisfy { $0.code != "foreignTable" } || page.verdict != .timetable)
    #expect(Set(page.timetables.compactMap(\.label)).isSuperset(of: ["平日", "土曜"]))
  }

  @Test("a menu's first link is no stop, however the source is indented")
  func menu() {
    let page = read(
      """
      <title>坂下　坂上線　時刻表</title><table><tr>
      <td>
      <b>停留所</b>
      <br>
      <a href="a.html">坂上</a>
      <br>
      <b>坂下</b>
      <br>
      <a href="c.html">川原駅</a>
      </td>
      <td><h3>坂下</h3><p>坂上線　坂上ゆき</p><table><tr><td>時</td><td>平日</td><td>土曜・休日</td></tr>\(Self.hours)</table></td>
      </tr></table>
      """)
    #expect(Set(page.timetables.map(\.stop)) == ["坂下"])
  }

  @Test(
    "the next buses of this moment, without days beside a timetable that has them, are no departures"
  )
  func nextBuses() {
    let page = read(
      "<h1>若葉台</h1><h2>西川行</h2><table><tr><th>時</th><th>平日</th><th>土日祝</th></tr>\(Self.hours)</table>"
        + "<table><tr><th>発車予定</th><th>行先</th></tr><tr><td>8:10</td><td>西川</td></tr><tr><td>8:40</td><td>西川</td></tr></table>"
    )
    #expect(page.timetables.map(\.departures.count) == [3, 4])
  }

  @Test("a row that a cell of the days above pushes beyond the heads makes the page doubtful")
  func rowBelowSpan() {
    func page(_ rows: [String]) -> RawPage {
      read(
        "<h1>谷村 買い物バス</h1><table><tr><th>曜日</th><th>集合場所</th><th>時刻</th><th>備考</th></tr>"
          + rows.map { "<tr>\($0)</tr>" }.joined() + "</table>")
    }
    let rows = [
      "<td rowspan=3>月曜日</td><td>上の沢</td><td>9:05</td><td></td>",
      "<td>中の沢</td><td>9:12</td><td></td>",
      "<td>道の駅（着）</td><td>9:30</td><td></td>",
      "<td rowspan=3>木曜日</td><td>東平</td><td>9:00</td><td></td>",
      "<td>東平下</td><td>9:08</td><td></td>",
      "<td>道の駅（着）</td><td>9:30</td><td></td>",
    ]
    #expect(page(rows).judgement == .timetable)
    for lost in [1, 2] {
      var rest = rows
      rest.remove(at: lost)
      #expect(page(rest).judgement != .timetable)
    }
  }
}
