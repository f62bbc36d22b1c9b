import BusModel
import Testing

@Suite("lists whose entries begin with the names of their trips, their days or their hours")
struct TripNamedListTests {
  /// "緑台 7:40(第1便) 10:20", a line for each timetable with departures.
  private func told(_ body: String, under heading: String = "みどり号　病院行") -> [String] {
    let page = read("<h1>緑台</h1><h2>\(heading)</h2>" + body)
    guard page.verdict == .timetable else { return [] }
    return page.timetables.filter { !$0.departures.isEmpty }.map { table in
      let times = table.departures.map { departure in
        let minute = departure.minute < 10 ? "0\(departure.minute)" : "\(departure.minute)"
        return "\(departure.hour):\(minute)" + departure.marks.map { "(\($0))" }.joined()
      }
      return ([table.label ?? table.stop ?? "?"] + times).joined(separator: " ")
    }
  }

  @Test(
    "a time behind the name of its trip is that trip's, whatever both stand in",
    arguments: [
      "<ul><li>第1便　7:40</li><li>第2便　10:20</li><li>第3便　13:05</li></ul>",
      "<p>1便 … 7:40</p><p>2便 … 10:20</p><p>3便 … 13:05</p>",
      "<p>1便 7:40／2便 10:20／3便 13:05</p>",
      "<p>第1便：7:40<br>第2便：10:20<br>第3便：13:05</p>",
      "<dl><dt>第1便</dt><dd>7:40</dd><dt>第2便</dt><dd>10:20</dd><dt>第3便</dt><dd>13:05</dd></dl>",
      "<div><span>7:40</span><span>10:20</span><span>13:05</span></div>",
      "<table><tr><td>7:40</td><td>10:20</td><td>13:05</td></tr></table>",
    ])
  func trips(body: String) { #expect(told(body) == ["緑台 7:40 10:20 13:05"]) }

  @Test("what stands in a bracket behind a time or the name of its trip is that trip's alone")
  func asides() {
    let list =
      "<ul><li>第1便　7:40（日曜・祝日運休）</li><li>第2便　10:20</li><li>第3便　13:05（7月1日～9月30日運航）</li></ul>"
    #expect(told(list) == ["緑台 7:40(日曜・祝日運休) 10:20 13:05(7月1日～9月30日運航)"])
    let terms =
      "<dl><dt>第1便</dt><dd>7:40</dd><dt>第2便（土日祝運休）</dt><dd>10:20</dd><dt>第3便</dt><dd>13:05</dd></dl>"
    #expect(told(terms) == ["緑台 7:40 10:20(土日祝運休) 13:05"])
    let table =
      "<table><tr><th>便番号</th><th>時間</th></tr><tr><td>101</td><td>9:35</td></tr><tr><td>102 ※</td>"
      + "<td>15:05</td></tr></table><p>※土曜日は運休</p>"
    #expect(told(table) == ["緑台 9:35 15:05(※)"])
  }

  @Test("several times below one term of a list are its own")
  func terms() {
    let list =
      "<dl><dt>平日</dt><dd>7:40</dd><dd>10:20</dd><dt>土日祝</dt><dd>9:05</dd></dl>"
    #expect(told(list) == ["平日 7:40 10:20", "土日祝 9:05"])
    let lines =
      "<dl><dt>平日</dt><dd>第1便 7:40<br>第2便 10:20</dd><dt>土日祝</dt><dd>第1便 9:05<br>第2便 11:05</dd></dl>"
    #expect(told(lines) == ["平日 7:40 10:20", "土日祝 9:05 11:05"])
  }

  @Test("an hour that is said again before its times loses none of them")
  func hours() {
    let list =
      "<h3>平日</h3><ul><li>6時台　6:35　6:55</li><li>8時台　8:10</li></ul>"
      + "<h3>休日</h3><ul><li>8時台　8:20</li><li>10時台　10:50</li></ul>"
    #expect(told(list) == ["平日 6:35 6:55 8:10", "休日 8:20 10:50"])
  }

  @Test("a paragraph behind the last time is no part of its row, and times beside a day are days'")
  func behind() {
    let list = "<p>15:10　月・水</p><p>16:00　火・木・金</p><p>16:45　月～金</p><p>土日・祝日は運休。</p>"
    #expect(
      told(list, under: "スクールバス（下校便）") == ["土日・祝日は運休 15:10(月・水) 16:00(火・木・金) 16:45(月～金)"])
  }

  @Test("a name above the times is no less than that above the page")
  func headedColumn() {
    let rows =
      "<tr><td>1</td><td>8:30</td></tr><tr><td>2</td><td>9:45</td></tr><tr><td>3</td><td>17:00</td></tr>"
    let told = told("<table><tr><th>便</th><th>霞野駅東口</th></tr>\(rows)</table>", under: "霊園参拝バス")
    #expect(!told.contains { $0.hasPrefix("緑台") })
  }

  @Test(
    "times beside such words that are of something else are no timetable",
    arguments: [
      ("運動会プログラム", "<ul><li>第1回　9:00</li><li>第2回　10:00</li><li>第3回　11:00</li></ul>"),
      ("送迎バスの受付", "<ul><li>受付 9:00</li><li>開演 10:00</li><li>終演 11:30</li></ul>"),
      ("バスツアー日程", "<p>集合 8:00 … 見学 9:30 … 解散 12:00</p><p>集合 9:00 … 見学 9:30 … 解散 13:00</p>"),
      ("診療時間", "<dl><dt>平日</dt><dd>9:00</dd><dd>12:00</dd><dt>土曜</dt><dd>9:00</dd></dl>"),
      (
        "みどり号",
        "<dl><dt>1便</dt><dd>7:40</dd><dd>8:05</dd><dt>2便</dt><dd>9:40</dd><dd>10:05</dd></dl>"
      ),
      ("みどり号", "<ul><li>7:40 3号車</li><li>8:40</li></ul>"),
    ])
  func lookalikes(heading: String, body: String) {
    #expect(told(body, under: heading) == [])
  }
}
