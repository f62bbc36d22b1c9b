import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Tables met on operators' pages, each with what a rider reads there.
@Suite("tables of operators' pages")
struct RealTableTests {
  private func page(_ rows: String, _ before: String = "<h1>東山線 時刻表</h1>") -> RawPage {
    read("\(before)<table>\(rows)</table>")
  }

  private func stops(_ page: RawPage) -> [String] { page.timetables.compactMap(\.stop) }

  @Test("minutes of every hour beside a last bus are not left out without a word")
  func minutesOfEveryHour() {
    let page = page(
      """
      <tr><th>停留所</th><th colspan="2">毎時（9時台～16時台）</th><th>最終</th></tr><tr><td>区役所前</td><td>00</td><td>30</td>\
      <td>17:00</td></tr><tr><td>港小学校</td><td>04</td><td>34</td><td>17:04</td></tr><tr><td>川駅東口</td><td>12</td>\
      <td>42</td><td>17:12</td></tr>
      """)
    #expect(page.judgement != .timetable)
  }

  @Test("trips A1 and A3 are no stops, and each part of an airport has its platform")
  func namedTrips() {
    let page = page(
      """
      <tr><th rowspan="2">便名</th><th colspan="2">東空港</th><th colspan="2">北山</th></tr><tr><th>国内線⑫のりば</th>\
      <th>国際線⑰のりば</th><th>北ホテル</th><th>西タワー</th></tr><tr><td>A1</td><td>11:10</td><td>11:15</td><td>12:05</td>\
      <td>12:10</td></tr><tr><td>A3</td><td>13:30</td><td>13:35</td><td>14:25</td><td>14:30</td></tr>
      """)
    #expect(stops(page) == ["東空港 国内線", "東空港 国際線", "北ホテル", "西タワー"])
    #expect(page.timetables[0].departures.first?.platform == "12")
    #expect(page.timetables[1].departures.first?.platform == "17")
  }

  @Test("a sign that lets people only off makes its stops' times arrivals")
  func signOfAlighting() {
    let page = page(
      """
      <tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>△東駅</td><td>5:53</td><td>7:43</td></tr>\
      <tr><td>▼桑山</td><td>8:55</td><td>レ</td></tr><tr><td>▼名川駅</td><td>9:37</td><td>11:27</td></tr>
      """, "<h1>紀南線</h1><p>△乗車専用　▼降車専用　レ通過</p>")
    #expect(page.timetables.map(\.departures.count) == [2, 0, 0])
  }

  @Test("what stands in a column of ways is not where the bus goes")
  func ways() {
    let page = page(
      """
      <tr><th>発時刻</th><th>経由</th><th>運行日</th></tr><tr><td>6:15</td><td>大山インター</td><td>毎日</td></tr>\
      <tr><td>7:20</td><td>大山市役所前</td><td>平日</td></tr><tr><td>7:35</td><td>大山インター</td><td>土日祝</td></tr>
      """, "<h1>東駅前 4番のりば</h1><p>西空港 行</p>")
    #expect(page.timetables.allSatisfy { $0.destination == "西空港" })
    #expect(page.timetables.flatMap(\.departures).allSatisfy { $0.destination == nil })
  }

  @Test("names of stops within the cells of times are no marks")
  func namesInCells() {
    let page = page(
      """
      <tr><th>曜日</th><th>月・木</th><th>火・金</th></tr><tr><td rowspan="3">行き</td><td>大原公民館 8:10</td>\
      <td>浜山漁協 8:20</td></tr><tr><td>平山橋 8:18</td><td>高山郵便局 8:31</td></tr><tr><td>病院着 8:40</td><td>病院着 8:50</td></tr>
      """)
    #expect(page.judgement != .timetable)
  }

  @Test("a trip that its remark lets end at a stop does not leave it")
  func endInRemark() {
    let page = page(
      """
      <tr><td>東原</td><td>万山</td><td>仁川</td><td>備考</td></tr><tr><td>6:20</td><td>7:05</td><td>8:00</td><td></td></tr>\
      <tr><td>7:50</td><td>8:35</td><td>＝</td><td>万山止</td></tr>
      """, "<h3>縦山線（東原→比川方面）</h3>")
    #expect(page.timetables.first { $0.stop == "万山" }?.departures.map(\.hour) == [7])
    #expect(page.timetables[0].departures.map(\.destination) == [nil, "万山"])
  }

  @Test("a night bus goes on in the morning")
  func nightBus() {
    let page = page(
      """
      <tr><th></th><th>1便</th><th>2便</th></tr><tr><th>東ターミナル</th><td>7:15</td><td>22:25</td></tr>\
      <tr><th>大池</th><td>12:10</td><td>5:00</td></tr><tr><th>上原</th><td>12:20</td><td>5:20</td></tr>
      """)
    #expect(page.judgement == .timetable)
    #expect(page.timetables[1].departures.map(\.hour) == [12, 29])
  }

  @Test("flights to catch are no stop of the bus")
  func flights() {
    let page = page(
      """
      <tr><th>函山駅前</th><th>湯川</th><th>函山空港</th><th>ご利用いただける便</th></tr><tr><td>7:50</td><td>8:03</td>\
      <td>8:10</td><td>ANA 8:50発</td></tr><tr><td>11:00</td><td>11:13</td><td>11:20</td><td>ANA 12:10発</td></tr>
      """, "<h2>函山駅前 → 函山空港</h2>")
    #expect(page.judgement == .timetable)
    #expect(stops(page) == ["函山駅前", "湯川", "函山空港"])
  }

  @Test("until when to book is no time of a stop")
  func deadline() {
    let page = page(
      """
      <tr><th>停留所名</th><th>第2便</th><th>第6便</th></tr><tr><td></td><td>予約不要</td><td>9:10までに要予約</td></tr>\
      <tr><td>東湖駅</td><td>6:25発</td><td>10:10</td></tr><tr><td>岡畑</td><td>6:30</td><td>10:20</td></tr>\
      <tr><td>西竜</td><td>6:40着</td><td>10:35着</td></tr>
      """)
    #expect(page.judgement == .timetable)
    #expect(stops(page) == ["東湖駅", "岡畑", "西竜"])
  }

  @Test("one cell over several rows may say that a bus goes another way")
  func otherWay() {
    let page = page(
      """
      <tr><th>停留所名</th><th>第2便</th><th>第6便</th></tr><tr><td>東湖駅</td><td>6:25発</td><td>10:10</td></tr>\
      <tr><td>中山</td><td rowspan=2>｜<br>中山方面は<br>経由しない<br>↓</td><td>10:12</td></tr><tr><td>岡畑</td><td>10:20</td></tr>\
      <tr><td>西竜</td><td>6:40着</td><td>10:35着</td></tr>
      """)
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.departures.count) == [2, 1, 1, 0])
  }

  @Test("a line before the word 系統 is not where its buses go")
  func lineBehindWay() {
    let page = page(
      "<tr><th>時</th><th>分</th></tr><tr><th>6</th><td>20 45</td></tr><tr><th>7</th><td>05 20 35</td></tr>",
      "<h1>大川駅【3番のりば】</h1><p>鎌山駅方面　系統 船1</p>")
    #expect(page.timetables[0].routeName != "鎌山駅方面")
  }

  @Test("half of a line's name is not told for the whole", arguments: ["若山 - 苗代線", "若山－苗代・金山線"])
  func halfOfLine(_ heading: String) {
    let page = page(
      "<tr><th>停留所</th><th>1便</th></tr><tr><td>若山駅前</td><td>7:40</td></tr><tr><td>苗代駅</td><td>8:35</td></tr>",
      "<h1>\(heading)</h1>")
    #expect([nil, heading].contains(page.timetables[0].routeName))
  }

  @Test("an entry of a legend that nothing bears takes nothing from its neighbour")
  func unusedColour() {
    let page = page(
      """
      <tr><th>時</th><th>平日</th></tr><tr><th>6</th><td>赤12 青30 48</td></tr><tr><th>7</th><td>赤02 15 青33 50</td></tr>
      """, "<h2>若山前</h2><p>赤：小川駅行　青：戸山渡場行　黒：二川駅行</p>")
    #expect(page.legend.first { $0.mark == "青" }?.text == "戸山渡場行")
  }

  @Test("a way out and one back around two stops is not read as a list")
  func stopsBetween() {
    let page = page(
      """
      <tr><td colspan="2">城下駅行き ↓</td><td rowspan="2">停留所</td><td colspan="2">大曲行き ↑</td></tr>\
      <tr><td>1</td><td>3</td><td>2</td><td>4</td></tr><tr><td>6:40</td><td>12:40</td><td>大曲</td><td>8:25</td><td>17:25</td></tr>\
      <tr><td>6:52</td><td>12:52</td><td>役場前</td><td>8:13</td><td>17:13</td></tr>
      """)
    let ended = page.timetables.flatMap(\.departures).contains { $0.hour == 8 && $0.minute == 25 }
    #expect(page.judgement != .timetable || !ended)
  }

  @Test("a note beside a row's minutes is none of them without a blank either")
  func chip() {
    let page = page(
      """
      <tr><th>時</th><th>平日</th></tr><tr><th>16</th><td><i>05</i><i>35</i></td></tr><tr><th>17</th>\
      <td><span class="chip">定時退社</span><i>35</i><i>45</i><i>55</i></td></tr><tr><th>18</th><td><i>10</i><i>40</i></td></tr>
      """)
    #expect(page.timetables[0].departures.allSatisfy { $0.marks.isEmpty })
  }
}
