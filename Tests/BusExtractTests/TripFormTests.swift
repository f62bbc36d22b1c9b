import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Ways of laying out trips, as different companies write them.
@Suite("forms of trips")
struct TripFormTests {
  private func told(_ html: String) -> [String] { Told.ways(html) }

  private let rows = """
    <tr><th>千空港</th><td>8:40</td><td>11:40</td><td>15:10</td></tr><tr><th>南駅</th><td>8:47</td><td>11:47</td>\
    <td>15:17</td></tr><tr><th>支湖会場</th><td>9:34</td><td>12:34</td><td>16:04</td></tr>
    """

  @Test(
    "a stop called 会場 stands below のりば beside trips, numbered or extra",
    arguments: [
      ("のりば", ["1", "2", "臨時"], "臨時"), ("乗り場", ["1便", "2便", "増便"], "増便"),
      ("停留所", ["1", "2", "3"], ""), ("のりば", ["1便", "2便", "3便"], ""),
    ])
  func boardingPlaces(head: String, trips: [String], mark: String) {
    let heads = trips.map { "<th>\($0)</th>" }.joined()
    let page = "<h1>丘バス</h1><table><tr><th>\(head)</th>\(heads)</tr>\(rows)</table>"
    #expect(
      told(page) == [
        "千空港>支湖会場 08:40 11:40 15:10\(mark)", "南駅>支湖会場 08:47 11:47 15:17\(mark)",
      ])
  }

  @Test("the same below numbers of platforms is no table of trips")
  func platforms() {
    #expect(
      told(
        """
        <h1>丘バス</h1><table><tr><th>のりば</th><th>1番</th><th>2番</th><th>3番</th></tr>\(rows)</table>
        """) == [])
  }

  private let pair = """
    <tr><td>前山</td><td>7:32</td><td>医療所</td><td>14:10</td></tr><tr><td>黒井駅</td><td>8:14</td><td>黒井駅</td>\
    <td>14:28</td></tr><tr><td>医療所</td><td>8:32</td><td>前山</td><td>15:10</td></tr>
    """

  @Test(
    "out and back stand side by side, whatever heads them",
    arguments: [
      "<tr><th></th><th>午前便</th><th></th><th>午後便</th></tr>",
      "<tr><th>行き</th><th>午前便</th><th>帰り</th><th>午後便</th></tr>", "",
    ])
  func sideBySide(heads: String) {
    #expect(
      told("<h2>送迎バス</h2><table>\(heads)\(pair)</table>") == [
        "前山>医療所 07:32", "黒井駅>医療所 08:14", "医療所>前山 14:10", "黒井駅>前山 14:28",
      ])
  }

  @Test("so do several trips each, below empty heads and with a gap between")
  func sideBySideTrips() {
    let table = { (gap: String) in
      """
      <h2>送迎バス</h2><table><tr><th></th><th>1便</th><th>2便</th>\(gap)<th></th><th>1便</th><th>2便</th></tr>\
      <tr><td>前山</td><td>7:32</td><td>9:32</td>\(gap)<td>医療所</td><td>14:10</td><td>16:10</td></tr>\
      <tr><td>黒井駅</td><td>8:14</td><td>10:14</td>\(gap)<td>黒井駅</td><td>14:28</td><td>16:28</td></tr>\
      <tr><td>医療所</td><td>8:32</td><td>10:32</td>\(gap)<td>前山</td><td>15:10</td><td>17:10</td></tr></table>
      """
    }
    for gap in ["", "<td></td>"] {
      #expect(
        told(table(gap)) == [
          "前山>医療所 07:32 09:32", "黒井駅>医療所 08:14 10:14", "医療所>前山 14:10 16:10",
          "黒井駅>前山 14:28 16:28",
        ])
    }
  }

  @Test(
    "a second column that is signs or landmarks of the stops is no way back",
    arguments: [["○", "×", "○"], ["公民館前", "東口ロータリー", "正面玄関"]])
  func besides(words: [String]) {
    let rows = [("前山", "7:32", "14:10"), ("黒井駅", "8:14", "14:28"), ("医療所", "8:32", "15:10")]
    let body = zip(rows, words).map { row, word in
      "<tr><td>\(row.0)</td><td>\(row.1)</td><td>\(word)</td><td>\(row.2)</td></tr>"
    }
    let page = told(
      """
      <h2>送迎バス</h2><table><tr><th></th><th>1便</th><th></th><th>2便</th></tr>\(body.joined())</table>
      """)
    #expect(!page.contains { $0.hasPrefix(words[0]) || $0.hasPrefix(words[1]) })
  }

  @Test(
    "a departure and its arrival stand in one cell below heads that say from where to where",
    arguments: [
      ("<th></th><th>行き<br>駅前 ～ 役場</th><th>帰り<br>役場 ～ 駅前</th>", "<td>1便</td>", "<td>2便</td>"),
      ("<th>便</th><th>駅前 → 役場</th><th>役場 → 駅前</th>", "<td>1</td>", "<td>2</td>"),
      ("<th>行き（駅前→役場）</th><th>帰り（役場→駅前）</th>", "", ""),
      ("<th>駅前発→役場着</th><th>役場発→駅前着</th>", "", ""),
    ])
  func arrivalsInCells(heads: String, first: String, second: String) {
    #expect(
      told(
        """
        <h2>丘バス</h2><table><tr>\(heads)</tr><tr>\(first)<td>8:30 → 9:00</td><td>9:30⇒10:00</td></tr>\
        <tr>\(second)<td>10:30→11:00</td><td>11:30 → 12:00</td></tr></table>
        """) == ["駅前>役場 08:30 10:30", "役場>駅前 09:30 11:30"])
  }

  @Test(
    "old and new times, and pairs of which nothing says where they lead, are not departures and arrivals",
    arguments: [
      """
      <tr><th></th><th>変更前 → 変更後</th></tr><tr><td>1便</td><td>8:30 → 9:00</td></tr><tr><td>2便</td>\
      <td>10:30 → 11:00</td></tr>
      """,
      """
      <tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>駅前</td><td>8:30 → 8:35</td><td>9:30 → 9:35</td></tr>\
      <tr><td>役場</td><td>9:00 → 9:05</td><td>10:00 → 10:05</td></tr>
      """,
      """
      <tr><th></th><th>行き</th><th>帰り</th></tr><tr><td>1便</td><td>8:30 → 9:00</td><td>9:30 → 10:00</td></tr>\
      <tr><td>2便</td><td>10:30 → 11:00</td><td>11:30 → 12:00</td></tr>
      """,
    ])
  func otherPairs(rows: String) {
    #expect(told("<h2>丘バス</h2><table>\(rows)</table>") == [])
  }

  @Test(
    "the way back is read upwards where its head stands over several trips",
    arguments: [
      """
      <tr><th rowspan=2></th><th colspan=2>出勤</th><th colspan=2>退勤</th></tr><tr><th>1便</th><th>2便</th><th>1便</th>\
      <th>2便</th></tr><tr><th>駅東口</th><td>7:20</td><td>7:50</td><td>17:55着</td><td>18:55着</td></tr><tr><th>中央</th>\
      <td>7:38</td><td>8:08</td><td>17:37</td><td>18:37</td></tr><tr><th>団地北</th><td>7:45着</td><td>8:15着</td>\
      <td>17:30</td><td>18:30</td></tr>
      """,
      """
      <tr><td rowspan=2>停留所</td><td colspan=2>行き</td><td colspan=2>帰り</td></tr><tr><td>1便</td><td>2便</td><td>1便</td>\
      <td>2便</td></tr><tr><td>駅東口</td><td>7:20</td><td>7:50</td><td>17:55</td><td>18:55</td></tr><tr><td>中央</td>\
      <td>7:38</td><td>8:08</td><td>17:37</td><td>18:37</td></tr><tr><td>団地北</td><td>7:45</td><td>8:15</td>\
      <td>17:30</td><td>18:30</td></tr>
      """,
    ])
  func wayBackUpwards(rows: String) {
    #expect(
      told("<h1>団地線バス</h1><table>\(rows)</table>") == [
        "駅東口>団地北 07:20 07:50", "中央>団地北 07:38 08:08", "団地北>駅東口 17:30 18:30",
        "中央>駅東口 17:37 18:37",
      ])
  }

  @Test(
    "hours of work and trips that fall under no such head are none",
    arguments: [
      """
      <tr><th></th><th>出勤</th><th>退勤</th></tr><tr><td>早番</td><td>7:20</td><td>17:55</td></tr><tr><td>中番</td>\
      <td>7:38</td><td>17:37</td></tr><tr><td>遅番</td><td>7:45</td><td>17:30</td></tr>
      """,
      """
      <tr><th rowspan=2>駅</th><th colspan=2>始発</th><th colspan=2>終発</th></tr><tr><th>北行</th><th>南行</th><th>北行</th>\
      <th>南行</th></tr><tr><td>駅東口</td><td>7:20</td><td>7:50</td><td>17:55</td><td>18:55</td></tr><tr><td>中央</td>\
      <td>7:38</td><td>7:38</td><td>18:37</td><td>17:37</td></tr><tr><td>団地北</td><td>7:45</td><td>7:30</td>\
      <td>18:50</td><td>17:30</td></tr>
      """,
    ])
  func otherFalls(rows: String) {
    #expect(told("<h1>団地</h1><table>\(rows)</table>") == [])
  }

  @Test("a trip without colons beside one with them does not get lost")
  func tripsWithoutColons() {
    #expect(
      told(
        """
        <h1>湖線</h1><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>山駅</td><td>825</td><td>10:25</td></tr>\
        <tr><td>西町</td><td>845</td><td>10:45</td></tr><tr><td>役場</td><td>905</td><td>11:05</td></tr></table>
        """) == [])
  }

  @Test(
    "two starts in a row are two stops, whatever the language",
    arguments: [
      ("便", "博多駅発", "ホテル発", "博多駅", "ホテル"), ("班次", "博多站 发车", "酒店 发车", "博多站", "酒店"),
      ("회차", "하카타역 출발", "호텔 출발", "하카타역", "호텔"),
      ("No.", "Departs Hakata Station", "Departs Hotel", "Hakata Station", "Hotel"),
    ])
  func twoStarts(head: String, one: String, other: String, first: String, second: String) {
    #expect(
      told(
        """
        <h1>Shuttle Bus シャトルバス 班车 셔틀버스</h1><table><tr><th>\(head)</th><th>\(one)</th><th>\(other)</th></tr>\
        <tr><td>1</td><td>8:00</td><td>8:30</td></tr><tr><td>2</td><td>9:00</td><td>9:30</td></tr></table>
        """
      ).map { $0.replacing("?", with: "") } == ["\(first)> 08:00 09:00", "\(second)> 08:30 09:30"])
  }

  @Test("a stop named like an hour and one by a number stand among others below 停留所")
  func oddNames() {
    #expect(
      told(
        """
        <h1>開拓線</h1><table><tr><td>停留所</td><td>1便</td><td>2便</td></tr><tr><td>十時</td><td>7:00</td><td>12:00</td></tr>\
        <tr><td>15号</td><td>7:09</td><td>12:09</td></tr><tr><td>20号</td><td>7:15</td><td>12:15</td></tr><tr><td>役場</td><td>7:25</td><td>12:25</td></tr></table>
        """) == ["十時>役場 07:00 12:00", "15号>役場 07:09 12:09", "20号>役場 07:15 12:15"])
  }

  @Test(
    "that people only get off where a head says 着 is nothing new; elsewhere it takes departures away",
    arguments: [
      ("国際線 着", "<ul><li>国際線ターミナルは降車のみ。</li></ul>", ["駅前>国際線 08:00", "東町>国際線 08:20"]),
      ("国際線", "<p>※東町は降車のみとなります。</p>", ["駅前>国際線 08:00"]),
      ("国際線 着", "<p>※西町は降車のみとなります。</p>", []),
      ("国際線", "<p>降車のみの取り扱いはありません。</p>", ["駅前>国際線 08:00", "東町>国際線 08:20"]),
      ("国際線", "<p>降車専用の停留所は設けておりません。</p>", ["駅前>国際線 08:00", "東町>国際線 08:20"]),
      ("国際線 着", "<p>西町は降車のみで、乗車の取り扱いはありません。</p>", []),
    ])
  func alighting(last: String, note: String, expected: [String]) {
    #expect(
      told(
        """
        <h1>空港バス</h1><table><tr><th>停留所</th><th>1便</th></tr><tr><td>駅前</td><td>8:00</td></tr><tr><td>東町</td>\
        <td>8:20</td></tr><tr><td>\(last)</td><td>8:40</td></tr></table>\(note)
        """) == expected)
  }

  @Test("the number of a train is no stop, whatever stands above it")
  func trainNumber() {
    #expect(
      told(
        """
        <h1>赤倉線</h1><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>赤倉</td><td>7:00</td><td>9:00</td></tr>\
        <tr><td>関山</td><td>7:20</td><td>9:20</td></tr><tr><td>高原駅</td><td>7:40</td><td>9:40</td></tr><tr>\
        <td>はくたか555号</td><td>7:55</td><td>9:55</td></tr></table>
        """) == [])
  }
}
