import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Ways of laying out hours and minutes, as different companies write them.
@Suite("forms of hours")
struct HourFormTests {
  private func told(_ html: String) -> [String] { Told.hours("<h1>天北</h1>" + html) }

  @Test(
    "the number of a line above or beside a minute is no minute",
    arguments: [
      { "<td><small>\($0)</small><br>\($1)</td>" }, { "<td><sup>\($0)</sup>\($1)</td>" },
      { "<td><span class='no'>\($0)</span> <span class='m'>\($1)</span></td>" },
    ] as [@Sendable (String, String) -> String])
  func lineNumbers(cell: @Sendable (String, String) -> String) {
    let table = """
      <h2>平日</h2><table><tr><th>6</th>\(cell("100", "12"))\(cell("46", "38"))</tr>\
      <tr><th>7</th>\(cell("100", "05"))\(cell("46L", "15"))</tr>\
      <tr><th>8</th>\(cell("46", "02"))\(cell("100", "20"))</tr></table>
      """
    #expect(told(table) == ["平日 06:12/100 06:38/46 07:05/100 07:15/46L 08:02/46 08:20/100"])
  }

  @Test("several numbered minutes share a cell")
  func severalNumbers() {
    #expect(
      told(
        """
        <h2>平日</h2><table><tr><th>6</th><td><sup>46</sup>12 <sup>100</sup>38</td></tr>\
        <tr><th>7</th><td><sup>46</sup>05 <sup>46</sup>15</td></tr><tr><th>8</th><td><sup>100</sup>02</td></tr></table>
        """) == ["平日 06:12/46 06:38/100 07:05/46 07:15/46 08:02/100"])
  }

  @Test("numbers that could be minutes are lines' where minutes would fall")
  func fallingNumbers() {
    #expect(
      told(
        """
        <h2>平日</h2><table><tr><th>7</th><td><small>13</small><br>05</td><td><small>28</small><br>20</td></tr>\
        <tr><th>8</th><td><small>28</small><br>10</td><td><small>13</small><br>35</td></tr><tr><th>9</th>\
        <td><small>13</small><br>15</td><td></td></tr></table>
        """) == ["平日 07:05/13 07:20/28 08:10/28 08:35/13 09:15/13"])
  }

  @Test("what stands below 行先 beside the number of a line is where its buses go")
  func linesWithPlaces() {
    let page = read(
      """
      <h1>天北</h1><h2>平日</h2><table><tr><th>6</th><td><small>100</small><br>12</td></tr><tr><th>7</th><td>\
      <small>46</small><br>05</td></tr><tr><th>8</th><td><small>100</small><br>02</td></tr></table><table><tr>\
      <th>行先番号</th><th>行先</th><th>経由</th></tr><tr><td>100</td><td>中央ふ頭</td><td>大橋</td></tr><tr>\
      <td>46</td><td>山手</td><td>東町</td></tr></table>
      """)
    #expect(page.timetables[0].departures.map(\.destination) == ["中央ふ頭", "山手", "中央ふ頭"])
    let listed = read(
      """
      <h1>天北</h1><h2>平日</h2><table><tr><th>6</th><td><small>13</small><br>12</td></tr><tr><th>7</th><td>\
      <small>28</small><br>05</td></tr><tr><th>8</th><td><small>13</small><br>02</td></tr></table><ul>\
      <li>13：西公園行</li><li>28：山手行</li></ul>
      """)
    #expect(listed.timetables[0].departures.map(\.destination) == ["西公園", "山手", "西公園"])
    #expect(page.timetables[0].departures.allSatisfy { $0.marks.isEmpty })
  }

  @Test("small minutes beside others are minutes")
  func smallMinutes() {
    #expect(
      told(
        """
        <h2>平日</h2><table><tr><th>6</th><td><small>12</small> 38</td></tr><tr><th>7</th><td>\
        <small>05</small> 15</td></tr><tr><th>8</th><td><small>02</small> 20</td></tr></table>
        """) == ["平日 06:12 06:38 07:05 07:15 08:02 08:20"])
  }

  @Test(
    "days stand at the left of their hours, upright or in a line",
    arguments: [
      ("", "平<br>日", "土<br>日<br>祝"), ("<tr><td></td><td>時</td><td>分</td></tr>", "平日", "土日祝"),
      ("", "平 日", "土<br>・<br>日<br>・<br>祝"),
    ])
  func daysBeside(head: String, weekday: String, weekend: String) {
    let page = told(
      """
      <table>\(head)<tr><td rowspan=3>\(weekday)</td><td>7</td><td>05 25</td></tr><tr><td>8</td><td>05</td></tr>\
      <tr><td>9</td><td>15</td></tr><tr><td rowspan=3>\(weekend)</td><td>8</td><td>00 40</td></tr>\
      <tr><td>9</td><td>20</td></tr><tr><td>10</td><td>20</td></tr></table>
      """)
    #expect(
      page.map { $0.drop { $0 != " " } } == [
        " 07:05 07:25 08:05 09:15", " 08:00 08:40 09:20 10:20",
      ])
    #expect(page.map { $0.filter { "平日土祝".contains($0) } } == ["平日", "土日祝"])
  }

  @Test("days beside two hours, and beside one")
  func fewHours() {
    #expect(
      told(
        """
        <table><tr><td rowspan=3>平<br>日</td><td>7</td><td>05 25</td></tr><tr><td>8</td><td>05</td></tr>\
        <tr><td>9</td><td>15</td></tr><tr><td rowspan=2>土<br>曜</td><td>8</td><td>00 40</td></tr><tr><td>9</td>\
        <td>20</td></tr><tr><td>日祝</td><td>9</td><td>20</td></tr></table>
        """
      ).map { $0.drop { $0 != " " } } == [
        " 07:05 07:25 08:05 09:15", " 08:00 08:40 09:20", " 09:20",
      ])
  }

  @Test(
    "halves of the day and nothing at the left of hours are no days", arguments: ["午<br>後", ""])
  func otherBeside(second: String) {
    #expect(
      told(
        """
        <table><tr><td rowspan=3>平<br>日</td><td>7</td><td>05 25</td></tr><tr><td>8</td><td>05</td></tr>\
        <tr><td>9</td><td>15</td></tr><tr><td rowspan=3>\(second)</td><td>1</td><td>00 40</td></tr>\
        <tr><td>2</td><td>20</td></tr><tr><td>3</td><td>20</td></tr></table>
        """) == [])
  }

  @Test(
    "the minutes beside several hours are those of each",
    arguments: ["8～10", "8〜10時", "8時～10時", "8-10", "8時台～10時台", "8時から10時"])
  func ranges(hours: String) {
    #expect(
      told(
        """
        <table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>10 40</td></tr><tr><td>\(hours)</td>\
        <td>00 30</td></tr><tr><td>11</td><td>05</td></tr></table>
        """) == ["平日 07:10 07:40 08:00 08:30 09:00 09:30 10:00 10:30 11:05"])
  }

  @Test("a row of several hours stands alone")
  func loneRange() {
    #expect(
      told("<p>毎日運行</p><table><tr><th>8～10 時</th><td>00 30</td></tr></table>") == [
        "毎日運行 08:00 08:30 09:00 09:30 10:00 10:30"
      ])
  }

  @Test(
    "how far buses lie apart, how many there are and hours that overlap are no minutes of each",
    arguments: [
      "<tr><td>8～10</td><td>約15分間隔</td></tr>", "<tr><td>8～10</td><td>15</td></tr>",
      "<tr><td>8～10</td><td>00 30 この間30分おき</td></tr>", "<tr><td>6～10</td><td>00 30</td></tr>",
      "<tr><td>8～12</td><td>00 30</td></tr>",
    ])
  func unclearRanges(row: String) {
    #expect(
      told(
        """
        <table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>10 40</td></tr>\(row)\
        <tr><td>11</td><td>05 25</td></tr></table>
        """) == [])
  }

  @Test("intervals of several hours are no minutes")
  func intervals() {
    #expect(
      told(
        """
        <table><tr><th>時</th><th>運転間隔（分）</th></tr><tr><td>6～8</td><td>10 15</td></tr><tr><td>9～15</td>\
        <td>20 30</td></tr><tr><td>16</td><td>10 15</td></tr></table>
        """) == [])
  }

  @Test(
    "timetables to one place by different ways are told apart",
    arguments: [
      """
      <h2>鮫行（湊経由）</h2><table><tr><th>時</th><th>平日</th></tr><tr><th>6</th><td>45</td></tr><tr><th>7</th><td>25</td>\
      </tr><tr><th>8</th><td>10</td></tr></table><h2>鮫行（石手洗経由）</h2><table><tr><th>時</th><th>平日</th></tr>\
      <tr><th>6</th><td>50</td></tr><tr><th>7</th><td>05</td></tr><tr><th>8</th><td>40</td></tr></table>
      """,
      """
      <h2>鮫行</h2><p>平日</p><table><tr><th>時</th><th>湊経由</th><th>石手洗経由</th></tr><tr><th>6</th><td>45</td>\
      <td>50</td></tr><tr><th>7</th><td>25</td><td>05</td></tr><tr><th>8</th><td>10</td><td>40</td></tr></table>
      """,
    ])
  func ways(html: String) {
    #expect(told(html) == ["平日 06:45 07:25 08:10", "平日 06:50 07:05 08:40"])
  }

  @Test("two timetables by the same way are not")
  func sameWay() {
    let table = { (minute: String) in
      """
      <h2>鮫行（湊経由）</h2><table><tr><th>時</th><th>平日</th></tr><tr><th>6</th><td>\(minute)</td></tr>\
      <tr><th>7</th><td>25</td></tr><tr><th>8</th><td>10</td></tr></table>
      """
    }
    #expect(told(table("45") + table("50")) == [])
  }

  @Test(
    "an hour with its unit in an element of its own heads the minutes behind it",
    arguments: [
      { "<dt>\($0)<span>時</span></dt><dd><ul>\($1)</ul></dd>" },
      { "<dt>\($0)時</dt><dd><ul>\($1)</ul></dd>" },
    ] as [@Sendable (String, String) -> String])
  func hourWithUnit(row: @Sendable (String, String) -> String) {
    let minute = { (mark: String, minute: String) in
      "<li><a href='#'><span>\(mark)</span><span>\(minute)</span></a></li>"
    }
    #expect(
      told(
        """
        <p>平日</p><dl>\(row("6", minute("山", "05") + minute("本", "35")))\(row("7", minute("本", "00")))\
        \(row("8", minute("山", "10")))</dl><p>山 = 山手台行<br>本 = 本町行</p>
        """) == ["平日 06:05山 06:35本 07:00本 08:10山"])
  }

  @Test("times in full below an hour are minutes of it, and those of another hour are none")
  func wholeTimes() {
    let page = { (last: String) in
      """
      <h2>平日</h2><details open><summary>6時台</summary><p>6:15　6:45</p></details><details><summary>7時台</summary>\
      <p>7:05　7:20★</p></details><details><summary>8時台</summary><p>\(last)</p></details><p>★＝港まで</p>
      """
    }
    #expect(told(page("8:20")) == ["平日 06:15 06:45 07:05 07:20★ 08:20"])
    #expect(!told(page("9:20")).contains { $0.contains("08:") })
    #expect(told(page("8:20 神ノ島")) == [])
  }

  @Test("the hours at which buses arrive are no departures")
  func arrivals() {
    let table = { (last: String) in
      """
      <h2>平日</h2><table><tr><th>時</th><th>駅発</th><th>\(last)</th></tr><tr><th>6</th><td>10</td><td>50</td></tr>\
      <tr><th>7</th><td>12</td><td>52</td></tr><tr><th>8</th><td></td><td></td></tr></table>
      """
    }
    #expect(told(table("空港着")) == ["平日 06:10 07:12"])
    #expect(told(table("空港発")).count == 2)
  }
}
